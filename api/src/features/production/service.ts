import type { getDeliveryCalendar, ProductionStage } from '@kerf/shared-contracts/contracts/production'
import { countLimit } from '@kerf/shared-contracts/rules/list-total'
import { orderStages } from '@kerf/shared-contracts/rules/order-lifecycle'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import type { Order } from '../../models/order.ts'
import type { OrderLine } from '../../models/order-line.ts'
import { type CustomerView, customerOf } from '../../models/views/customer-view.ts'
import { type FileView, hasPicture } from '../../models/views/file-view.ts'
import { columns, instants, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import { run } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/** Orders that a column of the board names; part of the statement's text, so that PostgreSQL plans it once. */
const shownInStage = raw('20')
const counted = raw(String(countLimit + 1))

const lineColumns = ['name', 'quantity', 'quantityShipped'] as const

/** An order with what its card shows. */
export type ProductionView = Pick<Order, 'id' | 'number' | 'status' | 'dueDate' | 'estimatedDeliveryDate'> & {
  projectName: string
  reopenedAt: string | null
  lines: Pick<OrderLine, (typeof lineColumns)[number]>[]
  /** Its first STEP file. */
  drawing: Pick<FileView, 'id' | 'hasPicture'> | null
  customer: CustomerView
}

const card = jsonObject({
  ...columns('orders', ['id', 'number', 'status', 'dueDate', 'estimatedDeliveryDate']),
  ...instants('orders', ['reopenedAt']),
  projectName: '(select rfqs.project_name from rfqs where rfqs.id = orders.rfq_id)',
  lines: jsonList(
    jsonObject(columns('order_lines', lineColumns)),
    'order_lines where order_lines.order_id = orders.id',
    'order_lines.position',
  ),
  drawing: jsonOne(
    jsonObject({ id: 'files.id', hasPicture }),
    `(select * from files where files.linked_to_type = 'rfq' and files.linked_to_id = orders.rfq_id
      and files.kind = 'step' order by files.created_at, files.id limit 1) files`,
  ),
  customer: customerOf('orders'),
})

type Counted<Name extends string> = Record<Name, number>

const countOf = (condition: Sql) =>
  sql`(select count(*)::int from (select from orders where ${condition} limit ${counted}) counted)`

function stage(status: string, today: string): Sql {
  const inStage = sql`orders.status = ${raw(`'${status}'`)} and not orders.is_archived`
  // Nothing delivered is late.
  const late = status === 'delivered' ? sql`0` : countOf(sql`${inStage} and orders.due_date < ${today}::date`)
  const first = sql`(select * from orders where ${inStage} order by orders.due_date, orders.id limit ${shownInStage}) orders`
  const cards = jsonList(card, first, 'orders.due_date, orders.id')
  return sql`select ${raw(`'${status}'`)} as status, ${countOf(inStage)} as count, ${late} as late, ${cards} as orders`
}

type StageView = Pick<ProductionStage, 'status'> & Counted<'count' | 'late'> & { orders: ProductionView[] }

/** The orders that are not archived, by stage, the earliest due first; in one statement. */
export function board({ tx, today }: ReadWork): Promise<StageView[]> {
  const stages = orderStages.map(({ status }) => stage(status, today))
  return run<StageView>(tx, join(stages, ' union all '))
}

type CalendarQuery = z.output<(typeof getDeliveryCalendar)['query']>
type DayView = { day: string; orders: ProductionView[] } & Counted<'count'>

/**
 * The orders that are due on some days and not delivered, by day, in one statement. The condition is worded exactly as
 * in the partial index `orders_due_idx`.
 */
export function calendar({ tx }: ReadWork, { from, days, perDay }: CalendarQuery): Promise<DayView[]> {
  const dueThen = sql`orders.due_date = each.day and orders.status <> 'delivered' and not orders.is_archived`
  const first = sql`(select * from orders where ${dueThen} order by orders.id limit ${perDay}) orders`
  return run<DayView>(
    tx,
    sql`select * from (select to_char(each.day, 'YYYY-MM-DD') as day, ${countOf(dueThen)} as count,
        ${jsonList(card, first, 'orders.id')} as orders
      from (select (${from}::date + number)::date as day from generate_series(0, ${days}::int - 1) number) each) days
      where days.count > 0 order by days.day`,
  )
}
