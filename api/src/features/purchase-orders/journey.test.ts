import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
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

test('from an RFQ through two quotes and a decline to goods received and paid for', async () => {
  const { api, admin, customer, job } = portal
  const rfq = await job.submitRfq(customer.token)
  const [drawing] = await job.uploadDrawings(customer.token, rfq.id)
  const [cheap, dear, busy] = [await newSupplier(api), await newSupplier(api), await newSupplier(api)]
  const { parts } = (await admin.get(`/api/rfqs/${rfq.id}`)).body
  const request = await askSuppliers(admin, [cheap, dear, busy], {
    parts: [{ rfqPartId: parts[0].id, quantities: [10, 100] }],
    rfqFiles: [{ fileId: drawing?.id }],
  })
  expect((await admin.get(`/api/rfqs/${rfq.id}`)).body.status).toBe('sent_to_suppliers')

  const received = await busy.post(`/api/supplier/requests/${request.id}/viewed`)
  expect(received.body).toMatchObject({
    status: 'viewed',
    files: [{ fileName: expect.stringMatching(/^REF-\d+-1\.step$/) }],
  })
  expect((await busy.post(`/api/supplier/requests/${request.id}/decline`, { reason: 'No capacity' })).body.status).toBe(
    'declined',
  )
  const quote = await quoteRequest(cheap, request, '12.345', { setupPrice: '50', freightPrice: '9.9' })
  expect(quote).toMatchObject({ price: '183.35', revision: 1 })
  const lost = await quoteRequest(dear, request, '20')

  const { body: shown } = await admin.get(`/api/admin/supplier-requests/${request.id}`)
  expect(shown).toMatchObject({
    quoteCount: 2,
    bestPrices: [{ currency: 'USD', price: '183.35' }],
    avgLeadTime: 14,
    rfqs: [{ id: rfq.id, displayNumber: rfq.displayNumber }],
  })
  expect(shown.assignedSuppliers.map((each: { status: string }) => each.status).sort()).toEqual([
    'declined',
    'quoted',
    'quoted',
  ])

  const accepted = await decideQuote(api, admin, quote.id, { status: 'accepted', othersNotSelected: true })
  expect(accepted.body).toMatchObject({ status: 'accepted', awardedAmount: '183.35', hasPurchaseOrder: false })
  expect((await dear.get(`/api/supplier/quotes/${lost.id}`)).body).toMatchObject({
    status: 'not_selected',
    feedback: 'Quote not selected for this project.',
  })

  const order = await orderQuote(admin, quote.id)
  const own = `/api/supplier/purchase-orders/${order.id}`
  expect((await cheap.post(`${own}/acknowledge`, { promisedDate: dayFromNow(20) })).body).toMatchObject({
    status: 'acknowledged',
    promisedDate: dayFromNow(20),
    seal: request.seal,
  })
  const photo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const progress = formOf(
    { notes: 'Blanks are sawn', inProduction: 'true' },
    { photos: [{ name: 'saw.png', bytes: photo }] },
  )
  expect((await cheap.post(`${own}/progress`, progress)).body).toMatchObject({
    status: 'in_production',
    progress: [{ notes: 'Blanks are sawn', photos: [{ fileName: 'saw.png' }] }],
  })
  expect((await cheap.post(`${own}/ship`, { trackingNumber: '1Z9', shippingCarrier: 'UPS' })).body.status).toBe(
    'shipped',
  )
  const invoice = formOf({ kind: 'invoice' }, { files: [{ name: 'invoice.pdf', bytes: pdfBytes() }] })
  expect((await cheap.post(`${own}/documents`, invoice)).body.documents).toMatchObject([
    { kind: 'invoice', isFromSupplier: true },
  ])

  const [line] = order.lines
  const receive = (quantity: number, rejected = 0) =>
    admin.post(`/api/admin/purchase-orders/${order.id}/receipts`, { lines: [{ lineId: line?.id, quantity, rejected }] })
  expect((await receive(4, 1)).body).toMatchObject({ status: 'shipped', quantityReceived: 4 })
  expect(refusal(await receive(7))).toEqual([409, 'purchase_order.more_than_ordered'])
  expect((await receive(6)).body).toMatchObject({ status: 'received', quantityReceived: 10, isLate: false })
  await admin.patch(`/api/admin/purchase-orders/${order.id}/payment`, { paymentStatus: 'paid' })
  expect((await cheap.get(own)).body).toMatchObject({ status: 'received', paymentStatus: 'paid' })

  expect((await admin.get(`/api/admin/suppliers/${cheap.user.id}`)).body.performance).toMatchObject({
    requests: 1,
    accepted: 1,
    acceptedShare: 100,
    onTimeShare: 100,
    qualityShare: 90.9,
  })
})

