import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequestDetails } from '@kerf/shared-contracts/contracts/supplier-requests'
import { toCents } from '@kerf/shared-contracts/rules/money'
import type { z } from 'zod'

type Rfqs = z.output<typeof SupplierRequestDetails>['rfqs']

/** What is left of the customer's quotes. */
export interface Margin {
  /** Text with two decimals, `"-3.00"` for a loss. */
  amount: string
  /** Of the customer's quotes, with one decimal, as in "12.5%"; of quotes over nothing there is none. */
  percent: string | null
}

/** What was awarded to suppliers so far, in all; null where that is nothing, or in several currencies. */
export function awardedTogether(quotes: readonly SupplierQuote[]): { amount: string; currency: string } | null {
  const awarded = quotes.flatMap(({ awardedAmount, currency }) => (awardedAmount ? [{ awardedAmount, currency }] : []))
  const [first] = awarded
  if (!first || awarded.some(({ currency }) => currency !== first.currency)) return null
  const total = awarded.reduce((sum, { awardedAmount }) => sum + toCents(awardedAmount), 0n)
  return { amount: signed(total), currency: first.currency }
}

/** Cents as money, also below nothing. */
function signed(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function percentOf(part: bigint, whole: bigint): string {
  const tenths = (2n * 1000n * (part < 0n ? -part : part) + whole) / (2n * whole)
  return `${part < 0n && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}%`
}

/**
 * The margin of a supplier's price (docs/product/suppliers.md, 'Supplier Quote Management'), exact in money.
 * @returns null where an RFQ has no quote in this currency: amounts of several currencies are never compared
 */
export function marginOf(rfqs: Rfqs, price: string, currency: string): Margin | null {
  const quoted = rfqs.flatMap(({ quote }) => (quote?.currency === currency ? [toCents(quote.amount)] : []))
  if (quoted.length === 0 || quoted.length < rfqs.length) return null
  const total = quoted.reduce((sum, cents) => sum + cents, 0n)
  const left = total - toCents(price)
  return { amount: signed(left), percent: total === 0n ? null : percentOf(left, total) }
}
