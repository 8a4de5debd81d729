/** What a mail shows the part of. */
export interface Pictured {
  of: 'rfq' | 'order' | 'supplier_request' | 'purchase_order'
  id: string
}

/** Width and height as shown, in pixels; the picture has twice as many. */
export const partPictureSide = 160

const contentIdOf = ({ of, id }: Pictured) => `part-${of}-${id}`

/**
 * The place of a part's picture in a mail. Its bytes are added on sending, as part of the mail: mail programs show those
 * without asking, and no address has to stay valid. On white, as it is drawn for paper.
 */
export function partPicture(pictured: Pictured): string {
  const side = partPictureSide
  return `<table role="presentation" data-part cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td style="padding:8px;background:#ffffff;border:1px solid #e0e4ea;border-radius:8px"><img src="cid:${contentIdOf(pictured)}" width="${side}" height="${side}" alt="" style="display:block;border:0;width:${side}px;height:${side}px"></td></tr></table>`
}

const place = /<table role="presentation" data-part .*?<\/table>\n?/s
const source = /src="(?:cid:)part-(rfq|order|supplier_request|purchase_order)-([0-9a-f-]{36})"/

/** The part that a mail has a place for, if any. */
export function partShownIn(html: string): (Pictured & { contentId: string }) | undefined {
  const [, of, id] = source.exec(place.exec(html)?.[0] ?? '') ?? []
  if (of === undefined || id === undefined) return undefined
  const pictured = { of: of as Pictured['of'], id } // one of the words of the pattern
  return { ...pictured, contentId: contentIdOf(pictured) }
}

/** The mail without that place: of a part that has no picture, or none yet. */
export function withoutPart(html: string): string {
  return html.replace(place, '')
}
