import type { Knex } from 'knex'

/** Invitations of suppliers become a list that can be searched and paged by date. At most 500 are open. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table supplier_invitations add column search_text text not null
      generated always as (kerf_normalize(email::text || E'\\n' || coalesce(company_name, ''))) stored;
    create index supplier_invitations_open_sent_at_idx on supplier_invitations (sent_at, id)
      where accepted_at is null and declined_at is null and withdrawn_at is null;
  `)
}
