import type { PurchaseOrderStatus } from '@kerf/shared-contracts/contracts/purchase-order-values'
import type { listPurchaseOrders } from '@kerf/shared-contracts/contracts/purchase-orders'
import type { listOwnPurchaseOrders } from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { isOpenPurchaseOrder, mayMovePurchaseOrder } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import {
  type AdminsPartView,
  listedPurchaseOrderShape,
  ownPurchaseOrderDetailsShape,
  ownPurchaseOrderShape,
  type PurchaseOrderSummaryView,
  type PurchaseOrderView,
  purchaseOrderShape,
} from '../../models/views/purchase-order-view.ts'
import { type ListPage, readPage, readSome } from '../../platform/db/list.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { purchaseOrderMoved } from './events.ts'

type Query = z.output<(typeof listPurchaseOrders)['query']>
type OwnQuery = z.output<(typeof listOwnPurchaseOrders)['query']>

/** The filters that both kinds of list share. */
function conditionsOf({ status, payment }: Pick<Query, 'status' | 'payment'>): (Sql | false | undefined)[] {
  return [
    status === 'open' && sql`purchase_orders.status not in ('received', 'cancelled')`,
    status !== 'open' && status !== undefined && sql`purchase_orders.status = ${status}`,
    payment === 'paid' && sql`purchase_orders.paid_at is not null`,
    payment === 'unpaid' && sql`purchase_orders.paid_at is null`,
  ]
}

/** One page of the purchase orders. A search matches numbers, references and projects. */
export function list(
  { tx, actor }: ReadWork,
  query: Query,
): Promise<ListPage<PurchaseOrderSummaryView & AdminsPartView>> {
  const filter = listed(actor, { table: 'purchase_orders', typed: query.q, related: [] }, [
    ...conditionsOf(query),
    query.supplierId && sql`purchase_orders.supplier_id = ${query.supplierId}`,
    query.orderId && sql`purchase_orders.order_id = ${query.orderId}`,
  ])
  return readPage(tx, listedPurchaseOrderShape, filter, query)
}

/** One page of the asking supplier's purchase orders. */
export function listOwn({ tx, actor }: ReadWork, query: OwnQuery): Promise<ListPage<PurchaseOrderSummaryView>> {
  const visible = [{ condition: sql`purchase_orders.supplier_id = ${actor.id}` }]
  const search = { table: 'purchase_orders', typed: query.q, related: [], visible }
  return readPage(tx, ownPurchaseOrderShape, listed(actor, search, conditionsOf(query)), query)
}

/** One purchase order, as admins see it. @throws Problem `purchase_order.not_found` */
export async function read({ tx }: ReadWork, id: string): Promise<PurchaseOrderView & AdminsPartView> {
  const [order] = await readSome(tx, purchaseOrderShape, sql`purchase_orders.id = ${id}`)
  if (!order) throw problem('purchase_order.not_found')
  return order
}

/** One purchase order of the asking supplier. @throws Problem `purchase_order.not_found`, also for another's */
export async function readOwn({ tx, actor }: ReadWork, id: string): Promise<PurchaseOrderView> {
  const condition = sql`purchase_orders.id = ${id} and purchase_orders.supplier_id = ${actor.id}`
  const [order] = await readSome(tx, ownPurchaseOrderDetailsShape, condition)
  if (!order) throw problem('purchase_order.not_found')
  return order
}

/** A purchase order the actor may see, locked. @throws Problem `purchase_order.not_found` */
export async function getForUpdate({ tx, actor }: Work, id: string): Promise<Locked<PurchaseOrder>> {
  const query = PurchaseOrder.query(tx).findById(id).forUpdate()
  if (actor.kind !== 'admin') query.where({ supplierId: actor.id })
  const order = await query
  if (!order) throw problem('purchase_order.not_found')
  return locked(order)
}

/** @throws Problem `purchase_order.closed` once it is received or cancelled */
export function assertOpen(order: PurchaseOrder): void {
  if (!isOpenPurchaseOrder(order.status)) throw problem('purchase_order.closed')
}

/**
 * Moves a purchase order to its next status and records when.
 * @param more what else changes with it
 * @throws Problem `purchase_order.status_not_allowed`
 */
export async function moveTo(
  work: Work,
  order: Locked<PurchaseOrder>,
  to: PurchaseOrderStatus,
  more: Partial<PurchaseOrder> = {},
): Promise<Locked<PurchaseOrder>> {
  const from = order.status
  if (!mayMovePurchaseOrder(from, to)) throw problem('purchase_order.status_not_allowed')
  const { now, today } = work
  const dates: Record<PurchaseOrderStatus, Partial<PurchaseOrder>> = {
    issued: {},
    acknowledged: { acknowledgedAt: now },
    in_production: { inProductionAt: now },
    shipped: { shippedAt: now },
    received: { receivedAt: now, receivedOn: more.receivedOn ?? today },
    cancelled: { cancelledAt: now },
  }
  const moved = await order.$query(work.tx).patchAndFetch({ ...more, ...dates[to], status: to, updatedAt: now })
  await work.happened(purchaseOrderMoved, { order: moved, from, to, reason: more.cancelReason ?? null })
  return locked(moved)
}
