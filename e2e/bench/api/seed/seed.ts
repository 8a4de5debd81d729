import pg from 'pg'
import { office, officeTables, officeTriggers } from './office.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

/** Tables that get hundreds of thousands of rows, and whose indexes are built faster afterwards. */
const large = ['rfqs', 'rfq_parts', 'files', 'quotes', 'quote_revisions', 'quote_lines', 'orders', 'order_lines']
const changed = [
  ...[...large, 'file_geometry', 'file_facts', 'quote_charges', 'order_status_changes', 'order_due_date_changes'],
  ...['shipments', 'shipment_lines', 'quality_decisions'],
]

interface Named {
  name: string
  definition: string
}

/** Indexes without a constraint, which can be dropped for a while. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<Named>(
    `select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
     from pg_index index left join pg_constraint held on held.conindid = index.indexrelid
     where index.indrelid = any($1::regclass[]) and held.oid is null`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/**
 * Constraints are off: the data is valid, and children may come before parents. Triggers for copies and sums still run.
 */
async function setConstraints(client: pg.Client, state: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ trigger: string; table: string }>(
    `select quote_ident(tgname) as trigger, tgrelid::regclass::text as table from pg_trigger
     where tgconstraint <> 0 and tgrelid = any($1::regclass[])`,
    [changed],
  )
  for (const { trigger, table } of rows) await client.query(`alter table ${table} ${state} trigger ${trigger}`)
}

/** What a database is filled with besides the RFQs. */
export interface Seeding {
  /** How many customers; by default several thousand, depending on the number of RFQs. */
  customers?: number
  /** Whether to generate conversations, the audit log, notifications and the like too. */
  withOffice?: boolean
}

/** Runs the steps without the triggers that would compute what the steps already contain. */
async function runOffice(client: pg.Client): Promise<void> {
  const set = async (state: 'enable' | 'disable') => {
    for (const { table, trigger } of officeTriggers)
      await client.query(`alter table ${table} ${state} trigger ${trigger}`)
  }
  await set('disable')
  for (const step of office) await client.query(step)
  await set('enable')
}

/** Fills a migrated database that contains only an admin with this many RFQs and what belongs to them. */
export async function seed(url: string, rfqs: number, { customers, withOffice = false }: Seeding = {}): Promise<void> {
  const asking = customers ?? Math.max(2000, Math.min(8000, Math.floor(rfqs / 100)))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '1GB'`)
    await client.query(`set work_mem = '256MB'`)
    await client.query('begin')
    await client.query(`create temporary table seed_size as select ${Math.round(rfqs)} as rfqs, ${asking} as customers`)
    const indexes = await dropIndexes(client, withOffice ? [...large, ...officeTables] : large)
    await setConstraints(client, 'disable')
    for (const step of [...people, ...requests, ...orders]) await client.query(step)
    if (withOffice) await runOffice(client)
    await setConstraints(client, 'enable')
    for (const definition of indexes) await client.query(definition)
    await client.query('commit')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
