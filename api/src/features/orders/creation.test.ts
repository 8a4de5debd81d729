import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, countRows, dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const create = (rfqId: string, fields: object = {}) =>
  portal.admin.post(`/api/admin/rfqs/${rfqId}/create-order`, { dueDate: dayFromNow(30), ...fields })

async function quoted(fields = {}) {
  const rfq = await portal.job.submitRfq(portal.customer.token, fields)
  const quote = await portal.job.quote(portal.admin.token, rfq.id)
  return { rfqId: rfq.id, quoteId: quote.id }
}

async function ordered() {
  const ids = await quoted()
  await portal.job.accept(portal.customer.token, ids.rfqId)
  await portal.job.sendPurchaseOrder(portal.customer.token, ids.quoteId, 'PO-9')
  return ids
}

test('a sales order needs an accepted quote with its purchase order, and there is only one', async () => {
  const { rfqId, quoteId } = await quoted()
  expect(refusal(await create(rfqId))).toEqual([409, 'order.rfq_not_accepted'])
  await portal.job.accept(portal.customer.token, rfqId)
  const waiting = await create(rfqId)
  expect([...refusal(waiting), waiting.body.message]).toEqual([
    409,
    'order.purchase_order_missing',
    'Waiting for Customer Purchase Order',
  ])
  await portal.job.sendPurchaseOrder(portal.customer.token, quoteId)
  expect((await create(rfqId)).status).toBe(201)
  expect(refusal(await create(rfqId))).toEqual([409, 'order.exists'])
  expect(await countRows(portal.api, 'orders', { rfqId })).toBe(1)
})

test('a request without a quote, or with a declined one, cannot get an order', async () => {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  expect(refusal(await create(id))).toEqual([409, 'order.rfq_not_accepted'])
  const { rfqId } = await quoted()
  await portal.customer.post(`/api/rfqs/${rfqId}/quote/respond`, { status: 'declined' })
  expect(refusal(await create(rfqId))).toEqual([409, 'order.rfq_not_accepted'])
})

test('the due date is required, must be a date, and not in the past; a refusal sends no mail', async () => {
  const { rfqId } = await ordered()
  await portal.api.runJobs()
  expect((await portal.admin.post(`/api/admin/rfqs/${rfqId}/create-order`, {})).body.fields).toHaveProperty('dueDate')
  const past = await create(rfqId, { dueDate: dayFromNow(-1) })
  expect([...refusal(past), past.body.fields]).toEqual([
    400,
    'order.due_date_past',
    { dueDate: 'The due date cannot be in the past' },
  ])
  expect(portal.api.jobs.waiting()).toEqual([])
  expect((await create(rfqId, { dueDate: `${dayFromNow(0)}T12:00:00.000Z` })).body.dueDate).toBe(dayFromNow(0))
})

test('an order carries what was accepted, and the customer is told', async () => {
  const { rfqId, quoteId } = await ordered()
  const { body } = await create(rfqId, { customerPurchaseOrderNumber: '' })
  expect(body).toMatchObject({
    orderNumber: expect.stringMatching(/^SORD-\d{4}$/),
    customerPurchaseOrderNumber: 'PO-9',
    quoteId,
    amount: '1250.00',
    totalAmount: '1250.00',
    currency: 'USD',
    orderDate: dayFromNow(0),
    dueDate: dayFromNow(30),
    estimatedDeliveryDate: dayFromNow(14),
    orderStatus: 'pending',
    paymentStatus: 'unpaid',
    isArchived: false,
    quantity: 10,
    quantityShipped: 0,
    quantityRemaining: 10,
    qualityCheckStatus: null,
    stageChanges: [{ from: null, to: 'pending' }],
    rfq: { projectName: 'Gripper bracket' },
  })
  const mails = await mailsTo(portal.api, portal.customer.user.email)
  expect(mails.at(-1)?.subject).toBe(`Order ${body.orderNumber} for Gripper bracket is confirmed`)
})

