import { OrderStatus, QualityCheckStatus } from '@kerf/shared-contracts/contracts/orders'
import { addDays, dayIn } from '@kerf/shared-contracts/rules/calendar'
import { awaitsQualityDecision } from '@kerf/shared-contracts/rules/order-lifecycle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import {
  anotherCustomer,
  countRows,
  dayFromNow,
  type Person,
  type Portal,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'

/** Fourteen hours ahead of UTC all year: its days begin at 10:00 UTC on the day before. */
const businessTimeZone = 'Pacific/Kiritimati'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone } })
})
afterAll(() => portal.api.stop())

const nothing = { quotesToAnswer: 0, quotesWaitingForPurchaseOrder: 0, qualityChecksToDecide: 0 }
const oneOfEach = { quotesToAnswer: 1, quotesWaitingForPurchaseOrder: 1, qualityChecksToDecide: 1 }
const attention = async (person: Person) => (await person.get('/api/dashboard/attention')).body

async function quoted(person: Person): Promise<{ rfqId: string; quoteId: string }> {
  const { id: rfqId } = await portal.job.submitRfq(person.token)
  return { rfqId, quoteId: (await portal.job.quote(portal.admin.token, rfqId)).id }
}

async function accepted(person: Person): Promise<{ rfqId: string; quoteId: string }> {
  const offer = await quoted(person)
  await portal.job.accept(person.token, offer.rfqId)
  return offer
}

async function inQualityCheck(person: Person): Promise<string> {
  const { orderId } = await portal.job.order(person.token, portal.admin.token)
  await portal.job.setStatus(portal.admin.token, orderId, 'quality_check')
  return orderId
}

/** A quote awaiting an answer, one without its purchase order, and an order awaiting a decision. */
async function waitFor(person: Person) {
  return { quoted: await quoted(person), accepted: await accepted(person), orderId: await inQualityCheck(person) }
}

const setOrder = (id: string, fields: object) => portal.api.knex('orders').where({ id }).update(fields)
const respond = (person: Person, rfqId: string, status: string) =>
  person.post(`/api/rfqs/${rfqId}/quote/respond`, formOf({ status, revision: '1' }))

test('waiting items are counted until they are done', async () => {
  const { api, job, admin } = portal
  const customer = await anotherCustomer(api)
  expect(await attention(customer)).toEqual(nothing)
  await job.submitRfq(customer.token)
  await job.order(customer.token, admin.token)
  expect(await attention(customer)).toEqual(nothing)
  const { accepted, quoted, orderId } = await waitFor(customer)
  expect(await attention(customer)).toEqual(oneOfEach)

  await respond(customer, quoted.rfqId, 'accepted')
  expect(await attention(customer)).toEqual({ ...oneOfEach, quotesToAnswer: 0, quotesWaitingForPurchaseOrder: 2 })
  for (const { quoteId } of [accepted, quoted]) await job.sendPurchaseOrder(customer.token, quoteId)
  expect(await attention(customer)).toEqual({ ...nothing, qualityChecksToDecide: 1 })
  await customer.post(`/api/orders/${orderId}/approve-quality-check`, { approved: true })
  expect(await attention(customer)).toEqual(nothing)
})

test('a declined quote no longer waits, whoever declined it', async () => {
  const customer = await anotherCustomer(portal.api)
  const [own, theirs] = [await quoted(customer), await quoted(customer)]
  expect(await attention(customer)).toMatchObject({ quotesToAnswer: 2 })
  await respond(customer, own.rfqId, 'declined')
  await portal.admin.patch(`/api/admin/rfqs/${theirs.rfqId}/status`, { status: 'declined' })
  expect(await attention(customer)).toEqual(nothing)
})

test('owners and buyers see what is waiting in their company; viewers and strangers see nothing', async () => {
  const { owner, buyer, viewer } = await createTeam(portal.api, 'Attentive Works')
  const { quoted } = await waitFor(buyer)
  expect(await attention(owner)).toEqual(oneOfEach)
  expect(await attention(buyer)).toEqual(oneOfEach)
  expect(await attention(viewer)).toEqual(nothing)
  expect(refusal(await respond(viewer, quoted.rfqId, 'accepted'))).toEqual([403, 'auth.read_only'])
  expect(await attention(await anotherCustomer(portal.api))).toEqual(nothing)
  expect(await attention(await anotherCustomer(portal.api, { company: 'Other Works' }))).toEqual(nothing)

  await owner.patch(`/api/company/members/${viewer.user.id}`, { companyRole: 'buyer' })
  expect(await attention(viewer)).toEqual(oneOfEach)
})

