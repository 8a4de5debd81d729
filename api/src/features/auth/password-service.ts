import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import {
  accountKey,
  findNamedAccounts,
  idsOf,
  lockAccounts,
  type NamedAccount,
  resettable,
} from './accounts-service.ts'
import { endCodes, useCode } from './code-service.ts'
import { codeRefused, passwordChanged, passwordRefused, passwordReset, passwordResetRequested } from './events.ts'
import { knownBrowsersKey } from './known-browser-service.ts'
import { wordsOfAccounts } from './password-words-service.ts'
import { beginSession, type SignedIn } from './sign-in-service.ts'
import { text } from './text.ts'

/** Mails a reset code; the answer does not reveal whether the account exists. @throws Problem `rate_limited` */
export async function forgotPassword(
  { limits }: Platform,
  transact: Transact<Actor | null>,
  account: NamedAccount,
): Promise<void> {
  const counted = `reset ${accountKey(account)}`
  await limits.countAccount('resend', counted)
  await limits.countAccount('mail', counted)
  await transact(async (work) => {
    const userIds = idsOf(await findNamedAccounts(work.tx, account))
    await work.happened(passwordResetRequested, { ...account, userIds })
  })
}

/**
 * Sets a new password with a mailed code. It ends all sessions; and as the code came by mail, the address is verified.
 * Wrong passwords counted for the account stay counted, as strangers may have typed them; the browser that reset it is
 * to be remembered as a known one, which is counted apart. Only a caller with the code learns that a password is made
 * from the name or company of an account: otherwise strangers could guess these.
 * @returns whose password it is now
 * @throws Problem `auth.reset_code_invalid`, `auth.password_breached`, `rate_limited`
 */
export async function resetPassword(
  platform: Platform,
  transact: Transact<Actor | null>,
  { resetCode, newPassword, ...account }: NamedAccount & { resetCode: string; newPassword: string },
): Promise<User> {
  const passwordHash = await platform.passwords.hash(newPassword, 'newPassword', { words: [account.email] })
  const reset = await transact(async (work) => {
    const users = await lockAccounts(work.tx, await findNamedAccounts(work.tx, account))
    const ids = resettable(users).map((user) => user.id)
    const used = await useCode(platform.codes, work.tx, ids, 'reset_password', resetCode, work.now)
    const user = users.find(({ id }) => id === used?.userId)
    if (!user) {
      await work.happened(codeRefused, { userIds: idsOf(users), purpose: 'reset_password' })
      return null
    }
    // An error thrown here rolls back the use of the code, which stays valid.
    await platform.passwords.judge(newPassword, 'newPassword', { words: await wordsOfAccounts(work.tx, idsOf(users)) })
    await replacePassword(platform, work, user, passwordHash, passwordReset)
    await user.$query(work.tx).patch({
      isVerified: true,
      registeredAgain: false,
      registrationHash: null,
      updatedAt: work.now,
    })
    return user
  })
  if (!reset) {
    // Only wrong codes count, so that strangers' guesses cannot block the owner's right one.
    await platform.limits.countAccount('code', `reset ${accountKey(account)}`)
    throw problem('auth.reset_code_invalid')
  }
  await platform.limits.forgiveAccount('signIn', knownBrowsersKey(reset))
  return reset
}

/**
 * Replaces the password set by an admin with the user's own, and signs in. For any other account every password is
 * refused, so that passwords cannot be guessed here.
 * @throws Problem `auth.current_password_wrong`, `auth.password_breached`, `rate_limited`, and
 *   `auth.reset_not_required` if a password was chosen while this one was being checked
 */
export async function chooseOwnPassword(
  platform: Platform,
  transact: Transact<Actor | null>,
  { currentPassword, newPassword, ...typed }: { userId: string; currentPassword: string; newPassword: string },
): Promise<SignedIn> {
  // Normalised, so that different spellings of an id count as one account.
  const userId = typed.userId.toLowerCase()
  // Counted apart from attempts by signed-in owners, so that strangers cannot block them.
  await platform.limits.countAccount('signIn', `first password ${userId}`)
  const user = await User.query(platform.knex).findById(userId).whereNull('deletedAt')
  const chosenByAdmin = user?.mustResetPassword ? user.passwordHash : null
  const matches = await platform.passwords.verify(chosenByAdmin, currentPassword)
  if (!user || !matches) {
    await transact((work) => work.happened(passwordRefused, { userIds: user ? [user.id] : [] }))
    throw problem('auth.current_password_wrong')
  }
  if (newPassword === currentPassword)
    throw problem('validation.failed', { fields: { newPassword: text.sameAsCurrent } })
  const words = await wordsOfAccounts(platform.knex, [user.id])
  const passwordHash = await platform.passwords.hash(newPassword, 'newPassword', { words })
  return transact(async (work) => {
    const waiting = await User.query(work.tx).findById(userId).where({ passwordHash: user.passwordHash }).forUpdate()
    if (!waiting?.mustResetPassword) throw problem('auth.reset_not_required')
    await replacePassword(platform, work, waiting, passwordHash)
    return beginSession(platform, work, userId)
  })
}

/**
 * Sets another password for a user. All their sessions and mailed codes end, and a mail tells them.
 * @param user locked in this unit of work
 * @param event which of the two happened
 */
export async function replacePassword(
  { sessions }: Pick<Platform, 'sessions'>,
  work: Work<Actor | null>,
  user: User,
  passwordHash: string,
  event: typeof passwordChanged | typeof passwordReset = passwordChanged,
): Promise<void> {
  await user.$query(work.tx).patch({ passwordHash, mustResetPassword: false, updatedAt: work.now })
  await sessions.endAll(work.tx, user.id)
  await endCodes(work.tx, user.id, work.now)
  await work.happened(event, { user })
}
