import type { Knex } from 'knex'
import type { z } from 'zod'
import { User } from '../../models/user.ts'
import type { Attempt } from '../../platform/jobs/jobs.ts'
import { speaking } from '../../platform/language/language.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import type { Platform } from '../../platform/platform.ts'
import { issueCode } from '../auth/code-service.ts'
import { hello } from '../auth/greeting-service.ts'
import type { Send } from '../mail/delivery-service.ts'
import type { mailEmailChange } from './jobs.ts'
import { pendingChange } from './pending-email-service.ts'
import { text } from './text.ts'

type EmailChangeMail = z.output<NonNullable<(typeof mailEmailChange)['payload']>>

/** Sends what `profile.mail-email-change` asks for, unless the change was cancelled or replaced since. */
export async function sendEmailChangeMail(
  platform: Platform,
  { userId, newEmail }: EmailChangeMail,
  attempt: Attempt,
  send: Send,
): Promise<void> {
  const message = await platform.knex.transaction(async (tx) => {
    const user = await User.query(tx).findById(userId).whereNull('deletedAt').forNoKeyUpdate()
    const now = platform.clock()
    if (!user || !(await pendingChange(tx, userId, now).where({ newEmail }).first())) return null
    // Also created if the address is taken, so that the pending change looks the same; nobody learns that code.
    const code = await issueCode(platform.codes, tx, userId, 'change_email', now, { newEmail, seed: attempt.id })
    const holder = await findHolder(tx, user, newEmail)
    return speaking((holder ?? user).language, () =>
      holder ? inUseMail(platform, holder) : codeMail(platform, newEmail, code),
    )
  })
  if (message) await send(message, { purpose: 'email_change' })
}

/** An unverified registration does not own its address. */
async function findHolder(tx: Knex, { accountType }: User, email: string): Promise<User | undefined> {
  return User.query(tx).findOne({ email, accountType, isVerified: true }).whereNull('deletedAt')
}

/** Without a name: the address may be a stranger's, and the person who entered it chose the name. */
function codeMail({ config, provider }: Platform, newEmail: string, code: string): MailMessage {
  const query = new URLSearchParams({ tab: 'account', code })
  const sender = senderOf(provider.known())
  const words = text.newEmailMail
  return {
    to: newEmail,
    subject: words.subject(sender.name),
    ...layOutMail({
      sender,
      title: words.title,
      paragraphs: [words.enter],
      code,
      button: { label: words.button, url: `${config.publicUrl}/profile?${query}` },
      closing: [words.expires, words.notYou],
      footer: words.footer(sender.name),
    }),
  }
}

function inUseMail({ config, provider }: Platform, { name, email }: User): MailMessage {
  const sender = senderOf(provider.known())
  const words = text.addressInUseMail
  return {
    to: { name, address: email },
    subject: words.subject(sender.name),
    ...layOutMail({
      sender,
      title: words.title,
      paragraphs: [hello(name), words.explain(sender.name), words.wasYou, words.wasNotYou],
      button: { label: words.button(sender.name), url: config.publicUrl },
      footer: words.footer(sender.name),
    }),
  }
}
