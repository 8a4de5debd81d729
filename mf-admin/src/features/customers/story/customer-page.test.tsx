import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { CustomerPage } from './customer-page.tsx'

const company = { id: 'northgate', name: 'Northgate Robotics', customerNumber: 'CU0007' }
const dana = {
  id: 'dana',
  name: 'Dana Park',
  email: 'dana@northgate.test',
  title: 'Buyer of Parts',
  companyNameInput: 'Northgate',
  phone: '+1 555 0100',
  role: 'customer',
  isVerified: true,
  isAdmin: false,
  createdAt: '2026-01-05T10:00:00Z',
  rfqCount: 1203,
  quoteCount: 2,
  orderCount: 1,
  totalSpent: '1250.00',
  company,
  companyRole: 'owner',
  requiresPasswordReset: false,
  lastSignInAt: '2026-02-03T10:00:00Z',
  signedInDevices: 2,
  recentActivity: '2026-02-04T10:00:00Z',
  deletedAt: null,
}
const bo = { ...dana, id: 'bo', name: 'Bo Lin', rfqCount: 1, orderCount: 3 }
const quote = {
  id: 'quote',
  rfqId: 'some-rfq',
  quoteNumber: 'SQTE-0004',
  amount: '1250.00',
  currency: 'USD',
  status: 'accepted',
  isExpired: false,
  purchaseOrderUrl: null,
  validUntil: '2026-03-01',
  createdAt: '2026-02-01T10:00:00Z',
  orderNumber: null,
  rfq: { projectName: 'Gripper bracket' },
  picture: null,
}
const file = {
  id: 'file',
  fileName: 'bracket.step',
  fileType: 'step',
  fileSize: 2048,
  createdAt: '2026-02-01T10:00:00Z',
  belongsTo: 'rfq',
  subject: { place: 'rfq', id: 'some-rfq', name: 'SQTE-0004' },
  uploadedBy: { id: 'dana', name: 'Dana Park' },
}

/** Answers like the API; records the calls as "METHOD path". */
function fakeApi({ customer = dana as object, status = 200, colleagues = [bo, dana] as object[] } = {}) {
  const calls: string[] = []
  const json = (value: unknown, answered = 200) =>
    new Response(JSON.stringify(value), {
      status: answered,
      headers: { 'X-Total-Count': Array.isArray(value) ? String(value.length) : '0' },
    })
  const state = { customer, status }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    if (url === '/api/admin/customers/dana') {
      return json(state.status === 200 ? state.customer : { message: 'User not found' }, state.status)
    }
    if (url.startsWith('/api/admin/customers?')) return json(colleagues)
    if (url.startsWith('/api/admin/quotes')) return json([quote])
    if (url.startsWith('/api/admin/files')) return json([file])
    if (url.startsWith('/api/rfqs/')) return json({ message: 'RFQ not found' }, 404)
    if (url.endsWith('/deletion')) return json({ rfqs: 2, quotes: 1, orders: 3, successorName: null })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return json([])
  })
  return { calls, state }
}

function openPage(query = '') {
  const router = createMemoryRouter([{ path: '/admin/customers/:id', element: <CustomerPage /> }], {
    initialEntries: [`/admin/customers/dana${query}`],
  })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
  return router
}

const card = async (name: string) => {
  await screen.findByRole('heading', { level: 1, name: 'Dana Park' })
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('section') as HTMLElement) // a card is a section
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the page shows the customer's profile, company, colleagues and figures", async () => {
  fakeApi()
  openPage()
  expect(await screen.findByRole('heading', { level: 1, name: 'Dana Park' })).toBeDefined()
  const profile = await card('Profile')
  for (const words of ['dana@northgate.test', '+1 555 0100', 'Buyer of Parts', 'Verified', 'Jan 05, 2026', '2']) {
    expect(profile.getByText(words), words).toBeDefined()
  }
  const works = await card('Company')
  expect(works.getByText('CU0007')).toBeDefined()
  expect(works.getByRole('link', { name: 'Northgate Robotics' }).getAttribute('href')).toBe(
    '/admin/companies?q=Northgate+Robotics',
  )
  expect((await works.findByRole('link', { name: 'Bo Lin' })).getAttribute('href')).toBe('/admin/customers/bo')
  expect(works.getByText('1 RFQ · 3 orders')).toBeDefined()
  expect(works.queryByRole('link', { name: 'Dana Park' })).toBeNull()
  for (const figure of ['1,203', '$1,250.00']) expect(screen.getByText(figure)).toBeDefined()
})

