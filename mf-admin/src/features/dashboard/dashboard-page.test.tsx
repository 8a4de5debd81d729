import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'

const stats = {
  ...{ newRfqs: 2, pendingReview: 1, quotedToday: 3, monthlyRevenue: '1234.50' },
  qualityChecks: { awaiting: 4, ready: 12_345, needsRevision: 1 },
}
const nothing = {
  ...{ newRfqs: 0, newQuotes: 0, expiringQuotes: 0, purchaseOrders: 0 },
  ...{ lateOrders: 0, qualityRevisions: 0, messages: 0, certificates: 0, items: [] },
}
const user = {
  ...{ id: 'dana', name: 'Dana Park', email: 'dana@northgate.test', companyNameInput: null },
  company: { id: 'northgate', name: 'Northgate', customerNumber: null },
}
const item = {
  ...{ since: '2026-11-20T12:00:00Z', day: null, rfqId: 'rfq', orderId: null, conversationId: null, supplierId: null },
  ...{ displayNumber: 'SQTE-0001', projectName: 'Cover', picture: null, user },
}
const order = { ...item, orderId: 'order', displayNumber: 'SORD-0007' }
const certificate = {
  ...{ ...item, kind: 'certificate', rfqId: null, supplierId: 'gear' },
  ...{ displayNumber: 'V0003', projectName: 'Gear Works' },
}
const queue = {
  ...nothing,
  ...{ newRfqs: 12_000, purchaseOrders: 1, lateOrders: 1, qualityRevisions: 1, messages: 2, certificates: 1 },
  items: [
    { ...order, kind: 'late_order', day: '2026-11-20' },
    { ...item, kind: 'new_rfq', projectName: '歯車箱 ‮evil' },
    { ...item, kind: 'purchase_order', rfqId: 'other' },
    { ...certificate, day: '2026-11-20' },
    { ...order, kind: 'quality_revision' },
    { ...order, kind: 'message', conversationId: 'about' },
    { ...item, kind: 'message', rfqId: null, displayNumber: null, projectName: null, conversationId: 'general' },
  ],
}
const months = [
  { month: '2026-10', rfqs: 0, orders: 1, revenue: '0.00' },
  { month: '2026-11', rfqs: 3, orders: 2, revenue: '1200000.00' },
]

interface Answers {
  stats?: object | null
  queue?: object | null
  months?: object | null
}

/** Answers like the API; a null answer fails once, and a retry succeeds. */
function fakeApi(answers: Answers = {}) {
  const calls: string[] = []
  const given: Record<string, object | null> = {
    '/api/admin/dashboard/stats': answers.stats === undefined ? stats : answers.stats,
    '/api/admin/dashboard/work-queue': answers.queue === undefined ? queue : answers.queue,
    '/api/admin/reports/months': answers.months === undefined ? { period: {}, months } : answers.months,
    '/api/admin/rfqs?limit=5': [],
    '/api/admin/quality-check-notifications?limit=3': [],
  }
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    const answer = given[url]
    if (answer === undefined) throw new Error(`Nobody asks ${url}`)
    if (answer === null)
      return new Response(JSON.stringify({ message: 'No', code: 'validation.failed' }), { status: 400 })
    return new Response(JSON.stringify(answer), { headers: { 'X-Total-Count': '0' } })
  })
  return { calls, repair: (url: string, answer: object) => Object.assign(given, { [url]: answer }) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => renderPage(<DashboardPage />, '/admin')
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement) // a card

test('the queue lists what has waited longest, with links to each and to all of each kind', async () => {
  fakeApi()
  open()
  const items = within(await screen.findByRole('list', { name: 'Waiting longest' })).getAllByRole('listitem')
  expect(items.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual([
    '/admin/orders/order',
    '/admin/rfqs/rfq',
    '/admin/rfqs/other',
    '/admin/supplier-management?supplier=gear',
    '/admin/quality-checks?q=SORD-0007&order=order',
    '/admin/messages?conversation=about',
    '/admin/messages?conversation=general',
  ])
  expect(items[0]?.textContent).toMatch(/SORD-0007.*Late order.*Dana Park.*Northgate.*Due Nov 20, 2026, 8 days late/)
  expect(items[1]?.textContent).toContain('8 days ago')
  // User-written text cannot reorder what follows it.
  expect(items[1]?.textContent).toMatch(/\u2068歯車箱 .*evil\u2069/)
  const kinds = within(screen.getByRole('list', { name: 'Waiting items by kind' })).getAllByRole('link')
  expect(kinds.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Show all: New RFQs10,000+', '/admin/customers?tab=rfqs&status=submitted&sort=date-asc'],
    ['Show all: POs received1', '/admin/customers?tab=rfqs&waiting=purchase_order'],
    ['Show all: Late orders1', '/admin/customers?tab=active-orders&waiting=late_order'],
    ['Show all: Revisions requested1', '/admin/quality-checks?status=needs_revision&sort=date-asc'],
    ['Show all: Unanswered messages2', '/admin/messages?state=unanswered'],
    ['Show all: Suppliers with lapsing certificates1', '/admin/supplier-management?status=lapsing'],
  ])
  expect(screen.getByText('The 7 that have waited longest, of 10,000+ in all.')).toBeTruthy()
})

test('the figures that a list shows whole lead to it; offers of today have no list of their own', async () => {
  fakeApi()
  open()
  expect(await screen.findByText('Quoted Today')).toBeTruthy()
  const figures = within(screen.getByLabelText('Key figures'))
  expect(await figures.findByText('3')).toBeTruthy()
  expect(figures.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/customers?tab=rfqs&status=submitted',
    '/admin/customers?tab=rfqs&status=reviewing',
  ])
})

test('an empty queue says so', async () => {
  fakeApi({ queue: nothing })
  open()
  expect(await screen.findByText('Nothing needs your attention')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Waiting items by kind' })).toBeNull()
})

test('a failed card says so, the others are shown, and a retry shows it', async () => {
  const { repair } = fakeApi({ queue: null, months: null })
  open()
  await screen.findByText('Failed to load the work queue')
  expect(await screen.findByText('Failed to load monthly figures')).toBeTruthy()
  expect(await screen.findByText('$1,234.50')).toBeTruthy()
  repair('/api/admin/dashboard/work-queue', nothing)
  fireEvent.click(card('Work Queue').getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing needs your attention')).toBeTruthy()
})

test('monthly RFQs and revenue are tables for screen readers', async () => {
  fakeApi()
  open()
  const revenue = await screen.findByRole('table', { name: 'Revenue by Month' })
  expect(within(revenue).getByRole('row', { name: 'November 2026 $1,200,000.00' })).toBeTruthy()
  expect(
    within(screen.getByRole('table', { name: 'RFQs by Month' })).getByRole('row', { name: 'November 2026 3' }),
  ).toBeTruthy()
})

test('months without data say so instead of showing bars', async () => {
  fakeApi({ months: { period: {}, months: [{ month: '2026-11', rfqs: 0, orders: 0, revenue: '0.00' }] } })
  open()
  expect(await screen.findAllByText('No figures yet')).toHaveLength(2)
})

test('the quality checks are counted by one call, and each count links to its list', async () => {
  const { calls } = fakeApi()
  open()
  const ready = await screen.findByRole('link', { name: '10,000+ Ready' })
  expect(ready.getAttribute('href')).toBe('/admin/quality-checks?status=approved')
  expect(screen.getByRole('link', { name: '4 Awaiting approval' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '1 Needs revision' })).toBeTruthy()
  expect(calls.filter((url) => url.includes('quality-check'))).toEqual([
    '/api/admin/quality-check-notifications?limit=3',
  ])
})
