import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { migrations } from './all.ts'

const id = (kind: number, of: number) => `0000000${kind}-0000-7000-8000-00000000000${of}`
const [customer, ordered, open] = [id(1, 1), 1, 2]

/** What a database holds when the work queue comes to it. */
const before = `
  insert into users (id, account_type, is_admin, email, name, password_hash) values
    ('${customer}', 'customer', false, 'ada@example.com', 'Ada', 'x'),
    ('${id(1, 2)}', 'admin', true, 'ben@example.com', 'Ben', 'x');
  begin;
  ${[ordered, open]
    .map(
      (of) => `
  insert into rfqs (id, number, customer_id, project_name) values ('${id(2, of)}', 'SQTE-000${of}', '${customer}', 'Cover');
  insert into rfq_parts (id, rfq_id, position, name, quantities) values ('${id(3, of)}', '${id(2, of)}', 0, 'Cover', '{1}');
  insert into quotes (id, rfq_id, number) values ('${id(4, of)}', '${id(2, of)}', 'SQTE-000${of}');
  insert into quote_revisions (id, quote_id, revision, amount, valid_until)
    values ('${id(5, of)}', '${id(4, of)}', 1, 10, '2026-12-31');`,
    )
    .join('')}
  insert into orders (id, number, rfq_id, quote_id, customer_id, amount)
    values ('${id(6, 1)}', 'SORD-0001', '${id(2, ordered)}', '${id(4, ordered)}', '${customer}', 10);
  insert into conversations (id, kind, customer_id, rfq_id, last_message_at, provider_wrote_at, counterpart_wrote_at) values
    ('${id(7, 1)}', 'general', '${customer}', null, '2026-01-04Z', '2026-01-02Z', '2026-01-04Z'),
    ('${id(7, 2)}', 'rfq', '${customer}', '${id(2, 1)}', '2026-01-04Z', '2026-01-04Z', '2026-01-03Z');
  insert into messages (id, conversation_id, author_id, body, is_from_provider, created_at) values
    ('${id(8, 1)}', '${id(7, 1)}', '${customer}', 'Hello', false, '2026-01-01Z'),
    ('${id(8, 2)}', '${id(7, 1)}', '${id(1, 2)}', 'Hello', true, '2026-01-02Z'),
    ('${id(8, 3)}', '${id(7, 1)}', '${customer}', 'When', false, '2026-01-03Z'),
    ('${id(8, 4)}', '${id(7, 1)}', '${customer}', 'When, please', false, '2026-01-04Z');
  commit;`

test('a database that is in use learns what waits in it', async () => {
  const { knex, destroy } = await createTestDatabase({ ...inject('testServer'), template: 'template0' })
  for (const [name, { up }] of migrations) {
    if (name === '0020-work-queue') await knex.raw(before)
    await up(knex)
  }
  const marks = () => knex('quotes').orderBy('number').select('hasOrder')
  expect(await marks()).toEqual([{ hasOrder: true }, { hasOrder: false }])
  const dates = await knex('conversations').orderBy('id').select('unansweredSince')
  expect(dates).toEqual([{ unansweredSince: new Date('2026-01-03Z') }, { unansweredSince: null }])
  await knex('orders').delete()
  expect(await marks()).toEqual([{ hasOrder: false }, { hasOrder: false }])
  await destroy()
})
