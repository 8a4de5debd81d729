import { ForeignKeyViolationError, UniqueViolationError } from 'objection'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import { endCodes, issueCode, useCode as spendCode } from '../auth/code-service.ts'
import { checkCurrentPassword } from '../auth/current-password-service.ts'
import { lockAccount } from '../auth/registration-service.ts'
import {
  emailChangeCancelled,
  emailChanged,
  emailChangeRefused,
  emailChangeRequested,
  unprovenAccountRemoved,
} from './events.ts'
import { pendingChange } from './pending-email-service.ts'
import { getOwnUserForUpdate } from './service.ts'

/**
 * Asks for a code to be mailed to a new address. Neither answer, data nor duration tells whether somebody else has the
 * address: a mail tells its owner.
 * @throws Problem `user.email_unchanged`, `auth.current_password_wrong`, `rate_limited`
 */
export async function requestEmailChange(
  platform: Platform,
  transact: Transact,
  actor: Actor,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<void> {
  if (newEmail.toLowerCase() === actor.email.toLowerCase()) throw problem('user.email_unchanged')
  const { passwordHash } = await checkCurrentPassword(platform, transact, actor.id, password)
  await platform.limits.countAccount('resend', `email ${actor.id} ${newEmail.toLowerCase()}`)
  await transact(async (work) => {
    const user = await getOwnUserForUpdate(work)
    // Changed while this password was being checked.
    if (user.passwordHash !== passwordHash) throw problem('auth.current_password_wrong')
    // The change is pending from now on, with a code that nobody reads: the mail makes another one.
    await issueCode(platform.codes, work.tx, user.id, 'change_email', work.now, { newEmail })
    await work.happened(emailChangeRequested, { userId: user.id, to: newEmail })
  })
}

/**
 * Changes the user's address with the code mailed to it, and tells the old address. When the address was taken
 * meanwhile, the code is invalid.
 * @throws Problem `auth.code_invalid`
 */
export async function confirmEmailChange(platform: Platform, work: Work, code: string): Promise<void> {
  const user = await getOwnUserForUpdate(work)
  const { id, email: from } = user
  const used = await spendCode(platform.codes, work.tx, [id], 'change_email', code, work.now)
  const to = used?.newEmail
  if (!to || !(await takeAddress(work, user, to))) {
    await work.happened(emailChangeRefused, { userId: id })
    throw problem('auth.code_invalid', { keepChanges: true })
  }
  // A reset code may lie in the mailbox of the old address.
  await endCodes(work.tx, id, work.now)
  await work.happened(emailChanged, { user, from, to })
}

/**
 * Gives a user another address. An unverified registration of the address has no claim on it, and is deleted.
 * @returns whether they got it; not when somebody else has it
 */
async function takeAddress(work: Work, user: Locked<User>, email: string): Promise<boolean> {
  const { id, accountType } = user
  // A concurrent registration of this address waits, and then sees who has it.
  await lockAccount(work.tx, { email, role: accountType === 'supplier' ? 'supplier' : 'customer' })
  try {
    // Within the transaction, so that the code stays used when the address is refused.
    const unproven = await work.tx.savepoint<User[]>(async (tx) => {
      const gone = await User.query(tx)
        .where({ email, accountType, isVerified: false })
        .whereNull('deletedAt')
        // Verified, as an admin linked it.
        .whereNull('companyId')
        .whereNot({ id })
        .delete()
        .returning('id')
      await User.query(tx).findById(id).patch({ email, updatedAt: work.now })
      return gone
    })
    for (const { id: userId } of unproven) await work.happened(unprovenAccountRemoved, { userId })
    return true
  } catch (thrown) {
    if (thrown instanceof UniqueViolationError || thrown instanceof ForeignKeyViolationError) return false
    throw thrown
  }
}

/** Cancels the pending change, if there is one. */
export async function cancelEmailChange(work: Work): Promise<void> {
  const { id } = await getOwnUserForUpdate(work)
  const given = await pendingChange(work.tx, id, work.now).patch({ usedAt: work.now })
  if (given > 0) await work.happened(emailChangeCancelled, { userId: id })
}
