import type { Language } from '@kerf/shared-contracts/words/languages'
import type { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
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
 * the invitation has been answered or has ended. It speaks the language of the invited account, or that of the request
 * that invited where there is none.
 */
export async function sendInvitation(
  platform: Platform,
  { id, language }: { id: string; language: Language | null },
  attempt: Attempt,
  send: Send,
): Promise<void> {
  const { knex, clock, codes } = platform
  const token = codes.makeToken(`invitation ${attempt.id}`)
  const [invitation] = await CompanyInvitation.open(knex)
    .where({ id })
    .where('expiresAt', '>', clock())
    .patch({ tokenHash: hashOfToken(token) })
    .returning('*')
  if (!invitation) return
  await invitation.$fetchGraph('[company, inviter]', { transaction: knex })
  const { company, inviter } = invitation
  if (!company || !inviter) return
  const account = await User.query(knex).findOne({ email: invitation.email, accountType: 'customer', deletedAt: null })
  const message = speaking(account ? account.language : language, () =>
    messageOf(platform, { invitation, company, inviter, token }),
  )
  await send(message, { purpose: 'invitation' })
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
      closing: [words.validity(email, writtenMoment(invitation.expiresAt, timeZone, 'long')), words.notYou],
      footer: words.footer(sender.name),
    }),
  }
}
