import type { Knex } from 'knex'

/** Orders of a stage by due date, for the board, and the orders that left a stage last, for its usual time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index orders_board_idx on orders (status, due_date, id) where not is_archived;
    create index order_status_changes_left_idx on order_status_changes (from_status, changed_at desc, id desc);
  `)
}
