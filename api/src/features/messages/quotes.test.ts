import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { anotherCustomer, countRows, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { say, send } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'
import { newSupplier } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

async function quoteFor(customer: Person, fields: Record<string, unknown> = {}) {
  const { id: rfqId } = await portal.job.submitRfq(customer.token, fields)
  const { id: quoteId } = await portal.job.quote(portal.admin.token, rfqId)
  return { rfqId, quoteId }
}
const conversationsOf = async (person: Person, query = '') => (await person.get(`/api/conversations?${query}`)).body

test('a quote has its own conversation besides that of its RFQ', async () => {
  const customer = await anotherCustomer(portal.api)
  const { rfqId, quoteId } = await quoteFor(customer, { projectName: 'Sealed housing' })
  const aboutRfq = await say(customer, 'The drawing is final', { rfqId })
  const question = await say(customer, 'Does it cover freight?', { quoteId })
  const answer = await say(portal.admin, 'It does', { quoteId })
  expect(answer.conversationId).toBe(question.conversationId)
  expect(answer.conversationId).not.toBe(aboutRfq.conversationId)
  const { quoteNumber } = (await customer.get(`/api/quotes/${quoteId}`)).body
  const seen = { kind: 'quote', quoteId, rfqId: null, number: quoteNumber, projectName: 'Sealed housing' }
  for (const person of [customer, portal.admin]) {
    expect(await conversationsOf(person, `quoteId=${quoteId}`)).toMatchObject([seen])
  }
  expect(await conversationsOf(customer, 'kind=quote')).toMatchObject([seen])
})

test('its company shares it: colleagues read and write, others and suppliers are refused', async () => {
  const { owner, buyer, viewer } = await createTeam(portal.api)
  const { quoteId } = await quoteFor(owner)
  const { conversationId } = await say(owner, 'Is this the best price?', { quoteId })
  expect(await say(buyer, 'We order on Friday', { quoteId })).toMatchObject({ conversationId })
  expect((await viewer.get(`/api/conversations/${conversationId}/messages`)).status).toBe(200)
  expect(refusal(await send(viewer, 'Me too', { quoteId }))).toEqual([403, 'auth.read_only'])
  const stranger = await anotherCustomer(portal.api)
  expect(refusal(await send(stranger, 'Hello', { quoteId }))).toEqual([404, 'quote.not_found'])
  expect(refusal(await send(await newSupplier(portal.api), 'Hello', { quoteId }))).toEqual([404, 'quote.not_found'])
})

test('begins once when both sides write the first message at the same time', async () => {
  const customer = await anotherCustomer(portal.api)
  const { quoteId } = await quoteFor(customer)
  const sent = await Promise.all([customer, portal.admin, customer].map((person) => say(person, 'First', { quoteId })))
  expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(1)
  expect(await countRows(portal.api, 'conversations', { quoteId })).toBe(1)
})

test('is found by number and project, even after the project was renamed, and is linked from the activity log', async () => {
  const customer = await anotherCustomer(portal.api)
  const { rfqId, quoteId } = await quoteFor(customer, { projectName: 'Quiet manifold' })
  const { conversationId } = await say(customer, 'Please send it again', { quoteId })
  const [{ number }] = await conversationsOf(customer)
  for (const q of [number, 'quiet manifold']) {
    expect(await conversationsOf(customer, new URLSearchParams({ q }).toString()), q).toHaveLength(1)
  }
  await portal.api.knex('rfqs').where({ id: rfqId }).update({ projectName: 'Loud manifold' })
  expect(await conversationsOf(customer, 'q=loud+manifold')).toMatchObject([{ id: conversationId }])
  expect(await conversationsOf(customer, 'q=quiet+manifold')).toEqual([])
  const { body } = await portal.admin.get('/api/admin/activity?kind=message&limit=20')
  expect(body).toContainEqual(
    expect.objectContaining({ subject: { place: 'quote_messages', id: quoteId, name: number } }),
  )
  const { items } = (await portal.admin.get('/api/admin/dashboard/work-queue')).body
  expect(items).toContainEqual(expect.objectContaining({ conversationId, rfqId, projectName: 'Loud manifold' }))
})

test('is deleted with the request of a deleted account, and so are its attachments', async () => {
  const customer = await anotherCustomer(portal.api)
  const { quoteId } = await quoteFor(customer)
  const attachments = [{ name: 'terms.pdf', bytes: pdfBytes('Terms') }]
  const { conversationId, files } = await say(customer, 'Our terms', { quoteId }, attachments)
  expect(
    (await portal.api.request('delete', `/api/admin/users/${customer.user.id}`, { as: portal.admin.token })).status,
  ).toBe(204)
  expect(await countRows(portal.api, 'conversations', { id: conversationId })).toBe(0)
  expect(await countRows(portal.api, 'files', { id: files[0].id })).toBe(0)
})
