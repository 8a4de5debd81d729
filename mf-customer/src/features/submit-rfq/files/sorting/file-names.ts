/** Extensions of drawings; a packed STEP file has two. */
const extension = /\.(step|stp|stpz|step\.gz|stp\.gz|pdf)$/i

/** What a name says of the drawing and not of the part: '_rev-B', ' Rev 2', '-v3', ' drawing', ' (1)'. */
const revision = /(?<=.)[\s_.-]+(?:(?:revision|rev|version|ver|issue|iss|r|v)[\s_.-]*[a-z0-9]{1,3})$/i
const kindOfDrawing = /(?<=.)[\s_.-]+(?:drawing|drw|dwg|sheet|print|2d|3d|model)$/i
const copy = /(?<=.)\s*\(\d{1,3}\)$/

/** The name of a file without its extension, as it is shown. */
export function fileTitle(name: string): string {
  return name.replace(extension, '').trim() || name
}

/** A name as names are compared: without case, and whatever separates its words. */
function compared(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The stem of a name: as it is compared, without extension. */
export function stemOf(name: string): string {
  return compared(fileTitle(name))
}

/** The stem without what only tells a revision or a kind of drawing, in any order: 'bracket_rev-B drawing (1)' is 'bracket'. */
export function partStemOf(name: string): string {
  const shorter = [copy, kindOfDrawing, revision].reduce((rest, ending) => rest.replace(ending, ''), fileTitle(name))
  return shorter === fileTitle(name) ? compared(shorter) : partStemOf(shorter)
}

/** Something that a drawing may be for, with the names that it goes by. */
export interface Named {
  key: string
  names: readonly string[]
}

/**
 * To which part a drawing belongs by its name: the one that goes by the same stem; if none does, the one that goes by the
 * same stem without revisions and words such as 'drawing'. Null if several do, or none (docs/product/rfqs.md, 'Files
 * first').
 */
export function partByName(fileName: string, parts: readonly Named[]): string | null {
  for (const stem of [stemOf, partStemOf]) {
    const sought = stem(fileName)
    const found = sought === '' ? [] : parts.filter(({ names }) => names.some((name) => stem(name) === sought))
    if (found.length > 0) return found.length === 1 ? (found[0]?.key ?? null) : null
  }
  return null
}
