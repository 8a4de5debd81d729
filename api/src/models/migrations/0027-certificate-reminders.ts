import type { Knex } from 'knex'

/** Which reminder of a certificate's end was given last, so that each is given once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table supplier_certificates
      add column reminded_days smallint check (reminded_days in (30, 7));
    create index supplier_certificates_expires_on_idx on supplier_certificates (expires_on)
      where expires_on is not null;
  `)
}
