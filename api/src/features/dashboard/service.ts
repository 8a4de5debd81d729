import type { AdminDashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import { countLimit } from '@kerf/shared-contracts/rules/list-total'
import { fromCents, toCents } from '@kerf/shared-contracts/rules/money'
import { activeRfqStatuses } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { isInCheck, type QualityState } from '../../models/quality-state.ts'
import { visibleIn } from '../../models/visible-to.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { jsonObject } from '../../platform/db/json.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/** PostgreSQL's sum of money is exact, but has no decimals if there are no rows. */
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
/** Orders in dollars only: the figures carry that sign, and currencies cannot be added up. */
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

/** How many rows meet a condition, counted up to the bound of lists. */
const counted = (table: 'rfqs' | 'orders', condition: Sql) => sql`(select count(*)::int from (
  select from ${raw(table)} where ${condition} limit ${raw(String(countLimit + 1))}) counted)`
const inStatus = (status: string) => counted('rfqs', sql`rfqs.status = ${status}`)
const inCheck = (state: QualityState) =>
  counted('orders', sql`not orders.is_archived and orders.quality_check_status is not null and ${isInCheck[state]}`)

type AdminStats = Omit<AdminDashboardStats, 'monthlyRevenue'> & { monthlyRevenue: string | null }

/**
 * The four figures of the admin dashboard, and the number of quality checks in each state.
 * @param timeZone of the business: what 'today' and 'this month' mean
 */
export async function adminStats({ tx, now }: ReadWork, timeZone: string) {
  const start = (unit: 'day' | 'month') =>
    sql`(select date_trunc(${unit}, ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`
  const qualityChecks = jsonObject({
    awaiting: inCheck('pending'),
    ready: inCheck('approved'),
    needsRevision: inCheck('needs_revision'),
  })
  const stats = await runOne<AdminStats>(
    tx,
    // A quote revised today counts once.
    sql`select ${inStatus('submitted')} as "newRfqs", ${inStatus('reviewing')} as "pendingReview",
      (select count(distinct quote_id)::int from quote_revisions where created_at >= ${start('day')}) as "quotedToday",
      (select sum(amount) from orders where currency = 'USD' and created_at >= ${start('month')}) as "monthlyRevenue",
      ${qualityChecks} as "qualityChecks"`,
  )
  if (!stats) throw new Error('A statement without a table must return one row')
  return { ...stats, monthlyRevenue: asMoney(stats.monthlyRevenue) }
}
