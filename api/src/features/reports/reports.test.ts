import type { ReportedMonth } from '@kerf/shared-contracts/contracts/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { anotherCustomer, dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { statementsOf } from '../../../test/statements.ts'
import { unzip } from '../../../test/unzip.ts'

let portal: Portal
beforeAll(async () => {
  // So far west that an evening there is already tomorrow in UTC.
  portal = await startPortal({ env: { BUSINESS_TZ: 'America/Los_Angeles' } })
})
afterAll(() => portal.api.stop())

const read = async (query = '') => (await portal.admin.get(`/api/admin/reports${query}`)).body

async function order(customerId: string, amount: string, createdAt: string, more: object = {}) {
  const { body } = await portal.admin.post('/api/admin/orders/create', {
    customerId,
    projectName: '=SUM(A1)',
    material: 'Steel',
    tolerance: 'tight',
    quantity: 1,
    amount,
  })
  await portal.api
    .knex('orders')
    .where({ id: body.id })
    .update({ createdAt, ...more })
  await portal.api.knex('rfqs').where({ id: body.rfqId }).update({ createdAt })
  return body
}

test('without any activity all figures are zero, for twelve months', async () => {
  const body = await read()
  expect(body.overview).toEqual({ totalCustomers: 1, totalRfqs: 0, totalOrders: 0, totalRevenue: '0.00' })
  expect(body.months).toHaveLength(12)
  expect([body.topCustomers, body.recentActivity]).toEqual([[], []])
})

test("RFQs, orders and dollars are counted in the month they came in, in the business's time zone", async () => {
  const { id } = portal.customer.user
  // Still January 31st in Los Angeles.
  await order(id, '100.10', '2024-02-01T07:59:59.999Z')
  await order(id, '200.20', '2024-02-01T08:00:00.000Z')
  await order(id, '999.00', '2024-02-10T12:00:00.000Z', { currency: 'EUR' })
  const body = await read('?from=2024-01-01&to=2024-02-29')
  expect(body.months).toMatchObject([
    { month: '2024-01', rfqs: 1, orders: 1, revenue: '100.10' },
    { month: '2024-02', rfqs: 2, orders: 2, revenue: '200.20' },
  ])
  expect(body.overview).toMatchObject({ totalCustomers: 0, totalRfqs: 3, totalOrders: 3, totalRevenue: '300.30' })
})

test('the first and last day count in full, and nothing outside them does', async () => {
  const body = await read('?from=2024-02-01&to=2024-02-01')
  expect(body.months).toMatchObject([{ month: '2024-02', rfqs: 1, orders: 1, revenue: '200.20' }])
  expect(body.recentActivity).toHaveLength(2)
})

test('the months alone are those of the report without results, in two statements: the actor, and everything else', async () => {
  const query = '?from=2024-01-01&to=2024-02-29'
  const { period, months } = await read(query)
  const shown = months.map(({ month, rfqs, orders, revenue }: ReportedMonth) => ({ month, rfqs, orders, revenue }))
  const sent = await statementsOf(async () =>
    expect((await portal.admin.get(`/api/admin/reports/months${query}`)).body).toEqual({ period, months: shown }),
  )
  expect(sent).toHaveLength(2)
  expect((await portal.admin.get('/api/admin/reports/months')).body.months).toHaveLength(12)
  expect(refusal(await portal.admin.get('/api/admin/reports/months?from=2024-02-02&to=2024-02-01'))).toEqual([
    400,
    'validation.failed',
  ])
})

test('customers are ranked by what they spent in the period, and those with the same name are kept apart', async () => {
  const other = await anotherCustomer(portal.api, { name: 'Ada Miller', company: 'Northgate' })
  await order(other.user.id, '5000.00', '2023-06-01T12:00:00.000Z')
  await order(portal.customer.user.id, '20.00', '2023-06-02T12:00:00.000Z')
  const { topCustomers } = await read('?from=2023-06-01&to=2023-06-30')
  expect(topCustomers).toEqual([
    { id: other.user.id, name: 'Ada Miller', company: 'Northgate', totalSpent: '5000.00', orderCount: 1 },
    { id: portal.customer.user.id, name: 'Ada Miller', company: 'Acme Robotics', totalSpent: '20.00', orderCount: 1 },
  ])
})

