/** The bounds of a bench: says at the end which do not hold, and lets the run fail. */
export class Verdict {
  readonly #broken: string[] = []

  /** @param bound in words, with what was measured */
  hold(holds: boolean, bound: string): void {
    if (!holds) this.#broken.push(bound)
  }

  end(): void {
    for (const bound of this.#broken) console.log(`NOT HELD: ${bound}`)
    if (this.#broken.length === 0) console.log('All bounds hold.')
    process.exitCode = this.#broken.length === 0 ? 0 : 1
  }
}
