import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes, type SampleFile } from '../../../test/samples.ts'
import { unzip } from '../../../test/unzip.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const pdf = (name: string, words = name): SampleFile => ({ name, bytes: pdfBytes(words) })
const download = (orderId: string) => portal.customer.get(`/api/orders/${orderId}/files/download-all`)

test('the ZIP of an order holds each of its documents once, in the current version', async () => {
  const { customer, admin, job } = portal
  const { id } = await job.submitRfq(customer.token)
  const drawings = [pdf('図面.pdf'), pdf('same.pdf', 'one'), pdf('same.pdf', 'two')]
  await customer.post('/api/files/upload', formOf({ linkedToType: 'rfq', linkedToId: id }, { files: drawings }))
  const offer = (file: SampleFile) => ({
    as: admin.token,
    form: formOf(
      { amount: '5', validUntil: dayFromNow(30), estimatedDeliveryDate: '2099-01-01' },
      { quoteFile: [file] },
    ),
  })
  await portal.api.request('post', `/api/admin/rfqs/${id}/quote`, offer(pdf('first offer.pdf')))
  const quote = (await portal.api.request('post', `/api/admin/rfqs/${id}/quote`, offer(pdf('second offer.pdf')))).body
  await job.accept(customer.token, id, 2)
  await job.sendPurchaseOrder(customer.token, quote.id)
  const order = await job.createOrder(admin.token, id)
  await admin.patch(`/api/orders/${order.id}/quality-check`, formOf({}, { qualityCheck: [pdf('report.pdf')] }))
  for (const invoice of [pdf('wrong.pdf'), pdf('invoice.pdf')]) {
    await admin.patch(`/api/orders/${order.id}/invoice`, formOf({}, { invoice: [invoice] }))
  }

  const answer = await download(order.id)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="order-${order.orderNumber}-documents.zip"`,
  )
  const entries = await unzip(answer.bytes)
  expect(Object.fromEntries([...entries].map(([name, bytes]) => [name, bytes.toString('latin1')]))).toEqual({
    'Drawings/図面.pdf': pdfBytes('図面.pdf').replace('図面', Buffer.from('図面').toString('latin1')),
    'Drawings/same.pdf': pdfBytes('one'),
    'Drawings/same (2).pdf': pdfBytes('two'),
    'Quote/second offer.pdf': pdfBytes('second offer.pdf'),
    'Purchase Order/po.pdf': pdfBytes('PO'),
    'Quality Check/report.pdf': pdfBytes('report.pdf'),
    'Invoice/invoice.pdf': pdfBytes('invoice.pdf'),
  })
})

test("an order without files says so in the words of docs/product/orders.md, 'Documents'", async () => {
  const { orderId, rfqId, quoteId } = await portal.job.order(portal.customer.token, portal.admin.token)
  const { knex } = portal.api
  await knex('quotes').where({ id: quoteId }).update({ purchaseOrderFileId: null })
  await knex('quoteRevisions').where({ quoteId }).update({ fileId: null })
  await knex('files').whereIn('linkedToId', [rfqId, quoteId]).delete()
  const answer = await download(orderId)
  expect([...refusal(answer), answer.body.message]).toEqual([
    404,
    'file.none_available',
    'No files are available for download with this order.',
  ])
})

test('a deleted quality file is no longer in the ZIP', async () => {
  const { orderId } = await portal.job.order(portal.customer.token, portal.admin.token)
  const form = formOf({}, { qualityCheck: [pdf('old.pdf'), pdf('new.pdf')] })
  const [old] = (await portal.admin.patch(`/api/orders/${orderId}/quality-check`, form)).body
  await portal.admin.delete(`/api/admin/orders/${orderId}/quality-check-files/${old.id}`)
  const names = [...(await unzip((await download(orderId)).bytes)).keys()]
  expect(names.filter((name) => name.startsWith('Quality'))).toEqual(['Quality Check/new.pdf'])
})
