import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cutOff } from '../cut-off.ts'
import { countRows, orphanedObjects, type Portal, startPortal } from '../main-job.ts'
import { formOf, pdfBytes } from '../samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

afterEach(async () => {
  await expect.poll(() => orphanedObjects(portal.api)).toEqual([])
})

/** A browser retries with the same key. */
const withKey = () => ({ 'idempotency-key': randomUUID() })
const purchaseOrder = [{ name: 'po.pdf', bytes: pdfBytes('PO') }]

async function quoted() {
  const { job, customer, admin } = portal
  const { id } = await job.submitRfq(customer.token)
  return { rfqId: id, quoteId: (await job.quote(admin.token, id)).id }
}

test('a purchase order that was cut off leaves the quote waiting, and is accepted on retry', async () => {
  const { api, job, customer } = portal
  const { rfqId, quoteId } = await quoted()
  await job.accept(customer.token, rfqId)
  const path = `/api/quotes/${quoteId}/purchase-order`
  const fields = { purchaseOrderNumber: 'PO-1' }
  const headers = withKey()
  await cutOff(api, { path, token: customer.token, fields, field: 'purchaseOrder', headers })
  const before = (await customer.get(`/api/quotes/${quoteId}`)).body
  expect(before).toMatchObject({ status: 'accepted', purchaseOrderUrl: null, purchaseOrderNumber: null })
  expect(await countRows(api, 'files', { linkedToType: 'purchase_order', linkedToId: quoteId })).toBe(0)

  const again = await api.request('post', path, {
    as: customer.token,
    form: formOf(fields, { purchaseOrder }),
    headers,
  })
  expect([again.status, again.body.quote.purchaseOrderNumber]).toEqual([201, 'PO-1'])
  const file = await customer.get(`/api/quotes/${quoteId}/purchase-order/download`)
  expect(file.bytes.toString('latin1')).toBe(pdfBytes('PO'))
})

test('an acceptance whose purchase order was cut off accepts nothing, until the retry', async () => {
  const { api, customer } = portal
  const { rfqId, quoteId } = await quoted()
  const path = `/api/rfqs/${rfqId}/quote/respond`
  const fields = { status: 'accepted', revision: '1', purchaseOrderNumber: 'PO-2' }
  const headers = withKey()
  await cutOff(api, { path, token: customer.token, fields, field: 'purchaseOrder', headers })
  expect((await customer.get(`/api/quotes/${quoteId}`)).body).toMatchObject({
    status: 'pending',
    rfq: { status: 'quoted' },
  })
  const again = await api.request('post', path, {
    as: customer.token,
    form: formOf(fields, { purchaseOrder }),
    headers,
  })
  expect(again.body).toMatchObject({ status: 'accepted', purchaseOrderNumber: 'PO-2', rfq: { status: 'accepted' } })
})

test('a drawing that was cut off and retried is stored once, in the same request', async () => {
  const { api, job, customer } = portal
  const { id } = await job.submitRfq(customer.token)
  const path = '/api/files/upload'
  const fields = { linkedToType: 'rfq', linkedToId: id }
  const headers = withKey()
  await cutOff(api, { path, token: customer.token, fields, field: 'files', headers })
  expect((await customer.get(`/api/rfqs/${id}`)).body.files).toEqual([])
  const files = [{ name: 'drawing.pdf', bytes: pdfBytes('Drawing') }]
  const send = () => api.request('post', path, { as: customer.token, form: formOf(fields, { files }), headers })
  expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(201)
  expect((await customer.get(`/api/rfqs/${id}`)).body.files).toMatchObject([{ fileName: 'drawing.pdf' }])
})
