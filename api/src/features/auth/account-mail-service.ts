import type { z } from 'zod'
import { User } from '../../models/user.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { findNamedAccounts } from './accounts-service.ts'
import { hasCodeSince, issueCode } from './code-service.ts'
import { addressOf, hello } from './greeting.ts'
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
  if (reason === 'reset') return mailNewCode(platform, user, 'reset_password', 0)
  if (!user.isVerified) {
    // The code of a try that failed was made, but its mail may never have left.
    const isRepeatable = reason === 'verification' || attempt > 1
    return mailNewCode(platform, user, 'verify_email', isRepeatable ? 0 : registrationMailEvery)
  }
  return reason === 'registered' ? existingAccountMail(platform, user) : null
}

type MailedPurpose = 'verify_email' | 'reset_password'

/**
 * @param every milliseconds in which one code is enough: one sent since stays valid
 * @returns `null` when that is so, and when the account was deleted meanwhile
 */
async function mailNewCode(
  platform: Platform,
  { id }: User,
  purpose: MailedPurpose,
  every: number,
): Promise<MailMessage | null> {
  const { knex, codes, clock, config } = platform
  return knex.transaction(async (tx) => {
    // Of two registrations whose mails are due at once, the second sees the code of the first.
    const user = await User.query(tx).findById(id).whereNull('deletedAt').forNoKeyUpdate()
    const now = clock()
    if (!user || (await hasCodeSince(tx, id, purpose, new Date(now.getTime() - every)))) return null
    return codeMail(config, user, purpose, await issueCode(codes, tx, id, purpose, now))
  })
}

function codeMail({ publicUrl }: Platform['config'], user: User, purpose: MailedPurpose, code: string): MailMessage {
  const words = purpose === 'verify_email' ? text.verifyMail : text.resetMail
  const page = purpose === 'verify_email' ? 'verify-email' : 'reset-password'
  const role = user.accountType === 'supplier' ? 'supplier' : 'customer'
  const query = new URLSearchParams({ email: user.email, role, code })
  return {
    to: addressOf(user),
    subject: words.subject,
    ...layOutMail({
      product: text.product,
      title: words.title,
      paragraphs: [hello(user.name), words.enter],
      code,
      button: { label: words.button, url: `${publicUrl}/${page}?${query}` },
      closing: [words.expires, words.notYou],
      footer: text.mailFooter,
    }),
  }
}

function existingAccountMail(platform: Platform, user: User): MailMessage {
  const words = text.existingMail
  return {
    to: addressOf(user),
    subject: words.subject,
    ...layOutMail({
      product: text.product,
      title: words.title,
      paragraphs: [hello(user.name), words.explain, words.forgotten],
      button: { label: words.button, url: platform.config.publicUrl },
      closing: [words.notYou],
      footer: text.mailFooter,
    }),
  }
}
