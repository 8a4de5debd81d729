import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInUser, signedInAdmin, signedInCustomer } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mainJob, rfqFields } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { unzip } from '../../../test/unzip.ts'

let api: TestApi
let customer: SignedInUser
let admin: SignedInUser
let job: ReturnType<typeof mainJob>

beforeAll(async () => {
  api = await startApi({ env: { LOG_LEVEL: 'error' } })
  customer = await signedInCustomer(api, { name: '山田 太郎', company: '株式会社テスト' })
  admin = await signedInAdmin(api)
  job = mainJob(api)
})
afterAll(() => api.stop())

const get = async (path: string, as = customer.token) => (await api.request('get', path, { as })).body

test('a request becomes an archived order step by step, and can be ordered again', async () => {
  const rfq = await job.submitRfq(customer.token)
  expect(rfq).toMatchObject({ displayNumber: 'SQTE-0001', status: 'submitted', quantity: 10, material: 'aluminum' })
  const uploaded = await job.uploadDrawings(customer.token, rfq.id)
  expect(uploaded.map((file) => file)).toMatchObject([{ fileType: 'step' }, { fileType: 'pdf' }])

  await api.request('patch', `/api/admin/rfqs/${rfq.id}/status`, { as: admin.token, json: { status: 'reviewing' } })
  expect(await get(`/api/rfqs/${rfq.id}`)).toMatchObject({
    status: 'reviewing',
    files: [{}, {}],
    user: { name: '山田 太郎' },
  })

  await job.quote(admin.token, rfq.id)
  await api.runJobs()
  expect(api.mails.at(-1)?.subject).toBe('Your quote SQTE-0001 for Gripper bracket is ready')
  const [quote] = await get('/api/quotes')
  expect(quote).toMatchObject({
    amount: '1250.00',
    status: 'pending',
    quoteNumber: 'SQTE-0001',
    rfq: { status: 'quoted' },
  })
  const pdf = await api.request('get', `/api/quotes/${quote.id}/download`, { as: customer.token })
  expect(pdf.bytes.toString('latin1')).toBe(pdfBytes('Quote'))

  await job.accept(customer.token, rfq.id)
  await job.sendPurchaseOrder(customer.token, quote.id)
  const order = await job.createOrder(admin.token, rfq.id)
  expect(order).toMatchObject({
    orderNumber: 'SORD-0001',
    orderStatus: 'pending',
    customerPurchaseOrderNumber: 'PO-77',
  })

  await job.setStatus(admin.token, order.id, 'manufacturing')
  await job.setStatus(admin.token, order.id, 'quality_check')
  const qualityCheck = [{ name: 'report.pdf', bytes: pdfBytes('Report') }]
  const files = await api.request('patch', `/api/orders/${order.id}/quality-check`, {
    as: admin.token,
    form: formOf({}, { qualityCheck }),
  })
  expect(files.body).toMatchObject([{ fileName: 'report.pdf', fileType: 'pdf' }])
  const decided = await api.request('post', `/api/orders/${order.id}/approve-quality-check`, {
    as: customer.token,
    json: { approved: true, notes: 'Looks good' },
  })
  expect(decided.body).toMatchObject({ orderStatus: 'packing', qualityCheckStatus: 'approved' })

  for (const quantityShipped of [4, 6]) {
    const shipment = { quantityShipped, trackingNumber: `1Z${quantityShipped}`, shippingCarrier: 'UPS' }
    const made = await api.request('post', `/api/orders/${order.id}/shipments`, { as: admin.token, json: shipment })
    expect(made.body).toMatchObject({ quantityShipped, status: 'in_transit', trackingStatus: 'material_procurement' })
  }
  await job.setStatus(admin.token, order.id, 'shipped')
  await job.setStatus(admin.token, order.id, 'delivered')
  await job.uploadInvoice(admin.token, order.id)
  await api.request('patch', `/api/orders/${order.id}/payment`, { as: admin.token, json: { paymentStatus: 'paid' } })

  const seen = await get(`/api/orders/${order.id}`)
  expect(seen).toMatchObject({ orderStatus: 'delivered', isArchived: true, quantityShipped: 10, quantityRemaining: 0 })
  expect(seen.stageChanges.map((change: { to: string }) => change.to)).toEqual([
    'pending',
    'manufacturing',
    'quality_check',
    'packing',
    'shipped',
    'delivered',
  ])
  expect(await get('/api/admin/orders/archived', admin.token)).toHaveLength(1)

  const zip = await api.request('get', `/api/orders/${order.id}/files/download-all`, { as: customer.token })
  expect(zip.headers.get('content-disposition')).toContain('order-SORD-0001-documents.zip')
  expect([...(await unzip(zip.bytes)).keys()].sort()).toEqual([
    'Drawings/bracket.pdf',
    'Drawings/bracket.step',
    'Invoice/invoice.pdf',
    'Purchase Order/po.pdf',
    'Quality Check/report.pdf',
    'Quote/quote.pdf',
  ])

  const again = await api.request('post', `/api/orders/${order.id}/reorder`, { as: customer.token, json: {} })
  expect(again.body.rfq).toMatchObject({ projectName: `REORDER: ${rfqFields.projectName}`, displayNumber: 'SQTE-0002' })
  const copy = await get(`/api/admin/rfqs/${again.body.rfq.id}/files`, admin.token)
  expect(copy.map((file: { fileName: string }) => file.fileName).sort()).toEqual(['bracket.pdf', 'bracket.step'])
})
