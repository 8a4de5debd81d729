import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { takeTurn } from './take-turn.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test('whoever waits for a turn asks again until it is free, and has it then', async () => {
  const { knex } = database
  const first = await knex.transaction()
  await takeTurn(first, 'the oven')
  const second = await knex.transaction()
  let questions = 0
  const askedTwice = new Promise<void>((resolve) => {
    second.on('query', () => {
      questions += 1
      if (questions === 2) resolve()
    })
  })
  const turn = takeTurn(second, 'the oven').then(() => 'mine')
  await askedTwice
  expect(await Promise.race([turn, Promise.resolve('still waiting')])).toBe('still waiting')
  await first.commit()
  expect(await turn).toBe('mine')
  await second.rollback()
})

test('turns of other names are free', async () => {
  const { knex } = database
  const first = await knex.transaction()
  await takeTurn(first, 'the oven')
  const second = await knex.transaction()
  await expect(takeTurn(second, 'the sink')).resolves.toBeUndefined()
  await Promise.all([first.rollback(), second.rollback()])
})
