import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagesPage } from './messages-page.tsx'

const quote = { id: 'quote', quoteNumber: 'QTE-0001' }
const rfq = { id: 'rfq', displayNumber: 'SQTE-0001', projectName: 'Bracket', companyId: 'acme', quote }
const order = { id: 'order', orderNumber: 'SORD-0001', rfqId: 'rfq', rfq, quoteId: 'quote', quote }

const message = {
  id: 'message',
  author: { id: 'admin', name: 'Pat Provider' },
  isFromProvider: true,
  createdAt: '2026-01-05T09:00:00Z',
}
const conversation = (id: string, of: object) => ({
  id,
  kind: 'general',
  rfqId: null,
  orderId: null,
  number: null,
  projectName: null,
  customer: { id: 'dana', name: 'Dana Kim', email: null, companyNameInput: null, company: null },
  isWithSupplier: false,
  companyId: null,
  lastMessage: { ...message, text: 'Hello', attachmentCount: 0 },
  match: null,
  unreadCount: 0,
  ...of,
})
const conversations = [
  conversation('about-order', {
    kind: 'order',
    orderId: 'order',
    number: 'SORD-0001',
    projectName: 'Bracket',
    companyId: 'acme',
  }),
  conversation('about-rfq', {
    kind: 'rfq',
    rfqId: 'rfq',
    number: 'SQTE-0001',
    projectName: 'Bracket',
    companyId: 'acme',
  }),
  conversation('general', {}),
]

function open(address: string, { companyRole = 'buyer', company = 'acme', items = conversations } = {}) {
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  const list = (rows: unknown[]) =>
    new Response(JSON.stringify(rows), { headers: { 'X-Total-Count': String(rows.length) } })
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://kerf.test')
    if (pathname === '/api/auth/me') return json({ id: 'dana', companyRole, company: { id: company, name: company } })
    if (pathname === '/api/rfqs/rfq') return json(rfq)
    if (pathname === '/api/quotes/quote') return json({ ...quote, rfqId: 'rfq', rfq })
    if (pathname === '/api/orders/order') return json(order)
    if (pathname === '/api/conversations')
      return list(items.filter(({ kind }) => kind === (searchParams.get('kind') ?? kind)))
    if (pathname.endsWith('/messages'))
      return list([{ ...message, conversationId: 'any', body: 'Hello', files: [], references: [] }])
    const found = items.find(({ id }) => pathname.endsWith(`/${id}`))
    return found ? json(found) : json({ code: 'conversation.not_found', message: 'No', requestId: 'r' }, 404)
  })
  const router = createMemoryRouter([{ path: '/messages', element: <MessagesPage /> }], { initialEntries: [address] })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

const addressesOf = async (thread: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: thread })
  const header = heading.closest('header') ?? document.body
  await within(header).findByRole('link', { name: 'Quote QTE-0001' })
  const back = 'Back to conversations'
  const links = within(header).getAllByRole('link', { hidden: true })
  return links
    .filter((link) => link.getAttribute('aria-label') !== back)
    .map((link) => [link.textContent, link.getAttribute('href')])
}

afterEach(() => void vi.unstubAllGlobals())

test('rows say which request or order they are about', async () => {
  open('/messages')
  const rows = within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bracket.*Order SORD-0001.*Pat Provider: Hello/),
    expect.stringMatching(/^Bracket.*Request SQTE-0001/),
    expect.stringMatching(/^General/),
  ])
  const kinds = within(screen.getByLabelText('About')).getAllByRole('option')
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Everything', 'General', 'Requests', 'Quotes', 'Orders'])
})

test('a conversation links to its request and quote', async () => {
  open('/messages?conversation=about-rfq')
  expect(await addressesOf('Bracket')).toEqual([
    ['Request SQTE-0001', '/rfqs/rfq'],
    ['Quote QTE-0001', '/quotes/quote'],
  ])
  expect(screen.getByText('Your company sees this, too')).toBeDefined()
  expect(screen.getByText('Provider')).toBeDefined()
})

test('a conversation links to its order, and to the order’s request and quote', async () => {
  open('/messages?conversation=about-order')
  expect(await addressesOf('Bracket')).toEqual([
    ['Order SORD-0001', '/orders/order'],
    ['Quote QTE-0001', '/quotes/quote'],
    ['Request SQTE-0001', '/rfqs/rfq'],
  ])
})

test('a quote without messages invites the first one, and links to the quote and its request', async () => {
  open('/messages?quote=quote', { items: [] })
  expect(await screen.findByText(/Ask us about this quote/)).toBeDefined()
  expect(await addressesOf('Bracket')).toEqual([
    ['Quote QTE-0001', '/quotes/quote'],
    ['Request SQTE-0001', '/rfqs/rfq'],
  ])
})

test("a viewer can read a request's conversation and sees who can write; the general one is their own", async () => {
  open('/messages?conversation=about-rfq', { companyRole: 'viewer' })
  expect(await screen.findByText(/Your role allows viewing only. An owner or buyer of your company/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Message the provider' }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeDefined()
  expect(screen.getByText('Only you and the provider see this')).toBeDefined()
})

test("a former member is told why they cannot see the company's conversation", async () => {
  open('/messages?rfq=rfq', { company: 'other', items: [] })
  expect(await screen.findByText('Only members of the company see this')).toBeDefined()
})

test('a request without messages invites the first one', async () => {
  open('/messages?rfq=rfq', { items: [] })
  expect(await screen.findByText(/Ask us about this request, .* Your first message begins/)).toBeDefined()
})
