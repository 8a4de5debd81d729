import type { Knex } from 'knex'

/** By when a request is needed and where it goes. Its addresses are its own: others change what the company keeps. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table rfqs
      add column needed_by date,
      add column ship_to jsonb,
      add column bill_to jsonb,
      -- Lists need a value in every row to go on after: those that name no day come last.
      add column needed_by_position integer not null
        generated always as (coalesce(needed_by - date '2000-01-01', 2147483647)) stored;
    create index rfqs_needed_by_idx on rfqs (needed_by_position, id);
  `)
}
