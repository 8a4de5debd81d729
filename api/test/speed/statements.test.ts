import { isList } from '@kerf/shared-contracts/contracts/endpoint'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRfqs } from '../lists.ts'
import { type Person, type Portal, startPortal } from '../main-job.ts'
import { say } from '../messages.ts'
import { statementsOf } from '../statements.ts'
import { newSupplier, orderFrom } from '../suppliers.ts'

let portal: Portal
let supplier: Person
let ids: { rfqId: string; quoteId: string; orderId: string; conversationId: string }
beforeAll(async () => {
  portal = await startPortal()
  const { customer, admin, job } = portal
  const ordered = await job.order(customer.token, admin.token)
  const { conversationId } = await say(customer, 'When will it be done?', { orderId: ordered.orderId })
  await insertRfqs(portal.api, customer.user, [{ projectName: 'Bracket' }, { projectName: 'Cover' }])
  supplier = await newSupplier(portal.api)
  await orderFrom(portal.api, admin, supplier, { projectName: 'Bracket' })
  ids = { ...ordered, conversationId }
})
afterAll(() => portal.api.stop())

const lists = endpoints
  .filter(({ declaration }) => declaration.method === 'get' && isList(declaration))
  .map(({ name, declaration }) => ({ name, path: declaration.path, access: declaration.access }))

const pathOf = (path: string) =>
  path
    .replace('/conversations/:id', `/conversations/${ids.conversationId}`)
    .replace('/accounts/:id', `/accounts/${portal.customer.user.id}`)

describe.each(lists)('$name', ({ path, access }) => {
  const isForSuppliers = path.startsWith('/api/supplier/')
  const askers = access.filter((kind) => kind === 'customer' || kind === 'admin' || isForSuppliers)
  const queries = ['', '?q=bracket', '?limit=1']

  test.each(askers.flatMap((kind) => queries.map((query) => [kind, query] as const)))(
    'takes a %s with %j three statements at most',
    async (kind, query) => {
      const person = kind === 'supplier' ? supplier : portal[kind === 'admin' ? 'admin' : 'customer']
      const isOfCustomer = /customer-rfqs|admin\/files/.test(path)
      const needed = isOfCustomer ? `customerId=${portal.customer.user.id}` : ''
      const address = `${pathOf(path)}${query}${needed && (query ? `&${needed}` : `?${needed}`)}`
      const statuses: number[] = []
      const sent = await statementsOf(async () => statuses.push((await person.get(address)).status))
      // Unbuilt calls are exempt until they are built.
      expect([[200], [501]]).toContainEqual(statuses)
      expect(sent.length, sent.join('\n\n')).toBeLessThanOrEqual(3)
    },
  )
})

const searches: [string, string][] = [
  ['one customer with all details', '/api/admin/customers/:id'],
  ['what happened to one customer on some days', '/api/admin/activity?person=:id&kind=rfq&from=2026-01-01&q=bracket'],
  ['a search for customers', '/api/admin/search?q=test'],
  ['the people of a customer number', '/api/admin/customers/CU0001/users'],
  ['the next customer number', '/api/admin/customer-number/next'],
  ['who has a customer number', '/api/admin/customer-number/CU0001/available'],
]

test.each(searches)('%s: three statements at most', async (_, path) => {
  const sent = await statementsOf(() => portal.admin.get(path.replace(':id', portal.customer.user.id)))
  expect(sent.length, sent.join('\n\n')).toBeLessThanOrEqual(3)
})

const ofOne: [string, (person: Person) => Promise<unknown>][] = [
  ['an RFQ', (person) => person.get(`/api/rfqs/${ids.rfqId}`)],
  ['a quote', (person) => person.get(`/api/quotes/${ids.quoteId}`)],
  ['an order', (person) => person.get(`/api/orders/${ids.orderId}`)],
  ['a conversation', (person) => person.get(`/api/conversations/${ids.conversationId}`)],
]

test.each(ofOne)('%s is read in two statements: the actor, and everything else', async (_, read) => {
  expect(await statementsOf(() => read(portal.customer))).toHaveLength(2)
  expect(await statementsOf(() => read(portal.admin))).toHaveLength(2)
})

test('an RFQ with several parts is submitted in nine statements', async () => {
  const part = { material: 'steel', tolerance: 'standard', quantities: [10, 50] }
  const json = { projectName: 'Gearbox', parts: [part, part, part] }
  const sent = await statementsOf(() =>
    portal.api.request('post', '/api/rfqs', {
      as: portal.customer.token,
      json,
      headers: { 'idempotency-key': 'gearbox-0001' },
    }),
  )
  expect(sent.length, sent.join('\n\n')).toBeLessThanOrEqual(9)
})
