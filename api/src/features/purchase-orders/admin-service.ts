import type {
  linkPurchaseOrder,
  updatePurchaseOrderPayment,
  updatePurchaseOrderStatus,
  updatePurchaseOrderTerms,
} from '@kerf/shared-contracts/contracts/purchase-orders'
import type { z } from 'zod'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import * as orders from '../orders/service.ts'
import { noteAward } from '../supplier-quotes/award-service.ts'
import { type LockedRequest, lockRequest } from '../supplier-quotes/lock-service.ts'
import { purchaseOrderLinked, purchaseOrderMoved, purchaseOrderPaid, purchaseOrderTermsChanged } from './events.ts'
import { assertOpen, getForUpdate, moveTo } from './service.ts'

const about = (id: string) => ({ type: 'purchase_order', id })

/** Moves an order on, or cancels it. @throws Problem `purchase_order.*`, `write.stale` */
export async function setStatus(
  work: Work,
  id: string,
  { status, reason, acceptShort, basedOn }: z.output<(typeof updatePurchaseOrderStatus)['body']>,
): Promise<void> {
  // The request first, because ordering locks it first.
  const request = status === 'cancelled' ? await lockRequestOf(work, id) : undefined
  const order = await getForUpdate(work, id)
  await assertNotStale(work, {
    basedOn,
    present: { status: order.status },
    changedBy: { object: about(id), actions: [purchaseOrderMoved.name] },
  })
  if (status === 'received' && order.quantityReceived < order.quantityOrdered && !acceptShort) {
    throw problem('purchase_order.not_all_received')
  }
  await moveTo(work, order, status, status === 'cancelled' ? { cancelReason: reason } : {})
  // A cancelled order returns its pieces to the award.
  if (request) await noteAward(work, request)
}

async function lockRequestOf(work: Work, id: string): Promise<LockedRequest> {
  const order = await PurchaseOrder.query(work.tx).findById(id)
  if (!order) throw problem('purchase_order.not_found')
  return lockRequest(work, order.requestId)
}

/** Changes delivery date and notes. @throws Problem `purchase_order.*`, `write.stale` */
export async function changeTerms(
  work: Work,
  id: string,
  { basedOn, ...terms }: z.output<(typeof updatePurchaseOrderTerms)['body']>,
): Promise<void> {
  const order = await getForUpdate(work, id)
  const { deliveryDate, notes } = order
  await assertNotStale(work, {
    basedOn,
    present: { deliveryDate, notes },
    wanted: terms,
    changedBy: { object: about(id), actions: [purchaseOrderTermsChanged.name] },
  })
  assertOpen(order)
  const isMoved = terms.deliveryDate !== deliveryDate
  if (isMoved && terms.deliveryDate < work.today) throw problem('purchase_order.date_past')
  if (!isMoved && terms.notes === notes) return
  const changed = await order.$query(work.tx).patchAndFetch({ ...terms, updatedAt: work.now })
  await work.happened(purchaseOrderTermsChanged, { order: changed, deliveryDate: changed.deliveryDate })
}

/** Sets the customer's order it serves, or none. @throws Problem `order.not_found`, `write.stale` */
export async function link(
  work: Work,
  id: string,
  { orderId, basedOn }: z.output<(typeof linkPurchaseOrder)['body']>,
): Promise<void> {
  const order = await getForUpdate(work, id)
  await assertNotStale(work, {
    basedOn,
    present: { orderId: order.orderId },
    wanted: { orderId },
    changedBy: { object: about(id), actions: [purchaseOrderLinked.name] },
  })
  if (orderId !== null) await orders.get(work, orderId)
  const linked = await order.$query(work.tx).patchAndFetch({ orderId, updatedAt: work.now })
  await work.happened(purchaseOrderLinked, { order: linked, orderId })
}

/** Marks an order as paid, or undoes that. @throws Problem `purchase_order.status_not_allowed`, `write.stale` */
export async function setPayment(
  work: Work,
  id: string,
  { paymentStatus, basedOn }: z.output<(typeof updatePurchaseOrderPayment)['body']>,
): Promise<void> {
  const order = await getForUpdate(work, id)
  const present = order.paidAt === null ? 'unpaid' : 'paid'
  await assertNotStale(work, {
    basedOn,
    present: { paymentStatus: present },
    wanted: { paymentStatus },
    changedBy: { object: about(id), actions: [purchaseOrderPaid.name] },
  })
  if (present === paymentStatus) return
  // A payment marked before the cancellation can still be undone.
  if (order.status === 'cancelled' && paymentStatus === 'paid') throw problem('purchase_order.status_not_allowed')
  const paidAt = paymentStatus === 'paid' ? work.now : null
  const changed = await order.$query(work.tx).patchAndFetch({ paidAt, updatedAt: work.now })
  await work.happened(purchaseOrderPaid, { order: changed, paymentStatus })
}
