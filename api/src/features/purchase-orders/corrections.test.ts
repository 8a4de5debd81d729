import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { newSupplier, orderFrom } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const today = dayFromNow(0)

/** A purchase order of ten pieces, and what an admin does with its receipts. */
async function tenOrdered() {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const { order } = await orderFrom(api, admin, supplier)
  const path = `/api/admin/purchase-orders/${order.id}`
  const lines = (quantity: number, rejected = 0) => [{ lineId: order.lines[0]?.id, quantity, rejected }]
  const receive = async (quantity: number, rejected = 0): Promise<string> =>
    (await admin.post(`${path}/receipts`, { lines: lines(quantity, rejected) })).body.receipts[0].id
  const correct = (receiptId: string, quantity: number, rejected = 0, more: object = {}) => {
    const json = { receivedOn: today, lines: lines(quantity, rejected), reason: 'Counted again', ...more }
    return api.request('put', `${path}/receipts/${receiptId}`, { as: admin.token, json })
  }
  return { supplier, order, path, receive, correct }
}

test('a corrected receipt says what it said before, and why, also to the supplier', async () => {
  const { supplier, order, receive, correct } = await tenOrdered()
  const receipt = await receive(6, 1)
  const { body } = await correct(receipt, 4, 2, { receivedOn: today, reason: '２個は別の注文' })
  expect(body).toMatchObject({ quantityReceived: 4, lines: [{ quantityReceived: 4, quantityRejected: 2 }] })
  const own = (await supplier.get(`/api/supplier/purchase-orders/${order.id}`)).body
  expect(own.receipts).toMatchObject([
    {
      lines: [{ quantity: 4, rejected: 2 }],
      corrections: [{ reason: '２個は別の注文', receivedOn: today, lines: [{ quantity: 6, rejected: 1 }] }],
    },
  ])
  const told = (await mailsTo(portal.api, supplier.user.email)).at(-1)?.text
  expect(told).toContain('We received 4 good and 2 faulty pieces')
  expect(told).toContain('２個は別の注文')
})

test('an order that had come whole is on its way again without some pieces, and received once they are found', async () => {
  const { receive, correct } = await tenOrdered()
  const receipt = await receive(10)
  expect((await correct(receipt, 9)).body).toMatchObject({ status: 'shipped', quantityReceived: 9, receivedAt: null })
  expect((await correct(receipt, 10)).body).toMatchObject({ status: 'received', quantityReceived: 10 })
})

test('an order that was closed short stays closed', async () => {
  const { path, receive, correct } = await tenOrdered()
  const receipt = await receive(6)
  await portal.admin.patch(`${path}/status`, { status: 'received', acceptShort: true })
  expect((await correct(receipt, 5)).body).toMatchObject({ status: 'received', quantityReceived: 5 })
})

test('a receipt can be taken back whole', async () => {
  const { receive, correct } = await tenOrdered()
  const receipt = await receive(3)
  const { body } = await correct(receipt, 0)
  expect(body).toMatchObject({ quantityReceived: 0, receipts: [{ lines: [], corrections: [{}] }] })
})

test('no delivery brought more than was still to come then', async () => {
  const { receive, correct } = await tenOrdered()
  const [first, second] = [await receive(6), await receive(2, 2)]
  expect(refusal(await correct(first, 9))).toEqual([409, 'purchase_order.more_than_ordered'])
  expect(refusal(await correct(first, 7))).toEqual([409, 'purchase_order.more_faulty_than_delivered'])
  expect(refusal(await correct(second, 2, 3))).toEqual([409, 'purchase_order.more_faulty_than_delivered'])
  expect((await correct(first, 6, 4)).status).toBe(200)
})

test('what was shipped to the customer must have come', async () => {
  const { admin, customer, job } = portal
  const { orderId } = await job.order(customer.token, admin.token)
  const { path, receive, correct } = await tenOrdered()
  await admin.patch(`${path}/order`, { orderId })
  const receipt = await receive(10)
  await admin.post(`/api/orders/${orderId}/shipments`, {
    quantityShipped: 4,
    trackingNumber: '1Z',
    shippingCarrier: 'UPS',
  })
  expect(refusal(await correct(receipt, 3))).toEqual([409, 'purchase_order.moved_on'])
  expect((await correct(receipt, 4)).body).toMatchObject({ status: 'shipped', quantityReceived: 4 })
})

test('a correction needs a reason, a receipt of this order, and an order that is not cancelled', async () => {
  const [one, other] = [await tenOrdered(), await tenOrdered()]
  const receipt = await one.receive(3)
  expect(refusal(await one.correct(receipt, 2, 0, { reason: ' ' }))).toEqual([400, 'validation.failed'])
  expect(refusal(await other.correct(receipt, 2))).toEqual([404, 'purchase_order.receipt_not_found'])
  expect(refusal(await one.correct(receipt, 2, 0, { receivedOn: dayFromNow(2) }))).toEqual([
    400,
    'purchase_order.received_in_future',
  ])
  await portal.admin.patch(`${one.path}/status`, { status: 'cancelled' })
  expect(refusal(await one.correct(receipt, 2))).toEqual([409, 'purchase_order.cancelled'])
})

test('two admins who correct a receipt at once do it one after the other', async () => {
  const { path, receive, correct } = await tenOrdered()
  const receipt = await receive(5)
  await Promise.all([correct(receipt, 4), correct(receipt, 6)])
  const { body } = await portal.admin.get(path)
  expect(body.quantityReceived).toBe(body.receipts[0].lines[0].quantity)
  expect(body.receipts[0].corrections).toHaveLength(2)
})
