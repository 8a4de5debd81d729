import type { DeletionPreview } from '@kerf/shared-contracts/contracts/account-deletion'
import type { Knex } from 'knex'
import { Order } from '../../models/order.ts'
import { Quote } from '../../models/quote.ts'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'
import { findSuccessor } from '../company-members/member-service.ts'
import { requestsToRemove } from './request-removal-service.ts'

/** @throws Problem `user.last_admin` when nobody else could administer Kerf */
export async function assertOtherAdmin(tx: Knex, userId: string): Promise<void> {
  const other = await User.query(tx).where('isAdmin', true).whereNull('deletedAt').whereNot('id', userId).first()
  if (!other) throw problem('user.last_admin')
}

/** How many orders of a user stay after the deletion. */
export function countOrders(tx: Knex, userId: string): Promise<number> {
  return Order.query(tx).where({ customerId: userId }).resultSize()
}

/**
 * What deleting an account removes and keeps, by the same rules as the deletion itself.
 * @throws Problem `user.not_found`, `user.last_admin`
 */
export async function previewDeletion({ tx }: ReadWork, userId: string): Promise<DeletionPreview> {
  const user = await User.query(tx).findById(userId).whereNull('deletedAt')
  if (!user) throw problem('user.not_found')
  if (user.isAdmin) await assertOtherAdmin(tx, userId)
  const going = () => requestsToRemove(tx, { userId, companyId: user.companyId })
  return {
    rfqs: await going().resultSize(),
    quotes: await Quote.query(tx).whereIn('rfqId', going().select('rfqs.id')).resultSize(),
    orders: await countOrders(tx, userId),
    successorName: (await findSuccessor(tx, user))?.name ?? null,
  }
}
