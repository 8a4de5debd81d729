/** The longest acceptable wait, in milliseconds. */
export const bound = 1000

/** The median of several times. */
function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below = Number.NaN, above = below] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (below + above) / 2
}

/** Reports measurements and faults at once, and counts them for the end. */
export class Findings {
  #faults = 0

  /** How many measurements were too slow or wrong. */
  get faults(): number {
    return this.#faults
  }

  /** Reports durations; each must be within the bound. @param times milliseconds */
  took(what: string, times: readonly number[]): void {
    const worst = Math.max(...times)
    const isMissed = !(worst <= bound)
    if (isMissed) this.#faults += 1
    const [middle, most] = [median(times), worst].map((time) => `${time.toFixed(0)} ms`.padStart(8))
    console.log(
      `${what.padEnd(52)} median${middle}, worst${most}${isMissed ? `   MISSES THE BOUND OF ${bound} ms` : ''}`,
    )
  }

  /** Runs one measurement; one that throws counts as a fault, and the others still run. */
  async attempt(measurement: () => Promise<unknown>): Promise<void> {
    await measurement().catch((error: unknown) => this.wrong(error instanceof Error ? error.message : String(error)))
  }

  /** Reports a fault. */
  wrong(what: string): void {
    this.#faults += 1
    console.log(`  WRONG: ${what}`)
  }
}
