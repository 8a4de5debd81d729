import type { Knex } from 'knex'

/** Purchase order numbers in a form in which those that look the same are the same: `PO-4711`, `po 4711`, `PO–4711`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function kerf_number_key(value text) returns text language sql immutable strict parallel safe
      return regexp_replace(kerf_normalize(value), '[-\\s./_#:]+', '', 'g');

    alter table quotes add column purchase_order_key text
      generated always as (kerf_number_key(purchase_order_number)) stored;
    create index quotes_purchase_order_key_idx on quotes (purchase_order_key) where purchase_order_key is not null;
  `)
}
