import type { Knex } from 'knex'
import sql, { type Sql } from 'sql-template-tag'
import { run } from '../db/prepared.ts'
import { type LiveEvent, payloadsOf } from './event.ts'

/** The channel on which all API instances listen. */
export const channel = 'kerf_live'

/** The statements of {@link announce}: one, unless the event names very many people. */
export const announcementsOf = (event: LiveEvent): Sql[] =>
  payloadsOf(event).map((payload) => sql`select pg_notify(${channel}, ${payload})`)

/** Announces `event` to signed-in browsers after the commit, through every API instance; never without it. */
export async function announce(tx: Knex.Transaction, event: LiveEvent): Promise<void> {
  for (const statement of announcementsOf(event)) await run(tx, statement)
}
