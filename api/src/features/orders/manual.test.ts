import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { countRows, dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const terms = (more: object = {}) => ({
  customerId: portal.customer.user.id,
  projectName: 'Gearbox cover',
  material: 'Stainless Steel',
  materialGrade: '316L',
  finishing: 'Polishing',
  tolerance: '±0.1 mm',
  quantity: '3',
  amount: '100',
  estimatedCompletion: dayFromNow(20),
  notes: 'Ordered by telephone',
  ...more,
})
const create = (more: object = {}) => portal.admin.post('/api/admin/orders/create', terms(more))

test.each(['Unobtainium', 'stainless steel'])('%s is not one of the offered materials', async (material) => {
  const { status, body } = await create({ material })
  expect([status, body.fields]).toEqual([400, { material: 'Please choose one of the offered values' }])
})

test('a manual order goes straight to its first stage, with an accepted RFQ and without a quote', async () => {
  const { status, body } = await create()
  expect(status).toBe(201)
  expect(body).toMatchObject({
    orderStatus: 'pending',
    paymentStatus: 'unpaid',
    quoteId: null,
    quote: null,
    material: 'Stainless Steel',
    materialGrade: '316L',
    finishing: 'Polishing',
    tolerance: '±0.1 mm',
    quantity: 3,
    amount: '100.00',
    currency: 'USD',
    estimatedCompletion: dayFromNow(20),
    dueDate: dayFromNow(20),
    promisedDate: null,
    notes: 'Ordered by telephone',
    rfq: { projectName: 'Gearbox cover' },
    lines: [{ name: 'Gearbox cover', quantity: 3, amount: '100.00', unitPrice: '33.3333' }],
  })
  const rfq = await portal.customer.get(`/api/rfqs/${body.rfqId}`)
  expect(rfq.body).toMatchObject({ status: 'accepted', quote: null, orderNumber: body.orderNumber })
})

test('it is due on its estimated completion, and the calendar of production shows it there', async () => {
  const { body } = await create({ projectName: 'Due by hand', estimatedCompletion: dayFromNow(9) })
  const seen = (await portal.customer.get(`/api/orders/${body.id}`)).body
  expect([seen.dueDate, seen.promisedDate, seen.dueDateChanges]).toEqual([dayFromNow(9), null, []])
  const calendar = (await portal.admin.get(`/api/admin/production/calendar?from=${dayFromNow(9)}&days=1`)).body
  expect(JSON.stringify(calendar)).toContain(body.orderNumber)
})

test('without an estimated completion it has no due date', async () => {
  const { body } = await create({ estimatedCompletion: null })
  expect([body.dueDate, body.estimatedCompletion]).toEqual([null, null])
})

test('the customer sees it and can follow it to its shipment', async () => {
  const { body } = await create()
  expect((await portal.customer.get(`/api/orders/${body.id}`)).status).toBe(200)
  const shipped = await portal.admin.post(`/api/orders/${body.id}/shipments`, { quantityShipped: 3 })
  expect(shipped.status).toBe(201)
})

test('its mail mentions no purchase order, as there was none', async () => {
  const { body } = await create({ projectName: 'Without PO' })
  await portal.api.runJobs()
  const mail = (await mailsTo(portal.api, portal.customer.user.email)).find(({ subject }) =>
    subject?.includes(body.orderNumber),
  )
  expect(mail?.text).toContain('We have created your sales order for Without PO.')
  expect(mail?.text).not.toContain('purchase order')
})

test('the audit log distinguishes an order created by hand from one with a quote', async () => {
  const { body } = await create()
  const entry = await portal.api.knex('auditLog').where({ action: 'order.created', objectId: body.id }).first()
  expect(entry.changes).toMatchObject({ number: body.orderNumber, source: 'manual' })
})

test('all required fields are reported', async () => {
  const { status, body } = await portal.admin.post('/api/admin/orders/create', {})
  expect(status).toBe(400)
  expect(Object.keys(body.fields).sort()).toEqual(
    ['customerId', 'projectName', 'material', 'tolerance', 'quantity', 'amount'].sort(),
  )
})

test.each([
  ['no piece', { quantity: '0' }, 'quantity'],
  ['half a piece', { quantity: '1.5' }, 'quantity'],
  ['an amount of zero', { amount: '0.00' }, 'amount'],
  ['a third of a cent', { amount: '0.333' }, 'amount'],
  ['completion in the past', { estimatedCompletion: dayFromNow(-1) }, 'estimatedCompletion'],
  ['a project name of spaces', { projectName: '   ' }, 'projectName'],
])('%s is reported at its field, and leaves no RFQ behind', async (_what, more, field) => {
  const before = await countRows(portal.api, 'rfqs')
  const answer = await create(more)
  expect(refusal(answer)).toEqual([400, 'validation.failed'])
  expect(Object.keys(answer.body.fields)).toEqual([field])
  expect(await countRows(portal.api, 'rfqs')).toBe(before)
})

test('a deleted customer cannot be given an order', async () => {
  const { id } = await createCustomer(portal.api)
  await portal.admin.delete(`/api/admin/users/${id}`)
  expect(refusal(await create({ customerId: id }))).toEqual([404, 'user.not_found'])
})

test('a customer who is deleted at the same moment is refused, or leaves the order behind', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await createCustomer(portal.api)
    const [made, deleted] = await Promise.all([
      create({ customerId: id }),
      portal.admin.delete(`/api/admin/users/${id}`),
    ])
    expect(deleted.status).toBe(204)
    expect(await countRows(portal.api, 'orders', { customerId: id })).toBe(made.status === 201 ? 1 : 0)
  }
})

test('a form sent twice creates one order', async () => {
  const ask = {
    as: portal.admin.token,
    json: terms({ amount: '77' }),
    headers: { 'idempotency-key': 'manual-order-0001' },
  }
  const send = () => portal.api.request('post', '/api/admin/orders/create', ask)
  const [first, again] = [await send(), await send()]
  expect([first.status, again.body.id]).toEqual([201, first.body.id])
  expect(await countRows(portal.api, 'orders', { amount: '77.00' })).toBe(1)
})
