import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin, signedInSupplier } from '../../../test/factories.ts'
import { anotherCustomer, type Person, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { read, say, unreadOf } from '../../../test/messages.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const anotherAdmin = async (): Promise<Person> => personOf(portal.api, await signedInAdmin(portal.api))

async function unreadIn(person: Person, conversationId: string): Promise<number> {
  const { body } = await person.get(`/api/conversations/${conversationId}`)
  const listed = (await person.get('/api/conversations?limit=200')).body
  expect(listed.find(({ id }: { id: string }) => id === conversationId)).toEqual(body)
  return body.unreadCount
}

test("other people's messages count until read; one's own and strangers' never do", async () => {
  const { admin, api } = portal
  const customer = await anotherCustomer(api)
  const stranger = await anotherCustomer(api)
  const { conversationId } = await say(customer, 'Is it ready?')
  const first = await say(admin, 'Not yet.', { conversationId })
  await say(admin, 'Next week.', { conversationId })
  expect([await unreadOf(customer), await unreadOf(stranger)]).toEqual([2, 0])
  expect(await unreadIn(customer, conversationId)).toBe(2)
  expect((await read(customer, first)).status).toBe(204)
  expect(await unreadOf(customer)).toBe(1)
  expect(await unreadIn(customer, conversationId)).toBe(1)
})

test('a read mark only moves forward, on all devices of the reader', async () => {
  const customer = await anotherCustomer(portal.api)
  const to = { customerId: customer.user.id }
  const first = await say(portal.admin, 'One', to)
  const second = await say(portal.admin, 'Two', to)
  await read(customer, second)
  expect((await read(customer, first)).status).toBe(204)
  expect(await unreadOf(customer)).toBe(0)
})

test('an answer marks earlier messages as read, for its author only', async () => {
  const { api, admin } = portal
  const owner = await anotherCustomer(api, { company: 'Two Readers' })
  const company = await owner.user.$relatedQuery('company', api.knex)
  const colleague = await anotherCustomer(api, { company, companyRole: 'buyer' })
  const { id: rfqId } = await portal.job.submitRfq(owner.token)
  const { conversationId } = await say(admin, 'Which alloy?', { rfqId })
  expect([await unreadOf(owner), await unreadOf(colleague)]).toEqual([1, 1])
  await say(owner, '6061', { conversationId })
  expect([await unreadOf(owner), await unreadOf(colleague)]).toEqual([0, 2])
})

test('a conversation answered by one admin is not unread for any', async () => {
  const { api, admin } = portal
  const colleague = await anotherAdmin()
  const before = [await unreadOf(admin), await unreadOf(colleague)]
  const customer = await anotherCustomer(api)
  const { conversationId } = await say(customer, 'One')
  await say(customer, 'Two')
  expect([await unreadOf(admin), await unreadOf(colleague)]).toEqual(before.map((count) => count + 2))
  expect(await unreadIn(colleague, conversationId)).toBe(2)
  await say(admin, 'Both are answered', { conversationId })
  expect([await unreadOf(admin), await unreadOf(colleague)]).toEqual(before)
  expect(await unreadIn(colleague, conversationId)).toBe(0)
  await say(customer, 'Three')
  expect([await unreadOf(admin), await unreadOf(colleague)]).toEqual(before.map((count) => count + 1))
})

test('a conversation that one admin has only read stays unread for the others', async () => {
  const { api, admin } = portal
  const colleague = await anotherAdmin()
  const before = [await unreadOf(admin), await unreadOf(colleague)]
  await read(admin, await say(await anotherCustomer(api), 'Hello'))
  expect([await unreadOf(admin), await unreadOf(colleague)]).toEqual([before[0], (before[1] ?? 0) + 1])
})

test('messages from before an account was created are not unread', async () => {
  const { api, admin } = portal
  const owner = await anotherCustomer(api, { company: 'Old Works' })
  const company = await owner.user.$relatedQuery('company', api.knex)
  const { id: rfqId } = await portal.job.submitRfq(owner.token)
  await say(admin, 'Which alloy?', { rfqId })
  await say(owner, '6061', { rfqId })
  const newcomer = await anotherCustomer(api, { company, companyRole: 'buyer' })
  expect([await unreadOf(newcomer), await unreadOf(await anotherAdmin())]).toEqual([0, 0])
  await say(admin, 'Thank you', { rfqId })
  expect(await unreadOf(newcomer)).toBe(1)
})

test("admins' messages to a supplier count as unread", async () => {
  const supplier = personOf(portal.api, await signedInSupplier(portal.api))
  const other = personOf(portal.api, await signedInSupplier(portal.api))
  await say(portal.admin, 'Can you turn brass?', { customerId: supplier.user.id })
  expect([await unreadOf(supplier), await unreadOf(other)]).toEqual([1, 0])
})

test('a list can be filtered by read and unread', async () => {
  const { admin, api } = portal
  const customer = await anotherCustomer(api)
  const { id: rfqId } = await portal.job.submitRfq(customer.token)
  const unread = await say(admin, 'Hello', { customerId: customer.user.id })
  const answered = await say(customer, 'A question', { rfqId })
  const listed = async (person: Person, flag: string) => {
    const { body } = await person.get(`/api/conversations?customerId=${customer.user.id}&unread=${flag}`)
    return body.map(({ id }: { id: string }) => id)
  }
  expect(await listed(customer, 'true')).toEqual([unread.conversationId])
  expect(await listed(customer, 'false')).toEqual([answered.conversationId])
  expect(await listed(admin, 'true')).toEqual([answered.conversationId])
  expect(await listed(admin, 'false')).toEqual([unread.conversationId])
})

test("only its own messages move a conversation's read mark, and strangers cannot move it", async () => {
  const customer = await anotherCustomer(portal.api)
  const stranger = await anotherCustomer(portal.api)
  const own = await say(customer, 'Mine')
  const foreign = await say(stranger, 'Theirs')
  expect(refusal(await read(customer, { ...own, id: foreign.id }))).toEqual([404, 'message.not_found'])
  expect(refusal(await read(stranger, own))).toEqual([404, 'conversation.not_found'])
})
