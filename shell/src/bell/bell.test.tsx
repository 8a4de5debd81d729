import { makeStore, ToastHost, toast } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Bell } from './bell.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  toast.dismiss()
})

const told = (id: string, title: string, readAt: string | null = null) => ({
  ...{ id, title, readAt, topic: 'quotes', path: `/quotes/${id}`, createdAt: '2026-02-03T10:00:00.000Z' },
})

/** A server with these notifications that can mark them as read; `refuses` makes every answer an error. */
function openBell(notifications: ReturnType<typeof told>[], refuses = false, address = '/orders') {
  let kept = notifications
  const calls: string[] = []
  const unread = () => kept.filter(({ readAt }) => readAt === null)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push(`${method} ${url}${body ? ` ${body}` : ''}`)
    if (url.endsWith('/unread-count')) return Response.json({ unreadCount: unread().length })
    if (refuses) return Response.json({ code: 'internal', message: 'Broken', requestId: 'r' }, { status: 500 })
    if (method === 'POST') {
      const id = /notifications\/(\w+)\/read/.exec(url)?.[1]
      kept = kept.map((one) => (id === undefined || one.id === id ? { ...one, readAt: '2026-02-03T11:00:00Z' } : one))
      return id === undefined ? Response.json({ read: 1 }) : new Response(null, { status: 204 })
    }
    const answer = url.includes('status=unread') ? unread() : kept
    return Response.json(answer, { headers: { 'X-Total-Count': String(answer.length) } })
  })
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[address]}>
        <Bell kind="customer" />
        <AddressBar />
      </MemoryRouter>
      <ToastHost />
    </Provider>,
  )
  return calls
}

function AddressBar() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{`${pathname}${search}`}</output>
}

const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the button shows the number unread, and opens them', async () => {
  openBell([
    told('one', 'Your quote SQTE-1 is ready'),
    told('two', 'Your quote SQTE-2 is ready', '2026-02-03T10:30:00Z'),
  ])
  await open('Notifications, 1 unread')
  await screen.findByRole('dialog', { name: 'Notifications' })
  expect(await screen.findByRole('link', { name: /SQTE-1/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: /SQTE-2/ })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'All' }))
  expect(await screen.findByRole('link', { name: /SQTE-2/ })).toBeDefined()
})

test('following one marks it as read and opens its page', async () => {
  const calls = openBell([told('one', 'Your quote SQTE-1 is ready')])
  await open('Notifications, 1 unread')
  fireEvent.click(await screen.findByRole('link', { name: /SQTE-1/ }))
  expect(screen.getByTestId('address').textContent).toBe('/quotes/one')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Notifications' })
  expect(calls).toContain('POST /api/notifications/one/read')
})

test('all shown ones are marked as read, but not those that arrived since', async () => {
  const calls = openBell([told('one', 'Your quote SQTE-1 is ready')])
  await open('Notifications, 1 unread')
  await screen.findByRole('link', { name: /SQTE-1/ })
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByText('You have read everything')
  expect(calls).toContain('POST /api/notifications/read {"until":"2026-02-03T10:00:00.000Z"}')
})

test('a single kind can be chosen', async () => {
  const calls = openBell([])
  await open('Notifications')
  fireEvent.change(await screen.findByRole('combobox', { name: 'Kind' }), { target: { value: 'order_progress' } })
  await waitFor(() => expect(calls.some((call) => call.includes('topic=order_progress'))).toBe(true))
})

test('a list that fails to load says so, and can be retried', async () => {
  const calls = openBell([told('one', 'Your quote SQTE-1 is ready')], true)
  await open('Notifications, 1 unread')
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  const asked = () => calls.filter((call) => call.startsWith('GET /api/notifications?'))
  await waitFor(() => expect(asked().length).toBeGreaterThan(1))
})

test('a page that a mail led to marks what the mail told as read, and leaves its id out of the address', async () => {
  const calls = openBell([told('one', 'Your quote SQTE-1 is ready')], false, '/quotes/one?view=terms&told=one')
  await screen.findByRole('button', { name: 'Notifications' })
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/notifications/one/read'])
  expect(screen.getByTestId('address').textContent).toBe('/quotes/one?view=terms')
})
