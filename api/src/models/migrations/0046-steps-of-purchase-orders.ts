import type { Knex } from 'knex'

/**
 * When production of a purchase order began, and no acknowledgement that nobody gave: one that went on from 'issued' to a
 * later step was said to be acknowledged at that moment.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table purchase_orders add column in_production_at timestamptz(3);
    with moved as (
      select object_id, min(at) filter (where changes ->> 'to' = 'in_production') as in_production_at,
        bool_or(changes ->> 'from' = 'issued' and changes ->> 'to' in ('in_production', 'shipped')) as is_unacknowledged
      from audit_log where object_type = 'purchase_order' and action = 'purchase_order.status_changed'
      group by object_id
    )
    update purchase_orders set in_production_at = moved.in_production_at,
      acknowledged_at = case when not moved.is_unacknowledged then acknowledged_at end
    from moved where moved.object_id = purchase_orders.id
      and (moved.in_production_at is not null or moved.is_unacknowledged);
  `)
}
