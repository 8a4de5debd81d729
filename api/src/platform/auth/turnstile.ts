/** Runs what it is given, when its turn has come. */
export type Turnstile = <T>(pass: () => Promise<T>) => Promise<T>

/** @returns a turnstile that lets `atOnce` pass beside each other, the others in the order they came */
export function createTurnstile(atOnce: number): Turnstile {
  const waiting: (() => void)[] = []
  let inside = 0
  return async (pass) => {
    if (inside >= atOnce) await new Promise<void>((enter) => waiting.push(enter))
    else inside += 1
    try {
      return await pass()
    } finally {
      // The place of who leaves goes to the next, or is free.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
