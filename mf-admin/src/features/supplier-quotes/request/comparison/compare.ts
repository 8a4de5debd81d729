import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { daysBetween } from '@kerf/shared-contracts/rules/calendar'
import { toCents } from '@kerf/shared-contracts/rules/money'
import { supplierName } from '../../quote/quote-words.ts'
import { text } from '../text.ts'

export type QuoteSort = keyof typeof text.comparison.sorts

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const byName = (a: SupplierQuote, b: SupplierQuote) => order(supplierName(a.supplier), supplierName(b.supplier))

type Compare = (a: SupplierQuote, b: SupplierQuote) => number

/** Prices of one currency beside each other, that of most quotes first: amounts of several are never compared. */
function byPrice(quotes: readonly SupplierQuote[]): Compare {
  const counts = new Map<string, number>()
  for (const { currency } of quotes) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  const rank = ({ currency }: SupplierQuote) => -(counts.get(currency) ?? 0)
  return (a, b) => rank(a) - rank(b) || order(a.currency, b.currency) || Number(toCents(a.price) - toCents(b.price))
}

const sorts: Record<QuoteSort, (quotes: readonly SupplierQuote[]) => Compare> = {
  price: byPrice,
  lead: () => (a, b) => a.leadTime - b.leadTime,
  name: () => byName,
  date: () => (a, b) => order(b.submittedAt, a.submittedAt),
}

/** Quotes in an order that was chosen; those alike by their supplier's name. */
export function sortedQuotes(quotes: readonly SupplierQuote[], sort: QuoteSort): SupplierQuote[] {
  const compare = sorts[sort](quotes)
  return quotes.toSorted((a, b) => compare(a, b) || byName(a, b))
}

/** Whether a quote can still be compared with others: one for what the request was before cannot. */
const isComparable = ({ isOutdated, isExpired }: SupplierQuote) => !isOutdated && !isExpired

/** Four decimals as a whole number. */
const tenThousandths = (price: string) => BigInt(price.replace('.', ''))

/** Ids of the quotes whose value is the lowest of its currency, where at least two can be compared. */
function lowest(quotes: readonly SupplierQuote[], measureOf: (quote: SupplierQuote) => bigint | null): Set<string> {
  const best = new Map<string, { value: bigint; ids: string[]; count: number }>()
  for (const quote of quotes.filter(isComparable)) {
    const value = measureOf(quote)
    if (value === null) continue
    const known = best.get(quote.currency)
    if (!known) best.set(quote.currency, { value, ids: [quote.id], count: 1 })
    else if (value < known.value) best.set(quote.currency, { value, ids: [quote.id], count: known.count + 1 })
    else
      best.set(quote.currency, {
        ...known,
        ids: value === known.value ? [...known.ids, quote.id] : known.ids,
        count: known.count + 1,
      })
  }
  return new Set([...best.values()].flatMap(({ ids, count }) => (count > 1 ? ids : [])))
}

/** Ids of the quotes with the lowest price in each currency. */
export function lowestPrices(quotes: readonly SupplierQuote[]): Set<string> {
  return lowest(quotes, ({ price }) => toCents(price))
}

/** The price of one piece of a part at a quantity, or undefined where it was not quoted. */
export function unitPriceAt({ prices }: SupplierQuote, partId: string, quantity: number): string | undefined {
  return prices.find((price) => price.partId === partId && price.quantity === quantity)?.unitPrice
}

/** Ids of the quotes with the lowest price of a piece in each currency. */
export function lowestUnitPrices(quotes: readonly SupplierQuote[], partId: string, quantity: number): Set<string> {
  return lowest(quotes, (quote) => {
    const price = unitPriceAt(quote, partId, quantity)
    return price === undefined ? null : tenThousandths(price)
  })
}

/** Ids of the quotes with the shortest lead time. */
export function shortestLeadTimes(quotes: readonly SupplierQuote[]): Set<string> {
  const days = quotes.filter(isComparable).map(({ leadTime }) => leadTime)
  if (days.length < 2) return new Set()
  const least = Math.min(...days)
  return new Set(quotes.filter((quote) => isComparable(quote) && quote.leadTime === least).map(({ id }) => id))
}

/** The first day on which a customer expects goods that a request is about; the request's own one is for quoting. */
export function earliestDue(rfqs: readonly { dueDate: string | null }[]): string | undefined {
  return rfqs.flatMap(({ dueDate }) => dueDate ?? []).toSorted()[0]
}

/** How far the arrival of an order lies from a customer's due date. @param day both are `YYYY-MM-DD` */
export function dueWords(arrival: string, dueDate: string): string {
  const days = daysBetween(dueDate, arrival)
  if (days === 0) return text.comparison.on
  return days > 0 ? text.comparison.after(days) : text.comparison.before(-days)
}
