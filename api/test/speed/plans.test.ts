import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { list as listActivity } from '../../src/features/activity/list-service.ts'
import { list as listCompanies } from '../../src/features/companies/list-service.ts'
import { list as listCustomers, search as searchCustomers } from '../../src/features/customers/list-service.ts'
import { workQueue } from '../../src/features/dashboard/work-queue-service.ts'
import { listOfCustomer } from '../../src/features/files/list-service.ts'
import { countUnread, list as listNotifications } from '../../src/features/notifications/inbox-service.ts'
import { list as listOrders } from '../../src/features/orders/list-service.ts'
import { list as listQualityChecks } from '../../src/features/quality-checks/notification-service.ts'
import { list as listQuotes } from '../../src/features/quotes/list-service.ts'
import { report } from '../../src/features/reports/service.ts'
import { list as listRfqs } from '../../src/features/rfqs/list-service.ts'
import type { Actor } from '../../src/platform/auth/actor.ts'
import { readProvider } from '../../src/platform/provider/read-provider.ts'
import type { ReadWork } from '../../src/platform/work.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'

const people = { ada: '00000001-0000-7000-8000-000000000001', ben: '00000001-0000-7000-8000-000000000002' }
const company = '00000002-0000-7000-8000-000000000001'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await fill(database.knex)
})
afterAll(() => database.destroy())

/** Twelve thousand RFQs, a third of them with quote and order; one in sixty is Ada's. And as many more customers. */
const rows: readonly string[] = [
  `insert into companies (id, name) values ('${company}', 'Northgate')`,
  `insert into users (id, account_type, email, name, password_hash, company_id, company_role) values
      ('${people.ada}', 'customer', 'ada@example.com', 'Ada', 'x', '${company}', 'owner'),
      ('${people.ben}', 'customer', 'ben@example.com', 'Ben', 'x', null, null)`,
  `insert into companies (id, name, customer_number, created_at)
      select gen_random_uuid(), 'Works ' || md5(at::text), 'CU' || (10000 + at),
        timestamptz '2025-01-01' + at * interval '1 minute' from generate_series(1, 12000) as at`,
  `insert into users (id, account_type, email, name, password_hash, is_verified, created_at)
      select gen_random_uuid(), 'customer', md5(at::text) || '@example.com', 'Onlooker ' || md5(at::text), 'x', at % 50 > 0,
        timestamptz '2025-01-01' + at * interval '1 minute' from generate_series(1, 12000) as at`,
  `create temporary table made as select at, gen_random_uuid() as rfq, gen_random_uuid() as quote,
        gen_random_uuid() as part, case when at % 60 = 0 then '${people.ada}' else '${people.ben}' end::uuid as owner,
        case when at % 60 = 0 then '${company}' end::uuid as shared, timestamptz '2026-01-01' + at * interval '1 minute' as time
      from generate_series(1, 12000) as at`,
  `insert into rfqs (id, number, customer_id, company_id, project_name, created_at, total_quantity, parts_text)
      select rfq, 'SQTE-' || (10000 + at), owner, shared, 'Project ' || md5(at::text), time, at % 500,
        kerf_part_text('Part', case when at % 3 = 0 then 'steel' else 'brass' end, null) from made`,
  `insert into rfq_parts (id, rfq_id, position, name, material, quantities)
      select part, rfq, 0, 'Part', case when at % 3 = 0 then 'steel' else 'brass' end, array[at % 500 + 1] from made`,
  `insert into quotes (id, rfq_id, number, created_at)
      select quote, rfq, 'SQTE-' || (10000 + at), time from made where at % 3 = 0`,
  `insert into quote_revisions (id, quote_id, revision, amount, valid_until)
      select gen_random_uuid(), quote, 1, at, '2026-12-31' from made where at % 3 = 0`,
  `insert into orders (id, number, rfq_id, quote_id, customer_id, company_id, amount, created_at)
      select gen_random_uuid(), 'SORD-' || (10000 + at), rfq, quote, owner, shared, at, time from made where at % 3 = 0`,
  `insert into audit_log (id, at, actor_id, actor_kind, action, object_type, object_id, changes, address)
      select gen_random_uuid(), time, case when at % 7 = 0 then '${people.ben}' else owner end, 'customer',
        case when at % 5 = 0 then 'session.started' else 'rfq.submitted' end,
        case when at % 5 = 0 then 'user' else 'rfq' end, case when at % 5 = 0 then owner else rfq end,
        jsonb_build_object('number', md5(at::text)), '10.0.0.' || at % 250 from made`,
  `insert into files (id, linked_to_type, linked_to_id, file_name, mimetype, kind, size, sha256, object_key, created_at)
      select gen_random_uuid(), 'rfq', rfq, at || '.step', 'model/step', 'step', 1, repeat('a', 64), 'files/' || at, time
      from made`,
  `insert into notifications (id, user_id, topic, title, path, created_at, read_at)
      select gen_random_uuid(), owner, case when at % 4 = 0 then 'quotes' else 'order_progress' end, 'Order ' || md5(at::text),
        '/orders', time, case when at % 40 > 0 then time end from made`,
]

