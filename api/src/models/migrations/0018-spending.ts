import type { Knex } from 'knex'

/** What was ordered in a time, by month and by customer, is added up from an index alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index orders_spending_idx on orders (created_at) include (currency, amount, customer_id);
    drop index orders_revenue_idx;
  `)
}
