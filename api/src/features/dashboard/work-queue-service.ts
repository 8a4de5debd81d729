import type { WaitingItem, WaitingKind, WorkQueue } from '@kerf/shared-contracts/contracts/dashboard'
import { countLimit } from '@kerf/shared-contracts/rules/list-total'
import { expiringDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { reminderDays } from '@kerf/shared-contracts/rules/supplier-requests'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { type CustomerView, customerOf } from '../../models/views/customer-view.ts'
import { type PictureView, pictureOf } from '../../models/views/file-view.ts'
import { type Waiting, waitingFor } from '../../models/waiting.ts'
import { instant, jsonList, jsonObject } from '../../platform/db/json.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { ReadWork } from '../../platform/work.ts'

/** How many waiting items are named. Part of the statement's text, so that PostgreSQL plans it once. */
const itemsShown = raw('10')

/** The field of the answer that holds the count of each kind. */
const countNames = {
  new_rfq: 'newRfqs',
  new_quote: 'newQuotes',
  expiring_quote: 'expiringQuotes',
  purchase_order: 'purchaseOrders',
  late_order: 'lateOrders',
  quality_revision: 'qualityRevisions',
  message: 'messages',
  certificate: 'certificates',
} as const satisfies Record<WaitingKind, keyof WorkQueue>

/** The columns that identify a row of each table: its RFQ, order, conversation, supplier, person and company. */
const namesOf: Record<Waiting['table'], Sql> = {
  rfqs: sql`rfqs.id as rfq_id, null::uuid as order_id, null::uuid as conversation_id,
    null::uuid as supplier_id, rfqs.customer_id,
    rfqs.company_id`,
  quotes: sql`quotes.rfq_id, null::uuid, null::uuid, null::uuid, quotes.customer_id, quotes.company_id`,
  orders: sql`orders.rfq_id, orders.id, null::uuid, null::uuid, orders.customer_id, orders.company_id`,
  conversations: sql`coalesce(conversations.rfq_id,
      (select quotes.rfq_id from quotes where quotes.id = conversations.quote_id),
      (select orders.rfq_id from orders where orders.id = conversations.order_id)),
    conversations.order_id, conversations.id, null::uuid, conversations.customer_id, conversations.company_id`,
  supplier_profiles: sql`null::uuid, null::uuid, null::uuid, supplier_profiles.id, supplier_profiles.id, null::uuid`,
}

interface Dated {
  since: Sql
  day?: Sql
}

/** When a row began to wait; if by day, when that day begins in the business's time zone. */
function datesOf(kind: WaitingKind, order: string, timeZone: string): Dated {
  const startOf = (day: Sql) => sql`(${day})::timestamp at time zone ${timeZone}`
  if (kind === 'late_order') return { since: startOf(sql`orders.due_date + 1`), day: sql`orders.due_date` }
  if (kind === 'certificate') {
    const day = sql`supplier_profiles.certificates_end_on`
    return { since: startOf(sql`${day} - ${raw(String(reminderDays[0]))}`), day }
  }
  if (kind !== 'expiring_quote') return { since: raw(order) }
  const offered = sql`(select revision.created_at from quote_revisions revision
    where revision.quote_id = quotes.id and revision.revision = quotes.current_revision)`
  const expiring = startOf(sql`quotes.current_valid_until - ${raw(String(expiringDays))}`)
  return { since: sql`greatest(${expiring}, ${offered})`, day: sql`quotes.current_valid_until` }
}

function longestWaiting(kind: WaitingKind, { table, condition, order }: Waiting, timeZone: string): Sql {
  const { since, day = sql`null::date` } = datesOf(kind, order, timeZone)
  return sql`(select ${raw(`'${kind}'`)} as kind, ${since} as since, ${day} as day, ${namesOf[table]}
    from ${raw(table)} where ${condition} order by ${raw(order)}, ${raw(table)}.id limit ${itemsShown})`
}

const item = jsonObject({
  kind: 'waiting.kind',
  since: instant('waiting.since'),
  day: 'waiting.day',
  rfqId: 'waiting.rfq_id',
  orderId: 'waiting.order_id',
  conversationId: 'waiting.conversation_id',
  supplierId: 'waiting.supplier_id',
  displayNumber: 'coalesce(orders.number, rfqs.number, supplier.supplier_number)',
  projectName: 'coalesce(rfqs.project_name, supplier.company_name)',
  picture: pictureOf('rfq', 'waiting.rfq_id'),
  user: customerOf('waiting'),
})

/** Customers wait for the business; a certificate that lapses, which may have done so for years, has only the room they leave. */
const longestFirst = (of: string) =>
  `${of}.kind = 'certificate', ${of}.since, ${of}.rfq_id, ${of}.conversation_id, ${of}.supplier_id`

/** What is waiting for an admin, before its people are presented. */
export type WorkQueueView = Omit<WorkQueue, 'items'> & {
  items: (Omit<WaitingItem, 'user' | 'picture'> & { user: CustomerView; picture: PictureView | null })[]
}

/**
 * What is waiting for an admin, in one statement.
 * @param timeZone of the business, which decides when a day begins
 */
export async function workQueue({ tx, today }: ReadWork, timeZone: string): Promise<WorkQueueView> {
  const kinds = Object.entries(waitingFor(today)) as [WaitingKind, Waiting][] // its keys
  const counts = kinds.map(
    ([kind, { table, condition }]) => sql`(select count(*)::int
      from (select from ${raw(table)} where ${condition} limit ${raw(String(countLimit + 1))}) counted)
      as ${raw(`"${countNames[kind]}"`)}`,
  )
  const each = kinds.map(([kind, waiting]) => longestWaiting(kind, waiting, timeZone))
  const items = jsonList(
    item,
    sql`(select * from (${join(each, ' union all ')}) every order by ${raw(longestFirst('every'))} limit ${itemsShown}) waiting
      left join rfqs on rfqs.id = waiting.rfq_id left join orders on orders.id = waiting.order_id
      left join supplier_profiles supplier on supplier.user_id = waiting.supplier_id`,
    longestFirst('waiting'),
  )
  const found = await runOne<WorkQueueView>(tx, sql`select ${join(counts)}, ${items} as items`)
  if (!found) throw new Error('A statement without a table must return one row')
  return found
}
