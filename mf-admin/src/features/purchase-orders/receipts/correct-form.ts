import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import {
  excessOf,
  nothingCounted,
  type ReceiptLimits,
  receiptLimits,
} from '@kerf/shared-contracts/rules/receipt-limits'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from '../text.ts'
import { pieces, type ReceiptValues, receivedOnBetween, typedPieces } from './receive-form.ts'

const words = text.correct

export type Receipt = PurchaseOrder['receipts'][number]

/** What a correction reads of a purchase order. */
interface OrderedAndReceived {
  lines: readonly Pick<PurchaseOrder['lines'][number], 'id' | 'name' | 'quantity'>[]
  receipts: readonly Receipt[]
}

export interface CorrectionValues
  extends Record<string, unknown>,
    Pick<ReceiptValues, 'good' | 'faulty' | 'receivedOn'> {
  reason: string
}

export const keptCorrection = mini.partial(
  mini.object({
    good: mini.record(mini.string(), mini.string()),
    faulty: mini.record(mini.string(), mini.string()),
    receivedOn: mini.string(),
    reason: mini.string(),
  }),
)

/** A line of the order, with what this receipt can have brought of it. */
export interface CountedLine {
  id: string
  name: string
  limits: ReceiptLimits
}

/** Every line of the order as far as the receipt can have brought it. Receipts come the latest first. */
export function countedLines({ lines, receipts }: OrderedAndReceived, receipt: Receipt): CountedLine[] {
  const oldestFirst = receipts.toReversed()
  const at = oldestFirst.findIndex(({ id }) => id === receipt.id)
  return lines.map(({ id, name, quantity }) => {
    const counts = oldestFirst.map((each) => each.lines.find(({ lineId }) => lineId === id) ?? nothingCounted)
    return { id, name, limits: receiptLimits(quantity, counts, at) }
  })
}

/** The form as the receipt is now. */
export function correctionValues({ lines, receivedOn }: Receipt, counted: readonly CountedLine[]): CorrectionValues {
  const typed = (pick: 'quantity' | 'rejected') =>
    Object.fromEntries(counted.map(({ id }) => [id, String(lines.find(({ lineId }) => lineId === id)?.[pick] ?? 0)]))
  return { good: typed('quantity'), faulty: typed('rejected'), receivedOn, reason: '' }
}

/** The form of a correction (docs/product/suppliers.md, 'Receiving goods'). @param days as for a receipt */
export function correctionForm(counted: readonly CountedLine[], days: { first: string; last: string }) {
  return z
    .object({
      good: typedPieces,
      faulty: typedPieces,
      receivedOn: receivedOnBetween(days),
      reason: z.string().trim().min(1, words.reasonMissing).max(2000),
    })
    .superRefine(({ good, faulty }, context) => {
      const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
      for (const { id, limits } of counted) {
        const [came, bad] = [pieces(good[id]), pieces(faulty[id])]
        if (Number.isNaN(came)) refuse(['good', id], text.receive.wrong)
        if (Number.isNaN(bad)) refuse(['faulty', id], text.receive.wrong)
        const excess = excessOf({ quantity: came, rejected: bad }, limits)
        if (excess === 'good') refuse(['good', id], words.tooMany(limits.good))
        if (excess === 'later') refuse(['good', id], words.laterFirst(limits.good))
        if (excess === 'faulty') refuse(['faulty', id], words.tooManyFaulty(limits.together))
      }
    })
}

/** Whether anything but the reason differs from what the receipt says. */
export function saysOtherwise(receipt: Receipt, counted: readonly CountedLine[], values: CorrectionValues): boolean {
  const now = correctionValues(receipt, counted)
  return (
    values.receivedOn !== now.receivedOn ||
    counted.some(
      ({ id }) =>
        pieces(values.good[id]) !== pieces(now.good[id]) || pieces(values.faulty[id]) !== pieces(now.faulty[id]),
    )
  )
}

/** Whether missing pieces send the order on its way again: one that was closed short stays received. */
export function mayBeSentBack({
  status,
  quantityReceived,
  quantityOrdered,
}: Pick<PurchaseOrder, 'status' | 'quantityReceived' | 'quantityOrdered'>): boolean {
  return status === 'received' && quantityReceived >= quantityOrdered
}

/** What the call takes. @param values valid ones */
export function correctionBody(
  counted: readonly CountedLine[],
  { good, faulty, receivedOn, reason }: CorrectionValues,
) {
  const lines = counted.map(({ id }) => ({ lineId: id, quantity: pieces(good[id]), rejected: pieces(faulty[id]) }))
  return { receivedOn, reason: reason.trim(), lines: lines.filter(({ quantity, rejected }) => quantity + rejected > 0) }
}

/** What a correction is based on: how much the receipt counts, when it came, and how often it was corrected. */
export function correctionBase({ lines, receivedOn, corrections }: Receipt) {
  return {
    receivedOn,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    rejected: lines.reduce((sum, { rejected }) => sum + rejected, 0),
    // Another one may have moved pieces from line to line, which the sums do not show.
    corrections: corrections.length,
  }
}