test('recent activity lists at most ten, newest first, with the amount in its currency', async () => {
  for (let day = 1; day <= 6; day += 1) await order(portal.customer.user.id, '10.00', `2022-03-0${day}T12:00:00.000Z`)
  const { recentActivity } = await read('?from=2022-03-01&to=2022-03-31')
  expect(recentActivity).toHaveLength(10)
  const dates = recentActivity.map(({ date }: { date: string }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  const { recentActivity: euros } = await read('?from=2024-02-10&to=2024-02-10')
  expect(euros).toContainEqual(expect.objectContaining({ type: 'order', amount: '999.00', currency: 'EUR' }))
  expect(euros).toContainEqual(expect.objectContaining({ type: 'rfq', amount: null, currency: null }))
})

test('a deleted customer is shown without anything personal', async () => {
  const gone = await anotherCustomer(portal.api, { name: 'Gone Person' })
  await order(gone.user.id, '1.00', '2021-05-05T12:00:00.000Z')
  await portal.admin.delete(`/api/admin/users/${gone.user.id}`)
  const body = await read('?from=2021-05-01&to=2021-05-31')
  expect(body.topCustomers).toMatchObject([{ name: 'Deleted customer', company: null }])
  expect(JSON.stringify(body)).not.toContain('Gone Person')
})

test.each([
  ['a first day after the last', '?from=2024-02-02&to=2024-02-01', 'from'],
  ['a first day in the future', `?from=${dayFromNow(3)}`, 'from'],
  ['more than ten years', '?from=2000-01-01&to=2024-01-01', 'from'],
  ['a day that does not exist', '?from=2023-02-29', 'from'],
  ['an invalid day', '?to=yesterday', 'to'],
])('%s is refused by the report and by its downloads', async (_what, query, field) => {
  for (const path of ['', '/export', '/workbook']) {
    const answer = await portal.admin.get(`/api/admin/reports${path}${query}`)
    expect([...refusal(answer), Object.keys(answer.body.fields)]).toEqual([400, 'validation.failed', [field]])
  }
})

test('a report takes three statements', async () => {
  expect(await statementsOf(() => read())).toHaveLength(3)
})

test('each table is saved as CSV, and no name becomes a formula there', async () => {
  const path = '/api/admin/reports/export?from=2024-01-01&to=2024-02-29'
  expect(await exportOf(portal.admin, path)).toEqual([
    expect.objectContaining({ Month: '2024-01', RFQs: '1', Orders: '1', 'Revenue (USD)': '100.10' }),
    expect.objectContaining({ Month: '2024-02', RFQs: '2', Orders: '2', 'Revenue (USD)': '200.20' }),
  ])
  expect(await exportOf(portal.admin, `${path}&table=customers`)).toEqual([
    { Rank: '1', Name: 'Ada Miller', Company: 'Acme Robotics', 'Total Spent (USD)': '300.30', Orders: '3' },
  ])
  const activity = await exportOf(portal.admin, `${path}&table=activity`)
  expect(activity).toHaveLength(6)
  expect(activity).toContainEqual(expect.objectContaining({ Date: '2024-01-31', Type: 'Order', Amount: '100.10' }))
})

test('the workbook holds every table as a sheet, with numbers as numbers and texts as texts', async () => {
  const answer = await portal.admin.get('/api/admin/reports/workbook?from=2024-01-01&to=2024-02-29')
  expect(answer.status).toBe(200)
  const parts = await unzip(answer.bytes)
  const workbook = parts.get('xl/workbook.xml')?.toString() ?? ''
  for (const sheet of ['Overview', 'By Month', 'Top Customers', 'Recent Activity', 'Estimates against quotes'])
    expect(workbook).toContain(`"${sheet}"`)
  const all = [...parts].filter(([name]) => name.startsWith('xl/worksheets/sheet')).map(([, xml]) => xml.toString())
  expect(all).toHaveLength(5)
  expect(all.join('')).toContain('<v>300.3</v>')
  expect(all.join('')).not.toContain('<f>')
  const texts = parts.get('xl/sharedStrings.xml')?.toString() ?? ''
  for (const head of ['Win Rate (%)', 'On Time (%)', 'Margin (USD)', 'Margin (%)']) expect(texts).toContain(head)
})
