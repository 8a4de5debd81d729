import type { Knex } from 'knex'

/** The language that a user chose, for mails and documents; none means English. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column language text check (language in ('en', 'de', 'ja'));
  `)
}
