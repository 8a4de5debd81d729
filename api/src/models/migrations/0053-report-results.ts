import type { Knex } from 'knex'

/** What became of the business of each month is counted from indexes alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index quotes_offered_idx on quotes (created_at) include (status);
    create index orders_delivered_idx on orders (delivered_at)
      include (id, estimated_delivery_date, estimated_completion, due_date) where status = 'delivered';
    create index purchase_orders_bought_idx on purchase_orders (order_id) include (currency, amount)
      where order_id is not null and status <> 'cancelled';
    -- With the id, by which purchase orders name the order that they serve.
    create index orders_earned_idx on orders (created_at) include (currency, amount, customer_id, id);
    drop index orders_spending_idx;
    alter index orders_earned_idx rename to orders_spending_idx;
  `)
}
