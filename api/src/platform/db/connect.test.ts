import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { closeDatabase, openDatabase } from './connect.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test('money, big numbers and dates are exact text, times are Date', async () => {
  const { rows } = await database.knex.raw(`
    select 12345678901234.10::numeric(16, 2) as money, 9007199254740993::bigint as big,
      date '2030-02-28' as day, timestamptz '2030-02-28 12:00:00.123+02' as moment`)
  expect(rows[0]).toEqual({
    money: '12345678901234.10',
    big: '9007199254740993',
    day: '2030-02-28',
    moment: new Date('2030-02-28T10:00:00.123Z'),
  })
})

test("the session is in UTC, whatever the server's default", async () => {
  await database.knex.raw('select 1')
  const { rows } = await database.knex.raw(`select current_setting('TimeZone') as zone`)
  expect(rows[0].zone).toBe('UTC')
})

test('a statement that takes too long is ended', async () => {
  const knex = openDatabase({ url: database.url, waits: { statement: 50 } })
  await expect(knex.raw('select pg_sleep(60)')).rejects.toThrow('statement timeout')
  await closeDatabase(knex)
})

test('closing waits for a running transaction', async () => {
  const knex = openDatabase({ url: database.url })
  const transaction = await knex.transaction()
  const closing = closeDatabase(knex)
  expect((await transaction.raw('select 1 as value')).rows).toEqual([{ value: 1 }])
  await transaction.commit()
  await closing
})

test('closing does not wait for ever', async () => {
  const knex = openDatabase({ url: database.url })
  const transaction = await knex.transaction()
  await closeDatabase(knex, 1)
  expect(transaction.isCompleted()).toBe(false)
  await transaction.rollback()
})