async function fill(knex: Knex): Promise<void> {
  await knex.transaction(async (tx) => {
    // One after another, because a slow machine takes a while for all of them.
    for (const statement of rows) await tx.raw(statement)
  })
  // Otherwise the pending entries of trigram indexes would affect the plans.
  await knex.raw('vacuum analyze')
}

const admin: Actor = {
  ...{ id: people.ben, kind: 'admin', name: 'Ben', email: 'ben@example.com' },
  ...{ companyId: null, companyRole: null },
}
const ada: Actor = { ...admin, id: people.ada, kind: 'customer', companyId: company, companyRole: 'owner' }
const ben: Actor = { ...admin, kind: 'customer' }
const actors = { admin, 'a customer': ben, 'a company': ada }

type List = (work: ReadWork) => Promise<unknown>

/** The plans of the statements run by a function, one below another. */
async function planOf(actor: Actor, list: List, seqScans: 'on' | 'off' = 'on'): Promise<string> {
  const { knex } = database
  let plan = ''
  const request = { id: 'test', address: '', userAgent: '', moduleVersions: '' }
  const client = await knex.client.acquireConnection()
  try {
    const explained = Object.create(client, {
      query: {
        value: async ({ text, values }: { text: string; values: unknown[] }) => {
          await client.query(`set enable_seqscan = ${seqScans}`)
          const { rows } = await client.query(`explain (format text) ${text}`, values)
          plan += `${rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')}\n`
          return client.query(text, values)
        },
      },
    })
    const pool = { acquireConnection: async () => explained, releaseConnection: async () => {} }
    const tx = Object.create(knex, { client: { value: pool } })
    const provider = await readProvider(knex, 'UTC')
    await list({ tx, actor, now: new Date(), today: '2026-06-01', provider, request })
  } finally {
    await knex.client.releaseConnection(client)
  }
  return plan
}

const page = { limit: 20, cursor: undefined, q: undefined, status: undefined, group: undefined }
const sorts = ['date-desc', 'date-asc', 'status', 'project'] as const

describe.each(Object.entries(actors))('the list of %s', (_, actor) => {
  const sorted: [string, List][] = [
    ...[...sorts, 'quantity' as const].map((sort): [string, List] => [
      `RFQs by ${sort}`,
      (work) => listRfqs(work, { ...page, sort }),
    ]),
    ...[...sorts, 'amount' as const].map((sort): [string, List] => [
      `orders by ${sort}`,
      (work) => listOrders(work, { ...page, sort, ...(actor.kind === 'admin' && { isArchived: false }) }),
    ]),
    ...(['date-desc', 'date-asc', 'project', 'amount'] as const).map((sort): [string, List] => [
      `quotes by ${sort}`,
      (work) => listQuotes(work, { ...page, sort }),
    ]),
  ]

  test.each(sorted)("%s: an index provides the page's order", async (_name, list) => {
    const plan = await planOf(actor, list)
    // Few rows, like those of Ada's company, may be sorted; unbounded ones may not.
    const sorts = plan.match(/-> {2}Sort .*\n\s+Sort Key: (rfqs|orders|quotes)\./g) ?? []
    expect(actor === ada ? [] : sorts).toEqual([])
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?using (rfqs|orders|quotes)_/)
  })
})

