import type { NavigationCount } from '@kerf/module-kit/platform'
import { baseApi, makeStore } from '@kerf/shared-runtime'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNavigationCounts, wordsOf } from './use-navigation-counts.ts'

let unreadCount = 0
const waiting = { quotesToAnswer: 2, quotesWaitingForPurchaseOrder: 1, qualityChecksToDecide: 4 }
const words = { one: '1 waits for you', other: '{count} wait for you' }
const unread: NavigationCount = {
  call: '/api/messages/unread-count',
  fields: ['unreadCount'],
  tags: ['Message'],
  kind: 'unread',
  words,
}
const quotes: NavigationCount = {
  call: '/api/dashboard/attention',
  fields: ['quotesToAnswer', 'quotesWaitingForPurchaseOrder'],
  tags: ['Dashboard'],
  kind: 'waiting',
  words,
}
const orders: NavigationCount = { ...quotes, fields: ['qualityChecksToDecide'] }
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  unreadCount = 3
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify(url.endsWith('/attention') ? waiting : { unreadCount }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** A frame whose entries show these counts; it can be closed and opened again. */
function frame(...wanted: (NavigationCount | undefined)[]) {
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return () => renderHook(() => useNavigationCounts(wanted), { wrapper })
}

test('unread messages are counted again every 30 seconds', async () => {
  const { result } = frame(unread)()
  await pass(100)
  expect(result.current).toEqual([3])
  unreadCount = 4
  await pass(29_000)
  expect(asked).toHaveLength(1)
  await pass(1000)
  expect(result.current).toEqual([4])
  expect(asked).toEqual(['/api/messages/unread-count', '/api/messages/unread-count'])
})

test.each([
  [9, 1],
  [10, 2],
])('a count %d seconds old has been fetched %d times after the frame opens again', async (seconds, times) => {
  const open = frame(unread)
  const { unmount } = open()
  await pass(0)
  unmount()
  await pass(seconds * 1000)
  open()
  await pass(0)
  expect(asked).toHaveLength(times)
})

test('pending quotes, missing purchase orders and quality checks are counted by one call', async () => {
  const { result } = frame(quotes, undefined, orders)()
  await pass(100)
  expect(result.current).toEqual([3, 0, 4])
  expect(asked).toEqual(['/api/dashboard/attention'])
})

test('counts that no entry shows are not fetched', async () => {
  const { result } = frame(undefined)()
  await pass(60_000)
  expect(result.current).toEqual([0])
  expect(asked).toEqual([])
})

test('invalidating its tag refetches a count', async () => {
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useNavigationCounts([unread]), { wrapper })
  await pass(100)
  unreadCount = 7
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Message'])))
  await pass(100)
  expect(result.current).toEqual([7])
})

test.each([
  [1, '1 waits for you'],
  [12, '12 wait for you'],
])('a count of %d is said in words', (count, said) => {
  expect(wordsOf(orders)(count)).toBe(said)
})
