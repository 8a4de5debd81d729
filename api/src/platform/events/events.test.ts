import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import type { Actor } from '../auth/actor.ts'
import type { LiveMessage } from '../live/live.ts'
import { openReadWork, transact, transactAsSystem } from '../open-work.ts'
import type { Work } from '../work.ts'
import { defineEvent, ownersOf } from './domain-event.ts'
import { createEvents } from './events.ts'
import { on, onEvery, type Subscriber, type Subscription } from './subscriber.ts'

const thingMade = defineEvent({
  name: 'thing.made',
  says: 'Somebody made a thing.',
  facts: z.object({ thing: z.object({ name: z.string(), customerId: z.string(), companyId: z.string().nullable() }) }),
  action: 'thing.created',
  audit: ({ thing }) => ({ object: { type: 'thing', id: null }, changes: { name: thing.name } }),
  live: [{ tags: ['Report'], to: ownersOf('thing'), id: ({ thing }) => thing.name }],
})
const thingSeen = defineEvent({ name: 'thing.seen', says: 'Somebody saw a thing.', facts: z.object({}) })

let api: TestApi
let actor: Actor
beforeAll(async () => {
  api = await startApi()
  const { id, name, email } = await createCustomer(api)
  actor = { id, kind: 'customer', name, email, companyId: null, companyRole: null }
})
afterAll(() => api.stop())
beforeEach(() => api.knex('auditLog').delete())

const request = { id: 'test', address: '192.0.2.1', userAgent: 'test', moduleVersions: '' }
const thing = () => ({ name: 'gear', customerId: actor.id, companyId: null })
const recorded = () => api.knex('auditLog').select('action', 'actorId', 'actorKind', 'changes', 'address')

/** Runs steps as the actor, with these subscriptions of one subscriber. */
function actWith(subscriptions: Subscription[], steps: (work: Work) => Promise<void>, sendsMail = false) {
  const subscriber: Subscriber = { name: 'test', sendsMail, subscriptions: () => subscriptions }
  const platform = { ...api.platform, events: createEvents(api.platform, [subscriber]) }
  return transact(platform, openReadWork(platform, actor, request), steps)
}

test('an event writes its audit log row, under its audit name', async () => {
  await actWith([], (work) => work.happened(thingMade, { thing: thing() }))
  expect(await recorded()).toEqual([
    {
      action: 'thing.created',
      actorId: actor.id,
      actorKind: 'customer',
      changes: { name: 'gear' },
      address: '192.0.2.1',
    },
  ])
})

test('an event tells the right people what is stale', async () => {
  const heard: LiveMessage[] = []
  await new Promise<void>((resolve) => {
    const stop = api.platform.live.subscribe({ userId: actor.id, companyId: null, kind: 'customer' }, (message) => {
      heard.push(message)
      stop()
      resolve()
    })
    void actWith([], (work) => work.happened(thingMade, { thing: thing() }))
  })
  expect(heard).toEqual([{ type: 'changed', tags: ['Report'], id: 'gear' }])
})

test('subscribers get the declared facts of an object, and nothing else of it', async () => {
  const facts: object[] = []
  const whole = { ...thing(), passwordHash: 'secret' }
  await actWith([on(thingMade, async (_occasion, given) => void facts.push(given))], (work) =>
    work.happened(thingMade, { thing: whole }),
  )
  expect(facts).toEqual([{ thing: thing() }])
})

test('a subscription receives its own event, or every event', async () => {
  const heard: string[] = []
  const subscriptions = [
    on(thingSeen, async () => void heard.push('seen')),
    onEvery(async (_occasion, _facts, { name }) => void heard.push(name)),
  ]
  await actWith(subscriptions, async (work) => {
    await work.happened(thingMade, { thing: thing() })
    await work.happened(thingSeen, {})
  })
  expect(heard).toEqual(['thing.made', 'seen', 'thing.seen'])
})

test('an error in a subscriber rolls back the event', async () => {
  const failing = on(thingMade, () => Promise.reject(new Error('no mail today')))
  await expect(actWith([failing], (work) => work.happened(thingMade, { thing: thing() }))).rejects.toThrow('no mail')
  expect(await recorded()).toEqual([])
})

test('events can happen without mails', async () => {
  const heard: string[] = []
  const subscriber = (name: string, sendsMail: boolean): Subscriber => ({
    name,
    sendsMail,
    subscriptions: () => [onEvery(async () => void heard.push(name))],
  })
  const events = createEvents(api.platform, [subscriber('mails', true), subscriber('models', false)])
  const platform = { ...api.platform, events: events.withoutMails() }
  await transact(platform, openReadWork(platform, actor, request), (work) => work.happened(thingSeen, {}))
  expect(heard).toEqual(['models'])
})

test('actions without a request are attributed to the system', async () => {
  await transactAsSystem(api.platform, (work) => work.happened(thingMade, { thing: thing() }))
  expect(await recorded()).toEqual([
    { action: 'thing.created', actorId: null, actorKind: 'system', changes: { name: 'gear' }, address: null },
  ])
})
