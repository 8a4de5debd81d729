import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromNow, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'
import {
  askSuppliers,
  decideQuote,
  newSupplier,
  orderFrom,
  orderQuote,
  quoteForm,
  quoteRequest,
} from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

/** Two suppliers who have quoted one request, of which the first is accepted and ordered from. */
async function orderedFromFirst() {
  const { api, admin } = portal
  const [first, second] = [await newSupplier(api), await newSupplier(api)]
  const request = await askSuppliers(admin, [first, second])
  const [one, other] = [await quoteRequest(first, request), await quoteRequest(second, request, '9')]
  await decideQuote(api, admin, one.id, { status: 'accepted' })
  const order = await orderQuote(admin, one.id)
  return { first, second, request, one, other, order }
}

const cancel = (id: string) =>
  portal.admin.patch(`/api/admin/purchase-orders/${id}/status`, { status: 'cancelled', reason: 'Too late' })
const takeBack = (id: string, json: object = {}) =>
  portal.admin.post(`/api/admin/supplier-quotes/${id}/take-back`, json)
const orderAgain = (supplierQuoteId: string) =>
  portal.admin.post('/api/admin/purchase-orders', formOf({ supplierQuoteId, deliveryDate: dayFromNow(30) }))

test("quotes are compared with the day on which the customer expects the goods: its order's, else its RFQ's", async () => {
  const { api, admin, customer, job } = portal
  const rfq = await job.submitRfq(customer.token, { neededBy: dayFromNow(50) })
  const supplier = await newSupplier(api)
  const request = await askSuppliers(admin, [supplier], { rfqId: rfq.id })
  const due = async () => (await admin.get(`/api/admin/supplier-requests/${request.id}`)).body.rfqs[0].dueDate
  expect(await due()).toBe(dayFromNow(50))
  const quote = await job.quote(admin.token, rfq.id)
  await job.accept(customer.token, rfq.id)
  await job.sendPurchaseOrder(customer.token, quote.id)
  const { id } = await job.createOrder(admin.token, rfq.id)
  await api
    .knex('orders')
    .where({ id })
    .update({ dueDate: dayFromNow(60) })
  expect(await due()).toBe(dayFromNow(60))
})

test('a cancelled purchase order gives its pieces to another supplier', async () => {
  const { api, admin } = portal
  const { request, one, other, order } = await orderedFromFirst()
  expect(refusal(await decideQuote(api, admin, other.id, { status: 'accepted' }))).toEqual([
    409,
    'supplier_quote.over_awarded',
  ])
  await cancel(order.id)
  const { body } = await admin.get(`/api/admin/supplier-requests/${request.id}`)
  expect(body.supplierQuotes.find(({ id }: { id: string }) => id === one.id)).toMatchObject({
    status: 'accepted',
    hasPurchaseOrder: false,
    isPurchaseOrderCancelled: true,
    purchaseOrderId: order.id,
  })
  expect((await decideQuote(api, admin, other.id, { status: 'accepted' })).status).toBe(200)
  expect(refusal(await orderAgain(one.id))).toEqual([409, 'supplier_quote.over_awarded'])
})

test('after a cancelled purchase order, the same supplier can be given one new order', async () => {
  const { one, order } = await orderedFromFirst()
  await cancel(order.id)
  expect((await orderAgain(one.id)).status).toBe(201)
  expect(refusal(await orderAgain(one.id))).toEqual([409, 'purchase_order.exists'])
})

test('an acceptance can be withdrawn unless something is ordered, and the supplier is told', async () => {
  const { api } = portal
  const { first, one, order } = await orderedFromFirst()
  expect(refusal(await takeBack(one.id))).toEqual([409, 'supplier_quote.ordered'])
  await cancel(order.id)
  await api.runJobs()
  api.mails.length = 0
  expect((await takeBack(one.id, { reason: 'The customer waits' })).body).toMatchObject({
    status: 'pending',
    awards: [],
    awardedAmount: null,
    decidedAt: null,
  })
  await api.runJobs()
  expect(api.mails.map(({ to, subject }) => [JSON.stringify(to), subject])).toEqual([
    [expect.stringContaining(first.user.email), expect.stringContaining('taken back')],
  ])
  expect(refusal(await takeBack(one.id))).toEqual([409, 'supplier_quote.nothing_to_take_back'])
})

test('a late purchase order does not override awards made meanwhile', async () => {
  const { one, order } = await orderedFromFirst()
  await cancel(order.id)
  await takeBack(one.id)
  const { api, admin } = portal
  await decideQuote(api, admin, one.id, { status: 'accepted' })
  const basedOn = JSON.stringify({ revision: 1, awardedAmount: '1.00' })
  const late = formOf({ supplierQuoteId: one.id, deliveryDate: dayFromNow(30), basedOn })
  expect(refusal(await admin.post('/api/admin/purchase-orders', late))).toEqual([409, 'write.stale'])
})

const suspend = (supplier: Person) =>
  portal.admin.patch(`/api/admin/suppliers/${supplier.user.id}/suspension`, { isSuspended: true, reason: 'Late' })
const remove = (supplier: Person) =>
  portal.api.request('delete', `/api/admin/users/${supplier.user.id}`, { as: portal.admin.token })

