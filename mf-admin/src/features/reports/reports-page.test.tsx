import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReportsPage } from './reports-page.tsx'

const noResults = {
  quotes: { offered: 0, accepted: 0 },
  deliveries: { orders: 0, promised: 0, onTime: 0 },
  bought: { orders: 0, counted: 0, price: '0.00', cost: '0.00' },
}
const results = {
  quotes: { offered: 9, accepted: 6 },
  deliveries: { orders: 5, promised: 4, onTime: 4 },
  bought: { orders: 4, counted: 3, price: '1000.00', cost: '1030.00' },
}
const report = {
  period: { from: '2025-12-01', to: '2026-01-31' },
  overview: { totalCustomers: 1234, totalRfqs: 7, totalOrders: 3, totalRevenue: '1234567.80' },
  months: [
    { month: '2025-12', rfqs: 4, orders: 1, revenue: '34567.80', ...noResults },
    { month: '2026-01', rfqs: 3, orders: 2, revenue: '1200000.00', ...results },
  ],
  topCustomers: [{ id: 'dana', name: 'Dana Park', company: 'Northgate', totalSpent: '1200000.00', orderCount: 2 }],
  recentActivity: [
    {
      ...{ id: 'order', type: 'order', customer: 'Dana Park', description: 'Order SORD-0001 for Cover' },
      ...{ date: '2026-01-05T10:00:00Z', amount: '900.00', currency: 'EUR' },
    },
    {
      ...{ id: 'rfq', type: 'rfq', customer: 'Bo Lin', description: 'RFQ SQTE-0001 for Cover' },
      ...{ date: '2026-01-04T10:00:00Z', amount: null, currency: null },
    },
  ],
  estimates: [{ material: 'steel', process: 'cnc_machining', count: 1200, median: 1.234, low: 0.9, high: 2 }],
}
const nothing = {
  period: report.period,
  overview: { totalCustomers: 0, totalRfqs: 0, totalOrders: 0, totalRevenue: '0.00' },
  months: report.months.map(({ month }) => ({ month, rfqs: 0, orders: 0, revenue: '0.00', ...noResults })),
  topCustomers: [],
  recentActivity: [],
  estimates: [],
}

/** Answers with one report after the other, the last one repeatedly; a number is the status of a failure. */
function fakeApi(...answers: (object | number)[]) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    if (url.includes('/export') || url.includes('/workbook')) return new Response('a,b')
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (typeof answer === 'number')
      return new Response(JSON.stringify({ message: 'No', code: 'internal' }), { status: answer })
    return new Response(JSON.stringify(answer))
  })
  return calls
}

function open(address = '/admin/reports') {
  const router = createMemoryRouter([{ path: '*', element: <ReportsPage /> }], { initialEntries: [address] })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
  return router
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') })
  URL.createObjectURL = () => 'blob:report'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(URL, 'createObjectURL')
})

test('figures, charts and lists cover the period', async () => {
  const calls = fakeApi(report)
  open()
  expect(await screen.findByText('1,234')).toBeTruthy()
  expect(screen.getByText('$1,234,567.80')).toBeTruthy()
  expect(calls).toEqual(['/api/admin/reports?from=2025-12-01&to=2026-11-28'])
  const revenue = screen.getByRole('table', { name: 'Revenue by Month' })
  expect(within(revenue).getByRole('row', { name: 'January 2026 $1,200,000.00' })).toBeTruthy()
  expect(screen.getAllByRole('table')).toHaveLength(7)
  expect(screen.getByText('Rank 1')).toBeTruthy()
  expect(screen.getByText('2 orders')).toBeTruthy()
  expect(screen.getByText('€900.00')).toBeTruthy()
  expect(screen.getByText('RFQ SQTE-0001 for Cover')).toBeTruthy()
})

test('while it loads, the report has the cards that it will have', async () => {
  fakeApi(report)
  open()
  const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  const early = titles()
  await screen.findByRole('region', { name: 'Estimates against quotes' })
  expect(early).toEqual(titles())
})

test('an empty period says so once', async () => {
  fakeApi(nothing)
  open()
  expect(await screen.findAllByText('No Data Available')).toHaveLength(1)
})

test('deliveries of what was ordered earlier are no empty period', async () => {
  const deliveries = { orders: 1, promised: 0, onTime: 0 }
  fakeApi({ ...nothing, months: nothing.months.map((month) => ({ ...month, deliveries })) })
  open()
  expect(await screen.findAllByText('Delivered without a promised day')).toHaveLength(2)
})

