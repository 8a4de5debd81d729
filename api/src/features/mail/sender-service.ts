import { buffer } from 'node:stream/consumers'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import type { MailMessage, MailPicture } from '../../platform/mail/mailer.ts'
import { type Pictured, partPictureSide, partShownIn, withoutPart } from '../../platform/mail/part-picture.ts'
import { logoShownIn } from '../../platform/mail/sender.ts'
import type { Platform } from '../../platform/platform.ts'

type Parts = Pick<Platform, 'knex' | 'log' | 'provider' | 'store'>

/** A mail as the provider sends it: under the provider's name, once it is set, with its logo and the part's picture. */
export async function fromProvider(parts: Parts, message: MailMessage): Promise<MailMessage> {
  const { name, isNamed } = parts.provider.known()
  const logo = await logoOf(parts, message.html)
  const part = await partOf(parts, message.html)
  const pictures = [logo, part].filter((picture) => picture !== null)
  return {
    ...message,
    ...(part === null && { html: withoutPart(message.html) }),
    ...(isNamed && { senderName: name }),
    ...(pictures.length > 0 && { pictures }),
  }
}

/** A mail matters more than its logo: without the bytes it shows the name. */
async function logoOf({ knex, log, store }: Parts, html: string): Promise<MailPicture | null> {
  const shown = logoShownIn(html)
  if (!shown) return null
  try {
    const file = await StoredFile.query(knex)
      .findOne({ linkedToType: 'provider_logo', sha256: shown.sha256 })
      .orderBy('id')
      .limit(1)
      .throwIfNotFound()
    const { stream } = await store.get(file.objectKey)
    const fileName = file.mimetype === 'image/png' ? 'logo.png' : 'logo.jpg'
    return { contentId: shown.contentId, fileName, mimetype: file.mimetype, content: await buffer(stream) }
  } catch (error) {
    log.warn({ err: error }, 'sending a mail without its logo')
    return null
  }
}

/** By which files a mail shows what it is about. A supplier's are the copies that were sent to it. */
const ownerSql: Record<Pictured['of'], { linkedToType: 'rfq' | 'supplier_request'; id: string }> = {
  rfq: { linkedToType: 'rfq', id: '?::uuid' },
  order: { linkedToType: 'rfq', id: '(select rfq_id from orders where id = ?)' },
  supplier_request: { linkedToType: 'supplier_request', id: '?::uuid' },
  purchase_order: { linkedToType: 'supplier_request', id: '(select request_id from purchase_orders where id = ?)' },
}

/** Without a picture by then, or without its bytes, a mail is sent as it is. */
async function partOf({ knex, log, store }: Parts, html: string): Promise<MailPicture | null> {
  const shown = partShownIn(html)
  if (!shown) return null
  try {
    const { linkedToType, id } = ownerSql[shown.of]
    const geometry = await FileGeometry.query(knex)
      .join('files', 'files.sha256', 'file_geometry.sha256')
      .select('file_geometry.pictureKey')
      .where('files.linkedToType', linkedToType)
      .whereRaw(`files.linked_to_id = ${id}`, [shown.id])
      .whereNotNull('file_geometry.pictureKey')
      .where('files.kind', 'step')
      .orderBy(['files.createdAt', 'files.id'])
      .first()
    if (!geometry?.pictureKey) return null
    const { stream } = await store.get(geometry.pictureKey)
    const content = await asMailPicture(await buffer(stream))
    return { contentId: shown.contentId, fileName: 'part.jpg', mimetype: 'image/jpeg', content }
  } catch (error) {
    log.warn({ err: error }, "sending a mail without its part's picture")
    return null
  }
}

/** JPEG, because some mail programs show no WebP; loaded when the first such mail is sent. */
async function asMailPicture(webp: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const side = 2 * partPictureSide
  return sharp(webp).resize(side, side).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer()
}
