import type { exportActivity, listAccountActivity, listActivity } from '@kerf/shared-contracts/contracts/activity'
import { wrongPeriod } from '@kerf/shared-contracts/rules/report-period'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import { User } from '../../models/user.ts'
import { type ActivityView, activityShape } from '../../models/views/activity-view.ts'
import { type Branch, type Filter, type ListPage, readPage, readWhole } from '../../platform/db/list.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'

type PageQuery = z.output<(typeof listActivity)['query']>
type Filters = z.output<(typeof exportActivity)['query']>
type AccountFilters = z.output<(typeof listAccountActivity)['query']>

/** What a user did, and what was done to their account and to what is theirs. */
function concerns(userId: string): readonly Branch[] {
  return [
    { condition: sql`audit_log.actor_id = ${userId}` },
    {
      condition: sql`audit_log.owner_id = ${userId}`,
      unlike: sql`audit_log.actor_id is distinct from ${userId}::uuid`,
    },
  ]
}

/** The one who acted and the one affected; both are searched by name and address. */
const people = ['actor_id', 'owner_id'].map((by) => ({
  ...{ from: 'users', text: 'users.search_text', id: 'users.id', by },
}))

/** Entries about the companies that a search finds. */
function aboutCompanies(typed: string): Branch {
  const found = sql`from companies where ${holds('companies.search_text', typed)}`
  return {
    condition: sql`exists (select ${found}) and audit_log.object_type = 'company'
      and audit_log.object_id in (select id ${found})`,
    test: sql`audit_log.object_type = 'company'
      and exists (select ${found} and companies.id = audit_log.object_id offset 0)`,
  }
}

/** What happened to an RFQ or an order and to everything belonging to it: few entries, each found by its object. */
const happenedTo = (id: string) => sql`(audit_log.object_type, audit_log.object_id) in (
  select type, ${id}::uuid from (values ('rfq'), ('order')) things(type)
  union all select 'quote', quotes.id from quotes where quotes.rfq_id = ${id}
  union all select 'shipment', shipments.id from shipments where shipments.order_id = ${id}
  union all select 'file', files.id from files
    where files.linked_to_type in ('rfq', 'order', 'invoice', 'quality_check') and files.linked_to_id = ${id})`

/** Entries of the last hours or days, which mostly hold a page of what is searched for. */
const newest = 2000

/** The moment at which a day begins in the business's time zone. */
const startOf = (day: Sql, timeZone: string) => sql`(select (${day})::timestamp at time zone ${timeZone})`

/** @throws Problem `validation.failed` for a period that ends before it begins */
function inPeriod({ from, to }: Pick<Filters, 'from' | 'to'>, timeZone: string): (Sql | undefined)[] {
  const wrong = from && to && to < from && wrongPeriod({ from, to })
  if (wrong) throw problem('validation.failed', { fields: wrong })
  return [
    from === undefined ? undefined : sql`audit_log.at >= ${startOf(sql`${from}::date`, timeZone)}`,
    to === undefined ? undefined : sql`audit_log.at < ${startOf(sql`${to}::date + 1`, timeZone)}`,
  ]
}

/**
 * The entries that match. A search covers people, companies, numbers, what changed, actions and network addresses
 * (docs/product/admin.md, 'Activity').
 */
function filtered({ actor }: ReadWork, { q, person, about, kind, from, to }: Filters, timeZone: string): Filter {
  const conditions = [
    about && happenedTo(about),
    kind && sql`audit_log.kind = ${kind}`,
    ...inPeriod({ from, to }, timeZone),
  ]
  if (!q) {
    const visible = person === undefined ? undefined : concerns(person)
    return listed(actor, { table: 'audit_log', typed: q, related: [], ...(visible && { visible }) }, conditions)
  }
  const isTheirs = person && sql`(audit_log.actor_id = ${person} or audit_log.owner_id = ${person})`
  const found = listed(actor, { table: 'audit_log', typed: q, related: people }, [...conditions, isTheirs])
  return { ...found, branches: [...found.branches, aboutCompanies(q)], readFirst: newest }
}

/** One page of the activity. @throws Problem `validation.failed` */
export function list(work: ReadWork, query: PageQuery, timeZone: string): Promise<ListPage<ActivityView>> {
  return readPage(work.tx, activityShape, filtered(work, query, timeZone), query)
}

/** The whole list, in its order. @throws Problem `validation.failed` */
export function listWhole(work: ReadWork, query: Filters, timeZone: string): AsyncGenerator<ActivityView> {
  return readWhole(work.tx, activityShape, filtered(work, query, timeZone), query.sort)
}

const aboutAccount = (userId: string) => sql`(audit_log.object_type = 'user' and audit_log.object_id = ${userId})`

/** Every entry that concerns the account is in one of these groups. */
const inGroup: Record<NonNullable<AccountFilters['status']>, (userId: string) => Sql> = {
  sign_in: (userId) => sql`${aboutAccount(userId)} and audit_log.kind = 'sign_in'`,
  account: (userId) => sql`${aboutAccount(userId)} and audit_log.kind <> 'sign_in'`,
  // An action without an object is not about the account.
  work: (userId) => sql`(audit_log.object_type, audit_log.object_id) is distinct from ('user', ${userId}::uuid)`,
}

/**
 * One page of what an account did, and of what was done to it and to what is theirs.
 * @throws Problem `user.not_found`, also for a deleted account
 */
export async function listOfAccount(
  { tx }: ReadWork,
  userId: string,
  { q, status, sort, limit, cursor }: AccountFilters,
): Promise<ListPage<ActivityView>> {
  if (!(await User.query(tx).findById(userId).whereNull('deletedAt'))) throw problem('user.not_found')
  const conditions = [...(status ? [inGroup[status](userId)] : []), ...(q ? [holds('audit_log.search_text', q)] : [])]
  return readPage(tx, activityShape, { branches: concerns(userId), conditions }, { sort, limit, cursor })
}
