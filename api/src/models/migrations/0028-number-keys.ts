import type { Knex } from 'knex'

/** SQL of several numbers in the form in which those that look the same are the same; what nobody types keeps them apart. */
const keysOf = (...numbers: readonly string[]) =>
  numbers.map((number) => `coalesce(kerf_number_key(${number}), '')`).join(` || E'\\x1f' || `)

/** Numbers of quotes and orders, and those that customers gave, however they are divided: lists find parts of them, too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table quotes add column number_keys text not null
      generated always as (${keysOf('number', 'purchase_order_number')}) stored;
    create index quotes_number_keys_idx on quotes using gin (number_keys gin_trgm_ops);
    alter table orders add column number_keys text not null
      generated always as (${keysOf('number', 'customer_purchase_order_number', 'tracking_number')}) stored;
    create index orders_number_keys_idx on orders using gin (number_keys gin_trgm_ops);
  `)
}
