import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { CustomersPage } from '../customers-page.tsx'

const company = { id: 'northgate', name: 'Northgate Robotics', customerNumber: 'CU0007' }
const dana = {
  id: 'dana',
  name: 'Dana Park',
  email: 'dana@northgate.test',
  title: null,
  companyNameInput: 'Northgate',
  phone: null,
  role: 'customer',
  isVerified: true,
  isAdmin: false,
  createdAt: '2026-01-05T10:00:00Z',
  rfqCount: 3,
  quoteCount: 2,
  orderCount: 1,
  totalSpent: '1250.00',
  company,
}
const bo = {
  ...dana,
  id: 'bo',
  name: 'Bo Lin',
  email: 'bo@lin.test',
  isVerified: false,
  companyNameInput: 'Lin Works',
  company: null,
}

/** Answers like the API; keeps the calls it got, as "METHOD address", with what was sent. */
function fakeApi({ customers = [dana, bo] as object[], refuse = {} as Record<string, object>, queue = {} } = {}) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const json = (value: unknown, status = 200, headers = {}) => new Response(JSON.stringify(value), { status, headers })
  const list = (items: object[]) => json(items, 200, { 'X-Total-Count': String(items.length) })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url}`
    calls.push(call)
    if (body) bodies.push(JSON.parse(String(body)))
    if (refuse[call]) return json(refuse[call], 409)
    if (url.endsWith('/work-queue')) return json(queue)
    if (url.startsWith('/api/admin/customers') && method === 'GET') return list(customers)
    if (url.startsWith('/api/admin/companies')) return list([{ ...company, userCount: 2 }])
    if (url.endsWith('/deletion')) return json({ rfqs: 2, quotes: 1, orders: 3, successorName: null })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (url.endsWith('/link')) return json({ ...bo, company })
    if (method === 'POST') return json({ ...dana, ...JSON.parse(String(body ?? '{}')) }, 201)
    if (url.startsWith('/api/rfqs/') || url.includes('/rfqs/some-rfq')) return json({ message: 'RFQ not found' }, 404)
    return list([])
  })
  return { calls, bodies }
}

const openPage = (address = '/admin/customers') => renderPage(<CustomersPage />, address)

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first tab lists customers, as the address asks for', async () => {
  const { calls } = fakeApi()
  openPage('/admin/customers?status=unverified&sort=name&q=lin')
  const row = await screen.findByRole('row', { name: /Dana Park/ })
  expect(row.textContent).toMatch(
    /dana@northgate\.test.*Northgate Robotics.*CU0007.*Verified.*Customer.*3.*1.*\$1,250\.00/,
  )
  expect((await screen.findByRole('row', { name: /Bo Lin/ })).textContent).toMatch(/Lin Works.*Not linked.*Unverified/)
  expect(calls).toContain('GET /api/admin/customers?q=lin&status=unverified&sort=name')
  expect(screen.getByRole('tab', { name: 'Customer Accounts' }).getAttribute('aria-selected')).toBe('true')
})

test('the tabs count what waits, as the navigation does', async () => {
  const others = { qualityRevisions: 32, messages: 64, certificates: 128, items: [] }
  fakeApi({ queue: { newRfqs: 1, newQuotes: 2, expiringQuotes: 4, purchaseOrders: 8, lateOrders: 16, ...others } })
  openPage()
  await screen.findByRole('tab', { name: 'Incoming RFQs 15' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Customer Accounts',
    'Incoming RFQs15',
    'Active Orders16',
    'Archived Orders',
  ])
})

test('a link to an RFQ from before there were accounts here leads to the tab of RFQs', async () => {
  fakeApi()
  const router = openPage('/admin/customers?rfq=some-rfq')
  const tab = await screen.findByRole('tab', { name: /Incoming RFQs/, hidden: true })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(new URLSearchParams(router.state.location.search).get('rfq')).toBe('some-rfq')
})

test('without customers the list says so', async () => {
  fakeApi({ customers: [] })
  openPage()
  expect(await screen.findByRole('heading', { name: 'No customers found' })).toBeDefined()
})

test('a user is added; what is wrong is said at its field', async () => {
  const { bodies } = fakeApi()
  openPage()
  await click('Add User')
  const form = await dialog('Add User')
  fireEvent.click(form.getByRole('button', { name: 'Create User' }))
  for (const words of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Company name is required',
    'Password must be at least 6 characters',
  ]) {
    expect(await form.findByText(words)).toBeDefined()
  }
  const fill = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  fill('Name', 'Dana Park')
  fill('Email', 'dana@northgate.test')
  fill('Company Name', 'Northgate')
  fill('Password', 'six-42')
  fill('Confirm Password', 'six-43')
  fireEvent.click(form.getByRole('button', { name: 'Create User' }))
  expect(await form.findByText("Passwords don't match")).toBeDefined()
  fill('Confirm Password', 'six-42')
  fireEvent.click(form.getByRole('button', { name: 'Create User' }))
  expect(await screen.findByText('User created')).toBeDefined()
  expect(bodies).toMatchObject([{ name: 'Dana Park', companyName: 'Northgate', password: 'six-42', role: 'customer' }])
  expect(bodies).not.toMatchObject([{ confirmPassword: expect.anything() }])
})

test('an address that has an account is refused at its field', async () => {
  const message = 'An account with this email already exists'
  fakeApi({ refuse: { 'POST /api/admin/customers': { code: 'user.email_taken', message } } })
  openPage()
  await click('Add User')
  const form = await dialog('Add User')
  const values = {
    Name: 'Dana',
    Email: 'a@b.test',
    'Company Name': 'N',
    Password: 'six-42',
    'Confirm Password': 'six-42',
  }
  for (const [label, value] of Object.entries(values))
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  fireEvent.click(form.getByRole('button', { name: 'Create User' }))
  expect(await form.findByText(message)).toBeDefined()
})

test('a customer is linked to a company that is found by typing', async () => {
  const { bodies } = fakeApi()
  openPage()
  await click('Link Company for Bo Lin')
  const form = await dialog('Company of Bo Lin')
  fireEvent.click(form.getByRole('button', { name: 'Link Company' }))
  expect(await form.findByText('Please choose a company')).toBeDefined()
  fireEvent.change(form.getByRole('combobox', { name: 'Company' }), { target: { value: 'north' } })
  fireEvent.click(await screen.findByRole('option', { name: /Northgate Robotics/ }))
  fireEvent.click(form.getByRole('button', { name: 'Link Company' }))
  expect(await screen.findByText('Company linked')).toBeDefined()
  expect(bodies).toEqual([{ companyId: 'northgate', basedOn: { companyId: null } }])
})

test('unlinking asks first, says from which company, and says when it fails', async () => {
  const { calls, bodies } = fakeApi({
    refuse: { 'POST /api/admin/users/dana/unlink': { code: 'user.not_found', message: 'User not found' } },
  })
  openPage()
  await click('Change Company of Dana Park')
  fireEvent.click((await dialog('Company of Dana Park')).getByRole('button', { name: 'Unlink' }))
  expect(calls).not.toContain('POST /api/admin/users/dana/unlink')
  const question = await dialog('Unlink Dana Park from Northgate Robotics?')
  fireEvent.click(question.getByRole('button', { name: 'Unlink' }))
  expect(await screen.findByText('Failed to unlink user from company')).toBeDefined()
  expect(bodies).toEqual([{ basedOn: { companyId: 'northgate' } }])
})

test('deleting says what it takes away and that it cannot be undone, and asks for the address', async () => {
  const { calls } = fakeApi()
  openPage()
  await click('Delete User Dana Park')
  const question = await dialog('Delete the account of Dana Park?')
  expect(question.getByText('2 RFQs without an order and 1 quote for them are deleted.')).toBeDefined()
  expect(question.getByText('This cannot be undone.')).toBeDefined()
  fireEvent.change(question.getByLabelText('Type dana@northgate.test to confirm'), { target: { value: dana.email } })
  fireEvent.click(question.getByRole('button', { name: 'Delete Account' }))
  expect(await screen.findByText('Account deleted')).toBeDefined()
  expect(calls).toContain('DELETE /api/admin/users/dana')
})

test('a deletion that fails says so', async () => {
  fakeApi({ refuse: { 'DELETE /api/admin/users/dana': { code: 'user.not_found', message: 'User not found' } } })
  openPage()
  await click('Delete User Dana Park')
  const question = await dialog('Delete the account of Dana Park?')
  fireEvent.change(question.getByLabelText('Type dana@northgate.test to confirm'), { target: { value: dana.email } })
  fireEvent.click(question.getByRole('button', { name: 'Delete Account' }))
  expect(await screen.findByText('Failed to delete user')).toBeDefined()
})

test('the number of a linked company is assigned, and companies are merged, from here', async () => {
  fakeApi()
  openPage()
  await click('Assign Customer Number to Northgate Robotics')
  const number = await dialog('Assign Customer Number')
  expect(number.getByLabelText<HTMLInputElement>('Customer Number').value).toBe('CU0007')
  fireEvent.click(number.getByRole('button', { name: 'Cancel' }))
  await click('Merge Companies')
  const merge = await dialog('Merge Companies')
  fireEvent.change(merge.getByRole('combobox', { name: 'Add a company' }), { target: { value: 'north' } })
  fireEvent.click(await screen.findByRole('option', { name: /Northgate Robotics/ }))
  expect(await merge.findByRole('radio', { name: 'Northgate Robotics' })).toBeDefined()
})
