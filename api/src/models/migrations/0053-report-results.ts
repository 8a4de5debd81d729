import type { Knex } from 'knex'

/** What became of the business of each month is counted from indexes alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index quotes_offered_idx on quotes (created_at) include (status);
    create index orders_delivered_idx on orders (delivered_at)
      include (id, estimated_delivery_date, estimated_completion, due_date) where status = 'delivered';
  `)
}
