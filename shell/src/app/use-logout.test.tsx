import type { PageState } from '@kerf/module-kit/platform'
import { announceSessionEnded, readToken, storeToken } from '@kerf/shared-contracts/client/session'
import { makeStore } from '@kerf/shared-contracts/client/store'
import { LeaveGuard } from '@kerf/shared-ui/leave-guard'
import { toast } from '@kerf/shared-ui/toasts'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLoggingOut } from './logging-out.ts'
import { type UserKind, useSession } from './session.ts'
import { useLogout } from './use-logout.ts'

vi.mock('@kerf/shared-ui/toasts', () => ({ toast: { error: vi.fn() } }))

const user = { id: '1', name: 'Carla', role: 'customer', isAdmin: false }
const page: PageState = { signedIn: true, modules: [], guarded: [] }
const assign = vi.fn()
const onEnd = vi.fn()

/** Answers the logout call. */
let answerLogout = Promise.withResolvers<Response>()

beforeEach(() => {
  vi.clearAllMocks()
  answerLogout = Promise.withResolvers<Response>()
  const answer = (url: string) =>
    url.endsWith('/logout') ? answerLogout.promise : Promise.resolve(new Response(JSON.stringify(user)))
  vi.stubGlobal('fetch', vi.fn(answer))
  vi.stubGlobal('location', { origin: window.location.origin, assign, reload: vi.fn() })
  storeToken('token')
})
afterEach(() => {
  setLoggingOut(false)
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Somebody who is signed in and has just chosen to log out. */
async function leave(kind: UserKind = 'customer') {
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => ({ session: useSession(page, onEnd), logout: useLogout(kind) }), { wrapper })
  await waitFor(() => expect(result.current.session.status).toBe('signedIn'))
  await act(async () => {
    result.current.logout()
  })
  return () => result.current.session
}

async function expectQuietEnd(address = '/') {
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address))
  expect(onEnd).not.toHaveBeenCalled()
  expect(toast.error).not.toHaveBeenCalled()
  expect(readToken()).toBeNull()
}

const ended = () => new Response(JSON.stringify({ message: 'Please sign in', code: 'auth.required' }), { status: 401 })

test.each([
  ['an answer', () => new Response(null, { status: 204 })],
  ['the answer that there was no session', ended],
])('logging out ends at the start page with %s', async (_what, response) => {
  await leave()
  answerLogout.resolve(response())
  await expectQuietEnd()
})

test('a supplier who logs out finds sign-in for suppliers', async () => {
  await leave('supplier')
  answerLogout.resolve(new Response(null, { status: 204 }))
  await expectQuietEnd('/?role=supplier')
})

test('something unsaved is asked about first, and whoever stays is not signed out', async () => {
  render(<LeaveGuard when title="Leave your draft?" />)
  const session = await leave()
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(session().status).toBe('signedIn')
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('/logout'), expect.anything())
})

test('whoever leaves something unsaved is signed out, and is asked again where that fails', async () => {
  render(<LeaveGuard when title="Leave your draft?" />)
  await leave()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  answerLogout.reject(new TypeError('The connection was lost'))
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
})

test('word of the end that comes before the answer changes nothing on the page', async () => {
  const session = await leave()
  act(() => announceSessionEnded())
  expect(session().status).toBe('signedIn')
  answerLogout.resolve(new Response(null, { status: 204 }))
  await expectQuietEnd()
  expect(session().status).not.toBe('visitor')
})

test('an answer that is lost after word of the end is no failure', async () => {
  await leave()
  act(() => announceSessionEnded())
  answerLogout.reject(new TypeError('The connection was lost'))
  await expectQuietEnd()
})

test('a server that cannot be reached is told, and the session goes on', async () => {
  const session = await leave()
  answerLogout.reject(new TypeError('The connection was lost'))
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
  expect(session().status).toBe('signedIn')
  expect(assign).not.toHaveBeenCalled()
  expect(readToken()).toBe('token')
  act(() => announceSessionEnded())
  expect(onEnd).toHaveBeenCalledOnce()
})
