import type { PageState } from '@kerf/module-kit/platform'
import { DraftGuard, LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { announceSessionEnded, makeStore, readToken, storeToken, toast } from '@kerf/shared-runtime'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasDrafts } from './drafts.ts'
import { discardDraftsOfLogouts } from './drafts-after-logout.ts'
import { setLoggingOut } from './logging-out.ts'
import { type UserKind, useSession } from './session.ts'
import { useLogout } from './use-logout.ts'

vi.mock('@kerf/shared-runtime', async (original) => ({
  ...(await original<typeof import('@kerf/shared-runtime')>()),
  toast: { error: vi.fn() },
}))

const user = { id: '1', name: 'Carla', role: 'customer', isAdmin: false }
const page: PageState = {
  signedIn: true,
  modules: [],
  guarded: [],
  provider: { name: 'Kerf', logo: null, timeZone: 'UTC' },
}
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
  sessionStorage.clear()
})

/** A signed-in user who has just chosen to log out. */
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

/** The connection is lost after the logout call was sent, before its answer. */
async function loseAnswer() {
  await waitFor(() => expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/logout'), expect.anything()))
  answerLogout.reject(new TypeError('The connection was lost'))
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

test('a supplier who logs out gets the sign-in page for suppliers', async () => {
  await leave('supplier')
  answerLogout.resolve(new Response(null, { status: 204 }))
  await expectQuietEnd('/?role=supplier')
})

test('unsaved input asks first, and a user who stays is not signed out', async () => {
  render(<LeaveGuard when title="Leave your draft?" />)
  const session = await leave()
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(session().status).toBe('signedIn')
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('/logout'), expect.anything())
})

test('a user who discards unsaved input is signed out, and is asked again if that fails', async () => {
  render(<LeaveGuard when title="Leave your draft?" />)
  await leave()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await loseAnswer()
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
})

const messageDraft = 'kerf.messages.drafts'
const rfqDraft = 'kerf.customer.rfq-draft'

test('logging out removes all drafts, and nothing else, from the tab', async () => {
  for (const key of [messageDraft, rfqDraft, 'kerf.toast']) sessionStorage.setItem(key, 'kept')
  await leave()
  answerLogout.resolve(new Response(null, { status: 204 }))
  await expectQuietEnd()
  expect(sessionStorage.getItem(messageDraft)).toBeNull()
  expect(sessionStorage.getItem(rfqDraft)).toBeNull()
  expect(sessionStorage.getItem('kerf.toast')).toBe('kept')
})

test('a failed logout and a lost session keep the drafts', async () => {
  sessionStorage.setItem(rfqDraft, 'kept')
  await leave()
  await loseAnswer()
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
  act(() => announceSessionEnded())
  expect(readToken()).toBeNull()
  expect(sessionStorage.getItem(rfqDraft)).toBe('kept')
  const stop = discardDraftsOfLogouts()
  expect(sessionStorage.getItem(rfqDraft)).toBe('kept')
  stop()
})

test("a logout in another tab removes this tab's drafts, but not later ones", async () => {
  sessionStorage.setItem(messageDraft, 'of whoever logged out')
  const stop = discardDraftsOfLogouts()
  localStorage.setItem('kerf.logout', 'first')
  window.dispatchEvent(new StorageEvent('storage', { key: 'kerf.logout', newValue: 'first' }))
  expect(hasDrafts()).toBe(false)
  stop()
  sessionStorage.setItem(messageDraft, 'of whoever came next')
  discardDraftsOfLogouts()()
  expect(sessionStorage.getItem(messageDraft)).toBe('of whoever came next')
})

test('a tab that was not running during a logout removes its drafts on the next load', () => {
  sessionStorage.setItem(messageDraft, 'of whoever logged out')
  localStorage.setItem('kerf.logout', 'first')
  discardDraftsOfLogouts()()
  expect(hasDrafts()).toBe(false)
})

test('the question at Logout says what is discarded, instead of promising to keep it', async () => {
  render(<LeaveGuard when title="Leave your draft?" text="It is kept until you come back." />)
  render(<DraftGuard areThere={() => true} title="Log out without sending?" />)
  await leave()
  const question = await screen.findByRole('dialog', { name: 'Leave your draft?' })
  expect(question.textContent).toContain('Logging out discards what you typed.')
  expect(question.textContent).not.toContain('kept')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('drafts of other pages ask too, and are kept if the user stays', async () => {
  sessionStorage.setItem(messageDraft, 'kept')
  render(<DraftGuard areThere={hasDrafts} title="Log out without sending?" />)
  const session = await leave()
  await screen.findByRole('dialog', { name: 'Log out without sending?' })
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(session().status).toBe('signedIn')
  expect(hasDrafts()).toBe(true)
})

test("a 'session ended' event before the answer changes nothing on the page", async () => {
  const session = await leave()
  act(() => announceSessionEnded())
  expect(session().status).toBe('signedIn')
  answerLogout.resolve(new Response(null, { status: 204 }))
  await expectQuietEnd()
  expect(session().status).not.toBe('visitor')
})

test("a lost answer after a 'session ended' event is no failure", async () => {
  await leave()
  act(() => announceSessionEnded())
  await loseAnswer()
  await expectQuietEnd()
})

test('an unreachable server is reported, and the session continues', async () => {
  const session = await leave()
  await loseAnswer()
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
  expect(session().status).toBe('signedIn')
  expect(assign).not.toHaveBeenCalled()
  expect(readToken()).toBe('token')
  act(() => announceSessionEnded())
  expect(onEnd).toHaveBeenCalledOnce()
})
