import type { receivePurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { z } from 'zod'
import type { PurchaseOrder } from '../../models/purchase-order.ts'
import { PurchaseOrderLine } from '../../models/purchase-order-line.ts'
import { PurchaseOrderReceipt } from '../../models/purchase-order-receipt.ts'
import { PurchaseOrderReceiptLine } from '../../models/purchase-order-receipt-line.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { goodsReceived, purchaseOrderMoved } from './events.ts'
import { assertOpen, getForUpdate, moveTo } from './service.ts'

type Body = z.output<(typeof receivePurchaseOrder)['body']>
type Counted = Body['lines']

/**
 * Records received goods; with the last piece the order is received. Locking the order makes two admins record one
 * after the other, so that no more is received than was ordered.
 * @throws Problem `purchase_order.*`, `write.stale`
 */
export async function receive(work: Work, id: string, { lines, notes, basedOn, ...when }: Body): Promise<void> {
  const order = await getForUpdate(work, id)
  await assertNotStale(work, {
    basedOn,
    present: { quantityReceived: order.quantityReceived },
    beside: { status: order.status },
    changedBy: {
      object: { type: 'purchase_order', id },
      actions: [goodsReceived.name, purchaseOrderMoved.name],
    },
  })
  assertOpen(order)
  const receivedOn = when.receivedOn ?? work.today
  assertCame(work, order, receivedOn)
  const counted = lines.filter(({ quantity, rejected }) => quantity + rejected > 0)
  await countIn(work, order, counted)
  const receipt = await PurchaseOrderReceipt.query(work.tx).insertAndFetch({
    purchaseOrderId: id,
    receivedOn,
    notes,
    receivedBy: work.actor.id,
    createdAt: work.now,
  })
  await PurchaseOrderReceiptLine.query(work.tx).insert(counted.map((line) => ({ ...line, receiptId: receipt.id })))
  await close(work, order, { receipt, counted })
}

/** @throws Problem `purchase_order.received_in_future`, `purchase_order.received_before_issue` */
export function assertCame(work: Work, order: PurchaseOrder, receivedOn: string): void {
  if (receivedOn > work.today) throw problem('purchase_order.received_in_future')
  if (receivedOn < dayIn(order.createdAt, work.provider.timeZone)) throw problem('purchase_order.received_before_issue')
}

/** @throws Problem `purchase_order.quantity_invalid`, `purchase_order.more_than_ordered` */
async function countIn({ tx }: Work, order: PurchaseOrder, counted: Counted): Promise<void> {
  const known = await PurchaseOrderLine.query(tx).where({ purchaseOrderId: order.id })
  const isOnce = new Set(counted.map(({ lineId }) => lineId)).size === counted.length
  if (counted.length === 0 || !isOnce) throw problem('purchase_order.quantity_invalid')
  for (const { lineId, quantity, rejected } of counted) {
    const line = known.find((each) => each.id === lineId)
    if (!line) throw problem('purchase_order.quantity_invalid')
    const quantityReceived = line.quantityReceived + quantity
    if (quantityReceived > line.quantity) throw problem('purchase_order.more_than_ordered')
    // Good and faulty pieces together may not exceed what is outstanding.
    if (quantityReceived + rejected > line.quantity) throw problem('purchase_order.more_faulty_than_delivered')
    const quantityRejected = line.quantityRejected + rejected
    if (quantityRejected > 2_000_000_000) throw problem('purchase_order.quantity_invalid')
    await line.$query(tx).patch({ quantityReceived, quantityRejected })
  }
}

/** Adds up the pieces, records the event, and completes the order with the last of them. */
async function close(
  work: Work,
  order: Locked<PurchaseOrder>,
  { receipt, counted }: { receipt: PurchaseOrderReceipt; counted: Counted },
): Promise<void> {
  const [quantity, rejected] = [
    counted.reduce((sum, line) => sum + line.quantity, 0),
    counted.reduce((sum, line) => sum + line.rejected, 0),
  ]
  const quantityReceived = order.quantityReceived + quantity
  const summed = await order.$query(work.tx).patchAndFetch({ quantityReceived, updatedAt: work.now })
  await work.happened(goodsReceived, { order: summed, receiptId: receipt.id, quantity, rejected })
  if (quantityReceived < order.quantityOrdered) return
  await moveTo(work, locked(summed), 'received', { receivedOn: receipt.receivedOn })
}
