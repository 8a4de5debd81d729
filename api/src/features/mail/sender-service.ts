import { buffer } from 'node:stream/consumers'
import { StoredFile } from '../../models/stored-file.ts'
import type { MailMessage, MailPicture } from '../../platform/mail/mailer.ts'
import { logoShownIn } from '../../platform/mail/sender.ts'
import type { Platform } from '../../platform/platform.ts'

type Parts = Pick<Platform, 'knex' | 'log' | 'provider' | 'store'>

/** A mail as the provider sends it: under the provider's name, once it is set, and with its logo. */
export async function fromProvider(parts: Parts, message: MailMessage): Promise<MailMessage> {
  const { name, isNamed } = parts.provider.known()
  const picture = await pictureOf(parts, message.html)
  return { ...message, ...(isNamed && { senderName: name }), ...(picture && { pictures: [picture] }) }
}

/** A mail matters more than its logo: without the bytes it shows the name. */
async function pictureOf({ knex, log, store }: Parts, html: string): Promise<MailPicture | null> {
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
