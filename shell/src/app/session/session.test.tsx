import type { PageState } from '@kerf/module-kit/platform'
import { announceSessionEnded, makeStore, readToken, storeToken } from '@kerf/shared-runtime'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listingOf } from '../../../test/listing.ts'
import { kindOf, useSession } from './session.ts'

const user = { id: '1', name: 'Carla', role: 'customer', isAdmin: false }
const answer = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer(200, user)))
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function render(signedIn: boolean, onEnd = () => {}, modules: PageState['modules'] = []) {
  const page: PageState = { signedIn, modules, guarded: [], provider: { name: 'Kerf', logo: null, timeZone: 'UTC' } }
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return renderHook(() => useSession(page, onEnd), { wrapper }).result
}

test('a user with isAdmin is an admin, whatever their account type', () => {
  expect(kindOf({ role: 'customer', isAdmin: true })).toBe('admin')
  expect(kindOf({ role: 'supplier', isAdmin: false })).toBe('supplier')
})

test('a browser without token and session is a visitor, without a call', () => {
  expect(render(false).current).toEqual({ status: 'visitor' })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['a session that the server saw', true, null],
  ['a stored token', false, 'token'],
])('%s is a user once the current-user call answers', async (_what, signedIn, token) => {
  if (token) storeToken(token)
  const session = render(signedIn)
  expect(session.current.status).toBe('loading')
  await waitFor(() =>
    expect(session.current).toMatchObject({ status: 'signedIn', kind: 'customer', user: { name: 'Carla' } }),
  )
})

test('an invalid token makes a visitor, and is removed', async () => {
  storeToken('old')
  vi.stubGlobal('fetch', vi.fn(answer(401, { message: 'Please sign in', code: 'auth.required' })))
  const session = render(false)
  await waitFor(() => expect(session.current).toEqual({ status: 'visitor' }))
  expect(readToken()).toBeNull()
})

test('an unavailable server does not make a visitor: the user can retry', async () => {
  vi.stubGlobal('fetch', vi.fn(answer(503, { message: 'Not ready', code: 'unavailable' })))
  const session = render(true)
  await waitFor(() => expect(session.current.status).toBe('unknown'))
  vi.stubGlobal('fetch', vi.fn(answer(200, user)))
  const { current } = session
  act(() => {
    if (current.status === 'unknown') current.retry()
  })
  await waitFor(() => expect(session.current.status).toBe('signedIn'))
})

test('calls that find the session ended end it once, and remove the token', async () => {
  storeToken('token')
  const onEnd = vi.fn()
  const session = render(true, onEnd)
  await waitFor(() => expect(session.current.status).toBe('signedIn'))
  act(() => {
    announceSessionEnded()
    announceSessionEnded()
  })
  expect(session.current).toEqual({ status: 'visitor' })
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('customer')
  expect(readToken()).toBeNull()
})

test('a public page, such as the one for a new password, stays when the session ends on it', async () => {
  const onEnd = vi.fn()
  const auth = listingOf('auth', { access: ['visitor', 'customer'], routes: [{ path: '/reset-password' }] })
  window.history.replaceState(null, '', '/reset-password')
  storeToken('token')
  const session = render(true, onEnd, [auth])
  await waitFor(() => expect(session.current.status).toBe('signedIn'))
  act(() => announceSessionEnded())
  expect(session.current).toEqual({ status: 'visitor' })
  expect(onEnd).not.toHaveBeenCalled()
  expect(readToken()).toBeNull()
  window.history.replaceState(null, '', '/')
})
