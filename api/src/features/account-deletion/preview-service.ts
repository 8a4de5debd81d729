import type { DeletionPreview } from '@kerf/shared-contracts/contracts/account-deletion'
import type { Knex } from 'knex'
import { Order } from '../../models/order.ts'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { Quote } from '../../models/quote.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'
import { findSuccessor } from '../company-members/member-service.ts'
import { requestsToRemove } from './request-removal-service.ts'

/** @throws Problem `user.last_admin` for the only remaining admin */
export async function assertOtherAdmin(tx: Knex, userId: string): Promise<void> {
  const other = await User.query(tx).where('isAdmin', true).whereNull('deletedAt').whereNot('id', userId).first()
  if (!other) throw problem('user.last_admin')
}

/** The number of a user's orders that remain after the deletion. */
export function countOrders(tx: Knex, userId: string): Promise<number> {
  return Order.query(tx).where({ customerId: userId }).resultSize()
}

/** Those of a user's orders that are still to be delivered, as `isActiveOrder` has it. */
function countActiveOrders(tx: Knex, userId: string): Promise<number> {
  const active = { customerId: userId, isArchived: false }
  return Order.query(tx).where(active).whereNot('status', 'delivered').resultSize()
}

/** A supplier's purchase orders with outstanding deliveries. */
const openOrders = (tx: Knex, supplierId: string) =>
  PurchaseOrder.query(tx).where({ supplierId }).whereNotIn('status', ['received', 'cancelled'])

/** @throws Problem `user.open_purchase_orders` while a supplier owes goods, as nobody else could answer for them */
export async function assertNoOpenOrders(tx: Knex, userId: string): Promise<void> {
  // Ordering locks this row too, so no order can slip in meanwhile.
  await SupplierProfile.query(tx).findOne({ userId }).forUpdate()
  if (await openOrders(tx, userId).first()) throw problem('user.open_purchase_orders')
}

/** The records of the supplier network that concern an account; all of them are kept. */
async function countOfSupplier(tx: Knex, { id: supplierId, accountType }: User) {
  if (accountType !== 'supplier') return null
  return {
    requests: await SupplierRequestAssignment.query(tx).where({ supplierId }).resultSize(),
    quotes: await SupplierQuote.query(tx).where({ supplierId }).resultSize(),
    purchaseOrders: await PurchaseOrder.query(tx).where({ supplierId }).resultSize(),
    openPurchaseOrders: await openOrders(tx, supplierId).resultSize(),
  }
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
    openOrders: await countActiveOrders(tx, userId),
    successorName: (await findSuccessor(tx, user))?.name ?? null,
    supplier: await countOfSupplier(tx, user),
  }
}
