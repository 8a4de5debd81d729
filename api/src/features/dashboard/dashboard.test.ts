import { addDays, dayIn } from '@kerf/shared-contracts/rules/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherCustomer, dayFromNow, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { Company } from '../../models/company.ts'

/** Fourteen hours ahead of UTC all year: its days, and its months, begin at 10:00 UTC on the day before. */
const businessTimeZone = 'Pacific/Kiritimati'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone } })
})
afterAll(() => portal.api.stop())

const figures = async (person: Person) => (await person.get('/api/dashboard/stats')).body
const adminFigures = async () => (await portal.admin.get('/api/admin/dashboard/stats')).body
const offer = { estimatedDeliveryDate: dayFromNow(40), validUntil: dayFromNow(40) }

test('a customer’s figures count active, pending and spent, including colleagues’ but not strangers’', async () => {
  const { customer, admin, job } = portal
  const nothing = { activeRfqs: 0, activeOrders: 0, pendingQuotes: 0, totalSpent: '0.00' }
  expect(await figures(customer)).toEqual(nothing)

  await job.submitRfq(customer.token)
  await job.quote(admin.token, (await job.submitRfq(customer.token)).id, offer)
  const { orderId } = await job.order(customer.token, admin.token)
  const declined = await job.submitRfq(customer.token)
  await admin.patch(`/api/admin/rfqs/${declined.id}/status`, { status: 'declined' })
  const counted = { activeRfqs: 2, activeOrders: 1, pendingQuotes: 1, totalSpent: '1250.00' }
  expect(await figures(customer)).toEqual(counted)

  const company = await Company.query(portal.api.knex)
    .findById(customer.user.companyId ?? '')
    .throwIfNotFound()
  expect(await figures(await anotherCustomer(portal.api, { company }))).toEqual(counted)
  expect(await figures(await anotherCustomer(portal.api))).toEqual(nothing)

  await admin.patch(`/api/orders/${orderId}/status`, { status: 'delivered', confirmUnshipped: true })
  expect(await figures(customer)).toEqual({ ...counted, activeOrders: 0 })
})

test('a quote is pending until the end of its last valid day in the business’s time zone', async () => {
  const { admin, job, api } = portal
  const buyer = await anotherCustomer(api)
  const { id } = await job.submitRfq(buyer.token)
  const quote = await job.quote(admin.token, id, offer)
  const endOn = (validUntil: string) => api.knex('quoteRevisions').where({ quoteId: quote.id }).update({ validUntil })
  const summary = async () => (await buyer.get(`/api/rfqs/${id}`)).body.quote
  const today = dayIn(new Date(), businessTimeZone)
  await endOn(today)
  expect(await figures(buyer)).toMatchObject({ pendingQuotes: 1 })
  expect(await summary()).toMatchObject({ isExpired: false })
  await endOn(addDays(today, -1))
  expect(await figures(buyer)).toMatchObject({ pendingQuotes: 0, activeRfqs: 1 })
  expect(await summary()).toMatchObject({ isExpired: true, renewalRequestedAt: null })
  const asked = (await buyer.post(`/api/quotes/${quote.id}/request-renewal`)).body.renewalRequestedAt
  expect(await summary()).toMatchObject({ isExpired: true, renewalRequestedAt: asked })
})

test('the figures of an admin count new requests, those under review, and each request quoted today once', async () => {
  const { customer, admin, job } = portal
  const before = await adminFigures()
  await job.submitRfq(customer.token)
  const opened = await job.submitRfq(customer.token)
  await admin.patch(`/api/admin/rfqs/${opened.id}/status`, { status: 'reviewing' })
  const quoted = await job.submitRfq(customer.token)
  for (const amount of ['10', '9', '8']) await job.quote(admin.token, quoted.id, { ...offer, amount })
  expect(await adminFigures()).toEqual({
    ...before,
    newRfqs: before.newRfqs + 1,
    pendingReview: before.pendingReview + 1,
    quotedToday: before.quotedToday + 1,
  })
})

test('amounts in other currencies are not part of dollar totals', async () => {
  const { api, admin, job } = portal
  const buyer = await anotherCustomer(api)
  const { orderId } = await job.order(buyer.token, admin.token)
  const { monthlyRevenue } = await adminFigures()
  await job.order(buyer.token, admin.token)
  await api.knex('orders').where({ id: orderId }).update({ currency: 'EUR' })
  expect(await figures(buyer)).toMatchObject({ activeOrders: 2, totalSpent: '1250.00' })
  expect(await adminFigures()).toMatchObject({ monthlyRevenue })
})

test("'today' and 'this month' follow the business’s time zone", async () => {
  const { customer, admin, job, api } = portal
  await job.order(customer.token, admin.token)
  const today = dayIn(new Date(), businessTimeZone)
  const startOf = (day: string) => new Date(`${day}T00:00:00+14:00`)
  const justBefore = (moment: Date) => new Date(moment.getTime() - 1)
  const [day, month] = [startOf(today), startOf(`${today.slice(0, 8)}01`)]
  const put = async (table: string, createdAt: Date) => {
    await api.knex(table).update({ createdAt })
    return adminFigures()
  }
  const [orders] = await api.knex('orders').where({ currency: 'USD' }).count()
  expect((await put('quoteRevisions', day)).quotedToday).toBeGreaterThan(0)
  expect((await put('quoteRevisions', justBefore(day))).quotedToday).toBe(0)
  expect((await put('orders', month)).monthlyRevenue).toBe(`${Number(orders?.count) * 1250}.00`)
  expect((await put('orders', justBefore(month))).monthlyRevenue).toBe('0.00')
})
