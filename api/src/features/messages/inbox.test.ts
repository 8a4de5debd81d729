import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin } from '../../../test/factories.ts'
import { anotherCustomer, type Person, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { read, say } from '../../../test/messages.ts'
import { newSupplier } from '../../../test/suppliers.ts'

let portal: Portal
let colleague: Person
beforeAll(async () => {
  portal = await startPortal()
  colleague = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Colleague' }))
})
afterAll(() => portal.api.stop())

const day = 24 * 60 * 60_000
const idsOf = async (person: Person, query: string): Promise<string[]> =>
  (await person.get(`/api/conversations?${query}`)).body.map(({ id }: { id: string }) => id)
const assign = (person: Person, id: string, assigneeId: string | null) =>
  person.patch(`/api/admin/conversations/${id}`, { assigneeId })

test('an admin takes a conversation, assigns it to a colleague, and unassigns it', async () => {
  const { conversationId: id } = await say(await anotherCustomer(portal.api), 'Who sees to this?')
  const taken = await assign(portal.admin, id, portal.admin.user.id)
  expect(taken.body).toMatchObject({ id, assignee: { id: portal.admin.user.id } })
  expect(await idsOf(portal.admin, 'assigned=me')).toContain(id)
  expect(await idsOf(portal.admin, 'assigned=nobody')).not.toContain(id)
  await assign(portal.admin, id, colleague.user.id)
  expect(await idsOf(portal.admin, 'assigned=me')).not.toContain(id)
  expect(await idsOf(colleague, 'assigned=me')).toEqual([id])
  expect((await assign(colleague, id, null)).body.assignee).toBe(null)
  expect(await idsOf(colleague, 'assigned=nobody')).toContain(id)
})

test('only admins can be assigned, and only to existing conversations', async () => {
  const customer = await anotherCustomer(portal.api)
  const { conversationId } = await say(customer, 'For whom?')
  expect(refusal(await assign(portal.admin, conversationId, customer.user.id))).toEqual([404, 'user.not_found'])
  expect(refusal(await assign(portal.admin, customer.user.id, null))).toEqual([404, 'conversation.not_found'])
})

test('assigning is recorded once in the audit log and announced to admins only', async () => {
  const { conversationId } = await say(await anotherCustomer(portal.api), 'Please look at this')
  portal.api.happened.length = 0
  await assign(portal.admin, conversationId, colleague.user.id)
  await assign(portal.admin, conversationId, colleague.user.id)
  expect(portal.api.happened.map(({ event }) => event.name)).toEqual(['conversation.assigned'])
  const { body } = await portal.admin.get('/api/admin/activity?kind=message&limit=5')
  expect(body[0]).toMatchObject({ action: 'conversation.assigned' })
})

test('a customer does not see who a conversation is assigned to, and cannot filter by it', async () => {
  const customer = await anotherCustomer(portal.api)
  const { conversationId: id } = await say(customer, 'Hello')
  await assign(portal.admin, id, portal.admin.user.id)
  expect((await customer.get(`/api/conversations/${id}`)).body.assignee).toBe(null)
  expect(await idsOf(customer, 'assigned=nobody')).toEqual([id])
})

test('a deleted admin is no longer assigned to anything', async () => {
  const leaving = personOf(portal.api, await signedInAdmin(portal.api))
  const { conversationId: id } = await say(await anotherCustomer(portal.api), 'Hello')
  await assign(portal.admin, id, leaving.user.id)
  await portal.api.request('delete', `/api/admin/users/${leaving.user.id}`, { as: portal.admin.token })
  await portal.api.runJobs()
  expect((await portal.admin.get(`/api/conversations/${id}`)).body.assignee).toBe(null)
  expect(refusal(await assign(portal.admin, id, leaving.user.id))).toEqual([404, 'user.not_found'])
})

test('conversations can be listed by customer or supplier', async () => {
  const { conversationId: ofCustomer } = await say(await anotherCustomer(portal.api), 'A customer writes')
  const { conversationId: ofSupplier } = await say(await newSupplier(portal.api), 'A supplier writes')
  const [customers, suppliers] = [
    await idsOf(portal.admin, 'with=customers'),
    await idsOf(portal.admin, 'with=suppliers'),
  ]
  expect(suppliers).toEqual([ofSupplier])
  expect(customers).toContain(ofCustomer)
  expect(customers).not.toContain(ofSupplier)
})

test('conversations unanswered for a day are listed, counted from the first unanswered message', async () => {
  const sayAnew = async (words: string) => {
    const customer = await anotherCustomer(portal.api)
    return { customer, id: (await say(customer, words)).conversationId }
  }
  const [late, answered, fresh] = [await sayAnew('Where is it?'), await sayAnew('No hurry'), await sayAnew('Hello')]
  await portal.api
    .knex('conversations')
    .whereIn('id', [late.id, answered.id])
    .update({ unansweredSince: new Date(Date.now() - day) })
  await say(late.customer, 'Hello?')
  await say(portal.admin, 'On their way', { conversationId: answered.id })
  const ids = await idsOf(portal.admin, 'unansweredForDay=true')
  expect(ids).toEqual([late.id])
  expect(await idsOf(portal.admin, 'unanswered=true')).toContain(fresh.id)
})

test('an admin finds what is unread among what is unanswered', async () => {
  const customer = await anotherCustomer(portal.api)
  const message = await say(customer, 'Read me')
  const id = message.conversationId
  expect(await idsOf(portal.admin, 'unread=true')).toContain(id)
  await read(portal.admin, message)
  expect(await idsOf(portal.admin, 'unread=true')).not.toContain(id)
  expect(await idsOf(portal.admin, 'unanswered=true')).toContain(id)
})
