import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { pieces, type ReceiptValues, receivedOnBetween, typedPieces } from './receive-form.ts'
import { text } from './text.ts'

const words = text.correct

export type Receipt = PurchaseOrder['receipts'][number]

/** What a correction reads of a purchase order. */
interface OrderedAndReceived {
  lines: readonly Pick<PurchaseOrder['lines'][number], 'id' | 'name' | 'quantity' | 'quantityReceived'>[]
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
  /** Good pieces at most: no other receipt counted them. */
  mostGood: number
  /** Good and faulty pieces at most: so many were still to come then. */
  most: number
}

/** Every line of the order as far as the receipt can have brought it. Receipts come the latest first. */
export function countedLines({ lines, receipts }: OrderedAndReceived, receipt: Receipt): CountedLine[] {
  const earlier = receipts.slice(receipts.findIndex(({ id }) => id === receipt.id) + 1)
  const goodOf = (counted: readonly Receipt[], id: string) =>
    counted.flatMap((each) => each.lines).reduce((sum, { lineId, quantity }) => sum + (lineId === id ? quantity : 0), 0)
  return lines.map(({ id, name, quantity, quantityReceived }) => ({
    ...{ id, name },
    mostGood: quantity - (quantityReceived - goodOf([receipt], id)),
    most: quantity - goodOf(earlier, id),
  }))
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
      for (const { id, mostGood, most } of counted) {
        const [came, bad] = [pieces(good[id]), pieces(faulty[id])]
        if (Number.isNaN(came)) refuse(['good', id], text.receive.wrong)
        else if (came > mostGood) refuse(['good', id], words.tooMany(mostGood))
        if (Number.isNaN(bad)) refuse(['faulty', id], text.receive.wrong)
        else if (came <= mostGood && came + bad > most) refuse(['faulty', id], words.tooManyFaulty(most))
      }
    })
}

/** What the call takes. @param values valid ones */
export function correctionBody(
  counted: readonly CountedLine[],
  { good, faulty, receivedOn, reason }: CorrectionValues,
) {
  const lines = counted.map(({ id }) => ({ lineId: id, quantity: pieces(good[id]), rejected: pieces(faulty[id]) }))
  return { receivedOn, reason: reason.trim(), lines: lines.filter(({ quantity, rejected }) => quantity + rejected > 0) }
}

/** What a correction is based on: how much the receipt counts, and when. */
export function correctionBase({ lines, receivedOn }: Receipt) {
  return {
    receivedOn,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    rejected: lines.reduce((sum, { rejected }) => sum + rejected, 0),
  }
}
