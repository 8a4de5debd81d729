import type { Knex } from 'knex'

/** What a quote asks for beside its parts, and the terms under which it does. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table quote_revisions add column terms text;

    create table quote_charges (
      id uuid primary key,
      revision_id uuid not null references quote_revisions on delete cascade,
      position integer not null check (position >= 0),
      kind text not null check (kind in ('setup', 'tooling', 'freight', 'tax', 'other')),
      label text not null check (btrim(label) <> ''),
      amount numeric(14, 2) not null check (amount > 0),
      unique (revision_id, position)
    );
  `)
}
