import { makeStore } from '@kerf/shared-runtime'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { DashboardPage } from './dashboard-page.tsx'

const noStats = { activeRfqs: 0, activeOrders: 0, pendingQuotes: 0, totalSpent: '0.00' }
const part = { material: 'aluminum', materialGrade: '6061-T6', quantities: [30] }
const rfq = {
  id: 'rfq-1',
  projectName: 'Camera arm',
  material: 'aluminum',
  materialGrade: '6061-T6',
  quantity: 30,
  status: 'quoted',
  createdAt: '2026-11-22T09:00:00Z',
  parts: [part],
  files: [],
  quote: { amount: '2875.00', currency: 'USD' },
  companyId: null,
}
const order = {
  id: '0193b2f4-aaaa-7bbb-8ccc-000000000000',
  orderNumber: 'SORD-0003',
  orderStatus: 'pending',
  rfq: { projectName: 'Gripper bracket', companyId: null, files: [] },
}

interface World {
  stats?: object
  months?: object[]
  phone?: string
  orders?: object[]
  history?: object[]
  rfqs?: object[]
  rfqTotal?: number
  waitingForPo?: number
  statsFail?: boolean
}

/** Ada's dashboard, with these figures. */
async function openDashboard(world: World = {}) {
  const { orders = [], history = [], rfqs = [], waitingForPo = 0 } = world
  const list = (items: object[], total = items.length) =>
    new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(total) } })
  const answer = (url: string) => {
    if (url === '/api/auth/me') return new Response(JSON.stringify({ id: 'ada', name: 'Ada Lovelace' }))
    if (url === '/api/profile') return new Response(JSON.stringify({ phone: world.phone ?? null }))
    if (url === '/api/dashboard/attention')
      return new Response(JSON.stringify({ quotesWaitingForPurchaseOrder: waitingForPo }))
    if (url === '/api/dashboard/months') return new Response(JSON.stringify(world.months ?? []))
    if (url.startsWith('/api/dashboard')) {
      if (world.statsFail) return new Response('{"message":"Something went wrong"}', { status: 500 })
      return new Response(JSON.stringify(world.stats ?? noStats))
    }
    if (url.startsWith('/api/rfqs')) return list(rfqs, world.rfqTotal ?? rfqs.length)
    if (url.includes('status=quality_check')) return list([])
    return list(url.includes('group=history') ? history : orders)
  }
  vi.stubGlobal('fetch', async (url: string) => answer(url))
  const store = makeStore()
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </Provider>,
  )
  await waitFor(() => {
    expect(Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending')).toBe(true)
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  })
  return world
}

afterEach(() => vi.unstubAllGlobals())

/** The card with this title. */
const card = (title: string) => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section')
  if (!found) throw new Error(`There is no card ${title}`)
  return within(found)
}
const actions = () =>
  card('Quick Actions')
    .getAllByRole('link')
    .map((link) => link.textContent)

test('a new customer is greeted, and told how to begin and what will be counted', async () => {
  await openDashboard()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ada')
  expect(screen.getByRole('link', { name: 'Submit Your First RFQ' }).getAttribute('href')).toBe('/rfq')
  expect(screen.getByRole('link', { name: 'Learn About RFQs' }).getAttribute('href')).toBe('/rfqs-page')
  const figures = screen.getByRole('region', { name: 'Key figures' }).textContent
  for (const hint of [
    'Submit your first request',
    'Orders will appear here',
    'Quotes from your RFQs',
    'Track your investment',
  ]) {
    expect(figures).toContain(hint)
  }
  expect(screen.getByText('No active orders')).toBeDefined()
  expect(screen.getByText('No projects yet')).toBeDefined()
  expect(actions()).toEqual(['Submit New RFQ', 'RFQs', 'Orders', 'View Activity'])
})

test.each(['activeRfqs', 'activeOrders', 'pendingQuotes'])(
  'with %s the first-time panel is not shown',
  async (figure) => {
    await openDashboard({ stats: { ...noStats, [figure]: 1 } })
    expect(screen.queryByRole('link', { name: 'Learn About RFQs' })).toBeNull()
    expect(screen.queryByText('Track your investment')).toBeNull()
  },
)

test('the total spent is in dollars with thousands separators', async () => {
  await openDashboard({ stats: { ...noStats, totalSpent: '1234567.50' } })
  expect(screen.getByText('$1,234,567.50')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Learn About RFQs' })).toBeNull()
})

test('waiting items are quick actions with a count, in a fixed order', async () => {
  await openDashboard({ stats: { ...noStats, activeOrders: 4, pendingQuotes: 3 }, waitingForPo: 2 })
  expect(actions()).toEqual([
    'Submit New RFQ',
    'RFQs',
    'Orders',
    'Upload Purchase Order2',
    'Review Quotes3',
    'Track Orders4',
    'View Activity',
  ])
})

test('an order shows its progress, and is in progress until it is delivered', async () => {
  const nameless = { ...order, id: 'b7183aa0-x', orderNumber: null, orderStatus: 'shipped' }
  const unknown = { ...order, id: 'c', orderStatus: 'waiting_for_laser' }
  await openDashboard({ orders: [order, nameless, unknown] })
  const rows = card('Order Progress').getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Gripper bracketOrder ConfirmedSORD-0003In Progress12.5% complete',
    'Gripper bracketShipped#b7183aa0In Progress95% complete',
    'Gripper bracketWaiting For LaserSORD-0003In Progress0% complete',
  ])
})

