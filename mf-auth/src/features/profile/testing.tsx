import { makeStore } from '@kerf/shared-contracts/client/store'
import { ToastHost } from '@kerf/shared-ui/toasts'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { ProfilePage } from './profile-page.tsx'

export const user = {
  id: 'user',
  name: 'Dana Ito',
  email: 'dana@example.com',
  role: 'customer',
  isAdmin: false,
  isVerified: true,
  company: null,
  companyRole: null,
  createdAt: '2026-01-05T09:00:00Z',
}
export const profile = {
  name: 'Dana Ito',
  email: 'dana@example.com',
  pendingEmail: null,
  phone: null,
  title: 'Buyer',
  companyName: 'Northwind',
  company: null,
  companyRole: null,
}

type Answer = { status?: number; body?: unknown }

/** What the server answers, by method and path; a function is asked with the body of each call. */
type Answers = Record<string, Answer | ((body: unknown) => Answer)>

/** A server that answers so, and tells what it was sent. */
export function fakeApi(answers: Answers) {
  const known: Answers = { 'GET /api/auth/me': { body: user }, 'GET /api/profile': { body: profile }, ...answers }
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url}`
    const sent: unknown = body === undefined ? undefined : JSON.parse(String(body))
    calls.push({ call, body: sent })
    const found = known[call] ?? { status: 404, body: { code: 'not_found', message: 'Not found' } }
    const answer = typeof found === 'function' ? found(sent) : found
    const text = answer.body === undefined ? null : JSON.stringify(answer.body)
    return new Response(text, { status: answer.status ?? (text === null ? 204 : 200) })
  })
  return {
    /** The bodies of what was sent so, in order. */
    sent: (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body),
  }
}

export const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } })

function AddressBar() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

export function openProfile(address = '/profile') {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[address]}>
        <ProfilePage />
        <AddressBar />
      </MemoryRouter>
      <ToastHost />
    </Provider>,
  )
}

export const address = () => screen.getByTestId('address').textContent

export const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

/** The words under a field. */
export const noteOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent

/** Takes the place of the browser's location, which jsdom cannot leave. */
export function fakeLocation() {
  const { origin, href } = window.location
  const left = { assign: vi.fn(), reload: vi.fn() }
  vi.stubGlobal('location', { origin, href, ...left })
  return left
}
