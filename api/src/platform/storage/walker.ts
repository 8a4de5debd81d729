import type { Scanner } from './file-format.ts'

/** What a walk wants next: so many bytes to look at, or so many to pass. */
export type Step = { look: number } | { pass: number }

/** Goes from block to block of a file. It is answered the bytes that it wants to look at, and returns at the end. */
export type Walk = Generator<Step, void, Buffer>

/** Leads a walk through a stream. What stands behind the end that it finds may be anything, of any length. */
export class Walker implements Scanner {
  /** Whether the walk has come to the end. */
  isWhole = false
  readonly #walk: Walk
  #step: Step | undefined
  #looked = Buffer.alloc(0)

  constructor(walk: Walk) {
    this.#walk = walk
    this.#go(this.#looked)
  }

  push(chunk: Buffer): void {
    let at = 0
    while (this.#step && at < chunk.length) {
      if ('pass' in this.#step) {
        const passed = Math.min(this.#step.pass, chunk.length - at)
        this.#step = { pass: this.#step.pass - passed }
        at += passed
        if (this.#step.pass === 0) this.#go(this.#looked)
      } else {
        const wanted = this.#step.look - this.#looked.length
        this.#looked = Buffer.concat([this.#looked, chunk.subarray(at, at + wanted)])
        at += wanted
        if (this.#looked.length >= this.#step.look) this.#go(this.#looked)
      }
    }
  }

  #go(looked: Buffer): void {
    this.#looked = Buffer.alloc(0)
    let { value, done } = this.#walk.next(looked)
    // Nothing to pass is nothing to wait for.
    while (!done && value && 'pass' in value && value.pass === 0) ({ value, done } = this.#walk.next(this.#looked))
    this.#step = done ? undefined : (value as Step)
    if (done) this.isWhole = true
  }
}
