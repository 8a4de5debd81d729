import type { Knex } from 'knex'
import { RegistrationAttempt } from '../../models/registration-attempt.ts'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Work } from '../../platform/work.ts'
import type { NamedAccount } from './accounts-service.ts'

/**
 * Stores the password of somebody who registered the address of a verified account. For a new address, signing in with
 * that password would be answered with "verify your address"; so it must be answered the same way here.
 */
export async function keepAttempt(
  work: Work<Actor | null>,
  { email, role }: NamedAccount,
  passwordHash: string,
): Promise<void> {
  // Locked, so that deleting the account or changing its address leaves none of this behind.
  const verified = await User.query(work.tx)
    .findOne({ email, accountType: role, isVerified: true })
    .whereNull('deletedAt')
    .forNoKeyUpdate()
  if (!verified) return
  await RegistrationAttempt.query(work.tx)
    .insert({ email, accountType: role, passwordHash, attemptedAt: work.now })
    .onConflict(['email', 'accountType'])
    .merge(['passwordHash', 'attemptedAt'])
}

/** @returns the hash of the password of the last registration that named an address with a verified account */
export async function findAttemptedPassword(tx: Knex, { email, role }: NamedAccount): Promise<string | null> {
  const attempt = await RegistrationAttempt.query(tx).findById([email, role])
  return attempt?.passwordHash ?? null
}
