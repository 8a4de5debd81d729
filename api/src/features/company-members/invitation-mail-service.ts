import type { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import type { User } from '../../models/user.ts'
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
 * the invitation has been answered or has ended.
 */
export async function sendInvitation(
  platform: Platform,
  invitationId: string,
  attempt: Attempt,
  send: Send,
): Promise<void> {
  const { knex, clock, codes } = platform
  const token = codes.makeToken(`invitation ${attempt.id}`)
  const [invitation] = await CompanyInvitation.open(knex)
    .where({ id: invitationId })
    .where('expiresAt', '>', clock())
    .patch({ tokenHash: hashOfToken(token) })
    .returning('*')
  if (!invitation) return
  await invitation.$fetchGraph('[company, inviter]', { transaction: knex })
  const { company, inviter } = invitation
  if (company && inviter)
    await send(messageOf(platform, { invitation, company, inviter, token }), { purpose: 'invitation' })
}

interface Letter {
  invitation: CompanyInvitation
  company: Company
  inviter: User
  token: string
}

function messageOf({ config, provider }: Platform, { invitation, company, inviter, token }: Letter): MailMessage {
  const words = text.mail
  const { timeZone } = provider.known()
  const sender = senderOf(provider.known())
  const { email, companyRole } = invitation
  // The recipient may know neither person nor company, and both chose their own names.
  const [inviterName, companyName] = [
    plainName(inviter.name) || words.somebody,
    plainName(company.name) || words.someCompany,
  ]
  return {
    to: { address: email },
    subject: words.subject(sender.name, inviterName, companyName),
    ...layOutMail({
      sender,
      title: words.title(sender.name, companyName),
      paragraphs: [
        words.hello,
        words.explain(sender.name, inviterName, inviter.email, companyName),
        words.roles[companyRole],
      ],
      // After `#`, so that no server, log or Referer sees the secret.
      button: { label: words.button, url: `${config.publicUrl}/invitation#${token}` },
      closing: [words.validity(email, momentOf(invitation.expiresAt, timeZone)), words.notYou],
      footer: words.footer(sender.name),
    }),
  }
}

function momentOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(moment)
}
