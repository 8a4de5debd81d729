import { SupplierInvitation } from '../../models/supplier-invitation.ts'
import { hashOfToken } from '../../platform/auth/invitation-token.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import { plainName } from '../../platform/mail/plain-name.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Send } from '../mail/delivery-service.ts'
import { text } from './text.ts'

/**
 * Gives an invitation the secret of this mail and mails it; the previous secret stops working. Nothing is mailed once
 * the invitation has ended.
 */
export async function sendInvitation(platform: Platform, id: string, attempt: Attempt, send: Send): Promise<void> {
  const { knex, clock, codes } = platform
  const token = codes.makeToken(`supplier invitation ${attempt.id}`)
  const [invitation] = await SupplierInvitation.open(knex)
    .where({ id })
    .where('expiresAt', '>', clock())
    .patch({ tokenHash: hashOfToken(token) })
    .returning('*')
  if (invitation) await send(messageOf(platform, invitation, token), { purpose: 'invitation' })
}

function messageOf({ config, provider }: Platform, invitation: SupplierInvitation, token: string): MailMessage {
  const words = text.mail
  const { timeZone } = provider.known()
  const sender = senderOf(provider.known())
  const { email, companyName, message, expiresAt } = invitation
  const until = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone,
    timeZoneName: 'short',
  }).format(expiresAt)
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
