import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { migrations } from './all.ts'

const id = (kind: number, of = 1) => `0000000${kind}-0000-7000-8000-00000000000${of}`

/** What a database holds when `Straße` and `STRASSE` become one. */
const before = `
  insert into companies (id, name) values ('${id(9)}', 'Weiß GmbH');
  insert into users (id, account_type, is_admin, email, name, password_hash)
    values ('${id(1)}', 'customer', false, 'ada@example.com', 'ΣΊΣΥΦΟς', 'x');
  insert into saved_filters (id, user_id, list, name, query) values
    ('${id(8, 1)}', '${id(1)}', 'orders', 'Große', ''), ('${id(8, 2)}', '${id(1)}', 'orders', 'GROSSE', '');
  begin;
  insert into rfqs (id, number, customer_id, project_name) values ('${id(2)}', 'SQTE-0001', '${id(1)}', 'Gefäß');
  insert into rfq_parts (id, rfq_id, position, name, quantities) values ('${id(3)}', '${id(2)}', 0, 'Spieß', '{1}');
  insert into quotes (id, rfq_id, number, purchase_order_number) values ('${id(4)}', '${id(2)}', 'SQTE-0001', 'Maß 7');
  insert into quote_revisions (id, quote_id, revision, amount, valid_until)
    values ('${id(5)}', '${id(4)}', 1, 10, '2026-12-31');
  insert into orders (id, number, rfq_id, quote_id, customer_id, amount)
    values ('${id(6)}', 'SORD-0001', '${id(2)}', '${id(4)}', '${id(1)}', 10);
  commit;`

test('a database that is in use finds what it held before', async () => {
  const { knex, destroy } = await createTestDatabase({ ...inject('testServer'), template: 'template0' })
  for (const [name, { up }] of migrations) {
    if (name === '0028-same-words') await knex.raw(before)
    await up(knex)
  }
  const found = async (table: string, typed: string) => {
    const { rows } = await knex.raw(`select from ${table} where search_text like kerf_search_pattern(?)`, [typed])
    return rows.length
  }
  expect(await found('companies', 'WEISS')).toBe(1)
  expect(await found('users', 'σίσυφοσ')).toBe(1)
  for (const typed of ['gefäss', 'GEFÄẞ', 'gefäß']) {
    for (const table of ['rfqs', 'quotes', 'orders']) expect(await found(table, typed)).toBe(1)
  }
  expect(await found('rfqs', 'spiess')).toBe(1)
  expect(await knex('quotes').select('purchaseOrderKey')).toEqual([{ purchaseOrderKey: 'mass7' }])
  const filters = await knex('saved_filters').orderBy('id').select('name')
  expect(filters).toEqual([{ name: 'Große' }, { name: 'GROSSE 000002' }])
  await destroy()
})
