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
 * Has a code mailed to a new address. Neither the answer, its data nor its timing reveals whether somebody else has the
 * address; its owner is told by mail.
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
    // The password changed while this one was being checked.
    if (user.passwordHash !== passwordHash) throw problem('auth.current_password_wrong')
    // The change is now pending, with a code that nobody sees: sending the mail creates another one.
    await issueCode(platform.codes, work.tx, user.id, 'change_email', work.now, { newEmail })
    await work.happened(emailChangeRequested, { userId: user.id, to: newEmail })
  })
}

/**
 * Changes the user's address with the code mailed to it, and tells the old address. If the address was taken meanwhile,
 * the code is invalid.
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
  // A reset code may still be in the old address's mailbox.
  await endCodes(work.tx, id, work.now)
  await work.happened(emailChanged, { user, from, to })
}

/**
 * Gives a user a new address. An unverified registration of the address has no claim on it, and is deleted.
 * @returns whether they got it; false if somebody else has it
 */
async function takeAddress(work: Work, user: Locked<User>, email: string): Promise<boolean> {
  const { id, accountType } = user
  // A concurrent registration of this address waits, then sees who has it.
  await lockAccount(work.tx, { email, role: accountType === 'supplier' ? 'supplier' : 'customer' })
  try {
    // Inside the transaction, so that the code stays used if the address is refused.
    const unproven = await work.tx.savepoint<User[]>(async (tx) => {
      const gone = await User.query(tx)
        .where({ email, accountType, isVerified: false })
        .whereNull('deletedAt')
        // Counts as verified, because an admin linked it.
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

/** Cancels the pending change, if any. */
export async function cancelEmailChange(work: Work): Promise<void> {
  const { id } = await getOwnUserForUpdate(work)
  const given = await pendingChange(work.tx, id, work.now).patch({ usedAt: work.now })
  if (given > 0) await work.happened(emailChangeCancelled, { userId: id })
}
