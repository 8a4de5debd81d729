/** Enough for the closing directory of an office file, in bytes. */
const tailSize = 64 * 1024

/**
 * The last 64 KB of a stream. Joined seldom, because a stream of tiny chunks would otherwise be copied over and over.
 */
export class Tail {
  #chunks: Buffer[] = []
  #length = 0

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    if (this.#length <= 4 * tailSize) return
    // A copy, so that the chunks are free to go.
    this.#chunks = [Buffer.from(this.bytes())]
    this.#length = tailSize
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks).subarray(-tailSize)
  }
}
