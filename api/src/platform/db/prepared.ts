import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Client } from 'pg'
import type { Sql } from 'sql-template-tag'

/** A prepared statement by name, kept by every connection. */
interface Statement {
  name: string
  text: string
}

const statements = new Map<string, Statement>()

/** Each connection keeps them all. More shapes than this would be a mistake, and are sent unprepared. */
const mostStatements = 1000

function prepared(text: string): Statement | { text: string } {
  const known = statements.get(text)
  if (known) return known
  if (statements.size >= mostStatements) return { text }
  const statement = { name: `kerf_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`, text }
  statements.set(text, statement)
  return statement
}

export interface RunOptions {
  /**
   * `kept` (the default): parsed once per connection, and eventually planned once. `anew`: planned for the values of
   * each run, as search plans depend on the search text.
   */
  plan?: 'kept' | 'anew'
}

/**
 * Runs one statement past Knex and Objection, whose query building costs more than most queries do.
 * @param tx a pool or a transaction
 * @param query whose text is the same for all values; created with `sql` of sql-template-tag
 * @returns the rows under the statement's own names
 */
export async function run<Row>(tx: Knex, query: Sql, { plan = 'kept' }: RunOptions = {}): Promise<Row[]> {
  const { text, values } = query
  const statement = plan === 'kept' ? prepared(text) : { text }
  // Knex does not declare its client, nor that connections of our dialect (connect.ts) are those of `pg`.
  const pool = tx.client as { acquireConnection(): Promise<Client>; releaseConnection(client: Client): Promise<void> }
  const connection = await pool.acquireConnection()
  try {
    const { rows } = await connection.query({ ...statement, values })
    return rows as Row[] // The caller knows what the statement selects.
  } finally {
    await pool.releaseConnection(connection)
  }
}

/** As {@link run}, for a statement that returns one row or none. */
export async function runOne<Row>(tx: Knex, query: Sql, options?: RunOptions): Promise<Row | undefined> {
  const [row] = await run<Row>(tx, query, options)
  return row
}
