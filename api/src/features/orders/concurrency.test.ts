import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInUser, signedInAdmin, signedInCustomer } from '../../../test/factories.ts'
import { type Answered, type Ask, startApi, type TestApi } from '../../../test/harness.ts'
import { dayFromNow, mainJob, rfqFields } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let api: TestApi
let customer: SignedInUser
let admin: SignedInUser
let job: ReturnType<typeof mainJob>

beforeAll(async () => {
  api = await startApi()
  customer = await signedInCustomer(api)
  admin = await signedInAdmin(api)
  job = mainJob(api)
})
afterAll(() => api.stop())

/** Sends the same call several times at once. */
function atOnce(times: number, method: string, path: string, ask: () => Ask): Promise<Answered[]> {
  return Promise.all(Array.from({ length: times }, () => api.request(method, path, ask())))
}

const statuses = (answers: Answered[]) => answers.map((answer) => answer.status).sort()
const count = async (table: string, where: object) => Number((await api.knex(table).where(where).count())[0]?.count)

async function quotedRfq(): Promise<string> {
  const rfq = await job.submitRfq(customer.token)
  await job.quote(admin.token, rfq.id)
  return rfq.id
}

test('of two acceptances of a quote at once, one wins and the other changes nothing', async () => {
  const rfqId = await quotedRfq()
  const respond = () => ({ as: customer.token, form: formOf({ status: 'accepted', response: 'Yes' }) })
  const answers = await atOnce(2, 'post', `/api/rfqs/${rfqId}/quote/respond`, respond)
  expect(statuses(answers)).toEqual([200, 409])
  expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('quote.not_pending')
  expect(await count('auditLog', { action: 'quote.accepted' })).toBe(1)
})

test('accepting and declining at once leaves quote and RFQ in the same state', async () => {
  const rfqId = await quotedRfq()
  const path = `/api/rfqs/${rfqId}/quote/respond`
  const answers = await Promise.all(
    ['accepted', 'declined'].map((status) =>
      api.request('post', path, { as: customer.token, form: formOf({ status }) }),
    ),
  )
  expect(statuses(answers)).toEqual([200, 409])
  const { status, quote } = (await api.request('get', `/api/rfqs/${rfqId}`, { as: customer.token })).body
  expect(quote.status).toBe(status)
})

test('a quote revised while the customer accepts the older revision is not accepted unseen', async () => {
  const rfqId = await quotedRfq()
  await job.quote(admin.token, rfqId, { amount: '9999.00' })
  const path = `/api/rfqs/${rfqId}/quote/respond`
  const stale = await api.request('post', path, {
    as: customer.token,
    form: formOf({ status: 'accepted', revision: '1' }),
  })
  expect([stale.status, stale.body.code]).toEqual([409, 'quote.revised'])
  const fresh = await api.request('post', path, {
    as: customer.token,
    form: formOf({ status: 'accepted', revision: '2' }),
  })
  expect(fresh.body).toMatchObject({ status: 'accepted', amount: '9999.00', revision: 2 })
})

test('two purchase orders at once: one is stored, and nothing of the other is left in the store', async () => {
  const rfqId = await quotedRfq()
  const { id } = await job.accept(customer.token, rfqId)
  const send = () => ({
    as: customer.token,
    form: formOf({ purchaseOrderNumber: 'PO-1' }, { purchaseOrder: [{ name: 'po.pdf', bytes: pdfBytes('PO') }] }),
  })
  const answers = await atOnce(2, 'post', `/api/quotes/${id}/purchase-order`, send)
  expect(statuses(answers)).toEqual([201, 409])
  expect(await count('files', { linkedToType: 'purchase_order', linkedToId: id })).toBe(1)
  const kept = new Set((await api.knex('files').select('objectKey')).map((row) => row.objectKey))
  for await (const object of api.platform.store.list('files/')) expect(kept).toContain(object.key)
})

test('several sales orders at once: one is created', async () => {
  const rfqId = await quotedRfq()
  const { id } = await job.accept(customer.token, rfqId)
  await job.sendPurchaseOrder(customer.token, id)
  const create = () => ({ as: admin.token, json: { dueDate: dayFromNow(30) } })
  const answers = await atOnce(4, 'post', `/api/admin/rfqs/${rfqId}/create-order`, create)
  expect(statuses(answers)).toEqual([201, 409, 409, 409])
  expect(await count('orders', { rfqId })).toBe(1)
})

test('shipments that together exceed the remainder: as many as fit are recorded', async () => {
  const { orderId } = await job.order(customer.token, admin.token)
  const ship = () => ({ as: admin.token, json: { quantityShipped: 4 } })
  const answers = await atOnce(4, 'post', `/api/orders/${orderId}/shipments`, ship)
  expect(statuses(answers)).toEqual([201, 201, 400, 400])
  const order = (await api.request('get', `/api/orders/${orderId}`, { as: customer.token })).body
  expect(order).toMatchObject({ quantityShipped: 8, quantityRemaining: 2 })
  expect(await count('shipments', { orderId })).toBe(2)
})

test('an approval and a revision request at once: one decides', async () => {
  const { orderId } = await job.order(customer.token, admin.token)
  await job.setStatus(admin.token, orderId, 'quality_check')
  const decisions = [{ approved: true }, { approved: false, notes: 'Scratched' }]
  const answers = await Promise.all(
    decisions.map((json) =>
      api.request('post', `/api/orders/${orderId}/approve-quality-check`, { as: customer.token, json }),
    ),
  )
  expect(statuses(answers)).toEqual([200, 409])
  expect(await count('qualityDecisions', { orderId })).toBe(1)
})

test('a request submitted twice with one key is created once, and both get the same answer', async () => {
  const submit = () => ({ as: customer.token, json: rfqFields, headers: { 'idempotency-key': 'double-click-1' } })
  const [first, second] = await atOnce(2, 'post', '/api/rfqs', submit)
  expect([first?.status, second?.status]).toEqual([201, 201])
  expect(second?.body).toEqual(first?.body)
})

test('an upload sent twice with one key is stored once', async () => {
  const rfq = await job.submitRfq(customer.token)
  const upload = () => ({
    as: customer.token,
    form: formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'a.pdf', bytes: pdfBytes('A') }] }),
    headers: { 'idempotency-key': 'double-upload-1' },
  })
  const [first, second] = await atOnce(2, 'post', '/api/files/upload', upload)
  expect(second?.body).toEqual(first?.body)
  expect(await count('files', { linkedToId: rfq.id })).toBe(1)
})

test('the same key with a different request is refused', async () => {
  const headers = { 'idempotency-key': 'reused-key-1' }
  const as = customer.token
  expect((await api.request('post', '/api/rfqs', { as, json: rfqFields, headers })).status).toBe(201)
  const other = await api.request('post', '/api/rfqs', { as, json: { ...rfqFields, quantity: 11 }, headers })
  expect([other.status, other.body.code]).toEqual([409, 'idempotency.key_reused'])
})

test('numbers are unique however many requests are submitted at once', async () => {
  const answers = await atOnce(12, 'post', '/api/rfqs', () => ({ as: customer.token, json: rfqFields }))
  expect(new Set(answers.map((answer) => answer.body.displayNumber)).size).toBe(12)
})
