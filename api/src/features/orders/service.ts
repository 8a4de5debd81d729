import type { InputOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { updateOrderStatus, updateOrderTracking } from '@kerf/shared-contracts/contracts/orders-admin'
import {
  awaitsQualityDecision,
  maySetStatus,
  needsDeliveryConfirmation,
  stagesBefore,
} from '@kerf/shared-contracts/rules/order-lifecycle'
import sql from 'sql-template-tag'
import { Order, type OrderStatus } from '../../models/order.ts'
import { OrderLine } from '../../models/order-line.ts'
import { OrderStatusChange } from '../../models/order-status-change.ts'
import { Shipment } from '../../models/shipment.ts'
import { type OrderView, orderShape } from '../../models/views/order-view.ts'
import { isVisible, visibleTo } from '../../models/visible-to.ts'
import type { ChangeSought } from '../../platform/audit/last-change.ts'
import { readSome } from '../../platform/db/list.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale, overtaken } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { orderPaid, orderReopened, orderStatusChanged, trackingChanged } from './events.ts'
import { quantitiesOf } from './quantities.ts'

/**
 * An order the actor may see.
 * @throws Problem `order.not_found`, also for somebody else's
 */
export async function get({ tx, actor }: ReadWork, id: string): Promise<Order> {
  const order = await visibleTo(Order.query(tx).findById(id), actor, 'orders')
  if (!order) throw problem('order.not_found')
  return order
}

/** As {@link get}, locked until the transaction ends. Every change of an order takes this lock first. */
export async function getForUpdate({ tx, actor }: Work, id: string): Promise<Locked<Order>> {
  const order = await visibleTo(Order.query(tx).findById(id).forUpdate(), actor, 'orders')
  if (!order) throw problem('order.not_found')
  return locked(order)
}

/**
 * An order the actor may see, with everything its presentation needs.
 * @throws Problem `order.not_found`, also for somebody else's
 */
export async function read({ tx, actor }: ReadWork, id: string): Promise<OrderView> {
  const [order] = await readSome(tx, orderShape, sql`orders.id = ${id} and ${isVisible(actor, 'orders')}`)
  if (!order) throw problem('order.not_found')
  return order
}

/** Reads what the presentation of one order needs. */
export async function withGraph({ tx }: ReadWork, { id }: Order): Promise<OrderView> {
  const [order] = await readSome(tx, orderShape, sql`orders.id = ${id}`)
  if (!order) throw problem('order.not_found')
  return order
}

/** The events that end the work on an order, under their names in the audit log. */
export const orderEnds = {
  archived: [orderPaid.name],
  reopened: [orderReopened.name],
  stage: [orderStatusChanged.name],
}

/** Where the audit log records who last did something to an order. */
export function doneToOrder({ id }: Pick<Order, 'id'>, end: keyof typeof orderEnds): ChangeSought {
  return { object: { type: 'order', id }, actions: orderEnds[end] }
}

/** @throws Problem `order.archived` */
export async function assertNotArchived(work: ReadWork, order: Order): Promise<void> {
  if (order.isArchived) throw await overtaken('order.archived', work, doneToOrder(order, 'archived'))
}

/** What is left to ship of an order. */
async function quantityRemaining({ tx }: Work, order: Order): Promise<number> {
  return quantitiesOf(await OrderLine.query(tx).where({ orderId: order.id })).quantityRemaining
}

type StageAsked = InputOf<typeof updateOrderStatus>['body']

/**
 * Sets the stage an admin chose, forwards or back (docs/product/orders.md, 'Setting the stage'). Parts left to ship are
 * delivered only if that is confirmed.
 * @throws Problem `order.already_delivered`, `order.archived`, `order.unshipped_rest`, `write.stale`
 */
export async function setStatus(work: Work, order: Locked<Order>, asked: StageAsked): Promise<Order> {
  const { status: to, confirmUnshipped: confirmed, basedOn } = asked
  await assertNotArchived(work, order)
  await assertNotStale(work, {
    basedOn,
    present: { orderStatus: order.status },
    wanted: { orderStatus: to },
    changedBy: doneToOrder(order, 'stage'),
  })
  const reopenedAt = order.reopenedAt?.toISOString() ?? null
  if (!maySetStatus({ orderStatus: order.status, isArchived: order.isArchived, reopenedAt })) {
    throw await overtaken('order.already_delivered', work, doneToOrder(order, 'stage'))
  }
  if (to === order.status) return order
  if (!confirmed && needsDeliveryConfirmation(to, { quantityRemaining: await quantityRemaining(work, order) })) {
    throw problem('order.unshipped_rest')
  }
  return moveTo(work, order, to)
}

/** A quality check that awaits the customer; earlier decisions stay in the history. */
export const undecided = {
  qualityCheckStatus: 'pending',
  qualityCheckNotes: null,
  qualityDecidedAt: null,
  customerApprovedAt: null,
} as const satisfies Partial<Order>

/** Side effects of a stage: quality check asks the customer again, delivered is final again. */
function entering(stage: OrderStatus, now: Date): Partial<Order> {
  if (stage === 'quality_check') return undecided
  if (stage === 'delivered') return { deliveredAt: now, reopenedAt: null }
  return {}
}

/** Moves an order to a stage and records when; entering quality check asks the customer again. */
export async function moveTo(
  work: Work,
  order: Locked<Order>,
  to: OrderStatus,
  more: Partial<Order> = {},
): Promise<Order> {
  const from = order.status
  const moved = await order.$query(work.tx).patchAndFetch({
    status: to,
    ...entering(to, work.now),
    ...more,
  })
  const change = { orderId: order.id, fromStatus: from, toStatus: to }
  await OrderStatusChange.query(work.tx).insert({ ...change, changedBy: work.actor.id, changedAt: work.now })
  if (to === 'shipped' || to === 'delivered') await bringShipmentsTo(work, order, to)
  await work.happened(orderStatusChanged, { order, from, to })
  return moved
}

/** What has been shipped is no longer in production: shipments of an earlier stage follow their order. */
async function bringShipmentsTo({ tx }: Work, { id }: Order, stage: 'shipped' | 'delivered'): Promise<void> {
  await Shipment.query(tx)
    .where({ orderId: id })
    .whereIn('trackingStatus', stagesBefore(stage))
    .patch({ trackingStatus: stage })
}

type TrackingAsked = InputOf<typeof updateOrderTracking>['body']

/** @throws Problem `order.archived`, `write.stale` */
export async function setTracking(
  work: Work,
  order: Locked<Order>,
  { basedOn, ...tracking }: TrackingAsked,
): Promise<Order> {
  await assertNotArchived(work, order)
  await assertNotStale(work, {
    basedOn,
    present: { trackingNumber: order.trackingNumber, shippingCarrier: order.shippingCarrier },
    wanted: tracking,
    changedBy: { object: { type: 'order', id: order.id }, actions: [trackingChanged.name] },
  })
  const changed = await order.$query(work.tx).patchAndFetch(tracking)
  await work.happened(trackingChanged, { order, ...tracking })
  return changed
}

/** Whether the quality check awaits the customer's decision now. */
export function awaitsDecision(order: Order): boolean {
  return awaitsQualityDecision({ orderStatus: order.status, qualityCheckStatus: order.qualityCheckStatus })
}
