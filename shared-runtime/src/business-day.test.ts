import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceBusinessTimeZone, businessToday } from './business-day.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T11:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  announceBusinessTimeZone('UTC')
})

test.each([
  ['Pacific/Kiritimati', '2026-03-02'],
  ['Pacific/Pago_Pago', '2026-03-01'],
  ['UTC', '2026-03-01'],
])('the day in %s is %s, wherever the reader is', (timeZone, day) => {
  announceBusinessTimeZone(timeZone)
  expect(businessToday()).toBe(day)
})
