import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { signIn } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { read, say } from '../../../test/messages.ts'
import { askSuppliers, newSupplier } from '../../../test/suppliers.ts'
import type { LiveMessage } from '../../platform/live/live.ts'
import { sweep } from '../sweeps/service.ts'

const day = 24 * 60 * 60 * 1000

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => portal.api.stop())

const inboxOf = async (person: Person, query = '') => (await person.get(`/api/notifications${query}`)).body
const unreadOf = async (person: Person) => (await person.get('/api/notifications/unread-count')).body.unreadCount

async function quoted(customer: Person) {
  const rfq = await portal.job.submitRfq(customer.token, { projectName: '歯車 Housing' })
  const quote = await portal.job.quote(portal.admin.token, rfq.id)
  return { rfq, quote }
}

test('everything mailed is also in the bell, with a link to its page', async () => {
  const customer = await anotherCustomer(portal.api)
  const { rfq, quote } = await quoted(customer)
  expect(await inboxOf(customer)).toMatchObject([
    {
      topic: 'quotes',
      title: `Your quote ${rfq.displayNumber} for 歯車 Housing is ready`,
      path: `/quotes/${quote.id}`,
      readAt: null,
    },
  ])
  expect(await unreadOf(customer)).toBe(1)
})

test("the link in a mail names the mail's notification in the bell", async () => {
  const customer = await anotherCustomer(portal.api)
  const { quote } = await quoted(customer)
  const [told] = await inboxOf(customer)
  const mail = (await mailsTo(portal.api, customer.user.email)).at(-1)
  expect(mail?.text).toContain(`https://kerf.example/quotes/${quote.id}?told=${told.id}\n`)
})

test('a user who turned off mails about a topic still sees it in the bell', async () => {
  const customer = await anotherCustomer(portal.api)
  await portal.api.request('put', '/api/profile/notifications/quotes', { as: customer.token, json: { email: false } })
  await quoted(customer)
  await portal.api.runJobs()
  expect(await inboxOf(customer)).toHaveLength(1)
})

test("the recipient's browsers are told at the commit", async () => {
  const customer = await anotherCustomer(portal.api)
  const rfq = await portal.job.submitRfq(customer.token)
  const heard: LiveMessage[] = []
  const stop = portal.api.platform.live.subscribe(
    { userId: customer.user.id, companyId: null, kind: 'customer' },
    (message) => heard.push(message),
  )
  await portal.job.quote(portal.admin.token, rfq.id)
  await expect.poll(() => heard).toContainEqual({ type: 'changed', tags: ['Notification'] })
  stop()
})

test('one notification can be marked as read, or all that were seen, but none that arrived meanwhile', async () => {
  const customer = await anotherCustomer(portal.api)
  await quoted(customer)
  await quoted(customer)
  const [newest] = await inboxOf(customer)
  portal.api.passTime(1000)
  await quoted(customer)
  expect(await unreadOf(customer)).toBe(3)
  await customer.post(`/api/notifications/${newest.id}/read`)
  await customer.post(`/api/notifications/${newest.id}/read`)
  expect(await inboxOf(customer, '?status=read')).toMatchObject([{ id: newest.id }])
  const answer = await customer.post('/api/notifications/read', { until: newest.createdAt })
  expect(answer.body).toEqual({ read: 1 })
  expect(await inboxOf(customer, '?status=unread')).toHaveLength(1)
})

test('the list can be narrowed to a topic, and searched by any spelling of a name', async () => {
  const customer = await anotherCustomer(portal.api)
  await portal.job.order(customer.token, portal.admin.token)
  await quoted(customer)
  const topics = (await inboxOf(customer, '?topic=order_confirmations')).map(({ topic }: { topic: string }) => topic)
  expect(topics).toEqual(['order_confirmations'])
  expect(await inboxOf(customer, `?q=${encodeURIComponent('歯車 ｈｏｕｓｉｎｇ')}`)).toHaveLength(1)
  expect(await inboxOf(customer, '?q=nothing')).toEqual([])
})

test('unread messages of a conversation make one notification, which is read with it', async () => {
  const customer = await anotherCustomer(portal.api)
  const message = await say(portal.admin, 'Your parts are ready', { customerId: customer.user.id })
  await portal.api.runJobs()
  expect(await inboxOf(customer)).toMatchObject([
    { topic: 'messages', path: `/messages?conversation=${message.conversationId}`, readAt: null },
  ])
  await read(customer, message)
  expect(await unreadOf(customer)).toBe(0)
})

test('suppliers and admins have bells of their own', async () => {
  const { api, admin, customer } = portal
  const supplier = await newSupplier(api)
  await askSuppliers(admin, [supplier])
  expect(await inboxOf(supplier)).toMatchObject([{ topic: 'supplier_requests' }])
  const { rfq } = await quoted(customer)
  await portal.job.accept(customer.token, rfq.id)
  expect(await inboxOf(admin, '?topic=quote_answers')).toContainEqual(
    expect.objectContaining({ path: `/admin/rfqs/${rfq.id}` }),
  )
})

test('a user who leaves a company no longer sees its notifications', async () => {
  const { api } = portal
  const { owner, buyer } = await createTeam(api, 'Leaving Works')
  await quoted(buyer)
  expect(await unreadOf(buyer)).toBe(1)
  await owner.delete(`/api/company/members/${buyer.user.id}`)
  expect(await inboxOf(buyer)).toEqual([])
})

test("deleting an account deletes its notifications, and others' notifications that name it", async () => {
  const { api, admin } = portal
  const customer = await anotherCustomer(api, { name: 'Vera Vanishing' })
  await quoted(customer)
  await say(customer, 'Hello')
  await api.runJobs()
  const named = () => api.knex('notifications').where('title', 'like', '%Vera%').orWhere({ userId: customer.user.id })
  expect(await named()).toHaveLength(2)
  await admin.delete(`/api/admin/users/${customer.user.id}`)
  expect(await named()).toEqual([])
})

test('notifications are deleted after 90 days', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  await quoted(customer)
  api.passTime(91 * day)
  await sweep(api.platform)
  const later = { ...customer, token: await signIn(api, customer.user) }
  expect(await api.knex('notifications').where({ userId: later.user.id })).toEqual([])
})
