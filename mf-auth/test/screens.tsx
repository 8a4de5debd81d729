import { makeStore, ToastHost, toast } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'

interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

/** A server with these answers by method and path; records what it was sent. */
export function fakeServer(answers: Answers) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url}`
    calls.push({ call, body: body === undefined ? undefined : JSON.parse(String(body)) })
    const found = answers[call] ?? refusal(404, 'not_found', 'Not found')
    const answer = typeof found === 'function' ? await found() : found
    const text = answer.body === undefined ? null : JSON.stringify(answer.body)
    return new Response(text, { status: answer.status ?? (text === null ? 204 : 200), headers: answer.headers })
  })
  return { sent: (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body) }
}

export function refusal(
  status: number,
  code: string,
  message: string,
  more: Partial<Answer> & { fields?: object } = {},
) {
  const { fields, ...answer } = more
  return { status, body: { code, message, requestId: 'r', ...(fields && { fields }) }, ...answer }
}

export const connectionLost = (): never => {
  throw new TypeError('The connection was lost')
}

function AddressBar() {
  const { pathname, search, hash } = useLocation()
  return <output data-testid="address">{pathname + search + hash}</output>
}

type Entry = string | { pathname: string; search?: string; hash?: string; state: unknown }

/** Renders a page at a URL, with toasts. */
export function openPage(page: ReactNode, entry: Entry = '/') {
  const store = makeStore()
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        {page}
        <AddressBar />
      </MemoryRouter>
      <ToastHost />
    </Provider>,
  )
  return store
}

/** Replaces the browser's location, which jsdom cannot leave. */
export function fakeLocation() {
  const { origin, href, pathname } = window.location
  const left = { reload: vi.fn(), replace: vi.fn() }
  vi.stubGlobal('location', { origin, href, pathname, ...left })
  return left
}

/** For `afterEach`: the next test begins signed out, on a page without toasts. */
export function forgetAll(): void {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  toast.dismiss()
}

export const address = () => screen.getByTestId('address').textContent

export const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

/** Table columns have labels too. */
const fields = { selector: 'input, select, textarea' }

export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, fields), { target: { value } })

/** Submits with Enter. */
export const submit = async (form: string) => fireEvent.submit(await screen.findByRole('form', { name: form }))

/** The text below a field. */
export const noteOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label, fields).getAttribute('aria-describedby') ?? '')?.textContent