test('a former member sees what is waiting among their later work, but nothing of the company’s', async () => {
  const { admin, api } = portal
  const { owner, buyer } = await createTeam(api, 'Left Works')
  const { quoted: there } = await waitFor(buyer)
  await admin.post(`/api/admin/users/${buyer.user.id}/unlink`)
  expect((await buyer.get(`/api/rfqs/${there.rfqId}`)).status).toBe(200)
  expect(await attention(buyer)).toEqual(nothing)
  expect(refusal(await respond(buyer, there.rfqId, 'accepted'))).toEqual([403, 'auth.former_member'])
  await quoted(buyer)
  expect(await attention(buyer)).toEqual({ ...nothing, quotesToAnswer: 1 })
  expect(await attention(owner)).toEqual(oneOfEach)

  const other = await createTeam(api, 'Next Works')
  await admin.post(`/api/admin/users/${buyer.user.id}/link`, { companyId: other.company.id })
  expect(await attention(buyer)).toEqual(await attention(other.owner))
  expect(await attention(buyer)).toEqual({ ...nothing, quotesToAnswer: 1 })
})

test('a quote is waiting until the end of the last valid day of its current revision, in the business’s time zone', async () => {
  const { api, admin, job } = portal
  const customer = await anotherCustomer(api)
  const { rfqId, quoteId } = await quoted(customer)
  const endOn = (validUntil: string, revision: number) =>
    api.knex('quoteRevisions').where({ quoteId, revision }).update({ validUntil })
  const today = dayIn(new Date(), businessTimeZone)
  await endOn(today, 1)
  expect(await attention(customer)).toEqual({ ...nothing, quotesToAnswer: 1 })
  await endOn(addDays(today, -1), 1)
  expect(await attention(customer)).toEqual(nothing)
  expect(refusal(await respond(customer, rfqId, 'accepted'))).toEqual([409, 'quote.expired'])
  await customer.post(`/api/quotes/${quoteId}/request-renewal`)
  expect(await attention(customer)).toEqual(nothing)
  await job.quote(admin.token, rfqId, { validUntil: dayFromNow(40), estimatedDeliveryDate: dayFromNow(40) })
  expect(await attention(customer)).toEqual({ ...nothing, quotesToAnswer: 1 })
  await endOn(addDays(today, -1), 2)
  await endOn(addDays(today, 9), 1)
  expect(await attention(customer)).toEqual(nothing)
})

test('quotes without a purchase order are counted as in the list, whether they expired or were ordered by hand', async () => {
  const { api, job, admin } = portal
  const customer = await anotherCustomer(api)
  const { quoteId } = await accepted(customer)
  await api
    .knex('quoteRevisions')
    .where({ quoteId })
    .update({ validUntil: dayFromNow(-9) })
  const ordered = await job.order(customer.token, admin.token)
  await api.knex('quotes').where({ id: ordered.quoteId }).update({ purchaseOrderFileId: null })
  await job.order(customer.token, admin.token)
  const listed = await customer.get('/api/quotes?group=waiting_for_po')
  expect(listed.headers.get('x-total-count')).toBe('2')
  expect(await attention(customer)).toEqual({ ...nothing, quotesWaitingForPurchaseOrder: 2 })
})

test('a quality check is waiting only in the states in which the customer may decide', async () => {
  const customer = await anotherCustomer(portal.api)
  const orderId = await inQualityCheck(customer)
  for (const orderStatus of OrderStatus.options) {
    for (const qualityCheckStatus of [...QualityCheckStatus.options, null]) {
      await setOrder(orderId, { status: orderStatus, qualityCheckStatus })
      const waits = awaitsQualityDecision({ orderStatus, qualityCheckStatus })
      expect([orderStatus, qualityCheckStatus, await attention(customer)]).toEqual([
        orderStatus,
        qualityCheckStatus,
        { ...nothing, qualityChecksToDecide: waits ? 1 : 0 },
      ])
    }
  }
})

test('a requested revision is waiting for new files; archived orders are not waiting for anybody', async () => {
  const customer = await anotherCustomer(portal.api)
  const [revised, archived] = [await inQualityCheck(customer), await inQualityCheck(customer)]
  expect(await attention(customer)).toMatchObject({ qualityChecksToDecide: 2 })
  await customer.post(`/api/orders/${revised}/approve-quality-check`, {
    approved: false,
    notes: 'The bore is too wide.',
  })
  expect(await attention(customer)).toMatchObject({ qualityChecksToDecide: 1 })
  await portal.job.uploadInvoice(portal.admin.token, archived)
  await portal.admin.patch(`/api/orders/${archived}/payment`, { paymentStatus: 'paid' })
  expect(await countRows(portal.api, 'orders', { id: archived, isArchived: true, status: 'quality_check' })).toBe(1)
  expect(await attention(customer)).toEqual(nothing)
  expect((await customer.get('/api/orders?group=active&status=quality_check')).body).toHaveLength(1)
})
