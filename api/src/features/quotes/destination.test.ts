import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const po = { purchaseOrder: [{ name: 'po.pdf', bytes: pdfBytes('PO') }] }
const respond = (rfqId: string, fields: Record<string, string>, files = {}) =>
  portal.customer.post(`/api/rfqs/${rfqId}/quote/respond`, formOf(fields, files))
const read = async (quoteId: string) => (await portal.customer.get(`/api/quotes/${quoteId}`)).body

async function quoted() {
  const rfq = await portal.job.submitRfq(portal.customer.token)
  const quote = await portal.job.quote(portal.admin.token, rfq.id)
  return { rfqId: rfq.id, quoteId: quote.id }
}

const place = { address: '9 Main St', city: 'Austin', state: 'TX', postalCode: '78701', country: 'United States' }
const office = { ...place, name: 'Accounts' }
const destination = (named: object) => ({ destination: JSON.stringify({ shipTo: null, billTo: null, ...named }) })

test('addresses that come with a purchase order are confirmed, and those of the request apply until then', async () => {
  const { rfqId, quoteId } = await quoted()
  expect(await read(quoteId)).toMatchObject({ destination: null })
  const answer = { status: 'accepted', revision: '1', purchaseOrderNumber: 'PO-ADDR-1' }
  const { status, body } = await respond(rfqId, { ...answer, ...destination({ billTo: office }) }, po)
  expect([status, body.destination]).toEqual([200, { shipTo: null, billTo: office }])
  const made = await portal.admin.post(`/api/admin/rfqs/${rfqId}/create-order`, { dueDate: dayFromNow(30) })
  expect(made.body).toMatchObject({ shipTo: null, billTo: office })
})

test('addresses can be confirmed with a purchase order that comes later', async () => {
  const { rfqId, quoteId } = await quoted()
  await portal.job.accept(portal.customer.token, rfqId)
  const fields = { purchaseOrderNumber: 'PO-ADDR-2', ...destination({ shipTo: office }) }
  const { status, body } = await portal.customer.post(`/api/quotes/${quoteId}/purchase-order`, formOf(fields, po))
  expect([status, body.quote.destination]).toEqual([201, { shipTo: office, billTo: null }])
})

test('addresses without a purchase order, and incomplete ones, are refused', async () => {
  const { rfqId, quoteId } = await quoted()
  const answer = { status: 'accepted', revision: '1' }
  expect(refusal(await respond(rfqId, { ...answer, ...destination({ shipTo: office }) }))).toEqual([
    400,
    'quote.purchase_order_incomplete',
  ])
  const { status, body } = await respond(rfqId, { ...answer, ...destination({ shipTo: { ...office, city: '' } }) }, po)
  expect([status, body.fields]).toEqual([400, { destination: expect.stringContaining('street and number, city') }])
  expect(await read(quoteId)).toMatchObject({ status: 'pending', destination: null })
})
