import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { Live, LiveMessage } from '../live/live.ts'
import { createLog } from '../log/log.ts'
import { openProvider } from './provider.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

const log = createLog('silent')

/** A live connection that announces what the test makes it announce. */
function fakeLive() {
  let hear: (message: LiveMessage) => void = () => {}
  const live: Live = {
    start: async () => {},
    stop: async () => {},
    subscribe(_listener, heard) {
      hear = heard
      return () => {}
    },
  }
  return { live, say: (message: LiveMessage) => hear(message) }
}

test('after a lost connection the settings are read again, because a change may have been missed', async () => {
  const { live, say } = fakeLive()
  const provider = await openProvider({ knex: database.knex, live, log, timeZone: 'UTC' })
  await database.knex('providerSettings').update({ name: 'Northbridge' })
  say({ type: 'changed', tags: ['Order'] })
  expect(provider.known().name).toBe('Kerf')
  say({ type: 'resync' })
  await expect.poll(() => provider.known().name).toBe('Northbridge')
})

test('of two reads that finish out of order, the one that started later wins', async () => {
  const { live } = fakeLive()
  const held: (() => void)[] = []
  let isHolding = false
  const pool = database.knex.client
  const client = {
    acquireConnection: async () => {
      const connection = await pool.acquireConnection()
      const query = async (statement: object) => {
        const answer = await connection.query(statement)
        if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
        return answer
      }
      return { query, connection }
    },
    releaseConnection: ({ connection }: { connection: unknown }) => pool.releaseConnection(connection),
  }
  const knex: Knex = Object.create(database.knex, { client: { value: client } })
  const provider = await openProvider({ knex, live, log, timeZone: 'UTC' })
  isHolding = true
  await database.knex('providerSettings').update({ name: 'Earlier' })
  const earlier = provider.reload()
  await expect.poll(() => held.length).toBe(1)
  await database.knex('providerSettings').update({ name: 'Later' })
  const later = provider.reload()
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  await later
  expect(provider.known().name).toBe('Later')
  held[0]?.()
  await earlier
  expect(provider.known().name).toBe('Later')
})
