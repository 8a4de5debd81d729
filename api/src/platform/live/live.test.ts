import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log/log.ts'
import { announce } from './announce.ts'
import type { Listener, LiveEvent } from './event.ts'
import { createLive, type Live, type LiveMessage } from './live.ts'

let database: TestDatabase
const log = createLog('silent')
const running = new Set<Live>()

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())
afterEach(async () => {
  for (const live of running) await live.stop()
  running.clear()
})

/** One process's worth of live events. */
async function startLive(): Promise<Live> {
  const live = createLive({ url: database.url, log })
  running.add(live)
  await live.start()
  return live
}

const customer: Listener = { userId: 'u1', companyId: 'c1', kind: 'customer' }
const event: LiveEvent = { audience: { companyIds: ['c1'] }, tags: ['Order'], id: 'o1' }
const changed: LiveMessage = { type: 'changed', tags: ['Order'], id: 'o1' }
/** Marks the end of all messages before it. */
const last: LiveEvent = { audience: { userIds: ['u1'] }, tags: ['Report'] }
const lastChanged: LiveMessage = { type: 'changed', tags: ['Report'] }

function tell(...events: LiveEvent[]): Promise<void> {
  return database.knex.transaction(async (tx) => {
    for (const each of events) await announce(tx, each)
  })
}

function hearing(live: Live, listener = customer) {
  const heard: LiveMessage[] = []
  return { heard, unsubscribe: live.subscribe(listener, (message) => heard.push(message)) }
}

test('an event from one process reaches the listeners of all', async () => {
  const [one, two] = await Promise.all([startLive(), startLive()])
  const [here, there] = [hearing(one), hearing(two)]
  await tell(event)
  await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[changed], [changed]]))
})

test('an event is delivered after its commit, and never after a roll-back', async () => {
  const live = await startLive()
  const { heard } = hearing(live)
  const undone = database.knex.transaction(async (tx) => {
    await announce(tx, event)
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await database.knex.transaction(async (tx) => {
    await announce(tx, event)
    await tell(last)
    await vi.waitFor(() => expect(heard).toEqual([lastChanged]))
  })
  await vi.waitFor(() => expect(heard).toEqual([lastChanged, changed]))
})

test('nobody is told of what does not concern them', async () => {
  const live = await startLive()
  const stranger = hearing(live, { userId: 'u2', companyId: 'c2', kind: 'customer' })
  const supplier = hearing(live, { userId: 's1', companyId: null, kind: 'supplier' })
  const concerned = hearing(live)
  await tell(event, last)
  await vi.waitFor(() => expect(concerned.heard).toHaveLength(2))
  expect([stranger.heard, supplier.heard]).toEqual([[], []])
})

test('a message says what changed, but not who else is told', async () => {
  const live = await startLive()
  const { heard } = hearing(live)
  await tell({ audience: { userIds: ['u1'], companyIds: ['c9'], admins: true }, tags: ['Quote', 'Rfq'] })
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'changed', tags: ['Quote', 'Rfq'] }]))
})

test('an audience of thousands is told', async () => {
  const live = await startLive()
  const { heard } = hearing(live, { ...customer, userId: 'u3999', companyId: null })
  await tell({
    audience: { userIds: Array.from({ length: 4000 }, (_, number) => `u${number}`) },
    tags: ['Rfq'],
  })
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'changed', tags: ['Rfq'] }]))
})

test('an unsubscribed listener is told nothing more', async () => {
  const live = await startLive()
  const [gone, staying] = [hearing(live), hearing(live)]
  gone.unsubscribe()
  await tell(event)
  await vi.waitFor(() => expect(staying.heard).toEqual([changed]))
  expect(gone.heard).toEqual([])
})

test('a failing listener does not affect the others', async () => {
  const live = await startLive()
  live.subscribe(customer, () => {
    throw new Error('the browser is gone')
  })
  const { heard } = hearing(live)
  await tell(event)
  await vi.waitFor(() => expect(heard).toEqual([changed]))
})

test('a lost connection is restored, and everyone is told that events may be missing', async () => {
  const live = await startLive()
  const { heard } = hearing(live)
  await database.knex.raw(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kerf live' and datname = current_database()",
  )
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'resync' }]), { timeout: 10_000 })
  await tell(event)
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'resync' }, changed]))
})

test('foreign messages on the channel are ignored', async () => {
  const live = await startLive()
  const { heard } = hearing(live)
  for (const payload of ['', 'no JSON', 'null', '{}', '[1]'])
    await database.knex.raw('select pg_notify(?, ?)', ['kerf_live', payload])
  await tell(event)
  await vi.waitFor(() => expect(heard).toEqual([changed]))
})

test('starting without a database is an error', async () => {
  const live = createLive({ url: 'postgres://nobody@127.0.0.1:1/nothing', log })
  await expect(live.start()).rejects.toThrow()
})

test('stopping ends the connection', async () => {
  const live = await startLive()
  running.delete(live)
  await live.stop()
  const { rows } = await database.knex.raw(
    "select 1 from pg_stat_activity where application_name = 'kerf live' and datname = current_database()",
  )
  expect(rows).toEqual([])
})
