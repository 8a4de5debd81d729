import type { Socket } from 'node:net'
import { setTimeout as elapse } from 'node:timers/promises'
import createKnex, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import type { Config } from '../../config.ts'
// Relations name each other's models; opening the database registers them all.
import '../../models/all.ts'

const dateOid = 1082

const usual: Config['waits']['database'] = { connect: 5_000, acquire: 8_000, statement: 15_000 }
/**
 * How long a server may take to report that it ended a statement before its silence counts as an outage, in
 * milliseconds.
 */
const grace = 1_000

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string
  /** Maximum number of connections; default 10. */
  poolSize?: number
  /** How long things may take. Each has the same default as in `config.ts`. */
  waits?: Partial<Config['waits']['database']>
  /** Shown in the server's list of connections; default `kerf`. */
  name?: string
}

/**
 * Opens a pool of connections to PostgreSQL (15 or newer). Connects at the first query.
 *
 * Identifiers are camelCase here and snake_case there. Values: `numeric` and `bigint` are strings, `date` is
 * `'YYYY-MM-DD'`, `timestamptz` is a `Date` (columns keep milliseconds, so it comes back equal).
 */
export function openDatabase(options: DatabaseOptions): Knex {
  const waits = { ...usual, ...options.waits }
  return createKnex({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: options.name ?? 'kerf',
      connectionTimeoutMillis: waits.connect,
      statement_timeout: waits.statement,
      // A forgotten transaction must not hold its locks for ever.
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      options: '-c TimeZone=UTC',
      types: { getTypeParser },
    },
    pool: {
      min: 0,
      max: options.poolSize ?? 10,
      afterCreate(connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void) {
        if (waits.statement > 0) endWhenSilent(connection, waits.statement + grace)
        done(null, connection)
      },
    },
    acquireConnectionTimeout: waits.acquire,
    ...knexSnakeCaseMappers(),
  })
}

/**
 * Ends a connection that owes a response and stays silent. The server itself ends a statement that takes too long, so
 * this happens only if the server, or the network to it, has disappeared.
 */
function endWhenSilent(connection: pg.Client, patience: number): void {
  // Both exist in every version of `pg`, but are missing from its types.
  const inner = connection as unknown as { connection: { stream: Socket }; readyForQuery: boolean }
  const { connection: wire } = inner
  const isIdle = () => inner.readyForQuery
  wire.stream.setTimeout(patience, () => {
    if (!isIdle()) wire.stream.destroy(new DatabaseSilent(patience))
  })
}

/** The database did not answer in time. */
class DatabaseSilent extends Error {
  /** The error of a connection that gets no response. */
  readonly code = 'ETIMEDOUT'

  constructor(patience: number) {
    super(`The database did not respond for ${patience} ms`)
    this.name = 'DatabaseSilent'
  }
}

/** Closes the pool once the running queries are done, or after `patience` milliseconds regardless. */
export async function closeDatabase(knex: Knex, patience = 10_000): Promise<void> {
  await Promise.race([knex.destroy(), elapse(patience, undefined, { ref: false })])
}

function getTypeParser(oid: number, format: string) {
  if (oid === dateOid && format !== 'binary') return (text: string) => text
  return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
}
