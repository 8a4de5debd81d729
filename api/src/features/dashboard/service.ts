import { countLimit } from '@kerf/shared-contracts/rules/list-total'
import { fromCents, toCents } from '@kerf/shared-contracts/rules/money'
import { activeRfqStatuses } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { visibleIn } from '../../models/visible-to.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/** PostgreSQL's sum of money is exact, but has no decimals when there are no rows. */
const asMoney = (sum: string | null) => (sum === null ? '0.00' : fromCents(toCents(sum)))

/** A count or sum over what an actor may see, each branch read by its own index. */
function over(actor: Actor, table: 'rfqs' | 'orders' | 'quotes', item: Sql, condition: Sql): Sql {
  const parts = visibleIn(actor, table).map(
    ({ condition: visible, unlike = sql`true` }) =>
      sql`select ${item} as part from ${raw(table)} where ${visible} and ${unlike} and ${condition}`,
  )
  return sql`(select sum(part) from (${join(parts, ' union all ')}) parts)`
}

const count = sql`count(*)::int`
/** Orders in dollars only: the figures show that sign, and currencies cannot be added up. */
const dollars = sql`sum(orders.amount)`

interface CustomerStats {
  activeRfqs: number
  activeOrders: number
  pendingQuotes: number
  totalSpent: string | null
}

/**
 * The four figures of the customer dashboard, over what the actor may see. A quote past its last valid day is no longer
 * pending.
 */
export async function customerStats({ tx, actor, today }: ReadWork) {
  const active = sql`rfqs.status = any(${activeRfqStatuses})`
  const answerable = sql`quotes.status = 'pending' and quotes.current_valid_until >= ${today}`
  const stats = await runOne<CustomerStats>(
    tx,
    sql`select ${over(actor, 'rfqs', count, active)}::int as "activeRfqs",
      ${over(actor, 'orders', count, sql`orders.status <> 'delivered' and not orders.is_archived`)}::int
        as "activeOrders",
      ${over(actor, 'quotes', count, answerable)}::int as "pendingQuotes",
      ${over(actor, 'orders', dollars, sql`orders.currency = 'USD'`)} as "totalSpent"`,
  )
  const { activeRfqs = 0, activeOrders = 0, pendingQuotes = 0, totalSpent = null } = stats ?? {}
  return { activeRfqs, activeOrders, pendingQuotes, totalSpent: asMoney(totalSpent) }
}

/** How many RFQs have a status, counted up to the bound of lists. */
const inStatus = (status: string) => sql`(select count(*)::int from (
  select from rfqs where rfqs.status = ${status} limit ${countLimit + 1}) counted)`

interface AdminStats {
  newRfqs: number
  pendingReview: number
  quotedToday: number
  monthlyRevenue: string | null
}

/**
 * The four figures of the admin dashboard.
 * @param timeZone of the business: what 'today' and 'this month' mean
 */
export async function adminStats({ tx, now }: ReadWork, timeZone: string) {
  const start = (unit: 'day' | 'month') =>
    sql`(select date_trunc(${unit}, ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`
  const stats = await runOne<AdminStats>(
    tx,
    // A quote that was revised today counts once.
    sql`select ${inStatus('submitted')} as "newRfqs", ${inStatus('reviewing')} as "pendingReview",
      (select count(distinct quote_id)::int from quote_revisions where created_at >= ${start('day')}) as "quotedToday",
      (select sum(amount) from orders where currency = 'USD' and created_at >= ${start('month')}) as "monthlyRevenue"`,
  )
  const { newRfqs = 0, pendingReview = 0, quotedToday = 0, monthlyRevenue = null } = stats ?? {}
  return { newRfqs, pendingReview, quotedToday, monthlyRevenue: asMoney(monthlyRevenue) }
}
