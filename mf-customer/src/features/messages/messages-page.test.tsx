import { baseApi, makeStore } from '@kerf/shared-runtime'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagesPage } from './messages-page.tsx'

const provider = { id: 'admin', name: 'Pat Provider' }
const dana = { id: 'dana', name: 'Dana Kim' }

const message = (id: string, body: string, author = provider) => ({
  id,
  conversationId: 'about-rfq',
  body,
  author,
  isFromProvider: author === provider,
  createdAt: `2026-01-05T09:0${id}:00Z`,
  files: [],
})
const excerpt = ({ id, body, author, isFromProvider, createdAt }: ReturnType<typeof message>) => ({
  id,
  text: body,
  author,
  isFromProvider,
  createdAt,
  attachmentCount: 0,
})

/**
 * A server with one request, whose conversation is what `messages` holds.
 * @param lost what the connection loses of a message that is sent
 */
function fakeApi({
  role = 'buyer',
  company = { id: 'acme', name: 'Acme' },
  messages = [message('2', 'Second'), message('1', 'First', dana)],
  fail = '',
  lost = '',
} = {}) {
  const calls: string[] = []
  /** Those of messages that were sent. */
  const keys: unknown[] = []
  const bodies: unknown[] = []
  let isRead = false
  let isRemoved = false
  let ownCompany = company
  const conversation = () => ({
    id: 'about-rfq',
    kind: 'rfq',
    rfqId: 'rfq',
    orderId: null,
    number: 'SQTE-0001',
    projectName: 'Bracket',
    customer: { ...dana, email: null, companyNameInput: null, company: null },
    isWithSupplier: false,
    companyId: 'acme',
    lastMessage: messages[0] && excerpt(messages[0]),
    match: null,
    unreadCount: isRead ? 0 : messages.filter(({ isFromProvider }) => isFromProvider).length,
  })
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  const list = (items: unknown[]) =>
    new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(items.length) } })
  const problem = (status: number, code: string) => json({ code, message: 'Refused', requestId: 'r' }, status)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://kerf.test')
    calls.push(`${method} ${url}`)
    if (body) bodies.push(JSON.parse(String(body)))
    if (fail && pathname.startsWith(fail)) return problem(500, 'internal')
    if (isRemoved && pathname.startsWith('/api/conversations/')) return problem(404, 'conversation.not_found')
    if (pathname === '/api/auth/me') return json({ ...dana, companyRole: role, company: ownCompany })
    if (pathname === '/api/rfqs/rfq') {
      return json({ id: 'rfq', displayNumber: 'SQTE-0001', projectName: 'Bracket', companyId: 'acme', quote: null })
    }
    if (pathname === '/api/messages') {
      keys.push(new Headers(headers).get('Idempotency-Key'))
      if (lost === 'request') throw new TypeError('The connection was lost')
      messages.unshift(message(String(messages.length + 1), JSON.parse(String(body)).body.trim(), dana))
      if (lost === 'answer') throw new TypeError('The connection was lost')
      return json(messages[0], 201)
    }
    if (pathname.endsWith('/read')) {
      isRead = true
      return new Response(null, { status: 204 })
    }
    if (pathname.endsWith('/messages')) return list(messages)
    if (pathname === '/api/conversations/about-rfq') return json(conversation())
    if (pathname === '/api/conversations') {
      const isAsked = messages.length > 0 && searchParams.get('kind') !== 'general' && searchParams.get('q') !== 'zzz'
      return list(isAsked ? [conversation()] : [])
    }
    return problem(404, 'conversation.not_found')
  })
  /** The conversation is gone for the reader, who is in this company now. */
  const remove = (companyId: string) => {
    isRemoved = true
    ownCompany = { ...ownCompany, id: companyId }
  }
  return { calls, bodies, keys, remove }
}

function open(address = '/messages') {
  const router = createMemoryRouter(
    [
      { path: '/messages', element: <MessagesPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  const store = makeStore()
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return Object.assign(router, { store })
}

const box = () => screen.findByRole('textbox', { name: 'Message' })

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a row says what it is about, who wrote last and what is unread, and opens beside the list', async () => {
  const { calls } = fakeApi()
  const router = open('/messages?q=bra')
  const row = await screen.findByRole('link', { name: /Bracket.*Request SQTE-0001.*Pat Provider: Second.*1 unread/ })
  fireEvent.click(row)
  const thread = await screen.findByRole('region', { name: 'Messages, Bracket' })
  expect(thread.textContent).toMatch(/You.*First.*New.*Pat Provider.*Second/)
  expect(router.state.location.search).toBe('?q=bra&conversation=about-rfq')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Bracket' }))
  expect(screen.getByRole('link', { name: 'Request SQTE-0001' }).getAttribute('href')).toBe('/rfqs?rfq=rfq')
  await waitFor(() => expect(calls).toContain('POST /api/conversations/about-rfq/read'))
  await waitFor(() => expect(screen.queryByText('1 unread')).toBeNull())
  expect(within(thread).getByText('New')).toBeDefined()
})

test('the way back leaves the filters and gives the focus back to the row', async () => {
  fakeApi()
  const router = open('/messages?q=bra')
  fireEvent.click(await screen.findByRole('link', { name: /Pat Provider: Second/ }))
  const back = await screen.findByRole('link', { name: 'Back to conversations', hidden: true })
  fireEvent.click(back)
  await waitFor(() => expect(router.state.location.search).toBe('?q=bra'))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Pat Provider: Second'))
})

test('filters are asked of the server and kept in the address', async () => {
  const { calls } = fakeApi()
  const router = open()
  await screen.findByRole('link', { name: /Bracket/ })
  fireEvent.click(screen.getByRole('radio', { name: 'Unread' }))
  fireEvent.change(screen.getByLabelText('About'), { target: { value: 'rfq' } })
  await waitFor(() => expect(calls).toContain('GET /api/conversations?kind=rfq&unread=true'))
  expect(router.state.location.search).toBe('?unread=true&kind=rfq')
})

test('a search without a match says so and can be cleared', async () => {
  fakeApi()
  const router = open('/messages?q=zzz')
  expect(await screen.findByText('No conversations match')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: /Bracket/ })).toBeDefined()
  expect(router.state.location.search).toBe('')
})