test.each<[string, List]>([
  ['rfqs', (work) => listRfqs(work, { ...page, sort: 'date-desc', q: 'zzqq' })],
  ['orders', (work) => listOrders(work, { ...page, sort: 'date-desc', q: 'zzqq', isArchived: false })],
  ['quotes', (work) => listQuotes(work, { ...page, sort: 'date-desc', q: 'zzqq' })],
])('a search of %s uses the trigram index, and first checks whether any people match', async (table, list) => {
  // For a few thousand rows PostgreSQL may prefer a scan.
  const plan = await planOf(admin, list, 'off')
  expect(plan).toContain(`${table}_search_idx`)
  expect(plan).toMatch(/One-Time Filter: \(InitPlan \d+\)\./)
})

const orders = ['date-desc', 'date-asc', 'name'] as const
const states = [undefined, 'verified', 'unverified'] as const

test.each([
  ...orders.map((sort): [string, List] => [`companies by ${sort}`, (work) => listCompanies(work, { ...page, sort })]),
  ...orders.flatMap((sort) =>
    states.map((status): [string, List] => [
      `${status ?? 'all'} customers by ${sort}`,
      (work) => listCustomers(work, { ...page, sort, status }),
    ]),
  ),
])('%s: the page is read in the order of an index, and counted through one', async (_, list) => {
  expect((await planOf(admin, list)).match(/-> {2}Sort .*\n\s+Sort Key: (companies|users)\./g) ?? []).toEqual([])
  // A few thousand rows might as well be counted in full.
  expect(await planOf(admin, list, 'off')).not.toContain('Seq Scan')
})

test.each<[string, string, List]>([
  ['companies', 'companies', (work) => listCompanies(work, { ...page, sort: 'name', q: 'zzqq' })],
  ['customers', 'users', (work) => listCustomers(work, { ...page, sort: 'date-desc', q: 'zzqq' })],
  ['customers from anywhere', 'users', (work) => searchCustomers(work, { q: 'zzqq', limit: 20 })],
])('a search of %s uses the trigram index', async (_, table, list) => {
  const plan = await planOf(admin, list, 'off')
  expect(plan).toContain(`${table}_search_idx`)
  expect(plan).not.toContain('Seq Scan')
})

const activity = {
  ...page,
  sort: 'date-desc',
  person: undefined,
  kind: undefined,
  from: undefined,
  to: undefined,
} as const
const activityOf = (filters: Partial<Parameters<typeof listActivity>[1]>): List => {
  return (work) => listActivity(work, { ...activity, ...filters }, 'Europe/Berlin')
}

test.each<[string, List]>([
  ['of everybody', activityOf({})],
  ['of everybody, oldest first', activityOf({ sort: 'date-asc' })],
  ['of one kind', activityOf({ kind: 'rfq' })],
  ['of some days', activityOf({ from: '2026-01-02', to: '2026-01-03' })],
  ['of one person', activityOf({ person: people.ada })],
  ['of one person and kind', activityOf({ person: people.ben, kind: 'sign_in' })],
])('activity %s: the page is read in the order of an index, and counted through one', async (_, list) => {
  const plan = await planOf(admin, list, 'off')
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toMatch(/using audit_log_(newest|kind|actor|owner)_idx/)
})

test('activity of one RFQ or order is found by its object, however long the log is', async () => {
  const plan = await planOf(admin, activityOf({ about: people.ada }), 'off')
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toContain('audit_log_object_idx')
  expect(plan).not.toMatch(/audit_log_newest_idx/)
})

