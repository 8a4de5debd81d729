import { setTimeout as elapse } from 'node:timers/promises'
import createKnex, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
// Relations name each other's models; whoever opens the database has them all.
import '../../models/all.ts'

const dateOid = 1082

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string
  /** Connections at most; 10 unless said. */
  poolSize?: number
  /** Milliseconds after which the server ends a statement; 30,000 unless said, 0 for never. */
  statementTimeout?: number
  /** Shown in the server's list of connections; `kerf` unless said. */
  name?: string
}

/**
 * Opens a pool of connections to PostgreSQL (15 or newer). Connects at the first query.
 *
 * Identifiers are camelCase here and snake_case there. Values: `numeric` and `bigint` are strings, `date` is
 * `'YYYY-MM-DD'`, `timestamptz` is a `Date` (columns keep milliseconds, so it comes back equal).
 */
export function openDatabase(options: DatabaseOptions): Knex {
  return createKnex({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: options.name ?? 'kerf',
      statement_timeout: options.statementTimeout ?? 30_000,
      // A transaction that its request forgot must not hold its locks for ever.
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      options: '-c TimeZone=UTC',
      types: { getTypeParser },
    },
    pool: { min: 0, max: options.poolSize ?? 10 },
    acquireConnectionTimeout: 15_000,
    ...knexSnakeCaseMappers(),
  })
}

/** Closes the pool when the queries in flight are done, or after `patience` milliseconds whatever they do. */
export async function closeDatabase(knex: Knex, patience = 10_000): Promise<void> {
  await Promise.race([knex.destroy(), elapse(patience, undefined, { ref: false })])
}

function getTypeParser(oid: number, format: string) {
  if (oid === dateOid && format !== 'binary') return (text: string) => text
  return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
}
