import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { signedInAdmin, signedInSupplier } from '../../../test/factories.ts'
import {
  anotherCustomer,
  countRows,
  type Person,
  type Portal,
  personOf,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { say, send } from '../../../test/messages.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const messagesIn = async (person: Person, conversationId: string) =>
  (await person.get(`/api/conversations/${conversationId}/messages`)).body
const supplier = async () => personOf(portal.api, await signedInSupplier(portal.api))

describe('a conversation', () => {
  test('begins with its first message; there is one for each RFQ and order, and a general one', async () => {
    const { api, job, admin } = portal
    const customer = await anotherCustomer(api, { company: 'Talking Works' })
    const { rfqId, orderId } = await job.order(customer.token, admin.token)
    expect((await customer.get('/api/conversations')).body).toEqual([])
    for (const to of [{ rfqId }, { orderId }, { customerId: customer.user.id }]) {
      const first = await say(admin, 'Hello', to)
      const { customerId, ...about } = { customerId: undefined, ...to }
      const second = await say(customer, 'Hello yourself', customerId ? {} : about)
      expect(second.conversationId).toBe(first.conversationId)
      expect(await messagesIn(customer, first.conversationId)).toEqual([second, first])
    }
    const { body } = await customer.get('/api/conversations')
    const order = (await customer.get(`/api/orders/${orderId}`)).body
    const company = { id: customer.user.companyId, name: 'Talking Works' }
    expect(body).toMatchObject([
      { kind: 'general', rfqId: null, orderId: null, number: null, projectName: null, companyId: null },
      { kind: 'order', orderId, number: order.orderNumber, projectName: 'Gripper bracket', companyId: company.id },
      { kind: 'rfq', rfqId, number: order.rfq.displayNumber, customer: { id: customer.user.id, company } },
    ])
    expect(body[0].lastMessage).toMatchObject({ text: 'Hello yourself', isFromProvider: false, attachmentCount: 0 })
  })

  test('begins once when two write the first message at the same time', async () => {
    const { api, admin } = portal
    const { owner, buyer } = await createTeam(api, 'Hasty Works')
    const { id: rfqId } = await portal.job.submitRfq(owner.token)
    const aboutRfq = await Promise.all([owner, buyer, admin].map((person) => say(person, 'First', { rfqId })))
    const { id: customerId } = owner.user
    const writers: [Person, object][] = [
      [owner, {}],
      [admin, { customerId }],
      [owner, { customerId }],
      [admin, { customerId }],
    ]
    const general = await Promise.all(writers.map(([person, to]) => say(person, 'First', to)))
    for (const messages of [aboutRfq, general]) {
      expect(new Set(messages.map(({ conversationId }) => conversationId)).size).toBe(1)
      expect(await messagesIn(owner, messages[0].conversationId)).toHaveLength(messages.length)
      // Each has its own time, on which read marks and pages rely.
      expect(new Set(messages.map(({ createdAt }) => createdAt)).size).toBe(messages.length)
    }
  })

  test('can be addressed by its id or by its subject', async () => {
    const customer = await anotherCustomer(portal.api)
    const { id: rfqId } = await portal.job.submitRfq(customer.token)
    for (const to of [{ rfqId }, {}]) {
      const { conversationId } = await say(customer, 'Hello', to)
      expect(await say(portal.admin, 'Yes?', { conversationId })).toMatchObject({
        conversationId,
        isFromProvider: true,
      })
    }
  })

  test('with a supplier shows their company and is visible only to them and the admins', async () => {
    const [own, other] = [await supplier(), await supplier()]
    const { conversationId } = await say(portal.admin, 'Can you turn brass?', { customerId: own.user.id })
    await say(own, 'We can.')
    const { body } = await own.get('/api/conversations')
    expect(body).toMatchObject([{ id: conversationId, kind: 'general', isWithSupplier: true }])
    expect(body[0].customer.companyNameInput).toBe(`${own.user.name} Ltd`)
    expect((await other.get('/api/conversations')).body).toEqual([])
    expect(refusal(await send(other, 'Me too', { conversationId }))).toEqual([404, 'conversation.not_found'])
  })
})

test('the same message sent twice under one key is stored once', async () => {
  const { api } = portal
  const customer = await anotherCustomer(api)
  const headers = { 'idempotency-key': 'the-same-message' }
  const ask = () =>
    api.request('post', '/api/messages', { as: customer.token, form: formOf({ body: 'Once' }), headers })
  const [first, second] = await Promise.all([ask(), ask()])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(await countRows(api, 'messages', { conversationId: first.body.conversationId })).toBe(1)
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['invisible characters', '\u200b\u2060'],
])('a message of %s is refused and starts no conversation', async (_what, body) => {
  const customer = await anotherCustomer(portal.api)
  expect(refusal(await send(customer, body))).toEqual([400, 'message.empty'])
  expect((await customer.get('/api/conversations')).body).toEqual([])
})

test('a text is stored as written, in any script, up to 4,000 characters', async () => {
  const customer = await anotherCustomer(portal.api)
  const body = '図面を確認してください。\n\n  שלום 🔩👩‍🏭 "quotes" <b>&amp;\\ 100% _'
  expect((await say(customer, body)).body).toBe(body)
  expect((await say(customer, 'x'.repeat(4000))).body).toHaveLength(4000)
  // Forms send each line break as two characters.
  expect((await say(customer, `${'x\n'.repeat(1999)}xx`)).body).toHaveLength(4000)
  expect((await send(customer, 'x'.repeat(4001))).body).toMatchObject({
    code: 'validation.failed',
    fields: { body: 'Please use at most 4000 characters' },
  })
})

describe('nobody can write', () => {
  test('where they may not read', async () => {
    const { api, job, admin } = portal
    const [owner, stranger] = [await anotherCustomer(api), await anotherCustomer(api, { company: 'Strange Works' })]
    const { rfqId, orderId } = await job.order(owner.token, admin.token)
    const { conversationId } = await say(owner, 'Hello')
    for (const person of [stranger, await supplier()]) {
      expect(refusal(await send(person, 'x', { rfqId }))).toEqual([404, 'rfq.not_found'])
      expect(refusal(await send(person, 'x', { orderId }))).toEqual([404, 'order.not_found'])
      expect(refusal(await send(person, 'x', { conversationId }))).toEqual([404, 'conversation.not_found'])
      expect(refusal(await send(person, 'x', { customerId: owner.user.id }))).toEqual([404, 'user.not_found'])
      expect((await person.get(`/api/conversations?rfqId=${rfqId}`)).body).toEqual([])
      expect((await person.get(`/api/conversations?customerId=${owner.user.id}`)).body).toEqual([])
    }
    expect(await countRows(api, 'conversations', { customerId: owner.user.id })).toBe(1)
  })

  test('to an admin by naming them, or without naming anybody', async () => {
    const other = await signedInAdmin(portal.api)
    expect(refusal(await send(portal.admin, 'x', { customerId: other.user.id }))).toEqual([404, 'user.not_found'])
    expect((await send(portal.admin, 'x')).body).toMatchObject({
      code: 'validation.failed',
      fields: { customerId: 'Please choose who the message is for' },
    })
  })

  test('to two places at once', async () => {
    const customer = await anotherCustomer(portal.api)
    const { id: rfqId } = await portal.job.submitRfq(customer.token)
    const answer = await send(customer, 'x', { rfqId, customerId: customer.user.id })
    expect(refusal(answer)).toEqual([400, 'validation.failed'])
  })

  test('to a customer whose account is deleted, unless their company reads it', async () => {
    const { api, admin, job } = portal
    const alone = await anotherCustomer(api)
    const { owner, buyer } = await createTeam(api, 'Staying Works')
    const [own, shared] = [await job.order(alone.token, admin.token), await job.order(owner.token, admin.token)]
    const { conversationId } = await say(alone, 'Hello', { orderId: own.orderId })
    await say(owner, 'Hello', { orderId: shared.orderId })
    for (const { user } of [alone, owner]) await admin.delete(`/api/admin/users/${user.id}`)
    expect(refusal(await send(admin, 'x', { conversationId }))).toEqual([409, 'conversation.closed'])
    expect(refusal(await send(admin, 'x', { orderId: own.orderId }))).toEqual([409, 'conversation.closed'])
    expect(refusal(await send(admin, 'x', { customerId: alone.user.id }))).toEqual([404, 'user.not_found'])
    await say(admin, 'Who takes over?', { orderId: shared.orderId })
    await say(buyer, 'I do.', { orderId: shared.orderId })
  })
})

describe('in a company', () => {
  test('colleagues read and write about shared company objects, but not in each other’s general conversation', async () => {
    const { owner, buyer } = await createTeam(portal.api, 'Sharing Works')
    const { id: rfqId } = await portal.job.submitRfq(owner.token)
    const { conversationId } = await say(buyer, 'I know the alloy', { rfqId })
    expect(await messagesIn(owner, conversationId)).toMatchObject([{ body: 'I know the alloy' }])
    const general = await say(owner, 'Between us')
    expect((await buyer.get(`/api/conversations/${general.conversationId}`)).status).toBe(404)
    expect((await buyer.get('/api/conversations')).body).toHaveLength(1)
  })

  test('a viewer reads about an RFQ but cannot write there, only in general', async () => {
    const { owner, viewer } = await createTeam(portal.api, 'Looking Works')
    const { id: rfqId } = await portal.job.submitRfq(owner.token)
    const { conversationId } = await say(owner, 'Hello', { rfqId })
    expect(await messagesIn(viewer, conversationId)).toHaveLength(1)
    expect(refusal(await send(viewer, 'x', { conversationId }))).toEqual([403, 'auth.read_only'])
    const attachment = { name: 'question.pdf', bytes: pdfBytes() }
    expect(await say(viewer, 'May I ask?', {}, [attachment])).toMatchObject({ files: [{ fileName: 'question.pdf' }] })
  })

  test('messages written before joining become the company’s, but the general conversation never does', async () => {
    const { api, admin } = portal
    const { company, owner } = await createTeam(api, 'Joined Works')
    const customer = await anotherCustomer(api)
    const { id: rfqId } = await portal.job.submitRfq(customer.token)
    const about = await say(customer, 'About it', { rfqId })
    const general = await say(customer, 'In general')
    await admin.post(`/api/admin/users/${customer.user.id}/link`, { companyId: company.id })
    expect((await owner.get(`/api/conversations/${about.conversationId}`)).status).toBe(200)
    expect((await owner.get(`/api/conversations/${general.conversationId}`)).status).toBe(404)
    await admin.post(`/api/admin/users/${customer.user.id}/unlink`)
    expect((await customer.get(`/api/conversations/${about.conversationId}`)).status).toBe(404)
    expect(refusal(await send(customer, 'x', { rfqId }))).toEqual([403, 'auth.former_member'])
    await say(customer, 'Still here')
  })
})
