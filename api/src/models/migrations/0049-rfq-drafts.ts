import type { Knex } from 'knex'

/**
 * What somebody has typed of an RFQ that is not submitted, one a person. `file_ids` are the drawings of its content, so
 * that the sweep of drawings finds at once whether a draft holds one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table rfq_drafts (
      user_id uuid primary key references users (id) on delete cascade,
      revision uuid not null,
      content jsonb not null check (octet_length(content::text) <= 1048576),
      file_ids uuid[] not null default '{}',
      created_at timestamptz not null,
      saved_at timestamptz not null
    );
    create index rfq_drafts_saved_at on rfq_drafts (saved_at);
  `)
}
