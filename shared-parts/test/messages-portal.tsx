import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { MessagesWithProvider, type WithProviderWords } from '../src/messages/messages-with-provider.tsx'

const words: WithProviderWords = {
  title: 'Messages',
  description: 'Write to us.',
  messageProvider: 'Message the provider',
  provider: 'Provider',
  general: 'General',
  searchPlaceholder: 'Project, number or message',
  waiting: 'Unread',
  kinds: { general: 'General', rfq: 'Requests' },
  about: { rfq: (number) => `Request ${number}`, order: (number) => `Order ${number}` },
  noneText: 'Begin with a message to us.',
  noneWaiting: { title: 'You have read everything', text: 'New messages appear here.' },
  onlyYou: 'Only you and the provider see this',
  shared: 'Your company sees this, too',
  failedText: 'Your messages are safe.',
  beginText: { general: 'Ask us anything.', rfq: 'Ask us about this request.', order: 'Ask us about this order.' },
}

const provider = { id: 'admin', name: 'Pat Provider' }
const dana = { id: 'dana', name: 'Dana Kim' }

export const message = (id: string, body: string, author = provider) => ({
  id,
  conversationId: 'about-rfq',
  body,
  author,
  isFromProvider: author === provider,
  createdAt: `2026-01-05T09:0${id}:00Z`,
  files: [],
  references: [] as object[],
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
 * A server with one request, whose conversation contains `messages`.
 * @param refusedFile why a file of a message is refused, if it is
 * @param lost what the connection loses of a sent message
 */
export function fakeApi({
  messages = [message('2', 'Second'), message('1', 'First', dana)],
  fail = '',
  refusedFile = '',
  lost = '',
} = {}) {
  const calls: string[] = []
  /** The messages that were sent. */
  const keys: unknown[] = []
  const bodies: unknown[] = []
  let isRead = false
  let isRemoved = false
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
    if (pathname === '/api/messages/referable') {
      const file = { id: 'drawing', name: 'bracket.pdf', fileType: 'pdf' }
      const model = { id: 'model', name: 'bracket.step', fileType: 'step' }
      return json({ parts: [{ id: 'part', name: 'Bracket half' }], files: [file, model] })
    }
    if (pathname === '/api/auth/me')
      return json({ ...dana, companyRole: 'buyer', company: { id: 'acme', name: 'Acme' } })
    if (pathname === '/api/rfqs/rfq') {
      return json({ id: 'rfq', displayNumber: 'SQTE-0001', projectName: 'Bracket', companyId: 'acme', quote: null })
    }
    if (pathname === '/api/messages') {
      keys.push(new Headers(headers).get('Idempotency-Key'))
      if (refusedFile) {
        const refusal = { code: 'file.truncated', message: 'Refused', fields: { attachments: refusedFile } }
        return json({ ...refusal, requestId: 'r' }, 400)
      }
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
  /** The conversation no longer exists for the reader. */
  const remove = () => {
    isRemoved = true
  }
  return { calls, bodies, keys, remove }
}

/** @param props words that the portal adds */
export function open(address = '/messages', props: Omit<ComponentProps<typeof MessagesWithProvider>, 'words'> = {}) {
  const router = createMemoryRouter(
    [
      { path: '/messages', element: <MessagesWithProvider words={words} {...props} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  const store = makeStore()
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
  return Object.assign(router, { store })
}

/** The composer's text field. */
export const box = () => screen.findByRole('textbox', { name: 'Message' })
