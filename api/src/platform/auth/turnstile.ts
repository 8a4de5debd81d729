import { problem } from '../errors.ts'
import { text } from './text.ts'

/** Runs a task when a slot is free. */
export type Turnstile = <T>(pass: () => Promise<T>) => Promise<T>

/**
 * @param longestWait milliseconds; a caller who waits longer is refused with 503
 * @returns a turnstile that lets `atOnce` through at once, and the others in order of arrival
 */
export function createTurnstile(atOnce: number, longestWait: number): Turnstile {
  const waiting: (() => void)[] = []
  let inside = 0

  const waitForTurn = () =>
    new Promise<void>((enter, turnAway) => {
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1)
        turnAway(problem('unavailable', { message: text.signingIn, retryAfter: Math.ceil(longestWait / 1000) }))
      }, longestWait)
      const called = () => {
        clearTimeout(patience)
        enter()
      }
      waiting.push(called)
    })

  return async (pass) => {
    if (inside >= atOnce) await waitForTurn()
    else inside += 1
    try {
      return await pass()
    } finally {
      // A finished task's slot goes to the next task, or becomes free.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
