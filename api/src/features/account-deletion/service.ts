import type { Knex } from 'knex'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import { checkCurrentPassword } from '../auth/current-password-service.ts'
import { leaveCompany, lockMembership } from '../company-members/membership-service.ts'
import { accountDeleted } from './events.ts'
import { emptyAccount, forgetAddresses, forgetFiles, forgetTraces, forgetUse } from './forgetting-service.ts'
import { clearAfterDeletion } from './jobs.ts'
import { assertNoOpenOrders, assertOtherAdmin, countOrders } from './preview-service.ts'
import {
  forgetDestinations,
  type Requester,
  removeBegunRequest,
  removeRequests,
  removeUserMessages,
} from './request-removal-service.ts'

/** After this many milliseconds, every request accepted before the deletion has finished. */
const requestsLast = 60 * 60 * 1000

/**
 * Locks an account that is to be deleted. Admins are locked one after another, so that one of them stays; then rows in
 * the order of company-members; then RFQs.
 * @throws Problem `user.not_found`, also for a deleted one; `user.last_admin`
 */
export async function lockForDeletion({ tx }: Work, userId: string): Promise<Locked<User>> {
  const alive = () => User.query(tx).findById(userId).whereNull('deletedAt')
  const account = await alive()
  if (!account) throw problem('user.not_found')
  if (account.isAdmin) {
    await tx.raw("select pg_advisory_xact_lock(hashtextextended('kerf deletion of admins', 0))")
    await assertOtherAdmin(tx, userId)
  }
  if (account.accountType === 'customer') return lockMembership(tx, userId)
  const user = await alive().forNoKeyUpdate()
  if (!user) throw problem('user.not_found')
  return locked(user)
}

/**
 * Deletes the actor's own account, given its password.
 * @throws Problem `auth.current_password_wrong`, `user.last_admin`, `user.open_purchase_orders`,
 *   `rate_limited`
 */
export async function deleteOwn(platform: Platform, transact: Transact, actor: Actor, password: string): Promise<void> {
  const { passwordHash } = await checkCurrentPassword(platform, transact, actor.id, password)
  await transact(async (work) => {
    const user = await lockForDeletion(work, actor.id)
    // Refuse if the password changed while this one was being checked.
    if (user.passwordHash !== passwordHash) throw problem('auth.current_password_wrong')
    await deleteAccount(work, user)
  })
}

/**
 * Deletes an account, which cannot be undone (docs/product/accounts.md, 'Deleting an account'): nobody can sign in with
 * any more; requests and quotes without an order are deleted; orders stay without personal data.
 * @throws Problem `user.open_purchase_orders` for a supplier that owes goods
 */
export async function deleteAccount(work: Work, user: Locked<User>): Promise<void> {
  const { tx, now } = work
  const { id: userId, name, email, isVerified, language, companyId } = user
  await assertNoOpenOrders(tx, userId)
  if (user.accountType === 'customer') await leaveCompany(work, userId, 'succeed')
  const { rfqs, quotes, fileIds } = await removeRequests(tx, { userId, companyId })
  fileIds.push(...(await removeUserMessages(tx, userId)), ...(await removeBegunRequest(tx, userId)))
  await forgetDestinations(tx, userId)
  await forgetAddresses(tx, user, companyId)
  await emptyAccount(tx, user, now)
  const gone = { id: userId, name, email, isVerified, language }
  await work.happened(accountDeleted, { user: gone, companyId, rfqs, quotes, orders: await countOrders(tx, userId) })
  await forgetUse(tx, userId)
  await forgetTraces(tx, userId)
  await forgetFiles(tx, fileIds)
  await work.enqueue(clearAfterDeletion, { userId, companyId }, { startAfter: new Date(now.getTime() + requestsLast) })
}

/** Removes what was left by requests still running during the deletion. Safe to run again. */
export async function clearLeftovers(tx: Knex.Transaction, requester: Requester): Promise<void> {
  const { fileIds } = await removeRequests(tx, requester)
  const { userId } = requester
  fileIds.push(...(await removeUserMessages(tx, userId)), ...(await removeBegunRequest(tx, userId)))
  await forgetUse(tx, userId)
  await forgetTraces(tx, userId)
  await forgetFiles(tx, fileIds)
}
