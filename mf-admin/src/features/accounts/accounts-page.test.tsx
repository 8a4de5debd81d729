import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { AccountsPage } from './accounts-page.tsx'

const company = { id: 'northgate', name: 'Northgate Robotics', customerNumber: 'CU0007' }
const dana = {
  id: 'dana',
  name: 'Dana Park',
  email: 'dana@northgate.test',
  role: 'customer',
  isAdmin: false,
  isVerified: true,
  requiresPasswordReset: false,
  company,
  companyRole: 'owner',
  createdAt: '2026-01-05T10:00:00Z',
  lastSignInAt: '2026-02-03T10:00:00Z',
  signedInDevices: 2,
}
const ada = { ...dana, id: 'ada', name: 'Ada Admin', email: 'ada@kerf.test', role: 'admin', isAdmin: true }
const admin = { ...ada, company: null, companyRole: null }
const entry = {
  id: 'entry',
  at: '2026-02-03T10:00:00Z',
  action: 'session.refused',
  objectType: 'user',
  objectId: 'dana',
  actor: null,
  actorKind: 'visitor',
  changes: { reason: 'password' },
  address: '203.0.113.7',
  device: 'Firefox on Windows',
}

interface Answers {
  accounts?: object[]
  activity?: object[]
  deletion?: object
  refusals?: Record<string, { status: number; code: string; message: string }>
}

const deletionOfDana = { rfqs: 2, quotes: 1, orders: 3, openOrders: 2, successorName: 'Bo Lin' }

