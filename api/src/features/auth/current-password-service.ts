import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact } from '../../platform/work.ts'
import { passwordRefused } from './events.ts'

/**
 * Checks the password of a signed-in user. Wrong ones are counted per user, so that a stolen session cannot be used to
 * guess it. Hashing is slow: call it before opening a transaction.
 * @returns the user as they were; the caller's transaction must check that `passwordHash` is still the same
 * @throws Problem `auth.current_password_wrong`, which leaves `user.password_refused` in the audit log, or
 *   `rate_limited`
 */
export async function checkCurrentPassword(
  { knex, limits, passwords }: Platform,
  transact: Transact<Actor>,
  userId: string,
  currentPassword: string,
): Promise<User> {
  const counted = `password ${userId}`
  await limits.countAccount('signIn', counted)
  const user = await User.query(knex).findById(userId).whereNull('deletedAt')
  const matches = await passwords.verify(user?.passwordHash ?? null, currentPassword)
  if (!user || !matches) {
    await transact((work) => work.happened(passwordRefused, { userIds: [userId] }))
    throw problem('auth.current_password_wrong')
  }
  await limits.forgiveAccount('signIn', counted)
  return user
}
