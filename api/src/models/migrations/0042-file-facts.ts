import type { Knex } from 'knex'

/** What was measured in a STEP file, once for the same bytes, and what people said of a file's unit. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table file_facts (
      sha256 text primary key,
      status text not null check (status in ('queued', 'running', 'ready', 'failed')),
      pipeline text,
      facts jsonb,
      error_code text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index file_facts_pipeline_idx on file_facts (pipeline);
    create index file_facts_updated_at_idx on file_facts (updated_at);
    alter table files add column meant_unit text check (meant_unit in ('as_read', 'mm', 'in'));
  `)
}
