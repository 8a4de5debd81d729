import type { correctReceipt } from '@kerf/shared-contracts/contracts/purchase-orders'
import {
  type CountedPieces,
  excessOf,
  nothingCounted,
  receiptLimits,
} from '@kerf/shared-contracts/rules/receipt-limits'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import type { PurchaseOrder } from '../../models/purchase-order.ts'
import { PurchaseOrderLine } from '../../models/purchase-order-line.ts'
import { PurchaseOrderReceipt } from '../../models/purchase-order-receipt.ts'
import { type CountedLine, PurchaseOrderReceiptCorrection } from '../../models/purchase-order-receipt-correction.ts'
import { PurchaseOrderReceiptLine } from '../../models/purchase-order-receipt-line.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { runOne } from '../../platform/db/prepared.ts'
import { problem } from '../../platform/errors.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import * as orders from '../orders/service.ts'
import { purchaseOrderMoved, receiptCorrected } from './events.ts'
import { assertCame } from './receiving-service.ts'
import { getForUpdate, moveTo } from './service.ts'

type Body = z.output<(typeof correctReceipt)['body']>

/** Good and faulty pieces together. */
function sumOf(lines: readonly CountedPieces[]): CountedPieces {
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    rejected: lines.reduce((sum, line) => sum + line.rejected, 0),
  }
}

/** @param before one entry for each line */
function areSame(before: readonly CountedLine[], counted: readonly CountedLine[]): boolean {
  const isStill = ({ lineId, quantity, rejected }: CountedLine) =>
    counted.some((each) => each.lineId === lineId && each.quantity === quantity && each.rejected === rejected)
  return counted.length === before.length && before.every(isStill)
}

/**
 * Corrects what a receipt says; what it said before is kept, with the reason. An order that had come whole is on its way
 * again where pieces are missing now, and one whose last pieces are found is received. Where the receipt says all that
 * already, nothing happens, and nobody is told.
 * @throws Problem `purchase_order.*`, `write.stale`
 */
export async function correct(
  work: Work,
  { id, receiptId }: { id: string; receiptId: string },
  { lines, receivedOn, reason, basedOn }: Body,
): Promise<void> {
  const { tx, now, actor } = work
  const order = await getForUpdate(work, id)
  if (order.status === 'cancelled') throw problem('purchase_order.cancelled')
  const receipt = await PurchaseOrderReceipt.query(tx).findOne({ id: receiptId, purchaseOrderId: id })
  if (!receipt) throw problem('purchase_order.receipt_not_found')
  const before = await PurchaseOrderReceiptLine.query(tx).where({ receiptId })
  const corrections = await PurchaseOrderReceiptCorrection.query(tx).where({ receiptId }).resultSize()
  const counted = lines.filter(({ quantity, rejected }) => quantity + rejected > 0)
  if (receivedOn === receipt.receivedOn && areSame(before, counted)) return
  await assertNotStale(work, {
    basedOn,
    present: { receivedOn: receipt.receivedOn, ...sumOf(before), corrections },
    changedBy: { object: { type: 'purchase_order', id }, actions: [receiptCorrected.name] },
  })
  assertCame(work, order, receivedOn)
  await countAgain(work, order, { receiptId, counted })
  await PurchaseOrderReceiptCorrection.query(tx).insert({
    receiptId,
    reason,
    receivedOn: receipt.receivedOn,
    lines: before.map(({ lineId, quantity, rejected }) => ({ lineId, quantity, rejected })),
    correctedBy: actor.id,
    createdAt: now,
  })
  const was = { ...sumOf(before), on: receipt.receivedOn }
  await receipt.$query(tx).patch({ receivedOn })
  await settle(work, order, { receiptId, reason, was, is: { ...sumOf(counted), on: receivedOn } })
}

/** Writes the lines of a receipt anew, and what each line of the order adds up to. */
async function countAgain(
  work: Work,
  order: PurchaseOrder,
  { receiptId, counted }: { receiptId: string; counted: readonly CountedLine[] },
): Promise<void> {
  const { tx } = work
  const known = await PurchaseOrderLine.query(tx).where({ purchaseOrderId: order.id })
  const isKnown = counted.every(({ lineId }) => known.some(({ id }) => id === lineId))
  if (!isKnown || new Set(counted.map(({ lineId }) => lineId)).size < counted.length) {
    throw problem('purchase_order.quantity_invalid')
  }
  await PurchaseOrderReceiptLine.query(tx).delete().where({ receiptId })
  if (counted.length > 0)
    await PurchaseOrderReceiptLine.query(tx).insert(counted.map((line) => ({ ...line, receiptId })))
  const receipts = await PurchaseOrderReceipt.query(tx)
    .where({ purchaseOrderId: order.id })
    .orderBy(['createdAt', 'id'])
    .select('id')
  const all = await PurchaseOrderReceiptLine.query(tx).whereIn(
    'receiptId',
    receipts.map(({ id }) => id),
  )
  const at = receipts.findIndex(({ id }) => id === receiptId)
  for (const line of known) {
    const ofLine = receipts.map(
      ({ id }) => all.find((each) => each.receiptId === id && each.lineId === line.id) ?? nothingCounted,
    )
    assertFits(line, ofLine, at)
    const { quantity, rejected } = sumOf(ofLine)
    await line.$query(tx).patch({ quantityReceived: quantity, quantityRejected: rejected })
  }
}