/** Answers like the API; records the calls as "METHOD path". */
function fakeApi({
  accounts = [dana, admin],
  activity = [entry],
  deletion = deletionOfDana,
  refusals = {},
}: Answers = {}) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const json = (value: unknown, status = 200, headers = {}) => new Response(JSON.stringify(value), { status, headers })
  const list = (items: object[], total = items.length) => json(items, 200, { 'X-Total-Count': String(total) })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url}`
    calls.push(call)
    if (body) bodies.push(JSON.parse(String(body)))
    const refusal = refusals[call]
    if (refusal) return json(refusal, refusal.status)
    if (url === '/api/auth/me') return json(admin)
    if (method === 'POST') return json({ ...admin, ...JSON.parse(String(body)) }, 201)
    if (url === '/api/admin/users/dana/deletion') return json(deletion)
    if (method === 'DELETE' && url.startsWith('/api/admin/users/')) return new Response(null, { status: 204 })
    if (method === 'DELETE') return json({ ended: 2 })
    if (url.includes('/activity')) return list(activity, 1)
    if (url.startsWith('/api/admin/accounts?')) return list(accounts)
    return json(url.includes('/ada') ? admin : dana)
  })
  return { calls, bodies }
}

const openPage = (address = '/admin/accounts') => renderPage(<AccountsPage />, address)

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const panel = () => screen.findByRole('dialog', { name: 'Dana Park' })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the list shows each account, and queries the API with the filters in the address', async () => {
  const { calls } = fakeApi()
  openPage('/admin/accounts?kind=customer&status=unverified&sort=name&q=north')
  const row = await screen.findByRole('row', { name: /Dana Park/ })
  expect(row.textContent).toMatch(/dana@northgate\.test.*Customer.*Northgate Robotics.*Owner.*Verified/)
  expect(calls).toContain('GET /api/admin/accounts?q=north&role=customer&status=unverified&sort=name')
  expect(screen.getByRole('tab', { name: 'Customers' }).getAttribute('aria-selected')).toBe('true')
})

test('an account opens beside the list and is named in the address', async () => {
  fakeApi()
  const router = openPage()
  fireEvent.click(await screen.findByRole('row', { name: /Dana Park/ }))
  expect(within(await panel()).getByText('Northgate Robotics, CU0007')).toBeDefined()
  expect(router.state.location.search).toBe('?account=dana')
})

test('a refused sign-in stands out by its text, with reason, place and device', async () => {
  fakeApi()
  openPage('/admin/accounts?account=dana')
  const item = (await screen.findByText('Sign-in refused')).closest('li')
  expect(item?.textContent).toMatch(/Refused.*Firefox on Windows · 203\.0\.113\.7.*Reason: wrong password/)
})

test("an action by somebody else shows the actor, the account's own does not", async () => {
  const by = (id: string, actor: object, action: string) => ({ ...entry, id, actor, action, changes: {} })
  fakeApi({
    activity: [
      by('1', { id: 'ada', name: 'Ada Admin' }, 'user.company_role_changed'),
      by('2', { id: 'dana', name: 'Dana Park' }, 'user.password_changed'),
    ],
  })
  openPage('/admin/accounts?account=dana')
  expect((await screen.findByText('Role in company changed')).closest('li')?.textContent).toContain('by Ada Admin')
  expect(screen.getByText('Password changed').closest('li')?.textContent).not.toContain('by')
})

test('the activity can be filtered by sign-ins', async () => {
  const { calls } = fakeApi()
  openPage('/admin/accounts?account=dana')
  fireEvent.click(await screen.findByRole('radio', { name: 'Sign-ins' }))
  await waitFor(() => expect(calls).toContain('GET /api/admin/accounts/dana/activity?limit=20&status=sign_in'))
})

test('signing out everywhere asks first', async () => {
  const { calls } = fakeApi()
  openPage('/admin/accounts?account=dana')
  await click('Sign Out Everywhere')
  const dialog = await screen.findByRole('dialog', { name: 'Sign out Dana Park everywhere?' })
  expect(calls).not.toContain('DELETE /api/admin/accounts/dana/sessions')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }))
  expect(await screen.findByText('Dana Park was signed out on 2 devices.')).toBeDefined()
  expect(calls).toContain('DELETE /api/admin/accounts/dana/sessions')
})

test('the last owner of a company keeps the role, and the reason is shown at the field', async () => {
  fakeApi({
    refusals: {
      'PATCH /api/admin/accounts/dana/company-role': {
        status: 409,
        code: 'company.last_owner',
        message: 'A company needs at least one owner.',
      },
    },
  })
  openPage('/admin/accounts?account=dana')
  const field = await screen.findByLabelText('Role in company')
  fireEvent.change(field, { target: { value: 'viewer' } })
  await click('Save Role')
  expect(await screen.findByText('A company needs at least one owner.')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a deletion names what is deleted and what stays, and requires the address', async () => {
  const { calls } = fakeApi()
  const router = openPage('/admin/accounts?account=dana')
  await click('Delete Account')
  const dialog = await screen.findByRole('dialog', { name: 'Delete the account of Dana Park?' })
  expect(dialog.textContent).toMatch(/2 RFQs without an order and 1 quote for them are deleted/)
  expect(within(dialog).getByText('2 of these orders are still open and not delivered.')).toBeDefined()
  expect(dialog.textContent).toMatch(/3 orders stay.*Bo Lin becomes owner of Northgate Robotics.*cannot be undone/)
  const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
  confirm()
  expect(calls).not.toContain('DELETE /api/admin/users/dana')
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'dana@northgate.test' } })
  confirm()
  expect(await screen.findByText('The account of Dana Park was deleted.')).toBeDefined()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  // The list is fetched again, but the deleted account is not.
  const afterwards = () => calls.slice(calls.indexOf('DELETE /api/admin/users/dana') + 1)
  await waitFor(() => expect(afterwards()).toEqual(['GET /api/admin/accounts?sort=date-desc']))
})

test.each([
  [{ rfqs: 1, quotes: 1, orders: 0 }, '1 RFQ without an order and its quote are deleted.'],
  [{ rfqs: 1, quotes: 2, orders: 1 }, '1 RFQ without an order and 2 quotes for it are deleted.'],
  [{ rfqs: 1, quotes: 0, orders: 0 }, '1 RFQ without an order is deleted.'],
  [{ rfqs: 3, quotes: 0, orders: 0 }, '3 RFQs without an order are deleted.'],
  [{ rfqs: 0, quotes: 0, orders: 1 }, '1 order stays, under "Deleted customer", without personal data.'],
  [{ rfqs: 0, quotes: 0, orders: 1, openOrders: 1 }, 'This order is still open and not delivered.'],
  [{ rfqs: 0, quotes: 0, orders: 2, openOrders: 2 }, 'These orders are still open and not delivered.'],
  [{ rfqs: 0, quotes: 0, orders: 2, openOrders: 1 }, '1 of these orders is still open and not delivered.'],
  [{ rfqs: 0, quotes: 0, orders: 0 }, 'This account has no RFQs or orders.'],
])('a deletion of %o says "%s", and leaves out empty counts', async (counts, words) => {
  fakeApi({ deletion: { ...counts, successorName: null } })
  openPage('/admin/accounts?account=dana')
  await click('Delete Account')
  const dialog = await screen.findByRole('dialog', { name: 'Delete the account of Dana Park?' })
  expect(within(dialog).getByText(words)).toBeDefined()
  expect(dialog.textContent).not.toMatch(/\b0\b/)
})

test('cancelling the deletion returns to the account', async () => {
  fakeApi()
  openPage('/admin/accounts?account=dana')
  await click('Delete Account')
  await click('Cancel')
  expect(await panel()).toBeDefined()
})

test("the admin's own account cannot be deleted here", async () => {
  const { calls } = fakeApi()
  openPage('/admin/accounts?account=ada')
  const button = await screen.findByRole('button', { name: 'Delete Account' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(calls.filter((call) => call.includes('/deletion'))).toEqual([])
})

test('a taken address is reported at its field until another one is typed', async () => {
  fakeApi({
    refusals: {
      'POST /api/admin/accounts': {
        status: 409,
        code: 'user.email_taken',
        message: 'An account with this email already exists',
      },
    },
  })
  openPage()
  await click('Add Administrator')
  const email = screen.getByLabelText('Email')
  fireEvent.change(screen.getByLabelText('Full Name'), { target: { value: 'Bo Lin' } })
  fireEvent.change(email, { target: { value: 'ada@kerf.test' } })
  fireEvent.change(screen.getByLabelText('First Password'), { target: { value: 'secret' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Administrator' }))
  expect(await screen.findByText('An account with this email already exists')).toBeDefined()
  expect(document.activeElement).toBe(email)
  fireEvent.blur(email)
  expect(screen.getByText('An account with this email already exists')).toBeDefined()
  fireEvent.change(email, { target: { value: 'bo@kerf.test' } })
  await waitFor(() => expect(screen.queryByText('An account with this email already exists')).toBeNull())
})

test('an administrator is created with name, address and first password', async () => {
  const { bodies } = fakeApi()
  openPage()
  await click('Add Administrator')
  const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Administrator' })
  fireEvent.change(screen.getByLabelText('First Password'), { target: { value: 'short' } })
  fireEvent.click(submit)
  expect(await screen.findByText('Password must be at least 6 characters')).toBeDefined()
  expect(bodies).toEqual([])
  fireEvent.change(screen.getByLabelText('Full Name'), { target: { value: ' Bo Lin ' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'bo@kerf.test' } })
  fireEvent.change(screen.getByLabelText('First Password'), { target: { value: 'secret' } })
  fireEvent.click(submit)
  expect(await screen.findByText(/We emailed bo@kerf\.test/)).toBeDefined()
  expect(bodies).toEqual([{ name: 'Bo Lin', email: 'bo@kerf.test', password: 'secret' }])
})

test('a search without a match offers to clear it, an empty list says what will appear here', async () => {
  fakeApi({ accounts: [] })
  const router = openPage('/admin/accounts?q=nobody')
  await click('Clear filters')
  expect(await screen.findByText('No Accounts')).toBeDefined()
  expect(router.state.location.search).toBe('')
})
