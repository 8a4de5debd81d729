import type { Scanner } from './file-format.ts'

/** What a walk wants next: to see a number of bytes, to skip a number, or to skip up to and including a given byte. */
export type Step = { look: number } | { pass: number } | { find: number }

/** Walks from block to block of a file. It receives the bytes it wants to see, and returns at the end. */
export type Walk = Generator<Step, void, Buffer>

/** Drives a walk through a stream. Anything, of any length, may follow the end it finds. */
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

  /** Whether it is before a block, or in the header of one. */
  get isBetween(): boolean {
    return this.#step !== undefined && 'look' in this.#step
  }

  push(chunk: Buffer): void {
    for (let at = 0; this.#step && at < chunk.length; ) at += this.#take(this.#step, chunk.subarray(at))
  }

  /** @returns how many of the bytes belong to the step */
  #take(step: Step, bytes: Buffer): number {
    if ('find' in step) {
      const found = bytes.indexOf(step.find)
      if (found < 0) return bytes.length
      this.#go(this.#looked)
      return found + 1
    }
    if ('pass' in step) {
      const passed = Math.min(step.pass, bytes.length)
      this.#step = { pass: step.pass - passed }
      if (passed === step.pass) this.#go(this.#looked)
      return passed
    }
    const wanted = step.look - this.#looked.length
    this.#looked = Buffer.concat([this.#looked, bytes.subarray(0, wanted)])
    if (this.#looked.length >= step.look) this.#go(this.#looked)
    return wanted
  }

  #go(looked: Buffer): void {
    this.#looked = Buffer.alloc(0)
    let { value, done } = this.#walk.next(looked)
    // With nothing to skip there is nothing to wait for.
    while (!done && value && 'pass' in value && value.pass === 0) ({ value, done } = this.#walk.next(this.#looked))
    this.#step = done ? undefined : (value as Step)
    if (done) this.isWhole = true
  }
}
