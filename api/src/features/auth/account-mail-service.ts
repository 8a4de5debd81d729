import type { Knex } from 'knex'
import type { z } from 'zod'
import { User } from '../../models/user.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import { speaking } from '../../platform/language/language.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Send } from '../mail/delivery-service.ts'
import { findNamedAccounts, resettable } from './accounts-service.ts'
import { hadCodeSince, hasCodeSince, issueCode } from './code-service.ts'
import { addressOf, hello } from './greeting-service.ts'
import type { mailAccount } from './jobs.ts'
import { findAttemptedPassword } from './registration-attempts-service.ts'
import { text } from './text.ts'

type AccountMail = z.output<NonNullable<(typeof mailAccount)['payload']>>

/** However often an address is signed up, its owner gets at most one code in this many milliseconds. */
const registrationMailEvery = 30_000
/**
 * The same interval once registrations are over their limit: as long as a code is valid, so that the owner always has
 * one.
 */
const sparingMailEvery = 15 * 60_000

/**
 * Sends what `auth.mail-account` asks for. Every attempt sends the same code, whose validity starts again.
 */
export async function sendAccountMail(
  platform: Platform,
  asked: AccountMail,
  attempt: Attempt,
  send: Send,
): Promise<void> {
  const purpose = asked.reason === 'reset' ? 'password_reset' : 'registration'
  const named = await findNamedAccounts(platform.knex, asked)
  for (const user of asked.reason === 'reset' ? resettable(named) : named) {
    const message = await speaking(user.language, () => mailFor(platform, asked, user, attempt))
    if (message) await send(message, { purpose, accountType: asked.role })
  }
}

async function mailFor(
  platform: Platform,
  asked: AccountMail,
  user: User,
  attempt: Attempt,
): Promise<MailMessage | null> {
  const { reason, sparingly } = asked
  if (reason === 'reset') return mailNewCode(platform, user, 'reset_password', attempt)
  if (user.isVerified) {
    const isWanted = reason === 'registered' ? !sparingly : await wasAttempted(platform, asked, user)
    return isWanted ? existingAccountMail(platform, user) : null
  }
  // The failed attempt stored its code, but may never have sent its mail.
  if (reason === 'verification' || attempt.number > 1) return mailNewCode(platform, user, 'verify_email', attempt)
  return mailNewCode(platform, user, 'verify_email', attempt, (tx, now) =>
    sparingly
      ? hadCodeSince(tx, user.id, 'verify_email', new Date(now.getTime() - sparingMailEvery))
      : hasCodeSince(tx, user.id, 'verify_email', new Date(now.getTime() - registrationMailEvery)),
  )
}

/** Whoever registered the address of an existing account is waiting for a code, and may be its owner. */
async function wasAttempted({ knex }: Platform, asked: AccountMail, { accountType }: User): Promise<boolean> {
  return accountType === asked.role && (await findAttemptedPassword(knex, asked)) !== null
}

type MailedPurpose = 'verify_email' | 'reset_password'

/**
 * @param isEnough whether the code sent before is still enough, and stays valid
 * @returns `null` if it is, or if the account was deleted meanwhile
 */
async function mailNewCode(
  platform: Platform,
  { id }: User,
  purpose: MailedPurpose,
  attempt: Attempt,
  isEnough: (tx: Knex, now: Date) => Promise<boolean> = async () => false,
): Promise<MailMessage | null> {
  const { knex, codes, clock } = platform
  return knex.transaction(async (tx) => {
    // When two registrations are mailed at once, the second sees the code of the first.
    const user = await User.query(tx).findById(id).whereNull('deletedAt').forNoKeyUpdate()
    const now = clock()
    if (!user || (await isEnough(tx, now))) return null
    return codeMail(platform, user, purpose, await issueCode(codes, tx, id, purpose, now, { seed: attempt.id }))
  })
}

function codeMail(platform: Platform, user: User, purpose: MailedPurpose, code: string): MailMessage {
  const { config, provider } = platform
  const sender = senderOf(provider.known())
  const words = purpose === 'verify_email' ? text.verifyMail : text.resetMail
  const page = purpose === 'verify_email' ? 'verify-email' : 'reset-password'
  const role = user.accountType === 'supplier' ? 'supplier' : 'customer'
  const query = new URLSearchParams({ email: user.email, role, code })
  return {
    to: addressOf(user),
    subject: words.subject(sender.name),
    ...layOutMail({
      sender,
      title: words.title,
      paragraphs: [hello(user.name), text.codeFor[user.accountType], words.enter],
      code,
      button: { label: words.button, url: `${config.publicUrl}/${page}?${query}` },
      closing: [words.expires, words.notYou],
      footer: text.mailFooter(sender.name),
    }),
  }
}

function existingAccountMail({ config, provider }: Platform, user: User): MailMessage {
  const sender = senderOf(provider.known())
  const words = text.existingMail
  return {
    to: addressOf(user),
    subject: words.subject(sender.name),
    ...layOutMail({
      sender,
      title: words.title,
      paragraphs: [hello(user.name), words.explain, words.forgotten],
      button: { label: words.button(sender.name), url: config.publicUrl },
      closing: [words.notYou],
      footer: text.mailFooter(sender.name),
    }),
  }
}
