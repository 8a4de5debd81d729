import type { z } from 'zod'
import type { User } from '../../models/user.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { findNamedAccounts } from './accounts-service.ts'
import { issueCode } from './code-service.ts'
import type { mailAccount } from './jobs.ts'
import { text } from './text.ts'

type AccountMail = z.output<NonNullable<(typeof mailAccount)['payload']>>

/** Sends what `auth.mail-account` asks for. A new try makes a new code, and the one before ends. */
export async function sendAccountMail(platform: Platform, asked: AccountMail): Promise<void> {
  for (const user of await findNamedAccounts(platform.knex, asked)) {
    const message = await mailFor(platform, asked, user)
    if (message) await platform.mailer.send(message)
  }
}

async function mailFor(platform: Platform, { reason }: AccountMail, user: User): Promise<MailMessage | null> {
  if (reason === 'reset') return codeMail(platform, user, 'reset_password')
  if (!user.isVerified) return codeMail(platform, user, 'verify_email')
  return reason === 'registered' ? existingAccountMail(platform, user) : null
}

async function codeMail(
  platform: Platform,
  user: User,
  purpose: 'verify_email' | 'reset_password',
): Promise<MailMessage> {
  const code = await platform.knex.transaction((tx) =>
    issueCode(platform.codes, tx, user.id, purpose, platform.clock()),
  )
  const words = purpose === 'verify_email' ? text.verifyMail : text.resetMail
  const page = purpose === 'verify_email' ? 'verify-email' : 'reset-password'
  const query = new URLSearchParams({
    email: user.email,
    role: user.accountType === 'supplier' ? 'supplier' : 'customer',
  })
  return {
    to: { name: user.name, address: user.email },
    subject: words.subject,
    ...layOutMail({
      product: text.product,
      title: words.title,
      paragraphs: [text.hello(user.name), words.enter],
      code,
      button: { label: words.button, url: `${platform.config.publicUrl}/${page}?${query}` },
      closing: [words.expires, words.notYou],
      footer: text.mailFooter,
    }),
  }
}

function existingAccountMail(platform: Platform, user: User): MailMessage {
  const words = text.existingMail
  return {
    to: { name: user.name, address: user.email },
    subject: words.subject,
    ...layOutMail({
      product: text.product,
      title: words.title,
      paragraphs: [text.hello(user.name), words.explain, words.forgotten],
      button: { label: words.button, url: platform.config.publicUrl },
      closing: [words.notYou],
      footer: text.mailFooter,
    }),
  }
}
