import { makeStore, toast } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagesPage } from './messages-page.tsx'

const ada = { id: 'ada', name: 'Ada Admin' }
const colleague = { id: 'cleo', name: 'Cleo Colleague' }
const acme = { id: 'acme', name: 'Acme Robotics', customerNumber: 'CU0001' }
const dana = { id: 'dana', name: 'Dana Kim', email: 'dana@acme.test', companyNameInput: null, company: acme }
const maya = { ...dana, id: 'maya', name: 'Maya Brandt', companyNameInput: 'Brandt CNC', company: null }
const deleted = { id: null, name: 'Deleted customer', email: null, companyNameInput: null, company: null }

const lastMessage = {
  id: 'last',
  text: 'Shall we go on?',
  author: { id: 'dana', name: 'Dana Kim' },
  isFromProvider: false,
  createdAt: '2026-01-05T09:02:00Z',
  attachmentCount: 2,
}
const aboutOrder = {
  id: 'about-order',
  kind: 'order',
  rfqId: null,
  orderId: 'order',
  number: 'SORD-0003',
  projectName: 'Gripper',
  customer: dana,
  isWithSupplier: false,
  assignee: null as { id: string; name: string } | null,
  companyId: 'acme',
  lastMessage,
  match: null,
  unreadCount: 1,
}
const general = { kind: 'general', orderId: null, number: null, projectName: null, companyId: null, unreadCount: 0 }
const withSupplier = { ...aboutOrder, ...general, id: 'supplier', customer: maya, isWithSupplier: true }
const ofCompany = { ...aboutOrder, id: 'of-company', projectName: 'Impeller', customer: maya, unreadCount: 0 }
const withDeleted = { ...aboutOrder, ...general, id: 'deleted', customer: deleted }
const conversations = [aboutOrder, withSupplier, withDeleted, ofCompany]

const rfq = { id: 'rfq', displayNumber: 'SQTE-0003', projectName: 'Gripper', user: dana }
const order = { id: 'order', orderNumber: 'SORD-0003', isArchived: true, rfq, user: dana }

const written = (id: string, body: string, author: { id: string; name: string }, isFromProvider: boolean) => ({
  id,
  conversationId: 'about-order',
  body,
  author,
  isFromProvider,
  createdAt: `2026-01-05T09:0${id}:00Z`,
  files: [],
  references: [],
})
const messages = [
  written('3', 'Shall we go on?', dana, false),
  written('2', 'It is on the machine.', colleague, true),
  written('1', 'We have your order.', ada, true),
]

function fakeApi(initial = conversations) {
  let stored = initial
  const bodies: unknown[] = []
  const exports: string[] = []
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  const list = (items: unknown[]) =>
    new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(items.length) } })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://kerf.test')
    if (body) bodies.push(JSON.parse(String(body)))
    if (pathname === '/api/auth/me') return json({ ...ada, isAdmin: true, company: null, companyRole: null })
    if (pathname === '/api/orders/order') return json(order)
    if (pathname === '/api/admin/accounts') return list([ada, colleague])
    if (pathname.startsWith('/api/admin/conversations/')) {
      const changed = { ...aboutOrder, assignee: colleague }
      stored = [changed]
      return json(changed)
    }
    if (pathname.startsWith('/api/admin/accounts/')) return json({ ...dana, role: 'customer', isAdmin: false })
    if (pathname === '/api/messages') return json(written('4', 'Yes.', ada, true), 201)
    if (method === 'POST') return new Response(null, { status: 204 })
    if (pathname.endsWith('/messages')) return list(pathname.includes('about-order') ? messages : [])
    if (pathname === '/api/conversations/export') {
      exports.push(String(searchParams))
      return json({ code: 'any', message: 'Too many exports.', requestId: 'r' }, 429)
    }
    if (pathname === '/api/conversations') return list(searchParams.has('customerId') ? [] : stored)
    const found = stored.find(({ id }) => pathname.endsWith(`/${id}`))
    return found ? json(found) : json({ code: 'conversation.not_found', message: 'No', requestId: 'r' }, 404)
  })
  return { bodies, exports }
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/admin/messages', element: <MessagesPage /> }], {
    initialEntries: [address],
  })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return router
}

