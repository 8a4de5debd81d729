import { makeStore } from '@kerf/shared-runtime'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBadges } from './use-badges.ts'

let unreadCount = 0
const waiting = { quotesToAnswer: 2, quotesWaitingForPurchaseOrder: 1, qualityChecksToDecide: 4 }
const none = { unreadMessages: 0, quotesWaiting: 0, ordersWaiting: 0 }
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

/** A frame whose entries want these counts; it can be left and opened again. */
function frame(...wanted: Parameters<typeof useBadges>[0]) {
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return () => renderHook(() => useBadges(wanted), { wrapper })
}

test('unread messages are counted again every 30 seconds', async () => {
  const { result } = frame('unreadMessages')()
  await pass(100)
  expect(result.current).toEqual({ ...none, unreadMessages: 3 })
  unreadCount = 4
  await pass(29_000)
  expect(asked).toHaveLength(1)
  await pass(1000)
  expect(result.current).toEqual({ ...none, unreadMessages: 4 })
  expect(asked).toEqual(['/api/messages/unread-count', '/api/messages/unread-count'])
})

test.each([
  [9, 1],
  [10, 2],
])('a count that is %d seconds old has been asked for %d times when the frame opens again', async (seconds, times) => {
  const open = frame('unreadMessages')
  const { unmount } = open()
  await pass(0)
  unmount()
  await pass(seconds * 1000)
  open()
  await pass(0)
  expect(asked).toHaveLength(times)
})

test('quotes to answer or to send a purchase order for, and quality checks to decide, are counted by one call', async () => {
  const { result } = frame('quotesWaiting', 'ordersWaiting')()
  await pass(100)
  expect(result.current).toEqual({ ...none, quotesWaiting: 3, ordersWaiting: 4 })
  expect(asked).toEqual(['/api/dashboard/attention'])
})

test('what no entry wants is not asked for', async () => {
  const { result } = frame()()
  await pass(60_000)
  expect(result.current).toEqual(none)
  expect(asked).toEqual([])
})
