import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { migrations } from './all.ts'

const id = (kind: number, of: number) => `0000000${kind}-0000-7000-8000-00000000000${of}`

/** Three orders: acknowledged and made, shipped at once, and one that nobody recorded. */
const before = `
  begin;
  set local session_replication_role = replica;
  ${[1, 2, 3]
    .map(
      (of) => `
  insert into purchase_orders (id, number, supplier_quote_id, supplier_id, request_id, delivery_date, status, acknowledged_at)
    values ('${id(1, of)}', 'PO-000${of}', '${id(2, of)}', '${id(3, of)}', '${id(4, of)}', '2026-05-01', 'shipped', '2026-01-0${of}Z');`,
    )
    .join('')}
  insert into audit_log (id, at, actor_kind, action, object_type, object_id, changes) values
    ('${id(5, 1)}', '2026-01-01Z', 'supplier', 'purchase_order.status_changed', 'purchase_order', '${id(1, 1)}',
      '{"from": "issued", "to": "acknowledged"}'),
    ('${id(5, 2)}', '2026-01-03Z', 'supplier', 'purchase_order.status_changed', 'purchase_order', '${id(1, 1)}',
      '{"from": "acknowledged", "to": "in_production"}'),
    ('${id(5, 3)}', '2026-01-02Z', 'supplier', 'purchase_order.status_changed', 'purchase_order', '${id(1, 2)}',
      '{"from": "issued", "to": "shipped"}');
  commit;`

test('orders of before learn when production began, and that nobody acknowledged what was shipped at once', async () => {
  const { knex, destroy } = await createTestDatabase({ ...inject('testServer'), template: 'template0' })
  for (const [name, { up }] of migrations) {
    if (name === '0046-steps-of-purchase-orders') await knex.raw(before)
    await up(knex)
  }
  const steps = await knex('purchaseOrders').orderBy('number').select('acknowledgedAt', 'inProductionAt')
  expect(steps).toEqual([
    { acknowledgedAt: new Date('2026-01-01Z'), inProductionAt: new Date('2026-01-03Z') },
    { acknowledgedAt: null, inProductionAt: null },
    { acknowledgedAt: new Date('2026-01-03Z'), inProductionAt: null },
  ])
  await destroy()
})
