import type { Knex } from 'knex'

/** What became of the business of each month is counted from indexes alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index quotes_offered_idx on quotes (created_at) include (status);
  `)
}