test('three orders are shown, active ones first, and a delivered one is not marked as in progress', async () => {
  const delivered = { ...order, id: 'd', orderNumber: 'SORD-0001', orderStatus: 'delivered' }
  await openDashboard({ orders: [order], history: [delivered, { ...delivered, id: 'e' }, { ...delivered, id: 'f' }] })
  const rows = card('Order Progress').getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(rows[1]?.textContent).toBe('Gripper bracketDeliveredSORD-0001100% complete')
})

test('a project shows material, quantity, date and quote, even for several parts and quantities', async () => {
  const steel = { material: 'steel', materialGrade: '4140', quantities: [10] }
  await openDashboard({
    rfqs: [
      rfq,
      { ...rfq, id: '2', parts: [part, steel, part], quantity: 70, quote: null },
      { ...rfq, id: '3', parts: [{ ...part, quantities: [10, 1500] }], quantity: 10, quote: null, status: 'submitted' },
    ],
  })
  const rows = card('Recent Projects').getAllByRole('listitem')
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Camera armQuotedAluminum 6061-T6 · 30 PCS · Nov 22, 2026$2,875.00',
    'Camera armQuoted3 parts · Aluminum 6061-T6, Steel 4140 · Nov 22, 2026',
    'Camera armSubmittedAluminum 6061-T6 · 10 / 1,500 PCS · Nov 22, 2026',
  ])
})

test('a project shows the chosen quantity once its quote is accepted, and an expired quote', async () => {
  const offer = { ...rfq.quote, quantity: 1500, isExpired: false }
  const parts = [{ ...part, quantities: [10, 1500] }]
  await openDashboard({
    stats: { ...noStats, activeRfqs: 1 },
    rfqs: [
      { ...rfq, parts, quantity: 10, status: 'accepted', quote: { ...offer, status: 'accepted' } },
      { ...rfq, id: '2', quote: { ...offer, status: 'pending', isExpired: true } },
    ],
  })
  const rows = card('Recent Projects').getAllByRole('listitem')
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Camera armAcceptedAluminum 6061-T6 · 1,500 PCS · Nov 22, 2026$2,875.00',
    'Camera armQuote expiredAluminum 6061-T6 · 30 PCS · Nov 22, 2026$2,875.00',
  ])
  expect(screen.queryByRole('link', { name: /Review Quotes/ })).toBeNull()
})

test.each([
  [4, null],
  [5, 'View 1 more project'],
  [1204, 'View 1,200 more projects'],
])('with %d projects, the link to the others reads %s', async (rfqTotal, link) => {
  await openDashboard({ rfqs: [rfq], rfqTotal })
  expect(screen.queryByRole('link', { name: /more project/ })?.textContent ?? null).toBe(link)
})

test('a failure to load figures is reported and can be retried', async () => {
  const world = await openDashboard({ statsFail: true, rfqs: [rfq] })
  expect(screen.getByText('Failed to load dashboard data')).toBeDefined()
  expect(card('Recent Projects').getByRole('link', { name: 'Camera arm' })).toBeDefined()
  world.statsFail = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Key figures' })).toBeDefined()
})

test('charts show what was spent and how long deliveries took, also as tables', async () => {
  const empty = { orders: 0, spent: '0.00', leadDays: null }
  const months = [
    { month: '2026-10', orders: 2, spent: '2500.00', leadDays: null },
    { ...empty, month: '2026-11', leadDays: 12.5 },
  ]
  await openDashboard({ stats: { ...noStats, totalSpent: '2500.00' }, months })
  const spending = within(await screen.findByRole('table', { name: 'Spending by Month' }))
  expect(spending.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...['MonthSpent', 'October 2026$2,500.00', 'November 2026$0.00'],
  ])
  const lead = within(screen.getByRole('table', { name: 'Lead Time by Month' }))
  expect(lead.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...['MonthDays', 'October 2026Nothing delivered', 'November 202612.5 days'],
  ])
})

test('without orders in these months there are no charts', async () => {
  await openDashboard({
    stats: { ...noStats, activeRfqs: 1 },
    months: [{ month: '2026-11', orders: 0, spent: '0.00', leadDays: null }],
  })
  await waitFor(() => expect(screen.queryByText('Spending by Month')).toBeNull())
  expect(screen.getByText('Quick Actions')).toBeTruthy()
})

test('first steps tick what is done and lead to what is not', async () => {
  await openDashboard({ phone: '+1 555 0100' })
  const steps = within(await screen.findByRole('list', { name: 'First steps' }))
  await steps.findByText('Add a phone number, for questions about your drawings')
  await waitFor(() =>
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Create your account and verify your email, done',
      'Add a phone number, for questions about your drawings, done',
      'Send your first drawing, to do',
    ]),
  )
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rfq'])
})
