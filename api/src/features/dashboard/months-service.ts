import type { DashboardMonth } from '@kerf/shared-contracts/contracts/dashboard'
import { reportPeriod } from '@kerf/shared-contracts/rules/report-period'
import sql, { join } from 'sql-template-tag'
import { visibleIn } from '../../models/visible-to.ts'
import { run } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/**
 * What the actor may see of the last twelve months' orders, by month, in one statement: each order is read once, by the
 * index of its branch.
 * @param timeZone of the business, which decides when a month begins
 */
export function customerMonths({ tx, actor, today }: ReadWork, timeZone: string): Promise<DashboardMonth[]> {
  const { from } = reportPeriod({}, today)
  const startOf = (day: string) => sql`((${day}::date)::timestamp at time zone ${timeZone})`
  const branches = visibleIn(actor, 'orders').map(
    ({ condition, unlike = sql`true` }) =>
      sql`select orders.created_at, orders.delivered_at, orders.amount, orders.currency from orders
        where ${condition} and ${unlike}
          and orders.created_at >= (select ${startOf(from)} - interval '1 year')`,
  )
  return run<DashboardMonth>(
    tx,
    sql`with made as materialized (${join(branches, ' union all ')}),
      months as (select to_char(month, 'YYYY-MM') as month, month at time zone ${timeZone} as since,
          (month + interval '1 month') at time zone ${timeZone} as until
        from generate_series(${from}::date::timestamp, ${today}::date::timestamp, '1 month') month)
      select months.month, ordered.count as orders, ordered.spent::text as spent,
        round(delivered.median::numeric, 1)::float as "leadDays"
      from months
      cross join lateral (select count(*)::int,
          coalesce(sum(amount) filter (where currency = 'USD'), 0)::numeric(20, 2) as spent
        from made where created_at >= since and created_at < until) ordered
      cross join lateral (select percentile_cont(0.5) within group (
            order by extract(epoch from delivered_at - created_at) / 86400) as median
        from made where delivered_at >= since and delivered_at < until) delivered
      order by months.month`,
  )
}
