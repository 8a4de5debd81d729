import type { Knex } from 'knex'

/** What differed between form, drawing and model of a part when it was sent, with what the customer said to it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table rfq_parts add column findings jsonb not null default '[]',
      add constraint rfq_parts_findings_check check (jsonb_typeof(findings) = 'array');
  `)
}
