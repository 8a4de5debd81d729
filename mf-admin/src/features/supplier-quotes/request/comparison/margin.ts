import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequestDetails } from '@kerf/shared-contracts/contracts/supplier-requests'
import { type Margin, marginBetween } from '@kerf/shared-contracts/rules/margin'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import type { z } from 'zod'

type Rfqs = z.output<typeof SupplierRequestDetails>['rfqs']

/** The total awarded to suppliers so far; null if nothing was awarded, or in several currencies. */
export function awardedTogether(quotes: readonly SupplierQuote[]): { amount: string; currency: string } | null {
  const awarded = quotes.flatMap(({ awardedAmount, currency }) => (awardedAmount ? [{ awardedAmount, currency }] : []))
  const [first] = awarded
  if (!first || awarded.some(({ currency }) => currency !== first.currency)) return null
  return { amount: sumMoney(awarded.map(({ awardedAmount }) => awardedAmount)), currency: first.currency }
}

/**
 * The margin of a supplier's price (docs/product/suppliers.md, 'Supplier Quote Management'), exact in money.
 * @returns null where an RFQ has no quote in this currency: amounts of several currencies are never compared
 */
export function marginOf(rfqs: Rfqs, price: string, currency: string): Margin | null {
  const quoted = rfqs.flatMap(({ quote }) => (quote?.currency === currency ? [quote.amount] : []))
  if (quoted.length === 0 || quoted.length < rfqs.length) return null
  const { amount, percent } = marginBetween(sumMoney(quoted), price)
  return { amount, percent: percent === null ? null : `${percent}%` }
}
