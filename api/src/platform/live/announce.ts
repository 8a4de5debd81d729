import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import { run } from '../db/prepared.ts'
import { type LiveEvent, payloadsOf } from './event.ts'

/** The channel on which all API instances listen. */
export const channel = 'kerf_live'

/** Tells signed-in browsers of `event` once the transaction is committed, by every API instance; never if it is not. */
export async function announce(tx: Knex.Transaction, event: LiveEvent): Promise<void> {
  for (const payload of payloadsOf(event)) await run(tx, sql`select pg_notify(${channel}, ${payload})`)
}
