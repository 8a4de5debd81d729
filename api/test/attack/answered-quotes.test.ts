import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Company } from '../../src/models/company.ts'
import { anotherCustomer, countRows, dayFromNow, orphanedObjects, type Portal, startPortal } from '../main-job.ts'
import { formOf, pdfBytes } from '../samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

afterEach(async () => {
  expect(await orphanedObjects(portal.api)).toEqual([])
})

async function quoted() {
  const { job, customer, admin } = portal
  const { id } = await job.submitRfq(customer.token)
  return { rfqId: id, quoteId: (await job.quote(admin.token, id)).id }
}

const byStatus = <T extends { status: number }>(answers: T[]) => answers.toSorted((a, b) => a.status - b.status)

test('of two concurrent acceptances, each with a purchase order, one is complete and nothing of the other is left', async () => {
  const { api, customer } = portal
  const company = await Company.query(api.knex)
    .findById(customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(api, { company, companyRole: 'buyer' })
  const { rfqId, quoteId } = await quoted()
  const accept = (token: string, number: string) => {
    const purchaseOrder = [{ name: `${number}.pdf`, bytes: pdfBytes(number) }]
    const form = formOf({ status: 'accepted', revision: '1', purchaseOrderNumber: number }, { purchaseOrder })
    return api.request('post', `/api/rfqs/${rfqId}/quote/respond`, { as: token, form })
  }
  const answers = await Promise.all([accept(customer.token, 'PO-A'), accept(colleague.token, 'PO-B')])
  const [won, lost] = byStatus(answers)
  expect([won?.status, lost?.status, lost?.body.code]).toEqual([200, 409, 'quote.not_pending'])
  const kept = (await customer.get(`/api/quotes/${quoteId}`)).body.purchaseOrderNumber
  expect(kept).toBe(won?.body.purchaseOrderNumber)
  const file = await customer.get(`/api/quotes/${quoteId}/purchase-order/download`)
  expect(file.bytes.toString('latin1')).toBe(pdfBytes(kept))
  expect(await countRows(api, 'files', { linkedToType: 'purchase_order', linkedToId: quoteId })).toBe(1)
})

test('a quote accepted in one tab and declined in the other keeps the first answer, and both tabs say so', async () => {
  const { customer } = portal
  const { rfqId, quoteId } = await quoted()
  const answers = await Promise.all(
    ['accepted', 'declined', 'accepted', 'declined'].map((status) =>
      customer.post(`/api/rfqs/${rfqId}/quote/respond`, { status, revision: 1 }),
    ),
  )
  const [won, ...lost] = byStatus(answers)
  expect(won?.status).toBe(200)
  expect(lost.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'quote.not_pending']))
  const quote = (await customer.get(`/api/quotes/${quoteId}`)).body
  expect([quote.status, quote.rfq.status]).toEqual([won?.body.status, won?.body.status])
})

test('a quote accepted while being revised is accepted as seen, or not at all', async () => {
  const { customer, admin } = portal
  const { rfqId, quoteId } = await quoted()
  const dearer = { amount: '9999.00', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }
  const [accepted, revised] = await Promise.all([
    customer.post(`/api/rfqs/${rfqId}/quote/respond`, { status: 'accepted', revision: 1 }),
    admin.post(`/api/admin/rfqs/${rfqId}/quote`, formOf(dearer)),
  ])
  const { status, revision, amount } = (await customer.get(`/api/quotes/${quoteId}`)).body
  const outcome = [accepted.status, revised.status, status, revision, amount]
  const acceptedFirst = [200, 409, 'accepted', 1, '1250.00']
  const revisedFirst = [409, 201, 'pending', 2, '9999.00']
  expect([acceptedFirst, revisedFirst]).toContainEqual(outcome)
})
