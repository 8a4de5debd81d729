import type { CreateAdminBody } from '@kerf/shared-contracts/contracts/accounts'
import { UniqueViolationError } from 'objection'
import type { z } from 'zod'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import { wordsOf } from '../auth/password-words-service.ts'
import { adminCreated } from './events.ts'

/**
 * Creates another admin, who is verified, must first choose a password of their own, and is told by mail. The password
 * is hashed inside the transaction because the call is idempotent by key; admins rarely do this.
 * @throws Problem `user.email_taken`, `auth.password_breached`
 */
export async function createAdmin(
  { passwords }: Pick<Platform, 'passwords'>,
  work: Work,
  { email, name, password }: z.output<typeof CreateAdminBody>,
): Promise<User> {
  const words = wordsOf({ email, name }, {})
  const passwordHash = await passwords.hash(password, 'password', { words, isFirst: true })
  const user = await insert(work, { email, name, passwordHash })
  await work.happened(adminCreated, { user })
  return user
}

async function insert({ tx, actor, now }: Work, admin: Pick<User, 'email' | 'name' | 'passwordHash'>): Promise<User> {
  const made = { isVerified: true, mustResetPassword: true, createdBy: actor.id, createdAt: now, updatedAt: now }
  try {
    return await User.query(tx).insertAndFetch({ ...admin, ...made, accountType: 'admin', isAdmin: true })
  } catch (error) {
    throw error instanceof UniqueViolationError ? problem('user.email_taken') : error
  }
}