test('a request without messages shows where the first one is written, which gets an address of its own', async () => {
  const { bodies } = fakeApi({ messages: [] })
  const router = open('/messages?rfq=rfq')
  expect(await screen.findByRole('heading', { level: 2, name: 'Bracket' })).toBeDefined()
  expect(screen.getByText(/Your first message begins the conversation/)).toBeDefined()
  const text = await box()
  fireEvent.change(text, { target: { value: 'When is it ready?' } })
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(router.state.location.search).toBe('?conversation=about-rfq'))
  expect(bodies).toEqual([{ rfqId: 'rfq', body: 'When is it ready?' }])
  const thread = await screen.findByRole('region', { name: 'Messages, Bracket' })
  expect(within(thread).getByText('When is it ready?')).toBeDefined()
  // It is the same one that was typed into.
  expect(await box()).toBe(text)
  expect(text).toHaveProperty('value', '')
})

test('two clicks send one message', async () => {
  const { bodies } = fakeApi()
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'Hello' } })
  const send = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(send)
  fireEvent.click(send)
  expect(await screen.findByText('Hello', { selector: 'p' })).toBeDefined()
  expect(bodies.filter((body) => JSON.stringify(body).includes('Hello'))).toHaveLength(1)
})

test('a message that fails is kept with the reason, and goes out with Retry', async () => {
  fakeApi({ fail: '/api/messages' })
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Your message was not sent. It is kept here/)).toBeDefined()
  expect(await box()).toHaveProperty('value', 'Hello')
  fakeApi()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(screen.queryByText(/was not sent/)).toBeNull()
})

test.each([
  ['in a conversation', '/messages?conversation=about-rfq', [message('1', 'First')], 'First'],
  ['that begins a conversation', '/messages?rfq=rfq', [], 'No messages yet'],
])('a message %s whose answer was lost is done with once it appears', async (_what, address, messages, shown) => {
  const { bodies } = fakeApi({ lost: 'answer', messages })
  open(address)
  await screen.findAllByText(shown)
  fireEvent.change(await box(), { target: { value: ' Hello ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Hello', { selector: 'p' })).toBeDefined()
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(screen.queryByText(/could not be told/)).toBeNull()
  expect(sessionStorage.length).toBe(0)
  expect(bodies.filter((body) => JSON.stringify(body).includes('Hello'))).toHaveLength(1)
})

test('a message that was lost on its way says so, and goes out with Retry as the same request', async () => {
  const { keys } = fakeApi({ lost: 'request' })
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'First' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  // An older message with the same words is not this one.
  expect(await screen.findByText(/could not be told whether your message was sent/)).toBeDefined()
  expect(await box()).toHaveProperty('value', 'First')
  const again = fakeApi()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(again.keys).toEqual(keys)
})

test('a viewer reads about the request and is told who can write; the general conversation is theirs', async () => {
  fakeApi({ role: 'viewer' })
  const router = open('/messages?conversation=about-rfq')
  expect(await screen.findByText(/Your role allows viewing only. An owner or buyer of your company/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Message the provider' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'General' })).toBeDefined()
  expect(await box()).toBeDefined()
  expect(router.state.location.search).toBe('?general=1')
})

test.each(['rfq=rfq', 'conversation=about-rfq'])('whoever left the company is shown nothing of %s', async (address) => {
  const { calls } = fakeApi({ company: { id: 'other', name: 'Other' } })
  open(`/messages?${address}`)
  expect(await screen.findByText('Only members of the company see this')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  expect(calls.filter((call) => call.includes('/messages'))).toEqual([])
})

test('without any conversation it is said how to begin one', async () => {
  fakeApi({ messages: [] })
  open()
  expect(await screen.findByText('No messages yet')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Message the provider' })).toHaveLength(2)
})

test('what cannot be found says so and leads back to the list', async () => {
  fakeApi()
  const router = open('/messages?conversation=gone')
  expect(await screen.findByText('Conversation not found')).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Show all conversations' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByText('Choose a conversation')).toBeDefined()
})

test.each([
  ['deleted', 'acme', 'Conversation not found'],
  ['of a company that the reader has just left', 'other', 'Only members of the company see this'],
])('a conversation that is %s leaves nothing of itself on the screen', async (_what, companyId, words) => {
  const { remove } = fakeApi()
  const { store } = open('/messages?conversation=about-rfq')
  await screen.findByRole('region', { name: 'Messages, Bracket' })
  remove(companyId)
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Message', 'Session'])))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Messages, Bracket' })).toBeNull()
})

test('a list and a thread that could not be loaded can be asked for again', async () => {
  fakeApi({ fail: '/api/conversations' })
  open('/messages?conversation=about-rfq')
  expect(await screen.findByText('Failed to load conversations')).toBeDefined()
  expect(await screen.findByText('Failed to load the conversation')).toBeDefined()
  fakeApi()
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again)
  expect(await screen.findByRole('link', { name: /Pat Provider: Second/ })).toBeDefined()
  expect(await screen.findByRole('region', { name: 'Messages, Bracket' })).toBeDefined()
})
