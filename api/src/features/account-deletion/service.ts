import type { Knex } from 'knex'
import type { Config } from '../../config.ts'
import { User } from '../../models/user.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { mailAccountDeleted } from '../auth/security-mail-service.ts'
import { leaveCompany, lockMembership } from '../company-members/membership-service.ts'
import {
  deletedAction,
  emptyAccount,
  forgetAddresses,
  forgetFiles,
  forgetTraces,
  forgetUse,
} from './forgetting-service.ts'
import { clearAfterDeletion } from './jobs.ts'
import { assertOtherAdmin, countOrders } from './preview-service.ts'
import { type Requester, removeRequests, removeTalk } from './request-removal-service.ts'

/** After this many milliseconds, no request that was let in before the deletion is under way any more. */
const requestsLast = 60 * 60 * 1000

/**
 * Locks an account that is to be deleted: admins one after the other, so that one stays; then as company-members says;
 * requests follow after that.
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
 * Deletes an account, which cannot be undone (docs/product/accounts.md, 'Deleting an account'): nobody signs in with it
 * any more, requests and quotes without an order go, orders stay without anything personal.
 */
export async function deleteAccount(work: Work, user: Locked<User>, config: Config): Promise<void> {
  const { tx, now } = work
  const { id: userId, companyId } = user
  // Whoever signed up with the address of a stranger brings them no mail.
  if (user.isVerified) await mailAccountDeleted(work, { name: user.name, email: user.email }, config)
  if (user.accountType === 'customer') await leaveCompany(work, userId, 'succeed')
  const { rfqs, quotes, fileIds } = await removeRequests(tx, { userId, companyId })
  fileIds.push(...(await removeTalk(tx, userId)))
  await forgetAddresses(tx, user, companyId)
  await emptyAccount(tx, user, now)
  await work.record(
    deletedAction,
    { type: 'user', id: userId },
    { rfqs, quotes, orders: await countOrders(tx, userId) },
  )
  await forgetUse(tx, userId)
  await forgetTraces(tx, userId)
  await forgetFiles(tx, fileIds)
  await work.enqueue(clearAfterDeletion, { userId, companyId }, { startAfter: new Date(now.getTime() + requestsLast) })
  await announceDeletion(work, userId, companyId)
}

async function announceDeletion(work: Work, userId: string, companyId: string | null): Promise<void> {
  const made = ['Rfq', 'Quote', 'Order', 'Dashboard', 'File', 'Message'] as const
  // Every device of theirs finds that it is signed out, and its stream ends.
  await work.announce({ audience: { userIds: [userId] }, tags: ['Session'] })
  if (companyId !== null) await work.announce({ audience: { companyIds: [companyId] }, tags: made })
  const listed = ['Account', 'Customer', 'Company', 'Supplier', 'Activity'] as const
  await work.announce({ audience: { admins: true }, tags: [...made, ...listed] })
}

/** Removes what requests left that were under way during the deletion. It may run again. */
export async function clearLeftovers(tx: Knex.Transaction, requester: Requester): Promise<void> {
  const { fileIds } = await removeRequests(tx, requester)
  fileIds.push(...(await removeTalk(tx, requester.userId)))
  await forgetUse(tx, requester.userId)
  await forgetTraces(tx, requester.userId)
  await forgetFiles(tx, fileIds)
}
