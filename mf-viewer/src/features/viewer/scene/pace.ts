/** What is drawn while something moves. Pixels are a share of what the screen would take. */
const levels = [1, 0.75, 0.5] as const

/** Frames that take longer than this, in milliseconds, are too slow to turn a model by. */
const slow = 70
const fast = 28
/** Frames with a longer pause between them belong to two movements. */
const pause = 250

/**
 * Watches how long frames take while something moves, and says with how much care to draw them: where no graphics card
 * helps, a coarser picture that follows the hand beats a fine one that lags.
 */
export class Pace {
  #last = Number.NEGATIVE_INFINITY
  #mean = 0
  #level: number

  /** @param isSlowByNature begins with fewer pixels, where a processor draws */
  constructor(isSlowByNature = false) {
    this.#level = isSlowByNature ? 1 : 0
  }

  /** The share of pixels to draw while something moves. */
  get share(): number {
    return levels[this.#level] ?? 1
  }

  get isSlow(): boolean {
    return this.#mean > slow
  }

  /** @param now when a frame is drawn, in milliseconds @returns whether the share has changed */
  frame(now: number): boolean {
    const took = now - this.#last
    this.#last = now
    if (took > pause && this.#mean === 0) return false
    if (took > 4 * pause) return false
    this.#mean = this.#mean === 0 ? took : this.#mean * 0.7 + took * 0.3
    const before = this.#level
    if (this.#mean > slow && this.#level < levels.length - 1) this.#level++
    else if (this.#mean < fast && this.#level > 0) this.#level--
    // what comes next is another kind of frame
    if (this.#level !== before) this.#mean = (slow + fast) / 2
    return this.#level !== before
  }
}
