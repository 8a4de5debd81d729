import type { StageTime } from '@kerf/shared-contracts/contracts/production'
import { orderStages, stagesBefore } from '@kerf/shared-contracts/rules/order-lifecycle'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { run } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/** The orders whose passage through a stage counts: the last ones, so that a time follows what the shop does now. */
const lastOrders = raw('200')
/** A median of fewer orders says nothing. */
const fewestOrders = 5

/**
 * The median days between entering a stage for the last time and leaving it for a later one, once an order. What was
 * undone is no passage, nor is the stage that an order is in, and what an order skipped has none.
 */
function timeOf(status: (typeof orderStages)[number]['status']): Sql {
  const earlier = join([...stagesBefore(status), status].map((each) => raw(`'${each}'`)))
  return sql`(select ${raw(`'${status}'`)} as status,
      percentile_cont(0.5) within group (order by extract(epoch from passages.left_at - passages.entered_at) / 86400)
        as median, count(*)::int as orders
    from (select change.changed_at as left_at, (
        select entered.changed_at from order_status_changes entered
        where entered.order_id = change.order_id and entered.to_status = change.from_status
          and entered.changed_at <= change.changed_at
        order by entered.changed_at desc, entered.id desc limit 1) as entered_at
      from order_status_changes change
      where change.from_status = ${raw(`'${status}'`)} and change.to_status not in (${earlier})
        and not exists (select from order_status_changes later
          where later.order_id = change.order_id and later.to_status = change.from_status
            and (later.changed_at, later.id) > (change.changed_at, change.id))
      order by change.changed_at desc, change.id desc limit ${lastOrders}) passages
    where passages.entered_at is not null)`
}

/** How long orders usually stay in each stage but the last (docs/product/orders.md, 'Usual times'). */
export async function stageTimes({ tx }: ReadWork): Promise<StageTime[]> {
  const stages = orderStages.filter(({ status }) => status !== 'delivered')
  const each = stages.map(({ status }) => timeOf(status))
  const rows = await run<{ status: StageTime['status']; median: number | null; orders: number }>(
    tx,
    join(each, ' union all '),
  )
  return rows.map(({ status, median, orders }) => ({
    status,
    days: median === null || orders < fewestOrders ? null : Math.round(median * 10) / 10,
  }))
}
