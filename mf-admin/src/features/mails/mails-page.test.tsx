import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { MailsPage } from './mails-page.tsx'

const refused = {
  id: 'refused',
  purpose: 'registration',
  recipient: 'dana@northgate.test',
  subject: 'Your code',
  outcome: 'refused',
  reason: '550 5.1.1 No such user',
  tries: 1,
  failedAt: '2026-02-03T10:00:00Z',
  retriedAt: null,
}
const retried = { ...refused, id: 'retried', recipient: 'bo@northgate.test', retriedAt: '2026-02-03T11:00:00Z' }

afterEach(() => vi.unstubAllGlobals())

test('an admin sees to whom and why a mail failed, and sends it again once', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${url}`)
    const answer = method === 'GET' ? [refused, retried] : retried
    return new Response(JSON.stringify(answer), { status: 200, headers: { 'X-Total-Count': '2' } })
  })
  const router = createMemoryRouter([{ path: '/admin/mails', element: <MailsPage /> }], {
    initialEntries: ['/admin/mails'],
  })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
  await screen.findByText('dana@northgate.test')
  expect(screen.getAllByText('550 5.1.1 No such user')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Send again: the email to bo@northgate.test' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send again: the email to dana@northgate.test' }))
  await screen.findByText('Email queued')
  expect(calls).toContain('POST /api/admin/mails/refused/retry')
})
