import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin } from './factories.ts'
import type { Answered } from './harness.ts'
import { dayFromNow, type Person, type Portal, personOf, refusal, startPortal } from './main-job.ts'
import { formOf, pdfBytes } from './samples.ts'

let portal: Portal
let colleague: Person
beforeAll(async () => {
  portal = await startPortal()
  colleague = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Colleague' }))
})
afterAll(() => portal.api.stop())

const newOrder = () => portal.job.order(portal.customer.token, portal.admin.token)
const newRfq = async () => (await portal.job.submitRfq(portal.customer.token)).id
const decline = (person: Person, id: string) => person.patch(`/api/admin/rfqs/${id}/status`, { status: 'declined' })
const answer = (status: string, revision = '1') => formOf({ status, revision })

async function archived(): Promise<string> {
  const { orderId } = await newOrder()
  await portal.job.uploadInvoice(colleague.token, orderId)
  await colleague.patch(`/api/orders/${orderId}/payment`, { paymentStatus: 'paid' })
  return orderId
}

async function delivered(): Promise<string> {
  const { orderId } = await newOrder()
  await colleague.post(`/api/orders/${orderId}/shipments`, { quantityShipped: 10 })
  await portal.job.setStatus(colleague.token, orderId, 'delivered')
  return orderId
}

async function accepted(): Promise<string> {
  const id = await newRfq()
  await portal.job.quote(portal.admin.token, id)
  const quote = await portal.job.accept(portal.customer.token, id)
  await portal.job.sendPurchaseOrder(portal.customer.token, quote.id)
  return id
}

/** What an admin does too late, once a colleague has ended what it is about. */
const late: [string, () => Promise<Answered>][] = [
  [
    'order.archived',
    async () => portal.admin.patch(`/api/orders/${await archived()}/tracking`, { trackingNumber: '1' }),
  ],
  [
    'order.not_archived',
    async () => {
      const id = await archived()
      await colleague.patch(`/api/admin/orders/${id}/reopen`)
      return portal.admin.patch(`/api/admin/orders/${id}/reopen`)
    },
  ],
  [
    'order.already_delivered',
    async () => portal.admin.patch(`/api/orders/${await delivered()}/status`, { status: 'packing' }),
  ],
  [
    'order.due_date_final',
    async () => portal.admin.patch(`/api/orders/${await delivered()}/due-date`, { dueDate: dayFromNow(40) }),
  ],
  [
    'order.exists',
    async () => {
      const id = await accepted()
      await portal.job.createOrder(colleague.token, id)
      return portal.admin.post(`/api/admin/rfqs/${id}/create-order`, { dueDate: dayFromNow(30) })
    },
  ],
  [
    'rfq.already_decided',
    async () => {
      const id = await newRfq()
      await decline(colleague, id)
      return decline(portal.admin, id)
    },
  ],
  [
    'quote.rfq_not_quotable',
    async () => {
      const id = await newRfq()
      await decline(colleague, id)
      const terms = { amount: '1.00', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }
      return portal.admin.post(`/api/admin/rfqs/${id}/quote`, formOf(terms))
    },
  ],
]

test.each(late)('an admin whom %s refuses is told who was faster, and when', async (code, write) => {
  const refused = await write()
  expect(refusal(refused)).toEqual([409, code])
  expect(refused.body.changed).toMatchObject({ by: 'Grace Colleague', isSelf: false, at: expect.any(String) })
})

test('a customer who answers what the provider declined is told when, and no name', async () => {
  const id = await newRfq()
  await portal.job.quote(portal.admin.token, id)
  await decline(colleague, id)
  const refused = await portal.customer.post(`/api/rfqs/${id}/quote/respond`, answer('accepted'))
  expect(refusal(refused)).toEqual([409, 'quote.not_pending'])
  expect(refused.body.changed).toMatchObject({ by: null, isSelf: false, at: expect.any(String) })
})

test('a customer who decides twice, in two windows, is told that it was they', async () => {
  const { orderId } = await newOrder()
  await portal.job.setStatus(portal.admin.token, orderId, 'quality_check')
  const files = { qualityCheck: [{ name: 'report.pdf', bytes: pdfBytes('report') }] }
  await portal.admin.patch(`/api/orders/${orderId}/quality-check`, formOf({}, files))
  const decide = () =>
    portal.customer.post(`/api/orders/${orderId}/approve-quality-check`, { approved: false, notes: 'Burrs' })
  expect((await decide()).status).toBe(200)
  const refused = await decide()
  expect(refusal(refused)).toEqual([409, 'order.quality_check_decided'])
  expect(refused.body.changed).toMatchObject({ isSelf: true, by: portal.customer.user.name })
})
