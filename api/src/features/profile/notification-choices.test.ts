import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, signedInAdmin, signedInCustomer, signedInSupplier, signIn } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const list = (as: string) => api.request('get', '/api/profile/notifications', { as })
const choose = (as: string, topic: string, json: unknown) =>
  api.request('put', `/api/profile/notifications/${topic}`, { as, json })
const recorded = (userId: string) =>
  api.knex('auditLog').where({ objectId: userId, action: 'user.notifications_changed' }).orderBy('id').pluck('changes')

const all = (topics: string[], off: string[] = []) => topics.map((topic) => ({ topic, email: !off.includes(topic) }))
const customerTopics = ['messages', 'quotes', 'order_confirmations', 'order_progress', 'quality_checks']

test('every user is mailed about every topic for their kind until they choose', async () => {
  expect((await list((await signedInCustomer(api)).token)).body).toEqual(all(customerTopics))
  expect((await list((await signedInAdmin(api)).token)).body).toEqual(
    all(['messages', 'quote_answers', 'revision_requests', 'supplier_answers', 'supplier_certificates']),
  )
  const supplierTopics = [
    'messages',
    'supplier_requests',
    'supplier_decisions',
    'supplier_orders',
    'supplier_certificates',
  ]
  expect((await list((await signedInSupplier(api)).token)).body).toEqual(all(supplierTopics))
})

test('a topic can be turned off and on again, and the audit log records each change once', async () => {
  const { user, token } = await signedInCustomer(api, { company: 'Acme', companyRole: 'viewer' })
  expect((await choose(token, 'quotes', { email: false })).body).toEqual(all(customerTopics, ['quotes']))
  await choose(token, 'quotes', { email: false })
  await choose(token, 'order_progress', { email: false })
  expect((await list(token)).body).toEqual(all(customerTopics, ['quotes', 'order_progress']))
  expect((await choose(token, 'quotes', { email: true })).body).toEqual(all(customerTopics, ['order_progress']))
  expect(await recorded(user.id)).toEqual([
    { topic: 'quotes', email: false },
    { topic: 'order_progress', email: false },
    { topic: 'quotes', email: true },
  ])
})

test('choices made at once in two browsers are all kept', async () => {
  const user = await createCustomer(api)
  const tokens = await Promise.all(customerTopics.map(() => signIn(api, user)))
  await Promise.all(tokens.map((token, index) => choose(token, customerTopics[index] ?? '', { email: false })))
  expect((await list(tokens[0] ?? '')).body).toEqual(all(customerTopics, customerTopics))
})

test("the user's other browsers are told of a choice", async () => {
  const { user, token } = await signedInCustomer(api)
  const heard: string[] = []
  const end = api.platform.live.subscribe({ userId: user.id, companyId: null, kind: 'customer' }, (message) => {
    if (message.type === 'changed') heard.push(...message.tags)
  })
  await choose(token, 'quotes', { email: false })
  await expect.poll(() => heard).toEqual(['MailChoice'])
  end()
})

test('a topic of another kind of user is not offered', async () => {
  const refused = { status: 409, body: { code: 'notification.not_offered' } }
  expect(await choose((await signedInSupplier(api)).token, 'quotes', { email: false })).toMatchObject(refused)
  expect(await choose((await signedInAdmin(api)).token, 'quotes', { email: false })).toMatchObject(refused)
  expect(await choose((await signedInCustomer(api)).token, 'revision_requests', { email: false })).toMatchObject(
    refused,
  )
})

test.each([
  ['newsletter', { email: false }],
  ['__proto__', { email: false }],
  ['quotes', { email: 'no' }],
  ['quotes', {}],
  ['quotes', []],
])('%s with %j is refused', async (topic, json) => {
  const { token } = await signedInCustomer(api)
  expect((await choose(token, topic, json)).status).toBe(400)
  expect((await list(token)).body).toEqual(all(customerTopics))
})
