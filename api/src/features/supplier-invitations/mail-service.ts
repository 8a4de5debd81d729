import type { Language } from '@kerf/shared-contracts/words/languages'
import { SupplierInvitation } from '../../models/supplier-invitation.ts'
import { User } from '../../models/user.ts'
import { hashOfToken } from '../../platform/auth/invitation-token.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import { speaking } from '../../platform/language/language.ts'
import { writtenMoment } from '../../platform/language/written.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import { plainName } from '../../platform/mail/plain-name.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Send } from '../mail/delivery-service.ts'
import { text } from './text.ts'

/**
 * Gives an invitation the secret of this mail and mails it; the previous secret stops working. Nothing is mailed once
 * the invitation has ended. It speaks the language of the invited account, or that of the request that invited where
 * there is none.
 */
export async function sendInvitation(
  platform: Platform,
  { id, language }: { id: string; language: Language | null },
  attempt: Attempt,
  send: Send,
): Promise<void> {
  const { knex, clock, codes } = platform
  const token = codes.makeToken(`supplier invitation ${attempt.id}`)
  const [invitation] = await SupplierInvitation.open(knex)
    .where({ id })
    .where('expiresAt', '>', clock())
    .patch({ tokenHash: hashOfToken(token) })
    .returning('*')
  if (!invitation) return
  const account = await User.query(knex).findOne({ email: invitation.email, accountType: 'supplier', deletedAt: null })
  const message = speaking(account ? account.language : language, () => messageOf(platform, invitation, token))
  await send(message, { purpose: 'invitation' })
}

function messageOf({ config, provider }: Platform, invitation: SupplierInvitation, token: string): MailMessage {
  const words = text.mail
  const { timeZone } = provider.known()
  const sender = senderOf(provider.known())
  const { email, companyName, message, expiresAt } = invitation
  const until = writtenMoment(expiresAt, timeZone, 'long')
  return {
    to: { address: email },
    subject: words.subject(sender.name),
    ...layOutMail({
      sender,
      title: words.title,
      paragraphs: [words.hello, words.explain(plainName(companyName ?? '') || null), ...(message ? [message] : [])],
      // After `#`, so that no server, log or Referer sees the secret.
      button: { label: words.button, url: `${config.publicUrl}/supplier-invitation#${token}` },
      closing: [words.validity(email, until), words.notYou],
      footer: words.footer(sender.name),
    }),
  }
}
