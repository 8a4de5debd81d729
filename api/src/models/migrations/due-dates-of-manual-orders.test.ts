import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { migrations } from './all.ts'

const id = (kind: number, of: number) => `0000000${kind}-0000-7000-8000-00000000000${of}`
const order = (of: number, dueDate: string, estimatedCompletion: string) => `
  insert into orders (id, number, rfq_id, customer_id, currency, amount, order_date, due_date, estimated_completion)
    values ('${id(1, of)}', 'SORD-000${of}', '${id(2, of)}', '${id(3, of)}', 'USD', 90, '2026-04-01', ${dueDate},
      ${estimatedCompletion});`

/** Three orders made by hand: with an estimate alone, with a due date set later, and with neither. */
const before = `
  begin;
  set local session_replication_role = replica;
  ${order(1, 'null', "'2026-05-01'")}
  ${order(2, "'2026-05-20'", "'2026-05-01'")}
  ${order(3, 'null', 'null')}
  commit;`

test('manual orders of before are due on their estimated completion, unless another due date was set', async () => {
  const { knex, destroy } = await createTestDatabase({ ...inject('testServer'), template: 'template0' })
  for (const [name, { up }] of migrations) {
    if (name === '0054-due-dates-of-manual-orders') await knex.raw(before)
    await up(knex)
  }
  const orders = await knex('orders').orderBy('number').select('dueDate')
  expect(orders.map(({ dueDate }) => dueDate)).toEqual(['2026-05-01', '2026-05-20', null])
  await destroy()
})
