import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { Company } from '../../models/company.ts'
import { searchPattern } from './search-pattern.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test.each([
  ['a part of the name in any case', ' müLLER ', ['Müller & Söhne']],
  ['a percent sign', '100%', ['100% Metal']],
  ['an underscore', 'a_b', ['A_B']],
  ['a backslash', 'c\\d', ['C\\D']],
  ['two fields at once: nothing', 'metal cu0001', []],
  ['a dotted capital i as it is written', 'İstanbul', ['İstanbul ΣΊΣΥΦΟΣ']],
  ['capitals of Greek as they are written', 'ΣΊΣΥΦΟΣ', ['İstanbul ΣΊΣΥΦΟΣ']],
  ['a sharp s as it is written', 'straße', ['Straße']],
])('finds %s', async (_, typed, names) => {
  const companies = ['Müller & Söhne', '100% Metal', '1000 Metal', 'A_B', 'AxB', 'C\\D', 'İstanbul ΣΊΣΥΦΟΣ', 'Straße']
  await database.knex('companies').delete()
  await Company.query(database.knex).insert(
    companies.map((name, index) => ({ name, customerNumber: index === 1 ? 'CU0001' : null })),
  )
  const found = await Company.query(database.knex).where('searchText', 'like', searchPattern(typed))
  expect(found.map(({ name }) => name)).toEqual(names)
})

test('goes by the index of what is searched', async () => {
  const plan = await database.knex.transaction(async (tx) => {
    // An empty table would be read whole.
    await tx.raw('set local enable_seqscan = off')
    const { sql, bindings } = Company.query(tx).where('searchText', 'like', searchPattern('ABC')).toKnexQuery().toSQL()
    return (await tx.raw(`explain ${sql}`, [...bindings])).rows
  })
  expect(JSON.stringify(plan)).toContain('companies_search_idx')
})