test('the customer is told only of a due date later than the quote promised', async () => {
  const late = (await create((await ordered()).rfqId, { dueDate: dayFromNow(30) })).body
  const kept = (await create((await ordered()).rfqId, { dueDate: dayFromNow(14) })).body
  const mails = await mailsTo(portal.api, portal.customer.user.email)
  const mailOf = ({ orderNumber }: { orderNumber: string }) =>
    mails.find(({ subject }) => subject.includes(orderNumber))
  expect(mailOf(late)?.text).toMatch(
    /It is due on \w{3} \d\d, \d{4}\. That is later than the \w{3} \d\d, \d{4} of our quote\./,
  )
  expect(mailOf(kept)?.text).not.toContain('It is due on')
})

test("the admin's purchase order number takes precedence over the customer's", async () => {
  const { rfqId } = await ordered()
  expect((await create(rfqId, { customerPurchaseOrderNumber: 'CORRECTED' })).body.customerPurchaseOrderNumber).toBe(
    'CORRECTED',
  )
})

test('lines and amount follow the chosen quantities', async () => {
  const parts = [
    { name: 'Base', material: 'steel', tolerance: 'tight', quantities: [1, 10] },
    { name: 'Lid', material: 'brass', materialGrade: 'C360', tolerance: 'standard', quantities: [2] },
  ]
  const { id } = await portal.job.submitRfq(portal.customer.token, { parts })
  const [base, lid] = (await portal.customer.get(`/api/rfqs/${id}`)).body.parts
  const lines = [
    { partId: base.id, quantity: 1, amount: '10' },
    { partId: base.id, quantity: 10, amount: '90.55' },
    { partId: lid.id, quantity: 2, amount: '20' },
  ]
  const quote = await portal.job.quote(portal.admin.token, id, { amount: '30', lines: JSON.stringify(lines) })
  const quantities = JSON.stringify({ [base.id]: 10 })
  await portal.customer.post(`/api/rfqs/${id}/quote/respond`, { status: 'accepted', quantities })
  await portal.job.sendPurchaseOrder(portal.customer.token, quote.id)
  const { body } = await create(id)
  expect(body).toMatchObject({ amount: '110.55', quantity: 12, material: 'steel', tolerance: 'tight' })
  expect(body.lines).toMatchObject([
    { name: 'Base', partId: base.id, quantity: 10, unitPrice: '9.0550', amount: '90.55', quantityShipped: 0 },
    { name: 'Lid', materialGrade: 'C360', quantity: 2, unitPrice: '10.0000', amount: '20.00' },
  ])
})

test('an admin is warned of a purchase order number the customer used before, however it is punctuated', async () => {
  const person = await anotherCustomer(portal.api)
  const make = async (number: string) => {
    const rfq = await portal.job.submitRfq(person.token)
    const quote = await portal.job.quote(portal.admin.token, rfq.id)
    await portal.job.accept(person.token, rfq.id)
    await portal.job.sendPurchaseOrder(person.token, quote.id, number)
    return { id: rfq.id }
  }
  const usedBy = async (id: string, number: string) =>
    (await portal.admin.get(`/api/admin/rfqs/${id}/purchase-order-number?number=${encodeURIComponent(number)}`)).body
      .usedBy
  const [first, second] = [await make('PO-4711'), await make('PO-12')]
  expect(await usedBy(first.id, 'PO-4711')).toBeNull()
  expect(await usedBy(second.id, 'po 4711')).toMatch(/^SQTE-/)
  const { orderNumber } = await portal.job.createOrder(portal.admin.token, first.id)
  expect(await usedBy(second.id, 'PO\u20134711')).toBe(orderNumber)
  const stranger = await portal.job.submitRfq((await anotherCustomer(portal.api)).token)
  expect(await usedBy(stranger.id, 'PO-4711')).toBeNull()
})
