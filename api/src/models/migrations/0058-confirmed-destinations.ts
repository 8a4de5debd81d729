import type { Knex } from 'knex'

/** Where goods and invoice go as confirmed with the purchase order; null as long as the request alone says so. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table quotes add column destination jsonb check (jsonb_typeof(destination) = 'object');
  `)
}