test('a customer without a company is shown as such', async () => {
  fakeApi({ customer: { ...dana, company: null, companyRole: null } })
  openPage()
  expect((await card('Company')).getByText(/Signed up as Northgate, which is not linked/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Link Company' })).toBeDefined()
})

test('each tab lists what belongs to this customer alone', async () => {
  const { calls } = fakeApi()
  const router = openPage()
  const asked = (path: string) => waitFor(() => expect(calls.some((call) => call.startsWith(`GET ${path}`))).toBe(true))
  await screen.findByRole('heading', { level: 1, name: 'Dana Park' })
  await asked('/api/admin/rfqs?sort=date-desc&customerId=dana')
  const open = (name: string) => fireEvent.focus(screen.getByRole('tab', { name }))
  open('Quotes')
  expect((await screen.findByRole('row', { name: /SQTE-0004/ })).textContent).toMatch(/Gripper bracket.*Waiting for PO/)
  expect(router.state.location.search).toBe('?tab=quotes')
  open('Orders')
  await asked('/api/admin/orders?sort=date-desc&customerId=dana')
  open('Archived Orders')
  await asked('/api/admin/orders/archived?sort=date-desc&customerId=dana')
  open('Files')
  const line = within(await screen.findByRole('row', { name: /bracket\.step/ }))
  expect(line.getByRole('link', { name: 'SQTE-0004' }).getAttribute('href')).toBe('/admin/rfqs/some-rfq')
  open('Activity')
  await asked('/api/admin/activity?sort=date-desc&person=dana')
  expect(screen.queryByLabelText('Person')).toBeNull()
})

test('a quote opens its RFQ beside the list', async () => {
  const { calls } = fakeApi()
  const router = openPage('?tab=quotes')
  fireEvent.click(await screen.findByRole('row', { name: /SQTE-0004/ }))
  expect(router.state.location.search).toBe('?tab=quotes&rfq=some-rfq')
  await waitFor(() => expect(calls).toContain('GET /api/rfqs/some-rfq'))
})

test('a customer without colleagues is shown as such', async () => {
  fakeApi({ colleagues: [dana] })
  openPage()
  expect(await screen.findByText('Nobody else belongs to this company.')).toBeDefined()
})

test('after a deletion the page shows what is left', async () => {
  const { calls, state } = fakeApi()
  openPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account of Dana Park?' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'dana@northgate.test' } })
  state.customer = {
    ...dana,
    ...{ name: 'Deleted customer', email: '', company: null, companyRole: null, deletedAt: '2026-02-05T10:00:00Z' },
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Delete Account' }))
  expect(await screen.findByText(/This account was deleted on Feb 05, 2026/)).toBeDefined()
  expect(calls).toContain('DELETE /api/admin/users/dana')
  expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Orders' })).toBeDefined()
})

test('an unknown customer is reported, without a retry', async () => {
  fakeApi({ status: 404 })
  openPage()
  expect(await screen.findByRole('heading', { level: 1, name: 'Customer Not Found' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('failed loading of a customer can be retried', async () => {
  const { state } = fakeApi({ status: 500 })
  openPage()
  expect(await screen.findByText('Failed to load the customer')).toBeDefined()
  state.status = 200
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dana Park' })).toBeDefined()
})
