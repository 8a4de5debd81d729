import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact } from '../../platform/work.ts'
import { passwordRefused } from './events.ts'

/**
 * Has a signed-in user show that they know their password. Wrong ones are counted by user, so that a stolen session
 * does not find it out. Hashing takes its time: call it before a transaction is opened.
 * @returns the user as they were; whoever goes on must see in their transaction that `passwordHash` is still the same
 * @throws Problem `auth.current_password_wrong`, which leaves `user.password_refused` in the audit log, or `rate_limited`
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
