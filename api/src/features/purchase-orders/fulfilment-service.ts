import type {
  promiseDelivery,
  reportProgress,
  shipPurchaseOrder,
} from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import type { z } from 'zod'
import { PurchaseOrderUpdate } from '../../models/purchase-order-update.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import { attachDocuments } from './document-service.ts'
import { deliveryPromised, progressReported, purchaseOrderMoved, purchaseOrderTrackingChanged } from './events.ts'
import { assertOpen, getForUpdate, moveTo } from './service.ts'

const about = (id: string) => ({ type: 'purchase_order', id })

function assertNotPast({ today }: Work, day: string): void {
  if (day < today) throw problem('purchase_order.date_past')
}

/** Acknowledges an order, with the promised delivery date. @throws Problem `purchase_order.*` */
export async function acknowledge(work: Work, id: string, promisedDate: string | null): Promise<void> {
  const order = await getForUpdate(work, id)
  if (promisedDate !== null) assertNotPast(work, promisedDate)
  if (order.status !== 'issued') throw problem('purchase_order.status_not_allowed')
  const moved = await moveTo(work, order, 'acknowledged', promisedDate === null ? {} : { promisedDate })
  if (promisedDate !== null) await work.happened(deliveryPromised, { order: moved, from: null, to: promisedDate })
}

/** Promises another day. @throws Problem `purchase_order.*`, `write.stale` */
export async function promise(
  work: Work,
  id: string,
  { promisedDate, basedOn }: z.output<(typeof promiseDelivery)['body']>,
): Promise<void> {
  const order = await getForUpdate(work, id)
  await assertNotStale(work, {
    basedOn,
    present: { promisedDate: order.promisedDate },
    wanted: { promisedDate },
    changedBy: { object: about(id), actions: [deliveryPromised.name] },
  })
  assertOpen(order)
  assertNotPast(work, promisedDate)
  if (order.promisedDate === promisedDate) return
  const changed = await order.$query(work.tx).patchAndFetch({ promisedDate, updatedAt: work.now })
  await work.happened(deliveryPromised, { order: changed, from: order.promisedDate, to: promisedDate })
}

/** Reports the progress of an order; may also report that production started. @throws Problem `purchase_order.*` */
export async function report(
  work: Work,
  id: string,
  { notes, inProduction }: z.output<(typeof reportProgress)['body']>,
  photos: readonly ReceivedFile[],
): Promise<void> {
  const order = await getForUpdate(work, id)
  assertOpen(order)
  const update = await PurchaseOrderUpdate.query(work.tx).insertAndFetch({
    purchaseOrderId: id,
    notes,
    createdAt: work.now,
  })
  await attachDocuments(work, order, { kind: 'photo', isFromSupplier: true, updateId: update.id }, photos)
  await work.happened(progressReported, { order, photos: photos.length })
  const begins = inProduction && (order.status === 'issued' || order.status === 'acknowledged')
  if (begins) await moveTo(work, order, 'in_production')
  else await order.$query(work.tx).patch({ updatedAt: work.now })
}

/**
 * Reports that the goods were shipped, or corrects their tracking number. @throws Problem `purchase_order.*`,
 * `write.stale`
 */
export async function ship(
  work: Work,
  id: string,
  { basedOn, ...tracking }: z.output<(typeof shipPurchaseOrder)['body']>,
): Promise<void> {
  const order = await getForUpdate(work, id)
  const { status, trackingNumber, shippingCarrier } = order
  await assertNotStale(work, {
    basedOn,
    present: { status, trackingNumber, shippingCarrier },
    changedBy: { object: about(id), actions: [purchaseOrderMoved.name, purchaseOrderTrackingChanged.name] },
  })
  if (status !== 'shipped') {
    await moveTo(work, order, 'shipped', tracking)
    return
  }
  const changed = await order.$query(work.tx).patchAndFetch({ ...tracking, updatedAt: work.now })
  await work.happened(purchaseOrderTrackingChanged, { order: changed, ...tracking })
}
