import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ManualCreationPage } from './manual-creation-page.tsx'

const dana = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Dana Park',
  type: 'customer',
  email: 'dana@northgate.test',
  company: 'Northgate Robotics',
  customerNumber: 'CU0007',
  recentActivity: null,
  rfqCount: 2,
  orderCount: 1,
}

interface Refusal {
  status: number
  code: string
  message: string
  fields?: Record<string, string>
}

/** Answers like the API; records searches and submissions. */
function fakeApi({ refusal, search = [dana] }: { refusal?: Refusal; search?: object[] | number } = {}) {
  const searches: string[] = []
  const sent: { url: string; body: Record<string, unknown> }[] = []
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.startsWith('/api/admin/search')) {
      searches.push(new URL(url, 'https://kerf.test').searchParams.get('q') ?? '')
      return typeof search === 'number' ? json({ message: 'No', code: 'internal' }, search) : json(search)
    }
    sent.push({ url, body: JSON.parse(String(body)) })
    if (refusal) return json(refusal, refusal.status)
    const made = { id: 'made', rfqId: 'rfq', quoteNumber: 'SQTE-0042', orderNumber: 'SORD-0042' }
    return json(made, 201)
  })
  return { searches, sent }
}

async function open(address = '/admin/manual-creation') {
  const router = createMemoryRouter([{ path: '*', element: <ManualCreationPage /> }], { initialEntries: [address] })
  const store = makeStore()
  // The API's answer for the signed-in user, as far as forms use it.
  await store.dispatch(authApi.util.upsertQueryData('getCurrentUser', undefined, { id: 'ada', name: 'Ada' } as never))
  return render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const search = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Customer' }), { target: { value } })

async function chooseDana() {
  search('dana')
  fireEvent.click(await screen.findByRole('option', { name: /Dana Park/ }))
}

test('suggestions open from the second character, with company, number and address', async () => {
  const { searches } = fakeApi()
  await open()
  const input = screen.getByRole('combobox', { name: 'Customer' })
  search('d')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  search('da')
  expect(input.getAttribute('aria-expanded')).toBe('true')
  const option = await screen.findByRole('option', { name: /Dana Park/ })
  for (const words of ['Northgate Robotics', 'CU0007', 'dana@northgate.test'])
    expect(option.textContent).toContain(words)
  expect(searches).toEqual(['da'])
})

test('a search that fails or finds nobody says so', async () => {
  fakeApi({ search: 500 })
  await open()
  search('dana')
  expect(await screen.findByText('Failed to search customers')).toBeTruthy()
})

test('the chosen customer is summarised, until Reset empties the form', async () => {
  fakeApi()
  await open()
  await chooseDana()
  const summary = within(screen.getByRole('heading', { name: 'Selected Customer' }).closest('section') ?? document.body)
  for (const words of ['Dana Park', 'Northgate Robotics', 'CU0007', 'dana@northgate.test']) summary.getByText(words)
  type(/Quote Amount/, '12')
  press('Reset')
  expect(screen.queryByText('Selected Customer')).toBeNull()
  expect(screen.getByLabelText(/Quote Amount/)).toHaveProperty('value', '')
  expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveProperty('value', '')
})

test('a quote without a customer, then without amount and date, is not sent', async () => {
  const { sent } = fakeApi()
  await open()
  press('Create Quote')
  expect(await screen.findByText('Customer required')).toBeTruthy()
  expect(screen.getAllByText('Please select a customer to create the quote for')).toHaveLength(2)
  await chooseDana()
  press('Create Quote')
  expect(await screen.findByText('Amount and valid until date are required')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a past day and an amount of zero are refused at their fields', async () => {
  const { sent } = fakeApi()
  await open()
  await chooseDana()
  type(/Quote Amount/, '0')
  type(/Valid Until/, '2020-01-01')
  type(/Estimated Delivery Date/, '2020-01-01')
  press('Create Quote')
  expect(await screen.findByText('Please enter a valid amount')).toBeTruthy()
  expect(screen.getByText('The quote must be valid until today or later')).toBeTruthy()
  expect(screen.getByText('The delivery date cannot be in the past')).toBeTruthy()
  expect(sent).toEqual([])
})

async function fillQuote() {
  await chooseDana()
  type(/Quote Amount/, '1250.50')
  type(/Valid Until/, '2099-01-31')
}

test('a quote is sent and reported with a link to its RFQ; the form is empty again', async () => {
  const { sent } = fakeApi()
  await open()
  await fillQuote()
  press('Create Quote')
  expect(await screen.findByText('Manual quote has been created successfully')).toBeTruthy()
  expect(sent[0]?.url).toBe('/api/admin/quotes/create')
  expect(sent[0]?.body).toMatchObject({ customerId: dana.id, amount: '1250.50', validUntil: '2099-01-31' })
  expect(screen.getByRole('link', { name: 'View RFQ' }).getAttribute('href')).toBe('/admin/rfqs/rfq')
  expect(screen.getByLabelText(/Quote Amount/)).toHaveProperty('value', '')
})

test('a refusal says why, and keeps the input', async () => {
  fakeApi({ refusal: { status: 404, code: 'user.not_found', message: 'User not found' } })
  await open()
  await fillQuote()
  press('Create Quote')
  expect(await screen.findByText('Create quote failed')).toBeTruthy()
  expect(screen.getByText('User not found')).toBeTruthy()
  expect(screen.getByLabelText(/Quote Amount/)).toHaveProperty('value', '1250.50')
})

test('switching tabs loses nothing', async () => {
  fakeApi()
  await open()
  type(/Quote Amount/, '77')
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Create Order' }))
  expect(await screen.findByLabelText(/Project Name/)).toBeTruthy()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Create Quote' }))
  expect(screen.getByLabelText(/Quote Amount/)).toHaveProperty('value', '77')
})

test.each([
  ['quote', /Quote Amount/, 'Create Quote', 'Manual quote has been created successfully'],
  ['order', /Project Name/, 'Create Order', undefined],
])('input for the %s is restored after the page was lost', async (tab, field, button, done) => {
  fakeApi()
  const { unmount } = await open(`/admin/manual-creation?tab=${tab}`)
  await chooseDana()
  type(field, '77')
  if (done) type(/Valid Until/, '2099-01-31')
  unmount()
  await open(`/admin/manual-creation?tab=${tab}`)
  expect(screen.getByLabelText(field)).toHaveProperty('value', '77')
  expect(screen.getByRole('heading', { name: 'Selected Customer' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy()
  press(done ? button : 'Reset')
  if (done) await screen.findByText(done)
  await waitFor(() => expect(sessionStorage.getItem('kerf.forms.drafts')).toBeNull())
  expect(screen.getByLabelText(field)).toHaveProperty('value', '')
})

test('an order form names its missing fields', async () => {
  const { sent } = fakeApi()
  await open('/admin/manual-creation?tab=order')
  await chooseDana()
  type(/Project Name/, 'Cover')
  press('Create Order')
  expect(await screen.findByText('Please fill in: Material, Tolerance, Quantity, Order Amount')).toBeTruthy()
  expect(sent).toEqual([])
})

test('an order is sent with its material and finish, and reported', async () => {
  const { sent } = fakeApi()
  await open('/admin/manual-creation?tab=order')
  await chooseDana()
  type(/Project Name/, 'Cover')
  type(/^Material$/, 'Carbon Fiber')
  type(/Tolerance/, '±0.1 mm')
  type(/Quantity/, '3')
  type(/Order Amount/, '99.90')
  press('Create Order')
  expect(await screen.findByText('Manual order has been created successfully')).toBeTruthy()
  expect(sent[0]?.url).toBe('/api/admin/orders/create')
  expect(sent[0]?.body).toMatchObject({ material: 'Carbon Fiber', finishing: 'None', quantity: '3', amount: '99.90' })
  await waitFor(() => expect(screen.getByRole('link', { name: 'View order' })).toBeTruthy())
})
