import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { closeDatabase, openDatabase } from '../../../api/src/platform/db/connect.ts'
import type { ObjectStore } from '../../../api/src/platform/storage/object-store.ts'
import type { Ledger } from './ledger.ts'
import type { Report } from './report.ts'

type Database = ReturnType<typeof openDatabase>

/** Checks rows and files behind the API for everything that it confirmed, and for invariants of all rows. */
export async function verify(
  report: Report,
  { databaseUrl, store }: { databaseUrl: string; store: ObjectStore },
  ledger: Ledger,
): Promise<void> {
  const knex = openDatabase({ url: databaseUrl, poolSize: 2, name: 'soak' })
  try {
    await findConfirmed(report, knex, ledger)
    await findAuditEntries(report, knex, ledger)
    await checkOnce(report, knex)
    await checkTotals(report, knex)
    await checkFiles(report, knex, store)
  } finally {
    await closeDatabase(knex)
  }
}

/** Checks that each of `wanted` is among the rows, with what was confirmed of it. */
function compare(
  report: Report,
  name: string,
  wanted: Iterable<readonly [string, string]>,
  found: Map<string, string>,
) {
  for (const [key, value] of wanted) {
    const there = found.get(key)
    report.check(name, there === value ? undefined : `${key} is ${there ?? 'lost'}, and was confirmed as ${value}`)
  }
}

const columns = async (query: PromiseLike<{ key: unknown; value: unknown }[]>) =>
  new Map((await query).map(({ key, value }) => [String(key), String(value)]))

async function findConfirmed(report: Report, knex: Database, ledger: Ledger): Promise<void> {
  const rows = (table: string, key: string, value: string) => columns(knex(table).select({ key, value }))
  const yes = (keys: Iterable<string>, value: string) => [...keys].map((key) => [key, value] as const)
  const name = (what: string) => `confirmed ${what} are there`
  compare(
    report,
    name('registrations'),
    yes(ledger.registrations, 'customer'),
    await rows('users', 'email', 'accountType'),
  )
  compare(report, name('RFQs'), ledger.rfqs, await rows('rfqs', 'id', 'projectName'))
  compare(report, name('files'), ledger.files, await rows('files', 'id', 'sha256'))
  compare(report, name('quotes'), ledger.quotes, await rows('quoteRevisions', 'quoteId', 'amount'))
  compare(report, name('acceptances'), yes(ledger.acceptances, 'accepted'), await rows('quotes', 'id', 'status'))
  compare(report, name('purchase orders'), ledger.purchaseOrders, await rows('quotes', 'id', 'purchaseOrderNumber'))
  compare(report, name('orders'), ledger.orders, await rows('orders', 'id', 'rfqId'))
  compare(report, name('messages'), ledger.messages, await rows('messages', 'id', 'body'))
  const moves = await knex('orderStatusChanges').select('orderId', 'toStatus')
  const made = new Map(moves.map(({ orderId, toStatus }) => [`${orderId} ${toStatus}`, toStatus]))
  const wanted = ledger.moves.map(({ orderId, status }) => [`${orderId} ${status}`, status] as const)
  compare(report, name('stage moves'), wanted, made)
}

async function findAuditEntries(report: Report, knex: Database, ledger: Ledger): Promise<void> {
  const entries = await knex('auditLog').select('action', 'objectId', 'changes')
  const kept = new Set(entries.map(({ action, objectId }) => `${action} ${objectId}`))
  const wanted: [string, Iterable<string>][] = [
    ['rfq.submitted', ledger.rfqs.keys()],
    ['file.uploaded', ledger.files.keys()],
    ['quote.offered', ledger.quotes.keys()],
    ['quote.accepted', ledger.acceptances],
    ['quote.purchase_order_uploaded', ledger.purchaseOrders.keys()],
    ['order.created', ledger.orders.keys()],
    ['order.status_changed', ledger.moves.map(({ orderId }) => orderId)],
  ]
  for (const [action, ids] of wanted) {
    for (const id of ids) {
      report.check('each event has its audit entry', kept.has(`${action} ${id}`) ? undefined : `${action} of ${id}`)
    }
  }
}

/** However often a call was repeated, it acted only once. */
async function checkOnce(report: Report, knex: Database): Promise<void> {
  const groups: [string, string][] = [
    ['rfqs', 'projectName'],
    ['messages', 'body'],
    ['orders', 'quoteId'],
    ['orders', 'rfqId'],
    ['users', 'email'],
  ]
  for (const [table, column] of groups) {
    const rows: { value: string; times: string }[] = await knex(table)
      .whereNotNull(column)
      .groupBy(column)
      .select({ value: column })
      .count({ times: '*' })
    for (const { value, times } of rows) {
      report.check(
        'each call acted once',
        Number(times) === 1 ? undefined : `${times} ${table} with ${column} ${value}`,
      )
    }
  }
  const unordered = await knex('orders')
    .leftJoin('quotes', 'quotes.id', 'orders.quoteId')
    .select({ id: 'orders.id', status: 'quotes.status' })
  for (const { id, status } of unordered) {
    report.check('each order has an accepted quote', status === 'accepted' ? undefined : `order ${id}: ${status}`)
  }
}

async function checkTotals(report: Report, knex: Database): Promise<void> {
  const sums: [string, string, string][] = [
    ['orders', 'orderLines', 'orderId'],
    ['quoteRevisions', 'quoteLines', 'revisionId'],
  ]
  for (const [table, lines, owner] of sums) {
    const rows: { id: string; amount: string; total: string | null }[] = await knex(table)
      .leftJoin(lines, `${lines}.${owner}`, `${table}.id`)
      .groupBy(`${table}.id`)
      .select({ id: `${table}.id`, amount: `${table}.amount` })
      .sum({ total: `${lines}.amount` })
    for (const { id, amount, total } of rows) {
      report.check(
        'totals are those of their lines',
        amount === total ? undefined : `${table} ${id}: ${amount}, ${total}`,
      )
    }
  }
}

/** Objects that were read before: none is ever changed. */
const seen = new Set<string>()

async function checkFiles(report: Report, knex: Database, store: ObjectStore): Promise<void> {
  for (const { id, objectKey, sha256 } of await knex('files').select('id', 'objectKey', 'sha256')) {
    if (seen.has(objectKey)) continue
    const hash = createHash('sha256')
    const found = await store
      .get(objectKey)
      .then(({ stream }) => pipeline(stream, hash))
      .then(
        () => hash.digest('hex'),
        (error: unknown) => String(error),
      )
    if (found === sha256) seen.add(objectKey)
    report.check('each file is whole', found === sha256 ? undefined : `file ${id}: ${found}`)
  }
}

/** Waits until no job is left. @returns what is left after `patience` milliseconds; undefined if nothing is */
export async function jobsLeft(databaseUrl: string, patience: number): Promise<string | undefined> {
  const knex = openDatabase({ url: databaseUrl, poolSize: 1, name: 'soak' })
  const began = Date.now()
  try {
    for (;;) {
      const { rows } = await knex.raw(`
        select name, state, count(*) as count from pgboss.job
        where state in ('created', 'retry', 'active', 'failed') and start_after <= now() + interval '1 minute'
        group by name, state`)
      const left = rows.map((row: Record<string, unknown>) => `${row.count} ${row.state} ${row.name}`).join(', ')
      if (left === '') return undefined
      if (Date.now() - began > patience) return left
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  } finally {
    await closeDatabase(knex)
  }
}
