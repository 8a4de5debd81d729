import type { Knex } from 'knex'

/** When and why an order became due on another day. What the quote promised stays in `estimated_delivery_date`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table order_due_date_changes (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      from_date date,
      to_date date not null,
      reason text,
      changed_by uuid references users,
      changed_at timestamptz(3) not null default now()
    );
    create index order_due_date_changes_order_id_idx on order_due_date_changes (order_id, id);
    create index order_due_date_changes_changed_by_idx on order_due_date_changes (changed_by)
      where changed_by is not null;
  `)
}
