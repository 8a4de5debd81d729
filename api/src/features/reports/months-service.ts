import type { ReportedMonth } from '@kerf/shared-contracts/contracts/reports'
import type { ReportPeriod } from '@kerf/shared-contracts/rules/report-period'
import sql, { join, type Sql } from 'sql-template-tag'
import { type Expression, jsonList, jsonObject } from '../../platform/db/json.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'
import { type Reported, startOf } from './period-service.ts'

/** Something that is told of each month: the fields of a month, and the joins that they come from. */
interface Told {
  fields: Readonly<Record<string, Expression>>
  joins: Sql
}

/** Requests, orders and revenue. */
const activity: Told = {
  fields: { rfqs: 'requested.count', orders: 'ordered.count', revenue: 'ordered.revenue::text' },
  joins: sql`cross join lateral (select count(*)::int from rfqs
      where rfqs.created_at >= since and rfqs.created_at < until) requested
    cross join lateral (select count(*)::int,
        coalesce(sum(amount) filter (where currency = 'USD'), 0)::numeric(20, 2) as revenue from orders
      where orders.created_at >= since and orders.created_at < until) ordered`,
}

/** Quotes by the month of their first offer: a revision is no other quote, and whoever accepts may do so later. */
const quotes: Told = {
  fields: { quotes: jsonObject({ offered: 'offered.count', accepted: 'offered.accepted' }) },
  joins: sql`cross join lateral (select count(*)::int, count(*) filter (where status = 'accepted')::int as accepted
      from quotes where quotes.created_at >= since and quotes.created_at < until) offered`,
}

/**
 * The day that was promised for an order (docs/product/admin.md, 'Business Reports'). What was said first counts, as a
 * due date that was moved makes no late order punctual.
 */
const promisedDay = sql`coalesce(estimated_delivery_date, estimated_completion,
  (select coalesce(from_date, to_date) from order_due_date_changes where order_id = orders.id order by id limit 1), due_date)`

/** Only near the promised day does it matter where a day ends, and to find out takes far longer than to compare. */
const isOnTime = (timeZone: string) => sql`(delivered_at < ${promisedDay} - 1 or delivered_at < ${promisedDay} + 2
  and (delivered_at at time zone ${timeZone})::date <= ${promisedDay})`

/** Orders by the month of their delivery, however long ago they were placed; one that was set back is not delivered. */
const deliveries = (timeZone: string): Told => ({
  fields: {
    deliveries: jsonObject({ orders: 'done.count', promised: 'done.promised', onTime: 'done.on_time' }),
  },
  joins: sql`cross join lateral (select count(*)::int, count(${promisedDay})::int as promised,
        count(*) filter (where ${isOnTime(timeZone)})::int as on_time
      from orders where status = 'delivered' and delivered_at >= since and delivered_at < until) done`,
})

/**
 * Orders that are bought from suppliers, by the month in which they were placed. Amounts of several currencies make no
 * sum: only what is in dollars throughout is added up. What was cancelled at one supplier may be ordered from another.
 */
const bought: Told = {
  fields: {
    bought: jsonObject({
      orders: 'bought.count',
      counted: 'bought.counted',
      price: 'bought.price::text',
      cost: 'bought.cost::text',
    }),
  },
  joins: sql`cross join lateral (select count(*)::int, count(*) filter (where in_dollars)::int as counted,
        coalesce(sum(order_amount) filter (where in_dollars), 0)::numeric(20, 2) as price,
        coalesce(sum(cost) filter (where in_dollars), 0)::numeric(20, 2) as cost
      from (select order_amount, sum(amount) as cost, bool_and(currency = 'USD' and order_currency = 'USD') as in_dollars
        from purchase_orders where order_id is not null and status <> 'cancelled'
          and ordered_at >= since and ordered_at < until
        -- In the order of the index: nothing is sorted.
        group by ordered_at, order_id, order_amount) each) bought`,
}

/** Each month is a separate range of an index, so that no row has to be sorted into its month. */
function monthsOf({ from, to, timeZone }: Reported, told: readonly Told[]): Sql {
  const fields = Object.assign({ month: `to_char(month, 'YYYY-MM')` }, ...told.map((each) => each.fields))
  const months = sql`(select month::date as month,
      ${startOf(sql`greatest(month::date, ${from}::date)`, timeZone)} as since,
      ${startOf(sql`least((month + interval '1 month')::date, ${to}::date + 1)`, timeZone)} as until
    from generate_series(date_trunc('month', ${from}::date::timestamp), ${to}::date::timestamp, '1 month') as month) months
    ${join(
      told.map((each) => each.joins),
      ' ',
    )}`
  return jsonList(jsonObject(fields), months, 'month')
}

/** The months of a period with everything that a report tells of them. */
export const resultsOf = (reported: Reported): Sql =>
  monthsOf(reported, [activity, quotes, deliveries(reported.timeZone), bought])

/** What was requested, ordered and earned in each month of a period. */
export async function reportedMonths(
  { tx }: ReadWork,
  period: ReportPeriod,
  timeZone: string,
): Promise<ReportedMonth[]> {
  const months = monthsOf({ ...period, timeZone }, [activity])
  const found = await runOne<{ months: ReportedMonth[] }>(tx, sql`select ${months} as months`)
  return found?.months ?? []
}
