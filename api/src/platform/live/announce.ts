import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import { run } from '../db/prepared.ts'
import { type LiveEvent, payloadsOf } from './event.ts'

/** The channel on which all API instances listen. */
export const channel = 'kerf_live'

/** Announces `event` to signed-in browsers after the commit, through every API instance; never without it. */
export async function announce(tx: Knex.Transaction, event: LiveEvent): Promise<void> {
  for (const payload of payloadsOf(event)) await run(tx, sql`select pg_notify(${channel}, ${payload})`)
}