test('a search of activity uses the trigram index, and first checks whether any people or companies match', async () => {
  const plan = await planOf(admin, activityOf({ q: 'zzqq' }), 'off')
  expect(plan).toContain('audit_log_search_idx')
  expect(plan).toMatch(/One-Time Filter: \(InitPlan \d+\)\./)
  expect(plan).not.toContain('Seq Scan')
})

test('the files of a customer are read in the order of an index', async () => {
  const plan = await planOf(admin, (work) =>
    listOfCustomer(work, { ...page, sort: 'date-desc', customerId: people.ada }),
  )
  expect(plan).toContain('files_owner_idx')
  expect(plan).not.toContain('Seq Scan on files')
})

test('each kind of the work queue is found and counted by its own index', async () => {
  const plan = await planOf(admin, (work) => workQueue(work, 'America/Los_Angeles'), 'off')
  expect(plan).not.toContain('Seq Scan')
  const ofQuotes = ['quotes_renewal', 'quotes_pending', 'quotes_unordered']
  for (const name of ['rfqs_status', ...ofQuotes, 'orders_due', 'orders_revision', 'conversations_waiting']) {
    expect(plan.match(new RegExp(`${name}_idx`, 'g'))?.length, name).toBeGreaterThan(0)
  }
})

const checks = ['date-desc', 'date-asc', 'project'] as const
const checkStates = [undefined, 'pending', 'approved', 'needs_revision'] as const

test.each(
  checks.flatMap((sort) =>
    checkStates.map((status): [string, List] => [
      `${status ?? 'all'} quality checks by ${sort}`,
      (work) => listQualityChecks(work, { ...page, status, sort, archived: false }),
    ]),
  ),
)("%s: an index provides the page's order", async (_, list) => {
  const plan = await planOf(admin, list, 'off')
  expect(plan).toMatch(/using orders_(quality|revision)_/)
  expect(plan).not.toMatch(/-> {2}Sort .*\n\s+Sort Key: orders\./)
})

const told = { ...page, sort: 'date-desc', topic: undefined } as const

test.each<[string, List]>([
  ["a user's notifications", (work) => listNotifications(work, told)],
  ["a user's notifications, oldest first", (work) => listNotifications(work, { ...told, sort: 'date-asc' })],
  ['unread notifications', (work) => listNotifications(work, { ...told, status: 'unread' })],
  ['notifications of one kind', (work) => listNotifications(work, { ...told, topic: 'quotes' })],
  ['the number of unread notifications', (work) => countUnread(work)],
])('%s is read in the order of an index, and counted through one', async (_, list) => {
  const plan = await planOf(ben, list, 'off')
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toMatch(/using notifications_(user|unread|topic)_idx/)
  expect(plan).not.toMatch(/-> {2}Sort .*\n\s+Sort Key: notifications\./)
})

test("a search of a user's notifications uses the trigram index", async () => {
  const plan = await planOf(ben, (work) => listNotifications(work, { ...told, q: 'zzqq' }), 'off')
  expect(plan).toContain('notifications_search_idx')
  expect(plan).not.toContain('Seq Scan')
})

test('a report reads no table of requests, quotes or orders in full', async () => {
  const year: List = (work) => report(work, { from: '2026-01-01', to: '2026-12-31' }, 'America/Los_Angeles', 10)
  const plan = await planOf(admin, year)
  expect(plan).not.toMatch(/Seq Scan on (rfqs|orders|quotes|quote_revisions)/)
  expect(plan).toMatch(/Index Only Scan using rfqs_newest_idx/)
  expect(plan.match(/orders_spending_idx/g)).toHaveLength(3)
  expect(plan).toMatch(/Index Only Scan using quotes_offered_idx/)
  expect(plan).toMatch(/Index Only Scan using orders_delivered_idx/)
  // These hold no rows here, which a scan finds out as fast.
  const withIndexes = await planOf(admin, year, 'off')
  expect(withIndexes).toContain('purchase_orders_bought_idx')
  expect(withIndexes).toContain('order_due_date_changes_order_id_idx')
})