test('a failure is reported, and a retry shows the report', async () => {
  fakeApi(500, report)
  open()
  expect(await screen.findByText('Failed to load reports')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }))
  expect(await screen.findByText('1,234')).toBeTruthy()
})

test('a chosen period is in the address, and its days in their fields', async () => {
  const calls = fakeApi(report)
  const router = open()
  await screen.findByText('1,234')
  fireEvent.change(screen.getByLabelText('Period', { selector: 'select' }), { target: { value: 'lastYear' } })
  await waitFor(() => expect(calls.at(-1)).toBe('/api/admin/reports?from=2025-01-01&to=2025-12-31'))
  expect(router.state.location.search).toBe('?from=2025-01-01&to=2025-12-31')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2025-01-01')
})

test('a first day after the last is reported at its field, and nothing is fetched', async () => {
  const calls = fakeApi(report)
  open()
  await screen.findByText('1,234')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-01-01' } })
  expect(await screen.findByText('The first day cannot be after the last')).toBeTruthy()
  expect(screen.getByText('1,234')).toBeTruthy()
  expect(calls).toHaveLength(1)
})

test('a half-typed year fetches nothing', async () => {
  const calls = fakeApi(report)
  open()
  await screen.findByText('1,234')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0002-01-01' } })
  expect(calls).toHaveLength(1)
  fireEvent.blur(screen.getByLabelText('From'))
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2025-12-01')
})

test.each([
  ['Export Excel', '/api/admin/reports/workbook?from=2025-12-01&to=2026-11-28'],
  ['Export CSV: monthly figures', '/api/admin/reports/export?from=2025-12-01&to=2026-01-31&table=months'],
  ['Export CSV: top customers', '/api/admin/reports/export?from=2025-12-01&to=2026-01-31&table=customers'],
  ['Export CSV: recent activity', '/api/admin/reports/export?from=2025-12-01&to=2026-01-31&table=activity'],
])('%s exports that of the shown period', async (name, address) => {
  const calls = fakeApi(report)
  open()
  await screen.findByText('1,234')
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(calls).toContain(address))
})

test('quoted prices are compared with their estimates, by material and process', async () => {
  fakeApi(report)
  open()
  const table = await screen.findByRole('region', { name: 'Estimates against quotes' })
  expect(within(table).getByRole('row', { name: 'Steel CNC Machining 1,200 1.23 0.90 – 2.00' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Export CSV: estimates against quotes' })).toBeTruthy()
})

test('where no drawn part was quoted, the comparison says so', async () => {
  fakeApi({ ...report, estimates: [] })
  open()
  expect(await screen.findByText('No drawn part was quoted in this period.')).toBeTruthy()
})

test('results say their counts, and where there was nothing to measure', async () => {
  fakeApi(report)
  open()
  const won = await screen.findByRole('table', { name: 'Win Rate by Month' })
  expect(within(won).getByRole('row', { name: 'January 2026 66.7% (6 of 9)' })).toBeTruthy()
  expect(within(won).getByRole('row', { name: 'December 2025 No quotes' })).toBeTruthy()
  const onTime = screen.getByRole('table', { name: 'On-time Delivery by Month' })
  expect(within(onTime).getByRole('row', { name: 'January 2026 100% (4 of 4)' })).toBeTruthy()
  expect(within(onTime).getByRole('row', { name: 'December 2025 No deliveries' })).toBeTruthy()
  const margin = screen.getByRole('table', { name: 'Margin by Month' })
  const said = 'January 2026 -$30.00 (-3.0%), 3 of 4 orders bought from suppliers'
  expect(within(margin).getByRole('row', { name: said })).toBeTruthy()
  expect(within(margin).getByRole('row', { name: 'December 2025 No orders bought from suppliers' })).toBeTruthy()
  expect(screen.getByText('-$30')).toBeTruthy()
})

test('a month whose orders are all left out of the margin says of how many', async () => {
  const bought = { orders: 1, counted: 0, price: '0.00', cost: '0.00' }
  fakeApi({ ...report, months: report.months.map((month) => ({ ...month, bought })) })
  open()
  const margin = await screen.findByRole('table', { name: 'Margin by Month' })
  const said = 'January 2026 0 of 1 order bought from suppliers'
  expect(within(margin).getByRole('row', { name: said })).toBeTruthy()
})

test('the numbers of a result are shown on demand', async () => {
  fakeApi(report)
  open()
  await screen.findByText('1,234')
  const card = screen.getByRole('heading', { name: 'Win Rate by Month' }).closest('section') as HTMLElement // a card
  fireEvent.click(within(card).getByRole('button', { name: 'Show numbers' }))
  expect(within(card).getByRole('button', { name: 'Hide numbers' })).toBeTruthy()
})
