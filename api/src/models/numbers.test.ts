import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { Company } from './company.ts'
import { CustomerNumberAssignment } from './customer-number-assignment.ts'
import { nextNumber, peekNextCustomerNumber } from './numbers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test('numbers taken at once are all different and leave no gap', async () => {
  const numbers = await Promise.all(Array.from({ length: 40 }, () => nextNumber(database.knex, 'order')))
  const expected = Array.from({ length: 40 }, (_, index) => `SORD-${String(index + 1).padStart(4, '0')}`)
  expect(numbers.toSorted()).toEqual(expected)
})

test('a number grows past four digits', async () => {
  await database.knex.raw(`select setval('rfq_number_seq', 9998)`)
  expect(await nextNumber(database.knex, 'rfq')).toBe('SQTE-9999')
  expect(await nextNumber(database.knex, 'rfq')).toBe('SQTE-10000')
})

test('each kind has its own prefix and counts by itself', async () => {
  expect(await nextNumber(database.knex, 'purchaseOrder')).toBe('PO-0001')
  expect(await nextNumber(database.knex, 'supplier')).toBe('V0001')
  expect(await nextNumber(database.knex, 'supplierRequest')).toBe('REF-0001')
})

test('customer numbers assigned by hand, now or earlier, are skipped', async () => {
  expect(await peekNextCustomerNumber(database.knex)).toBe('CU0001')
  const company = await Company.query(database.knex).insert({ name: 'By hand', customerNumber: 'CU0001' })
  await CustomerNumberAssignment.query(database.knex).insert({
    companyId: company.id,
    customerNumber: 'CU0002',
    releasedAt: new Date(),
  })
  expect(await peekNextCustomerNumber(database.knex)).toBe('CU0003')
  expect(await nextNumber(database.knex, 'customer')).toBe('CU0003')
  expect(await peekNextCustomerNumber(database.knex)).toBe('CU0004')
})

test('the next customer number skips those assigned by hand past four digits', async () => {
  await database.knex.raw(`select setval('customer_number_seq', 9999, false)`)
  await Company.query(database.knex).insert([
    { name: 'Last of four digits', customerNumber: 'CU9999' },
    { name: 'First of five digits', customerNumber: 'CU10000' },
  ])
  expect(await peekNextCustomerNumber(database.knex)).toBe('CU10001')
  expect(await nextNumber(database.knex, 'customer')).toBe('CU10001')
})
