import type { CreateShipmentBody, UpdateShipmentBody } from '@kerf/shared-contracts/contracts/shipments'
import type { z } from 'zod'
import type { Order } from '../../models/order.ts'
import { OrderLine } from '../../models/order-line.ts'
import { Shipment } from '../../models/shipment.ts'
import { ShipmentLine } from '../../models/shipment-line.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale, overtaken } from '../../platform/not-stale.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { assertNotArchived, doneToOrder } from '../orders/service.ts'
import { shipmentCreated, shipmentUpdated } from './events.ts'

export type NewShipment = z.output<typeof CreateShipmentBody>
type Share = { orderLineId: string; quantity: number }

/** The shipments of an order, newest first. */
export async function find({ tx }: ReadWork, order: Order): Promise<Shipment[]> {
  return Shipment.query(tx)
    .where({ orderId: order.id })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .withGraphFetched('lines')
}

/**
 * Delivered is final: nothing more is shipped unless the order is reopened. @throws Problem `order.already_delivered`
 */
async function assertShippable(work: Work, order: Order): Promise<void> {
  if (order.status !== 'delivered' || order.reopenedAt !== null) return
  throw await overtaken('order.already_delivered', work, doneToOrder(order, 'stage'))
}

/**
 * Allocates pieces to the lines of an order, in order.
 * @throws Problem `shipment.quantity_invalid` if fewer are left
 */
function fillLines(lines: readonly OrderLine[], pieces: number): Share[] {
  let left = pieces
  const shares = lines.map((line) => {
    const quantity = Math.min(left, line.quantity - line.quantityShipped)
    left -= quantity
    return { orderLineId: line.id, quantity }
  })
  if (left > 0) throw problem('shipment.quantity_invalid')
  return shares.filter(({ quantity }) => quantity > 0)
}

/** Checks quantities given line by line. @throws Problem `shipment.quantity_invalid` */
function checkShares(lines: readonly OrderLine[], shares: readonly Share[], pieces: number): readonly Share[] {
  const total = shares.reduce((sum, { quantity }) => sum + quantity, 0)
  const fits = shares.every(({ orderLineId, quantity }) => {
    const line = lines.find((each) => each.id === orderLineId)
    return line !== undefined && quantity <= line.quantity - line.quantityShipped
  })
  const once = new Set(shares.map((share) => share.orderLineId)).size === shares.length
  if (total !== pieces || !fits || !once) throw problem('shipment.quantity_invalid')
  return shares
}

/** @throws Problem `write.stale` if pieces were shipped that the sender did not know of */
async function assertNoneShippedSince(
  work: Work,
  order: Locked<Order>,
  lines: readonly OrderLine[],
  basedOn: NewShipment['basedOn'],
): Promise<void> {
  if (!basedOn) return
  const latest = await Shipment.query(work.tx).where({ orderId: order.id }).orderBy('createdAt', 'desc').first()
  const quantityShipped = lines.reduce((sum, line) => sum + line.quantityShipped, 0)
  const quantityRemaining = lines.reduce((sum, line) => sum + line.quantity - line.quantityShipped, 0)
  await assertNotStale(work, {
    basedOn,
    present: { quantityShipped },
    beside: { quantityRemaining },
    changedBy: { object: { type: 'shipment', id: latest?.id ?? order.id }, actions: [shipmentCreated.name] },
  })
}

/**
 * Records a shipment, full or partial. The caller has locked the order, so that two shipments together never exceed
 * what was ordered.
 * @throws Problem `order.archived`, `order.already_delivered`, `shipment.quantity_invalid`, `write.stale`
 */
export async function create(work: Work, order: Locked<Order>, shipment: NewShipment): Promise<Shipment> {
  await assertNotArchived(work, order)
  await assertShippable(work, order)
  const { quantityShipped, trackingNumber, shippingCarrier } = shipment
  const lines = await OrderLine.query(work.tx).where({ orderId: order.id }).orderBy('position')
  await assertNoneShippedSince(work, order, lines, shipment.basedOn)
  const shares = shipment.lines
    ? checkShares(lines, shipment.lines, quantityShipped)
    : fillLines(lines, quantityShipped)
  const created = await Shipment.query(work.tx).insertAndFetch({
    orderId: order.id,
    trackingNumber,
    shippingCarrier,
    shipmentDate: work.today,
    ...(order.status === 'shipped' && { trackingStatus: 'shipped' }),
    createdBy: work.actor.id,
    createdAt: work.now,
  })
  await ShipmentLine.query(work.tx).insert(shares.map((share) => ({ ...share, shipmentId: created.id })))
  await work.happened(shipmentCreated, { order, shipmentId: created.id, quantityShipped })
  return created.$fetchGraph('lines', { transaction: work.tx })
}

/**
 * Sets the status of a shipment. Delivering it records the date; undoing that clears it.
 * @throws Problem `order.archived`, `shipment.not_found`, `write.stale`
 */
export async function update(
  work: Work,
  order: Locked<Order>,
  shipmentId: string,
  change: z.output<typeof UpdateShipmentBody>,
): Promise<Shipment> {
  await assertNotArchived(work, order)
  const shipment = await Shipment.query(work.tx).findOne({ id: shipmentId, orderId: order.id })
  if (!shipment) throw problem('shipment.not_found')
  const { status, trackingStatus, basedOn } = change
  await assertNotStale(work, {
    basedOn,
    present: { status: shipment.status, trackingStatus: shipment.trackingStatus },
    wanted: { ...(status && { status }), ...(trackingStatus && { trackingStatus }) },
    changedBy: { object: { type: 'shipment', id: shipment.id }, actions: [shipmentUpdated.name] },
  })
  const isNew = status && status !== shipment.status
  const delivery = isNew ? { deliveryDate: status === 'delivered' ? work.today : null } : {}
  const changed = await shipment.$query(work.tx).patchAndFetch({
    ...(status ? { status } : {}),
    ...(trackingStatus ? { trackingStatus } : {}),
    ...delivery,
  })
  await work.happened(shipmentUpdated, { order, shipmentId, status, trackingStatus })
  return changed.$fetchGraph('lines', { transaction: work.tx })
}
