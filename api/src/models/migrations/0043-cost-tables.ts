import type { Knex } from 'knex'

/** What estimates are made from, and how much of them customers see; null until somebody sets it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table provider_settings add column cost_tables jsonb;
  `)
}