const excesses = {
  good: 'purchase_order.more_than_ordered',
  later: 'purchase_order.later_receipt_first',
  faulty: 'purchase_order.more_faulty_than_delivered',
} as const

/** No delivery brought more than was still to come then, neither the corrected one nor those after it. */
function assertFits({ quantity: ordered }: PurchaseOrderLine, counts: readonly CountedPieces[], at: number): void {
  const excess = excessOf(counts[at] ?? nothingCounted, receiptLimits(ordered, counts, at))
  if (excess) throw problem(excesses[excess])
}

/** What a receipt says of all lines together. */
interface Said extends CountedPieces {
  /** `YYYY-MM-DD`. */
  on: string
}

interface Corrected {
  receiptId: string
  reason: string
  was: Said
  is: Said
}

/** Adds the order up, says what happened, and moves it where it is now. */
async function settle(
  work: Work,
  order: Locked<PurchaseOrder>,
  { receiptId, reason, was, is }: Corrected,
): Promise<void> {
  const { tx, now } = work
  const quantityReceived = order.quantityReceived - was.quantity + is.quantity
  if (is.quantity < was.quantity) await assertNotMovedOn(work, order, was.quantity - is.quantity)
  const wasWhole = order.quantityReceived >= order.quantityOrdered
  const summed = await order.$query(tx).patchAndFetch({ quantityReceived, updatedAt: now })
  await work.happened(receiptCorrected, {
    ...{ order: summed, receiptId, reason, quantity: is.quantity, rejected: is.rejected, receivedOn: is.on },
    ...{ quantityBefore: was.quantity, rejectedBefore: was.rejected, receivedOnBefore: was.on },
  })
  const isWhole = quantityReceived >= order.quantityOrdered
  const lastOn = { receivedOn: await lastDay(work, order.id) }
  if (isWhole && order.status !== 'received') await moveTo(work, locked(summed), 'received', lastOn)
  // One that was closed short stays so: nothing more is awaited.
  else if (wasWhole && !isWhole) await sendBack(work, summed, reason)
  else if (order.status === 'received' && isWhole) await summed.$query(tx).patch(lastOn)
}

/** The day on which the last goods came; null where none did. */
async function lastDay({ tx }: Work, purchaseOrderId: string): Promise<string | null> {
  const found = await runOne<{ day: string | null }>(
    tx,
    sql`select max(receipt.received_on)::text as day from purchase_order_receipts receipt
      where receipt.purchase_order_id = ${purchaseOrderId}
        and exists (select from purchase_order_receipt_lines line where line.receipt_id = receipt.id)`,
  )
  return found?.day ?? null
}

/** The only way back: goods that were counted as received are on their way again. */
async function sendBack(work: Work, order: PurchaseOrder, reason: string): Promise<void> {
  const shipped = {
    status: 'shipped',
    shippedAt: order.shippedAt ?? work.now,
    receivedAt: null,
    receivedOn: null,
  } as const
  const moved = await order.$query(work.tx).patchAndFetch(shipped)
  await work.happened(purchaseOrderMoved, { order: moved, from: 'received', to: 'shipped', reason })
}

/**
 * What was shipped of the customer's order must have come: over all purchase orders for it, no fewer good pieces may be
 * left than that. Where it was made elsewhere too, so many as had come. Locks the customer's order, after the purchase
 * order (docs/decisions/0007-lock-first.md).
 * @throws Problem `purchase_order.moved_on`
 */
async function assertNotMovedOn(work: Work, { orderId }: PurchaseOrder, fewer: number): Promise<void> {
  if (orderId === null) return
  // Another purchase order for it may be corrected, and goods shipped, at the same moment.
  await orders.getForUpdate(work, orderId)
  const found = await runOne<{ received: number; shipped: number }>(
    work.tx,
    sql`select (select coalesce(sum(quantity_received), 0)::int from purchase_orders where order_id = ${orderId}) as received,
      (select coalesce(sum(quantity_shipped), 0)::int from order_lines where order_id = ${orderId}) as shipped`,
  )
  const { received = 0, shipped = 0 } = found ?? {}
  if (received - fewer < Math.min(received, shipped)) throw problem('purchase_order.moved_on')
}
