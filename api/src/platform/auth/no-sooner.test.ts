import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noSooner } from './no-sooner.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const outcomes: [string, () => Promise<string>][] = [
  ['done', async () => 'done'],
  ['refused', () => Promise.reject(new Error('refused'))],
]

test.each(outcomes)('a promise %s at once settles only when the time is over', async (outcome, steps) => {
  const told: string[] = []
  const all = noSooner(50, steps).then(
    (value) => told.push(value),
    (error: Error) => told.push(error.message),
  )
  await vi.advanceTimersByTimeAsync(49)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await all
  expect(told).toEqual([outcome])
})