test('a step that nobody took has no date', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const { order } = await orderFrom(api, admin, supplier)
  const path = `/api/admin/purchase-orders/${order.id}`
  const never = { acknowledgedAt: null, inProductionAt: null }
  expect(await supplier.post(`/api/supplier/purchase-orders/${order.id}/ship`, {})).toMatchObject({
    body: { status: 'shipped', shippedAt: expect.any(String), ...never },
  })
  const received = await admin.post(`${path}/receipts`, { lines: [{ lineId: order.lines[0]?.id, quantity: 10 }] })
  expect(received.body).toMatchObject({ status: 'received', receivedAt: expect.any(String), ...never })
})

test('two admins who receive the last pieces at once receive them once', async () => {
  const { api, admin } = portal
  const { order } = await orderFrom(api, admin, await newSupplier(api))
  const lines = [{ lineId: order.lines[0]?.id, quantity: 10 }]
  const path = `/api/admin/purchase-orders/${order.id}/receipts`
  const answers = await Promise.all([admin.post(path, { lines }), admin.post(path, { lines })])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await admin.get(`/api/admin/purchase-orders/${order.id}`)).body.quantityReceived).toBe(10)
})

test('two admins who order an accepted quote at once make one purchase order', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const request = await askSuppliers(admin, [supplier])
  const quote = await quoteRequest(supplier, request)
  await decideQuote(api, admin, quote.id, { status: 'accepted' })
  const form = () => formOf({ supplierQuoteId: quote.id, deliveryDate: dayFromNow(30) })
  const path = '/api/admin/purchase-orders'
  const answers = await Promise.all([admin.post(path, form()), admin.post(path, form())])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('two admins who award the same pieces to two suppliers at once award them once', async () => {
  const { api, admin } = portal
  const [one, other] = [await newSupplier(api), await newSupplier(api)]
  const request = await askSuppliers(admin, [one, other])
  const quotes = [await quoteRequest(one, request), await quoteRequest(other, request)]
  const answers = await Promise.all(quotes.map(({ id }) => decideQuote(api, admin, id, { status: 'accepted' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an award can be split by quantity, at the price of the highest quoted quantity it reaches', async () => {
  const { api, admin } = portal
  const [one, other] = [await newSupplier(api), await newSupplier(api)]
  const request = await askSuppliers(admin, [one, other], { parts: [{ name: 'Bracket', quantities: [100, 500] }] })
  const partId = request.parts[0]?.id ?? ''
  const priced = (first: string, second: string) =>
    formOf({
      leadTime: '7',
      prices: JSON.stringify([
        { partId, quantity: 100, unitPrice: first },
        { partId, quantity: 500, unitPrice: second },
      ]),
    })
  const quote = async (supplier: typeof one, form: FormData) =>
    (await supplier.post(`/api/supplier/requests/${request.id}/quote`, form)).body.id
  const [first, second] = [await quote(one, priced('3', '2')), await quote(other, priced('4', '1'))]
  const award = (id: string, quantity: number) =>
    decideQuote(api, admin, id, { status: 'accepted', awards: [{ partId, quantity }] })
  expect(refusal(await award(first, 99))).toEqual([400, 'supplier_quote.quantity_not_offered'])
  expect((await award(first, 300)).body).toMatchObject({ awards: [{ unitPrice: '3.0000', amount: '900.00' }] })
  expect(refusal(await award(second, 201))).toEqual([409, 'supplier_quote.over_awarded'])
  expect((await award(second, 200)).body.awardedAmount).toBe('800.00')
})

test('after a request changes, only new quotes can be accepted', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const request = await askSuppliers(admin, [supplier])
  const quote = await quoteRequest(supplier, request)
  const json = { projectName: 'Milled bracket', material: 'Steel', quantity: 10, description: 'Milled from a block' }
  const path = `/api/admin/supplier-requests/${request.id}`
  const changed = await api.request('put', path, { as: admin.token, json })
  expect(changed.body).toMatchObject({ version: 2, supplierQuotes: [{ isOutdated: true }], bestPrices: [] })
  expect(changed.body.seal).not.toBe(request.seal)
  expect(refusal(await decideQuote(api, admin, quote.id, { status: 'accepted' }))).toEqual([
    409,
    'supplier_quote.outdated',
  ])
  expect(await quoteRequest(supplier, request, '13')).toMatchObject({ revision: 2, isOutdated: false })
  expect((await decideQuote(api, admin, quote.id, { status: 'accepted' })).status).toBe(200)
  const again = await api.request('put', path, { as: admin.token, json: { ...json, material: 'Brass' } })
  expect(refusal(again)).toEqual([409, 'supplier_request.awarded'])
})

test('a request accepts quotes until the end of its due date, and again once reopened', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const request = await askSuppliers(admin, [supplier], { dueDate: dayFromNow(0) })
  await quoteRequest(supplier, request)
  await api
    .knex('supplierRequests')
    .where({ id: request.id })
    .update({ dueDate: dayFromNow(-1) })
  const path = `/api/supplier/requests/${request.id}/quote`
  expect(refusal(await supplier.post(path, quoteForm(request)))).toEqual([409, 'supplier_request.closed'])
  await admin.post(`/api/admin/supplier-requests/${request.id}/reopen`, { dueDate: dayFromNow(1) })
  expect((await supplier.post(path, quoteForm(request))).status).toBe(201)
})

test('every submission is kept, with its file until the file is removed', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const request = await askSuppliers(admin, [supplier])
  const path = `/api/supplier/requests/${request.id}/quote`
  const { id } = (await supplier.post(path, quoteForm(request, '5', {}, true))).body
  await quoteRequest(supplier, request, '4')
  await quoteRequest(supplier, request, '3', { removeFile: 'true' })
  const { body } = await supplier.get(`/api/supplier/quotes/${id}/revisions`)
  const seen = body.map((each: Record<string, unknown>) => [each.revision, each.price, each.quoteFileName])
  expect(seen).toEqual([
    [3, '30.00', null],
    [2, '40.00', 'offer.pdf'],
    [1, '50.00', 'offer.pdf'],
  ])
})

test('a receipt is limited to the outstanding pieces, and to days since the order was issued', async () => {
  const { api, admin } = portal
  const { order } = await orderFrom(api, admin, await newSupplier(api))
  const receive = (json: object) => admin.post(`/api/admin/purchase-orders/${order.id}/receipts`, json)
  const lines = (quantity: number, rejected: number) => [{ lineId: order.lines[0]?.id, quantity, rejected }]
  expect(refusal(await receive({ lines: lines(4, 7) }))).toEqual([409, 'purchase_order.more_faulty_than_delivered'])
  expect(refusal(await receive({ lines: lines(1, 0), receivedOn: dayFromNow(-2) }))).toEqual([
    400,
    'purchase_order.received_before_issue',
  ])
  expect((await receive({ lines: lines(4, 6) })).status).toBe(201)
})

test('an order closed short does not count as delivered in full', async () => {
  const { api, admin } = portal
  const supplier = await newSupplier(api)
  const { order } = await orderFrom(api, admin, supplier)
  const path = `/api/admin/purchase-orders/${order.id}`
  await admin.post(`${path}/receipts`, { lines: [{ lineId: order.lines[0]?.id, quantity: 6 }] })
  await admin.patch(`${path}/status`, { status: 'received', acceptShort: true })
  const { performance } = (await admin.get(`/api/admin/suppliers/${supplier.user.id}`)).body
  expect(performance).toMatchObject({ received: 1, onTimeShare: null })
})

test('the customer never learns that suppliers were asked', async () => {
  const { admin, customer, job, api } = portal
  const rfq = await job.submitRfq(customer.token)
  await askSuppliers(admin, [await newSupplier(api)], { rfqId: rfq.id })
  expect((await admin.get(`/api/rfqs/${rfq.id}`)).body.status).toBe('sent_to_suppliers')
  expect((await customer.get(`/api/rfqs/${rfq.id}`)).body.status).toBe('reviewing')
  const { body } = await customer.get('/api/rfqs?status=reviewing')
  expect(body.map(({ id, status }: { id: string; status: string }) => [id, status])).toContainEqual([
    rfq.id,
    'reviewing',
  ])
  const found = await customer.get(`/api/find?q=${rfq.displayNumber}`)
  expect(JSON.stringify(found.body)).not.toContain('sent_to_suppliers')
})
