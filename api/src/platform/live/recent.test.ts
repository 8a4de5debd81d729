import { beforeEach, expect, test } from 'vitest'
import type { Listener, LiveEvent } from './event.ts'
import { type RecentEvents, rememberEvents } from './recent.ts'

const customer: Listener = { userId: 'u1', companyId: 'c1', kind: 'customer' }
const order: LiveEvent = { audience: { companyIds: ['c1'] }, tags: ['Order', 'File'], id: 'o1' }
const quote: LiveEvent = { audience: { userIds: ['u1'] }, tags: ['Quote', 'Order'], id: 'q1' }
const foreign: LiveEvent = { audience: { userIds: ['u2'], admins: true }, tags: ['Rfq'] }

let time: number
let recent: RecentEvents

beforeEach(() => {
  time = 0
  recent = rememberEvents({ keptFor: 1000, atMost: 3, now: () => time })
  time = 5000
})

test('past events for a listener are merged into one change', () => {
  for (const event of [order, foreign, quote]) recent.add(event)
  time = 5100
  expect(recent.missedBy(customer, 200)).toEqual({ tags: ['Order', 'File', 'Quote'] })
  expect(recent.missedBy(customer, 50)).toBeNull()
})

test('events only for others give none', () => {
  recent.add(foreign)
  expect(recent.missedBy(customer, 200)).toBeNull()
})

test('time before the process was listening is unknown', () => {
  expect(recent.missedBy(customer, 5000)).toBe('unknown')
  expect(recent.missedBy(customer, 4999)).toBeNull()
})

test('a gap makes the time before it unknown', () => {
  recent.add(order)
  recent.restart()
  time = 5100
  expect(recent.missedBy(customer, 100)).toBe('unknown')
  expect(recent.missedBy(customer, 99)).toBeNull()
})

test('events expire, and the time before the oldest is unknown', () => {
  recent.add(order)
  time = 6001
  expect(recent.missedBy(customer, 900)).toBeNull()
  expect(recent.missedBy(customer, 1001)).toBe('unknown')
})

test('of many events the newest are kept, and time before them is unknown', () => {
  for (const at of [5000, 5001, 5002, 5003, 5004]) {
    time = at
    recent.add(quote)
  }
  expect(recent.missedBy(customer, 2)).toEqual({ tags: ['Quote', 'Order'] })
  expect(recent.missedBy(customer, 3)).toBe('unknown')
})