test.each([
  ['suspended', suspend, 'isSuspended'],
  ['deleted', remove, 'isDeleted'],
] as const)('nothing is awarded to or ordered from a %s supplier', async (state, end, mark) => {
  const { api, admin } = portal
  const [one, other] = [await newSupplier(api), await newSupplier(api)]
  const request = await askSuppliers(admin, [one, other])
  const accepted = await quoteRequest(one, request)
  const pending = await quoteRequest(other, request)
  await decideQuote(api, admin, accepted.id, { status: 'accepted' })
  for (const supplier of [one, other]) expect((await end(supplier)).status).toBeLessThan(300)
  const code = `supplier_quote.supplier_${state}`
  expect(refusal(await decideQuote(api, admin, pending.id, { status: 'accepted' }))).toEqual([409, code])
  expect(refusal(await orderAgain(accepted.id))).toEqual([409, code])
  const { body } = await admin.get(`/api/admin/supplier-requests/${request.id}`)
  expect(body.supplierQuotes.every(({ supplier }: { supplier: Record<string, boolean> }) => supplier[mark])).toBe(true)
})

test('a supplier that owes goods cannot be deleted, and the deletion preview says what stays', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const { order } = await orderFrom(api, admin, supplier)
  const preview = () => admin.get(`/api/admin/users/${supplier.user.id}/deletion`)
  expect((await preview()).body.supplier).toEqual({ requests: 1, quotes: 1, purchaseOrders: 1, openPurchaseOrders: 1 })
  expect(refusal(await remove(supplier))).toEqual([409, 'user.open_purchase_orders'])
  await cancel(order.id)
  expect((await preview()).body.supplier.openPurchaseOrders).toBe(0)
  expect((await remove(supplier)).status).toBeLessThan(300)
})

test('a request closes once everything is awarded and no quote awaits a decision, and reopens when pieces are returned', async () => {
  const { api, admin } = portal
  const [first, second, late] = [await newSupplier(api), await newSupplier(api), await newSupplier(api)]
  const request = await askSuppliers(admin, [first, second, late])
  const [one] = [await quoteRequest(first, request), await quoteRequest(second, request)]
  const own = `/api/supplier/requests/${request.id}`
  await decideQuote(api, admin, one.id, { status: 'accepted', othersNotSelected: true })
  expect((await late.get(own)).body).toMatchObject({ status: 'closed', isOpen: false, isAwarded: true })
  expect((await late.get('/api/supplier/requests?status=closed')).body).toHaveLength(1)
  expect((await late.get('/api/supplier/dashboard')).body).toMatchObject({ openRequests: 0 })
  expect(refusal(await late.post(`${own}/quote`, quoteForm(request)))).toEqual([409, 'supplier_request.all_awarded'])
  const more = await admin.post(`/api/admin/supplier-requests/${request.id}/suppliers`, {
    supplierIds: [(await newSupplier(api)).user.id],
  })
  expect(refusal(more)).toEqual([409, 'supplier_request.all_awarded'])
  await takeBack(one.id)
  expect((await late.get(own)).body).toMatchObject({ status: 'new', isOpen: true, isAwarded: false })
  expect((await late.post(`${own}/quote`, quoteForm(request))).status).toBe(201)
})

test('a request stays open while a quote awaits a decision', async () => {
  const { api, admin } = portal
  const [first, second, late] = [await newSupplier(api), await newSupplier(api), await newSupplier(api)]
  const request = await askSuppliers(admin, [first, second, late])
  const [one] = [await quoteRequest(first, request), await quoteRequest(second, request)]
  await decideQuote(api, admin, one.id, { status: 'accepted' })
  expect((await late.get(`/api/supplier/requests/${request.id}`)).body).toMatchObject({ status: 'new', isOpen: true })
})

test('a quote stays in its currency when it is revised without naming one', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const request = await askSuppliers(admin, [supplier])
  expect(await quoteRequest(supplier, request, '10', { currency: 'EUR' })).toMatchObject({ currency: 'EUR' })
  expect(await quoteRequest(supplier, request, '11')).toMatchObject({ currency: 'EUR', revision: 2 })
})

test('who cancels an order and who receives its goods at once do not wait for each other', async () => {
  const { admin } = portal
  for (let times = 0; times < 4; times += 1) {
    const { order } = await orderedFromFirst()
    const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const receive = admin.post(`/api/admin/purchase-orders/${order.id}/receipts`, { lines })
    const answers = await Promise.all([cancel(order.id), receive])
    expect(answers.map(({ status }) => Math.floor(status / 100)).sort()).toEqual([2, 4])
  }
})

test('a purchase order is not cancelled without a reason for its supplier', async () => {
  const { order } = await orderedFromFirst()
  const refused = await portal.admin.patch(`/api/admin/purchase-orders/${order.id}/status`, { status: 'cancelled' })
  expect([refused.status, refused.body.fields]).toEqual([400, { reason: 'Please tell the supplier why' }])
})

test('an award of more money than can be kept is refused, though each price fits', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const parts = [
    { name: 'One', quantities: [1, 1000] },
    { name: 'Other', quantities: [1, 1000] },
  ]
  const request = await askSuppliers(admin, [supplier], { parts })
  const prices = request.parts.flatMap(({ id }) => [
    { partId: id, quantity: 1, unitPrice: '1' },
    { partId: id, quantity: 1000, unitPrice: '999999999' },
  ])
  const quote = (
    await supplier.post(
      `/api/supplier/requests/${request.id}/quote`,
      formOf({ prices: JSON.stringify(prices), leadTime: '9' }),
    )
  ).body
  expect(quote.price).toBe('2.00')
  const awards = request.parts.map(({ id }) => ({ partId: id, quantity: 1000 }))
  const refused = await decideQuote(api, admin, quote.id, { status: 'accepted', awards })
  expect([refused.status, refused.body.fields]).toEqual([400, { awards: 'This is more than an award can be' }])
})
