import { reminderAfterDays } from '@kerf/shared-contracts/rules/notification-topics'
import { expiringDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import sql, { raw, type Sql } from 'sql-template-tag'
import { run } from '../../platform/db/prepared.ts'
import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SystemWork } from '../../platform/work.ts'
import { purchaseOrderMissing, qualityCheckWaiting, quoteExpiring } from './events.ts'

const day = 24 * 60 * 60 * 1000

/** Anything waiting longer than this predates reminders, or is no longer wanted. */
const atMostDays = 30

/** Whether no reminder of this was given yet. */
const unsaid = (kind: string, key: Sql) =>
  sql`not exists (select from reminders where kind = ${kind} and object_key = ${key})`

const rfqJson = raw(
  `json_build_object('id', rfqs.id, 'number', rfqs.number, 'projectName', rfqs.project_name,
    'customerId', rfqs.customer_id, 'companyId', rfqs.company_id) as rfq,
  json_build_object('id', quotes.id, 'number', quotes.number) as quote`,
)

interface Quoted {
  key: string
  rfq: { id: string; number: string; projectName: string; customerId: string; companyId: string | null }
  quote: { id: string; number: string }
}

/** Gives one reminder, if one is due. @returns whether one was */
type Remind = (work: SystemWork) => Promise<boolean>

const periods = ({ now }: SystemWork) => ({
  before: new Date(now.getTime() - reminderAfterDays * day),
  after: new Date(now.getTime() - atMostDays * day),
})

/** Each offer once, but not on the day of the offer, which was mailed. */
const remindOfQuote: Remind = async (work) => {
  const kind = 'quote_expiring'
  const offeredBefore = new Date(work.now.getTime() - day)
  const [found] = await run<Quoted & { validUntil: string }>(
    work.tx,
    sql`select offer.id::text as key, offer.valid_until::text as "validUntil", ${rfqJson}
      from quotes join rfqs on rfqs.id = quotes.rfq_id
        join quote_revisions offer on offer.quote_id = quotes.id and offer.revision = quotes.current_revision
      where quotes.status = 'pending' and quotes.current_valid_until >= ${work.today}::date
        and quotes.current_valid_until <= ${work.today}::date + ${raw(String(expiringDays))}
        and quotes.renewal_requested_at is null and offer.created_at < ${offeredBefore}::timestamptz
        and ${unsaid(kind, sql`offer.id::text`)}
      order by quotes.current_valid_until, quotes.id limit 1 for no key update of quotes skip locked`,
  )
  if (!found) return false
  const { key, ...facts } = found
  await note(work, kind, key)
  await work.happened(quoteExpiring, facts)
  return true
}

const remindOfPurchaseOrder: Remind = async (work) => {
  const kind = 'purchase_order_missing'
  const { before, after } = periods(work)
  const [found] = await run<Quoted>(
    work.tx,
    sql`select quotes.id::text as key, ${rfqJson}
      from quotes join rfqs on rfqs.id = quotes.rfq_id
      where quotes.status = 'accepted' and quotes.purchase_order_file_id is null and not quotes.has_order
        and quotes.responded_at between ${after}::timestamptz and ${before}::timestamptz
        and ${unsaid(kind, sql`quotes.id::text`)}
      order by quotes.responded_at, quotes.id limit 1 for no key update of quotes skip locked`,
  )
  if (!found) return false
  const { key, ...facts } = found
  await note(work, kind, key)
  await work.happened(purchaseOrderMissing, facts)
  return true
}

/**
 * Each round once, counted by its earlier decisions. It has been waiting since its stage or its last file, whichever is
 * later.
 */
const remindOfQualityCheck: Remind = async (work) => {
  const kind = 'quality_check_waiting'
  const { before, after } = periods(work)
  const round = sql`orders.id || ':' || (select count(*) from quality_decisions where order_id = orders.id)`
  const [found] = await run<{
    key: string
    order: { id: string; number: string; customerId: string; companyId: null }
  }>(
    work.tx,
    sql`select ${round} as key, json_build_object('id', orders.id, 'number', orders.number,
        'customerId', orders.customer_id, 'companyId', orders.company_id) as order
      from orders cross join lateral (
        select greatest(
          (select max(created_at) from files where linked_to_type = 'quality_check' and linked_to_id = orders.id),
          (select max(changed_at) from order_status_changes
            where order_id = orders.id and to_status = 'quality_check')) as since
        where exists (select from files where linked_to_type = 'quality_check' and linked_to_id = orders.id)) waiting
      where orders.status = 'quality_check' and orders.quality_check_status = 'pending' and not orders.is_archived
        and waiting.since between ${after}::timestamptz and ${before}::timestamptz
        and ${unsaid(kind, round)}
      order by orders.quality_changed_at desc, orders.id desc limit 1 for no key update of orders skip locked`,
  )
  if (!found) return false
  await note(work, kind, found.key)
  await work.happened(qualityCheckWaiting, { order: found.order })
  return true
}

const note = ({ tx, now }: SystemWork, kind: string, key: string) =>
  run(tx, sql`insert into reminders (kind, object_key, given_at) values (${kind}, ${key}, ${now}::timestamptz)`)

const all = [remindOfQuote, remindOfPurchaseOrder, remindOfQualityCheck]

/**
 * Reminds customers of what is waiting for them (docs/product/notifications.md, 'Reminders'). Each reminder is noted in
 * the transaction that sends it, so that it is given once, whenever a process stops and however many are running.
 */
export async function remindCustomers(platform: Platform, signal?: AbortSignal): Promise<void> {
  for (const remind of all) {
    while (!signal?.aborted && (await transactAsSystem(platform, remind))) {
      // Continue with the next one.
    }
  }
}
