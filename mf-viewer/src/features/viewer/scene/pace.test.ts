import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

/** Draws so many frames, each so many milliseconds after the one before. */
function drawn(pace: Pace, frames: number, took: number, from = 0): number {
  let now = from
  for (let i = 0; i < frames; i++) {
    now += took
    pace.frame(now)
  }
  return now
}

test('slow frames are drawn with fewer pixels, and with more again once they are fast', () => {
  const pace = new Pace()
  expect(pace.share).toBe(1)
  const now = drawn(pace, 12, 150)
  expect(pace.share).toBe(0.5)
  drawn(pace, 40, 16, now)
  expect(pace.share).toBe(1)
})

test('a pause between two movements is no slow frame', () => {
  const pace = new Pace()
  pace.frame(0)
  pace.frame(60_000)
  expect([pace.share, pace.isSlow]).toEqual([1, false])
})
