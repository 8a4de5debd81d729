import type { Knex } from 'knex'
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

/** Until something waits for a lock of this transaction. */
async function blocks(tx: Knex): Promise<void> {
  const waiting = 'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'
  await expect.poll(async () => (await tx.raw(waiting)).rows.length, { timeout: 10_000 }).toBeGreaterThan(0)
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
  expect(refusal(await correct(first, 7))).toEqual([409, 'purchase_order.later_receipt_first'])
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
  await portal.admin.patch(`${one.path}/status`, { status: 'cancelled', reason: 'Too late' })
  expect(refusal(await one.correct(receipt, 2))).toEqual([409, 'purchase_order.cancelled'])
})

test('a correction that says what the receipt says already changes nothing, and nobody is told', async () => {
  const { supplier, path, receive, correct } = await tenOrdered()
  const receipt = await receive(6, 1)
  const mails = (await mailsTo(portal.api, supplier.user.email)).length
  expect((await correct(receipt, 6, 1)).body.receipts[0].corrections).toEqual([])
  expect(await mailsTo(portal.api, supplier.user.email)).toHaveLength(mails)
  const other = await correct(receipt, 6, 1, { receivedOn: dayFromNow(-1) })
  expect(refusal(other)).toEqual([400, 'purchase_order.received_before_issue'])
  expect((await portal.admin.get(path)).body.quantityReceived).toBe(6)
})

test('of a day that was wrong the supplier is told the day alone', async () => {
  const { api, admin } = portal
  const { supplier, path, order, receive, correct } = await tenOrdered()
  const yesterday = dayFromNow(-1)
  await api
    .knex('purchaseOrders')
    .where({ id: order.id })
    .update({ createdAt: new Date(`${yesterday}T00:00:00Z`) })
  const receipt = await receive(6)
  expect((await correct(receipt, 6, 0, { receivedOn: yesterday })).status).toBe(200)
  expect((await admin.get(path)).body.receipts).toMatchObject([{ receivedOn: yesterday, corrections: [{}] }])
  const told = (await mailsTo(api, supplier.user.email)).at(-1)?.text
  expect(told).toMatch(/It came on \w+ \d\d, \d{4}, not on /)
  expect(told).not.toContain('Before')
})

test('a receipt that was corrected and corrected back is not what another admin saw', async () => {
  const { receive, correct } = await tenOrdered()
  const receipt = await receive(6)
  const basedOn = { receivedOn: today, quantity: 6, rejected: 0, corrections: 0 }
  expect((await correct(receipt, 5, 0, { basedOn })).status).toBe(200)
  expect((await correct(receipt, 6)).status).toBe(200)
  expect(refusal(await correct(receipt, 4, 0, { basedOn }))).toEqual([409, 'write.stale'])
})

test("a correction waits for whoever holds the customer's order", async () => {
  const { admin, api, customer, job } = portal
  const { orderId } = await job.order(customer.token, admin.token)
  const { path, receive, correct } = await tenOrdered()
  await admin.patch(`${path}/order`, { orderId })
  const receipt = await receive(10)
  let correcting: Promise<unknown> | undefined
  await api.knex.transaction(async (tx) => {
    await tx('orders').where({ id: orderId }).forUpdate()
    correcting = correct(receipt, 9).then(({ status }) => status)
    await blocks(tx)
  })
  expect(await correcting).toBe(200)
})

test('two admins who correct a receipt at once do it one after the other', async () => {
  const { path, receive, correct } = await tenOrdered()
  const receipt = await receive(5)
  await Promise.all([correct(receipt, 4), correct(receipt, 6)])
  const { body } = await portal.admin.get(path)
  expect(body.quantityReceived).toBe(body.receipts[0].lines[0].quantity)
  expect(body.receipts[0].corrections).toHaveLength(2)
})
