import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs steps whose duration would leak information, and ends no sooner than a minimum time after their start, even if
 * they fail. Only slower steps can still be told apart.
 * @param milliseconds several times what the steps take
 */
export async function noSooner<T>(milliseconds: number, steps: () => Promise<T>): Promise<T> {
  const over = wait(milliseconds)
  try {
    return await steps()
  } finally {
    await over
  }
}
