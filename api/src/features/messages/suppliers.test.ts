import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { read, say, send, unreadOf } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'
import { askSuppliers, newSupplier, orderFrom } from '../../../test/suppliers.ts'

let portal: Portal
let admin: Person
let one: Person
let other: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = portal.admin
  one = await newSupplier(portal.api)
  other = await newSupplier(portal.api)
})
afterAll(() => portal.api.stop())

const conversationsOf = async (person: Person, query = '') => (await person.get(`/api/conversations?${query}`)).body

test('each supplier who was asked has their own conversation about the request', async () => {
  const request = await askSuppliers(admin, [one, other], { projectName: 'Sealed housing' })
  const question = await say(one, 'Which alloy?', { supplierRequestId: request.id })
  await say(other, 'Is the drawing final?', { supplierRequestId: request.id })
  const answer = await say(admin, '6082-T6', { supplierRequestId: request.id, customerId: one.user.id })
  expect(answer.conversationId).toBe(question.conversationId)
  const about = { kind: 'supplier_request', supplierRequestId: request.id, rfqId: null, companyId: null }
  const seen = await conversationsOf(one, `supplierRequestId=${request.id}`)
  expect(seen).toMatchObject([{ ...about, projectName: 'Sealed housing', customer: { id: one.user.id } }])
  expect(seen[0].number).toMatch(/^REF-/)
  expect(seen[0].lastMessage.text).toBe('6082-T6')
  expect(await conversationsOf(admin, `supplierRequestId=${request.id}`)).toHaveLength(2)
  const withOther = `supplierRequestId=${request.id}&customerId=${other.user.id}`
  expect(await conversationsOf(admin, withOther)).toMatchObject([{ customer: { id: other.user.id } }])
  expect(refusal(await other.get(`/api/conversations/${question.conversationId}/messages`))).toEqual([
    404,
    'conversation.not_found',
  ])
})

test('a purchase order has one conversation, shared only with its supplier', async () => {
  const { order } = await orderFrom(portal.api, admin, one)
  const first = await say(admin, 'When will it leave?', { purchaseOrderId: order.id })
  const answer = await say(one, 'On Friday', { purchaseOrderId: order.id }, [
    { name: 'packing.pdf', bytes: pdfBytes('Packing') },
  ])
  expect(answer.conversationId).toBe(first.conversationId)
  expect(await conversationsOf(one, 'kind=purchase_order')).toMatchObject([
    { purchaseOrderId: order.id, number: expect.stringMatching(/^PO-/) },
  ])
  const [file] = answer.files
  expect((await admin.get(`/api/files/${file.id}`)).status).toBe(200)
  expect(refusal(await other.get(`/api/files/${file.id}`))).toEqual([404, 'file.not_found'])
  expect(refusal(await send(other, 'Let me see', { purchaseOrderId: order.id }))).toEqual([
    404,
    'purchase_order.not_found',
  ])
})

test('begins once when both sides write the first message at the same time', async () => {
  const request = await askSuppliers(admin, [one])
  const sent = await Promise.all([
    say(one, 'First', { supplierRequestId: request.id }),
    say(admin, 'First', { supplierRequestId: request.id, customerId: one.user.id }),
    say(one, 'First', { supplierRequestId: request.id }),
  ])
  expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(1)
  expect(await countRows(portal.api, 'conversations', { supplierRequestId: request.id })).toBe(1)
})

test('is only for suppliers who were asked: others, customers and an admin naming no supplier are refused', async () => {
  const request = await askSuppliers(admin, [one])
  const about = { supplierRequestId: request.id }
  const customer = { supplierRequestId: request.id, customerId: portal.customer.user.id }
  expect(refusal(await send(other, 'Hello', about))).toEqual([404, 'supplier_request.not_found'])
  expect(refusal(await send(portal.customer, 'Hello', about))).toEqual([404, 'supplier_request.not_found'])
  expect(refusal(await send(one, 'Hello', { ...about, customerId: other.user.id }))).toEqual([404, 'user.not_found'])
  expect(refusal(await send(admin, 'Hello', about))).toEqual([400, 'validation.failed'])
  expect(refusal(await send(admin, 'Hello', customer))).toEqual([404, 'supplier_request.not_found'])
})

test('counts as unread, is found by reference and project, even after the project was renamed', async () => {
  const supplier = await newSupplier(portal.api)
  const request = await askSuppliers(admin, [supplier], { projectName: 'Quiet flange' })
  const message = await say(admin, 'Please quote two lots', {
    supplierRequestId: request.id,
    customerId: supplier.user.id,
  })
  expect(await unreadOf(supplier)).toBe(1)
  await read(supplier, message)
  expect(await unreadOf(supplier)).toBe(0)
  const [{ number }] = await conversationsOf(supplier)
  for (const q of [number, 'quiet flange', 'two lots']) {
    expect(await conversationsOf(supplier, new URLSearchParams({ q }).toString()), q).toHaveLength(1)
  }
  await portal.api.knex('supplier_requests').where({ id: request.id }).update({ projectName: 'Loud flange' })
  expect(await conversationsOf(supplier, 'q=loud+flange')).toHaveLength(1)
  expect(await conversationsOf(supplier, 'q=quiet+flange')).toHaveLength(0)
})

test('an admin finds in the activity log where it was written', async () => {
  const request = await askSuppliers(admin, [one])
  const { conversationId } = await say(one, 'Noted', { supplierRequestId: request.id })
  const { body } = await admin.get('/api/admin/activity?kind=message&limit=20')
  const subjects = body.map(({ subject }: { subject: { place: string; id: string } }) => [subject?.place, subject?.id])
  expect(subjects).toContainEqual(['conversation', conversationId])
})
