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

/** What a database holds when apostrophes, quotation marks and signs become one. */
const beforeMarks = `
  insert into companies (id, name) values ('${id(9)}', 'O’Neil „Deckel“ 12×14');
  insert into users (id, account_type, is_admin, email, name, password_hash)
    values ('${id(1)}', 'customer', false, 'ada@example.com', 'D´Arcy', 'x');
  begin;
  insert into rfqs (id, number, customer_id, project_name) values ('${id(2)}', 'SQTE-0001', '${id(1)}', 'Rod ⌀8 3⁄5 5″');
  insert into rfq_parts (id, rfq_id, position, name, quantities) values ('${id(3)}', '${id(2)}', 0, 'Spring ½', '{1}');
  insert into quotes (id, rfq_id, number, purchase_order_number)
    values ('${id(4)}', '${id(2)}', 'SQTE-0001', 'PO,4711\\A');
  insert into quote_revisions (id, quote_id, revision, amount, valid_until)
    values ('${id(5)}', '${id(4)}', 1, 10, '2026-12-31');
  commit;`

test('a database that is in use finds names however their marks are typed', async () => {
  const { knex, destroy } = await createTestDatabase({ ...inject('testServer'), template: 'template0' })
  for (const [name, { up }] of migrations) {
    if (name === '0038-same-marks') await knex.raw(beforeMarks)
    await up(knex)
  }
  const found = async (table: string, typed: string) => {
    const { rows } = await knex.raw(`select from ${table} where search_text like kerf_search_pattern(?)`, [typed])
    return rows.length
  }
  for (const typed of ["O'Neil", 'o’neil', '"Deckel"', '12x14', '12×14'])
    expect(await found('companies', typed)).toBe(1)
  expect(await found('users', "d'arcy")).toBe(1)
  for (const typed of ['Ø8', '⌀8', '3/5', '5"', 'spring 1/2']) expect(await found('rfqs', typed)).toBe(1)
  expect(await knex('quotes').select('purchaseOrderKey')).toEqual([{ purchaseOrderKey: 'po4711a' }])
  const { rows } = await knex.raw('select kerf_number_key(number) as key from unnest(?::text[]) as number', [
    ["PO'4711 a", 'POー4711A', 'PO\\4711-A', 'po (4711) [A]'],
  ])
  expect(rows.map(({ key }: { key: string }) => key)).toEqual(Array(4).fill('po4711a'))
  await destroy()
})
