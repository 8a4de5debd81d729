import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { DateOnly } from '@kerf/shared-contracts/contracts/values'
import { wholeNumberOf } from '@kerf/shared-contracts/rules/typed-text'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from '../text.ts'

const words = text.receive

/** A line with good pieces outstanding. */
export interface OpenLine {
  id: string
  name: string
  /** Pieces. */
  outstanding: number
}

export interface ReceiptValues extends Record<string, unknown> {
  /** What was typed for each open line, by the line's id. */
  good: Record<string, string>
  faulty: Record<string, string>
  receivedOn: string
  notes: string
}

export const keptReceipt = mini.partial(
  mini.object({
    good: mini.record(mini.string(), mini.string()),
    faulty: mini.record(mini.string(), mini.string()),
    receivedOn: mini.string(),
    notes: mini.string(),
  }),
)

/** The lines not yet received in full. */
export function openLines({ lines }: Pick<PurchaseOrder, 'lines'>): OpenLine[] {
  return lines
    .map(({ id, name, quantity, quantityReceived }) => ({ id, name, outstanding: quantity - quantityReceived }))
    .filter(({ outstanding }) => outstanding > 0)
}

/** An empty form. @param today `YYYY-MM-DD` */
export function emptyReceipt(lines: readonly OpenLine[], today: string): ReceiptValues {
  const empty = Object.fromEntries(lines.map(({ id }) => [id, '']))
  return { good: empty, faulty: empty, receivedOn: today, notes: '' }
}

/** Pieces as typed; empty counts as 0, anything but a whole number as NaN. */
export function pieces(typed: string | undefined): number {
  if ((typed ?? '').trim() === '') return 0
  return wholeNumberOf(typed ?? '') ?? Number.NaN
}

export const typedPieces = z.record(z.string(), z.string())

/** The day on which goods came: neither before the order was issued nor in the future. */
export function receivedOnBetween({ first, last }: { first: string; last: string }) {
  return z
    .string()
    .refine((day) => DateOnly.safeParse(day).success, { message: words.dateMissing, abort: true })
    .refine((day) => day <= last, words.future)
    .refine((day) => day >= first, words.beforeIssue)
}

/**
 * The form of a receipt (docs/product/suppliers.md, 'Receiving goods'): no more good pieces than are outstanding, nor may
 * good and faulty pieces together exceed that; at least one piece must have arrived.
 * @param days the first and the last day on which goods can have arrived, `YYYY-MM-DD`
 */
export function receiptForm(lines: readonly OpenLine[], days: { first: string; last: string }) {
  return z
    .object({
      good: typedPieces,
      faulty: typedPieces,
      receivedOn: receivedOnBetween(days),
      notes: z.string().max(2000),
    })
    .superRefine(({ good, faulty }, context) => {
      const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
      let isWrong = false
      for (const { id, outstanding } of lines) {
        const [came, bad] = [pieces(good[id]), pieces(faulty[id])]
        if (Number.isNaN(came)) refuse(['good', id], words.wrong)
        else if (came > outstanding) refuse(['good', id], words.tooMany(outstanding))
        if (Number.isNaN(bad)) refuse(['faulty', id], words.wrong)
        else if (came <= outstanding && came + bad > outstanding)
          refuse(['faulty', id], words.tooManyFaulty(outstanding))
        isWrong ||= !(came + bad <= outstanding)
      }
      const [first] = lines
      const isEmpty = lines.every(({ id }) => pieces(good[id]) + pieces(faulty[id]) === 0)
      if (first && isEmpty && !isWrong) refuse(['good', first.id], words.empty)
    })
}

/** The body of the call: the lines with arrived pieces. @param values valid ones */
export function receiptBody(lines: readonly OpenLine[], { good, faulty, receivedOn, notes }: ReceiptValues) {
  return {
    receivedOn,
    notes: notes.trim() || null,
    lines: lines
      .map(({ id }) => ({ lineId: id, quantity: pieces(good[id]), rejected: pieces(faulty[id]) }))
      .filter(({ quantity, rejected }) => quantity + rejected > 0),
  }
}
