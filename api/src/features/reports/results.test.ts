import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  // So far west that an evening there is already tomorrow in UTC.
  portal = await startPortal({ env: { BUSINESS_TZ: 'America/Los_Angeles' } })
})
afterAll(() => portal.api.stop())

const period = '?from=2024-01-01&to=2024-03-31'

/** What each month says of one result. */
async function told(result: string, query = period): Promise<unknown[]> {
  const { body } = await portal.admin.get(`/api/admin/reports${query}`)
  return body.months.map((month: Record<string, unknown>) => month[result])
}

/** A quoted RFQ. @param offeredAt when it was quoted first */
async function quoted(offeredAt: string) {
  const rfq = await portal.job.submitRfq(portal.customer.token)
  const quote = await portal.job.quote(portal.admin.token, rfq.id)
  await portal.api.knex('quotes').where({ id: quote.id }).update({ createdAt: offeredAt })
  return { rfqId: rfq.id, quoteId: quote.id }
}

test('quotes count in the month of their first offer, and as accepted whenever they were', async () => {
  // Still January 31st in Los Angeles.
  const won = await quoted('2024-02-01T07:59:59.999Z')
  await portal.job.accept(portal.customer.token, won.rfqId)
  const revised = await quoted('2024-01-20T12:00:00.000Z')
  // Today's revision moves it to no other month, and makes no second quote.
  await portal.job.quote(portal.admin.token, revised.rfqId, { amount: '900.00' })
  await portal.job.accept(portal.customer.token, revised.rfqId, 2)
  const expired = await quoted('2024-01-21T12:00:00.000Z')
  await portal.api.knex('quoteRevisions').where({ quoteId: expired.quoteId }).update({ validUntil: '2024-02-20' })
  const declined = await quoted('2024-02-01T08:00:00.000Z')
  const form = formOf({ status: 'declined', response: 'Too dear' })
  await portal.customer.post(`/api/rfqs/${declined.rfqId}/quote/respond`, form)
  expect(await told('quotes')).toEqual([
    { offered: 3, accepted: 2 },
    { offered: 1, accepted: 0 },
    { offered: 0, accepted: 0 },
  ])
})

test('an accepted quote stays won when its order is paid and archived', async () => {
  const before = await told('quotes')
  const { orderId } = await portal.job.order(portal.customer.token, portal.admin.token)
  await portal.api.knex('orders').where({ id: orderId }).update({ isArchived: true, archivedAt: new Date() })
  expect(await told('quotes')).toEqual(before)
  const [month] = await told('quotes', '').then((months) => months.slice(-1))
  expect(month).toEqual({ offered: 1, accepted: 1 })
})

test('an order made by hand was never quoted', async () => {
  const before = await told('quotes', '')
  await portal.admin.post('/api/admin/orders/create', {
    ...{ customerId: portal.customer.user.id, projectName: 'Cover', material: 'Steel', tolerance: 'tight' },
    ...{ quantity: 1, amount: '10.00' },
  })
  expect(await told('quotes', '')).toEqual(before)
})

test('the saved months say the win rate as a number, and nothing for a month without quotes', async () => {
  const rows = await exportOf(portal.admin, `/api/admin/reports/export${period}`)
  expect(rows.map((row) => [row['Quotes Offered'], row['Quotes Accepted'], row['Win Rate (%)']])).toEqual([
    ['3', '2', '66.7'],
    ['1', '0', '0.0'],
    ['0', '0', ''],
  ])
})
