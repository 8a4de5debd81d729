import type { z } from 'zod'
import { User } from '../../models/user.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { findNamedAccounts } from './accounts-service.ts'
import { hasCodeSince, issueCode } from './code-service.ts'
import type { mailAccount } from './jobs.ts'
import { text } from './text.ts'

type AccountMail = z.output<NonNullable<(typeof mailAccount)['payload']>>

/** However often somebody signs up with an address, its owner gets a code at most this often, in milliseconds. */
const registrationMailEvery = 30_000

/**
 * Sends what `auth.mail-account` asks for. A new try makes a new code, and the one before ends.
 * @param attempt 1 at the first try
 */
export async function sendAccountMail(platform: Platform, asked: AccountMail, attempt: number): Promise<void> {
  for (const user of await findNamedAccounts(platform.knex, asked)) {
    const message = await mailFor(platform, asked, user, attempt)
    if (message) await platform.mailer.send(message)
  }
}

async function mailFor(
  platform: Platform,
  { reason }: AccountMail,
  user: User,
  attempt: number,
): Promise<MailMessage | null> {
  if (reason === 'reset') return codeMail(platform, user, await newCode(platform, user, 'reset_password'))
  if (!user.isVerified) {
    // The code of a try that failed was made, but its mail may never have left.
    const isRepeatable = reason === 'verification' || attempt > 1
    const code = isRepeatable
      ? await newCode(platform, user, 'verify_email')
      : await newCodeUnlessJustSent(platform, user)
    return code && codeMail(platform, user, code)
  }
  return reason === 'registered' ? existingAccountMail(platform, user) : null
}

interface MailedCode {
  purpose: 'verify_email' | 'reset_password'
  code: string
}

async function newCode(platform: Platform, user: User, purpose: MailedCode['purpose']): Promise<MailedCode> {
  const code = await platform.knex.transaction((tx) =>
    issueCode(platform.codes, tx, user.id, purpose, platform.clock()),
  )
  return { purpose, code }
}

/** @returns `null` when a code was sent a moment ago: that one stays valid */
async function newCodeUnlessJustSent(platform: Platform, user: User): Promise<MailedCode | null> {
  const purpose = 'verify_email'
  return platform.knex.transaction(async (tx) => {
    // Of two registrations whose mails are due at once, the second sees the code of the first.
    await User.query(tx).findById(user.id).forNoKeyUpdate()
    const now = platform.clock()
    const since = new Date(now.getTime() - registrationMailEvery)
    if (await hasCodeSince(tx, user.id, purpose, since)) return null
    return { purpose, code: await issueCode(platform.codes, tx, user.id, purpose, now) }
  })
}

function codeMail(platform: Platform, user: User, { purpose, code }: MailedCode): MailMessage {
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
