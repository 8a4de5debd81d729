import { expect, test } from 'vitest'
import { type Audience, isFor, type Listener, type LiveEvent, payloadsOf } from './event.ts'

const customer: Listener = { userId: 'u1', companyId: 'c1', kind: 'customer' }
const supplier: Listener = { userId: 's1', companyId: null, kind: 'supplier' }
const admin: Listener = { userId: 'a1', companyId: null, kind: 'admin' }

test.each<[Audience, Listener[]]>([
  [{}, []],
  [{ userIds: ['u1'] }, [customer]],
  [{ userIds: ['x', 's1', 'a1'] }, [supplier, admin]],
  [{ companyIds: ['c1'] }, [customer]],
  [{ companyIds: ['c2'] }, []],
  [{ admins: true }, [admin]],
  [{ admins: false }, []],
  [{ suppliers: ['s1'] }, [supplier]],
  // A supplier's id says nothing about a customer who happens to have the same one.
  [{ suppliers: ['u1'] }, []],
  [{ userIds: ['u1'], companyIds: ['c1'], admins: true, suppliers: ['s1'] }, [customer, supplier, admin]],
])('the audience %o is told, and nobody else', (audience, told) => {
  expect([customer, supplier, admin].filter((listener) => isFor(audience, listener))).toEqual(told)
})

const ids = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, number) => `${prefix}-0192f0c1-7f5e-7000-8000-${String(number).padStart(12, '0')}`)

test('a usual event is one payload', () => {
  const event: LiveEvent = { audience: { userIds: ['u1'], admins: true }, tags: ['Order', 'File'], id: 'o1' }
  expect(payloadsOf(event).map((payload) => JSON.parse(payload))).toEqual([event])
})

test.each([
  [{ userIds: ids(1000, 'u') }],
  [{ userIds: ids(150, 'u'), companyIds: ids(300, 'c'), suppliers: ids(99, 's'), admins: true }],
  [{ suppliers: ids(201, 's'), admins: true }],
])('a long audience is split into payloads that PostgreSQL accepts, without repeats', (audience: Audience) => {
  const payloads = payloadsOf({ audience, tags: ['Rfq'], id: 'r1' })
  expect(payloads.length).toBeGreaterThan(1)
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
  const parts = payloads.map((payload): LiveEvent => JSON.parse(payload))
  expect(parts.every(({ tags, id }) => tags[0] === 'Rfq' && id === 'r1')).toBe(true)
  const all = (of: 'userIds' | 'companyIds' | 'suppliers') => parts.flatMap((part) => part.audience[of] ?? []).sort()
  expect(all('userIds')).toEqual(audience.userIds ?? [])
  expect(all('companyIds')).toEqual(audience.companyIds ?? [])
  expect(all('suppliers')).toEqual(audience.suppliers ?? [])
  expect(parts.filter((part) => part.audience.admins)).toHaveLength(audience.admins ? 1 : 0)
})

test('an event too long for an audience of one is refused', () => {
  expect(() => payloadsOf({ audience: { userIds: ['u1'] }, tags: ['Rfq'], id: 'x'.repeat(9000) })).toThrow(RangeError)
})
