// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

test('a page counts as attended for five minutes after it was opened or touched', async () => {
  const { isAttended } = await import('./attendance.ts')
  expect(isAttended()).toBe(true)
  vi.advanceTimersByTime(5 * 60_000)
  expect(isAttended()).toBe(false)
  window.dispatchEvent(new Event('keydown'))
  expect(isAttended()).toBe(true)
})
