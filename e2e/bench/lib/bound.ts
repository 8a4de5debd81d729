/** What a person waits for at most, in milliseconds. */
export const bound = 1000

/** The middle of several times. */
function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below = Number.NaN, above = below] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (below + above) / 2
}

/** What was measured and what was found wrong, told at once and counted for the end. */
export class Findings {
  #faults = 0

  /** How often something took too long, or was not as it should be. */
  get faults(): number {
    return this.#faults
  }

  /** Says how long something took, several times; each time counts. @param times milliseconds */
  took(what: string, times: readonly number[]): void {
    const worst = Math.max(...times)
    const isMissed = !(worst <= bound)
    if (isMissed) this.#faults += 1
    const [middle, most] = [median(times), worst].map((time) => `${time.toFixed(0)} ms`.padStart(8))
    console.log(
      `${what.padEnd(52)} median${middle}, worst${most}${isMissed ? `   MISSES THE BOUND OF ${bound} ms` : ''}`,
    )
  }

  /** Does one measurement; one that cannot be made is a fault, and the others are made all the same. */
  async attempt(measurement: () => Promise<unknown>): Promise<void> {
    await measurement().catch((error: unknown) => this.wrong(error instanceof Error ? error.message : String(error)))
  }

  /** Says what is not as it should be. */
  wrong(what: string): void {
    this.#faults += 1
    console.log(`  WRONG: ${what}`)
  }
}
