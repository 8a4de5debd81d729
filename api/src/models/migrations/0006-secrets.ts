import type { Knex } from 'knex'

/** Secrets that every process must share, made at first start: the keys that sign sessions. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app_secrets (
      name text primary key,
      value text not null,
      created_at timestamptz(3) not null default now()
    );
  `)
}