vi.mock('@kerf/shared-runtime', async (original) => ({
  ...(await original<typeof import('@kerf/shared-runtime')>()),
  toast: { error: vi.fn() },
}))

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('rows name the other person, and mark suppliers', async () => {
  fakeApi()
  open('/admin/messages')
  const list = await screen.findByRole('list', { name: 'Conversations' })
  const rows = within(list).getAllByRole('link')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Gripper.*SORD-0003 · Dana Kim, Acme Robotics.*2 attachments.*1 unread/),
    expect.stringMatching(/^Maya Brandt.*Brandt CNC.*Supplier/),
    expect.stringMatching(/^Deleted customer/),
    expect.stringMatching(/^Impeller.*SORD-0003 · Maya Brandt, who left the company/),
  ])
})

test('right-to-left names keep their place among other words', async () => {
  const noa = { ...dana, name: 'נועה 3', company: { ...acme, name: 'לוח 12-A' } }
  fakeApi([{ ...aboutOrder, customer: noa }])
  open('/admin/messages?conversation=about-order')
  const subtitle = /^SORD-0003 · \u200f?\u2068נועה 3\u2069, \u2068לוח 12-A\u2069$/
  expect(await screen.findAllByText(subtitle)).toHaveLength(1)
  const header = (await screen.findByRole('heading', { level: 2, name: 'Gripper' })).closest('header')
  expect(header?.textContent).toContain('\u2068נועה 3\u2069, \u2068לוח 12-A\u2069')
})

test('the filtered list is exported, and a refusal says why', async () => {
  const { exports } = fakeApi()
  open('/admin/messages?kind=order&state=unanswered')
  await screen.findByRole('list', { name: 'Conversations' })
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Export failed', 'Too many exports.'))
  expect(exports).toEqual(['kind=order&unanswered=true'])
})

test("the conversation about an order links to the order, its RFQ and the account; colleagues are on the admin's side", async () => {
  fakeApi()
  open('/admin/messages?conversation=about-order')
  const thread = await screen.findByRole('region', { name: 'Messages, Gripper' })
  expect(thread.textContent).toMatch(/You.*We have your order.*Cleo Colleague.*It is on.*New.*Dana Kim.*Shall we/)
  const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await addressOf('Order SORD-0003')).toBe('/admin/orders/order')
  expect(await addressOf('RFQ SQTE-0003')).toBe('/admin/rfqs/rfq')
  expect(await addressOf('Account')).toBe('/admin/accounts?account=dana')
})

test('the company keeps access after a member has left', async () => {
  fakeApi()
  open('/admin/messages?conversation=of-company')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Impeller' })
  expect(heading.closest('header')?.textContent).toContain('Maya Brandt, who left the company')
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeDefined()
})

test('an admin can write first to a customer', async () => {
  const { bodies } = fakeApi()
  open('/admin/messages?customer=dana')
  expect(await screen.findByRole('heading', { level: 2, name: 'Dana Kim' })).toBeDefined()
  expect(screen.getByText(/begins the conversation/)).toBeDefined()
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Yes.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(bodies).toEqual([{ customerId: 'dana', body: 'Yes.' }]))
})

test('a conversation is assigned to a colleague, whom list and thread then name', async () => {
  const { bodies } = fakeApi()
  open('/admin/messages?conversation=about-order')
  const trigger = await screen.findByRole('button', { name: 'Assign' })
  fireEvent.pointerDown(trigger, { button: 0, ctrlKey: false, pointerType: 'mouse' })
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Cleo Colleague' }))
  expect(await screen.findByRole('button', { name: 'Assigned to Cleo Colleague' })).toBeDefined()
  expect(bodies).toContainEqual({ assigneeId: 'cleo', basedOn: { assigneeId: null } })
  const row = within(screen.getByRole('list', { name: 'Conversations' })).getByRole('link')
  await waitFor(() => expect(row.textContent).toContain('Assigned to Cleo Colleague'))
})

test("the inbox's filters are kept in the address and sent to the server", async () => {
  fakeApi()
  const router = open('/admin/messages')
  await screen.findByRole('list', { name: 'Conversations' })
  const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  choose('Which conversations', 'day')
  choose('Assigned to', 'me')
  choose('With', 'suppliers')
  await waitFor(() => expect(router.state.location.search).toBe('?state=day&assigned=me&with=suppliers'))
})

test('nobody can write to a deleted account', async () => {
  fakeApi()
  open('/admin/messages?conversation=deleted')
  expect(await screen.findByText(/This account was deleted/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
})
