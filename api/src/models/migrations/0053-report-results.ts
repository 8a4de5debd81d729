import type { Knex } from 'knex'

/**
 * What became of the business of each month is counted from indexes alone. A purchase order keeps copies of the order
 * that it serves, so that a month's margin is a range of one index.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index quotes_offered_idx on quotes (created_at) include (status);
    create index orders_delivered_idx on orders (delivered_at)
      include (id, estimated_delivery_date, estimated_completion, due_date) where status = 'delivered';

    alter table purchase_orders
      add column ordered_at timestamptz(3),
      add column order_currency text,
      add column order_amount numeric(14, 2);
    update purchase_orders set
        ordered_at = orders.created_at, order_currency = orders.currency, order_amount = orders.amount
      from orders where orders.id = purchase_orders.order_id;

    create function copy_order_to_purchase_order() returns trigger language plpgsql as $$
    begin
      select created_at, currency, amount into new.ordered_at, new.order_currency, new.order_amount
        from orders where id = new.order_id;
      return new;
    end $$;
    create trigger purchase_orders_copy_order before insert or update of order_id on purchase_orders
      for each row execute function copy_order_to_purchase_order();

    create function copy_changed_order() returns trigger language plpgsql as $$
    begin
      update purchase_orders set ordered_at = new.created_at, order_currency = new.currency, order_amount = new.amount
        where order_id = new.id;
      return null;
    end $$;
    create trigger orders_copy_changed after update of created_at, currency, amount on orders
      for each row when ((old.created_at, old.currency, old.amount) is distinct from (new.created_at, new.currency, new.amount))
      execute function copy_changed_order();

    create index purchase_orders_bought_idx on purchase_orders (ordered_at, order_id, order_amount)
      include (order_currency, currency, amount) where order_id is not null and status <> 'cancelled';
  `)
}
