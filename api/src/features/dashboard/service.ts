import { fromCents, toCents } from '@kerf/shared-contracts/rules/money'
import { activeRfqStatuses } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { Order } from '../../models/order.ts'
import { Quote } from '../../models/quote.ts'
import { QuoteRevision } from '../../models/quote-revision.ts'
import { Rfq } from '../../models/rfq.ts'
import { visibleTo } from '../../models/visible-to.ts'
import type { ReadWork } from '../../platform/work.ts'

/** PostgreSQL's sum of money is exact, but carries no decimals when there is nothing to add up. */
function asMoney(sum: unknown): string {
  return typeof sum === 'string' ? fromCents(toCents(sum)) : '0.00'
}

/** Of what was ordered in dollars: the figures have that sign, and amounts of several currencies make no sum. */
async function sumOfDollars(query: ReturnType<typeof Order.query>): Promise<string> {
  const [row] = await query
    .where('orders.currency', 'USD')
    .sum('orders.amount as sum')
    .castTo<{ sum: string | null }[]>()
  return asMoney(row?.sum)
}

/** Quotes that can be accepted on that day. */
function answerable(today: string) {
  return Quote.query().joinRelated('current').where('quotes.status', 'pending').where('current.validUntil', '>=', today)
}

/**
 * The four figures of the customer dashboard, over what the actor may see. A quote past its last valid day is no longer
 * pending.
 */
export async function customerStats({ tx, actor, today }: ReadWork) {
  const rfqs = () => visibleTo(Rfq.query(tx), actor, 'rfqs')
  const orders = () => visibleTo(Order.query(tx), actor, 'orders')
  const [activeRfqs, activeOrders, pendingQuotes, totalSpent] = await Promise.all([
    rfqs()
      .whereIn('status', [...activeRfqStatuses])
      .resultSize(),
    orders().whereNot('status', 'delivered').where('isArchived', false).resultSize(),
    rfqs().whereIn('rfqs.id', answerable(today).select('quotes.rfqId')).resultSize(),
    sumOfDollars(orders()),
  ])
  return { activeRfqs, activeOrders, pendingQuotes, totalSpent }
}

/**
 * The four figures of the admin dashboard.
 * @param timeZone of the business: what 'today' and 'this month' mean
 */
export async function adminStats({ tx, now }: ReadWork, timeZone: string) {
  const since = (unit: 'day' | 'month') => [unit, now, timeZone, timeZone]
  const start = 'date_trunc(?, ?::timestamptz at time zone ?) at time zone ?'
  const [newRfqs, pendingReview, quotedToday, monthlyRevenue] = await Promise.all([
    Rfq.query(tx).where('status', 'submitted').resultSize(),
    Rfq.query(tx).where('status', 'reviewing').resultSize(),
    // A quote that was revised today is quoted once.
    Quote.query(tx)
      .whereIn('id', QuoteRevision.query().select('quoteId').whereRaw(`created_at >= ${start}`, since('day')))
      .resultSize(),
    sumOfDollars(Order.query(tx).whereRaw(`created_at >= ${start}`, since('month'))),
  ])
  return { newRfqs, pendingReview, quotedToday, monthlyRevenue }
}
