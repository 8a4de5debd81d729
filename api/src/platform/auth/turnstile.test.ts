import { expect, test } from 'vitest'
import { createTurnstile } from './turnstile.ts'

test('no more than the allowed number run at once, and all are served in order', async () => {
  const turn = createTurnstile(2, 60_000)
  const entered: number[] = []
  let inside = 0
  let most = 0
  const visit = (visitor: number) =>
    turn(async () => {
      entered.push(visitor)
      inside += 1
      most = Math.max(most, inside)
      await new Promise(setImmediate)
      inside -= 1
      if (visitor === 1) throw new Error('fell inside')
      return visitor
    })
  const visits = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(visit))
  expect(most).toBe(2)
  expect(entered).toEqual([0, 1, 2, 3, 4, 5])
  expect(visits.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')])
})

test('a caller who waits too long is told to try again, and those behind get their turn', async () => {
  const turn = createTurnstile(1, 20)
  const { promise: inside, resolve: leave } = Promise.withResolvers<void>()
  const first = turn(() => inside)
  await expect(turn(async () => 'second')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } })
  const third = turn(async () => 'third')
  leave()
  await first
  expect(await third).toBe('third')
})
