import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import type { Format, Scanner } from './file-format.ts'
import { formats } from './file-formats.ts'

export type FileRefusal = 'empty' | 'too_large' | 'wrong_type' | 'truncated' | 'encrypted'

/** What a file is by its content. The name it came with is never asked. */
export type FileVerdict = { ok: true; kind: FileKind; mimetype: string } | { ok: false; refused: FileRefusal }

/** Enough to tell what a file begins as; a PDF may begin with this many bytes of something else. */
const headSize = 1024
/** Enough for the closing directory of an office file. */
const tailSize = 64 * 1024

/** Looks at a file while it passes, and keeps only its first and last bytes. */
export class FileInspector {
  /** Bytes so far. */
  size = 0
  #head = Buffer.alloc(0)
  readonly #tail = new Tail()
  #format: Format | null | undefined
  #scanner: Scanner | undefined

  push(chunk: Buffer): void {
    this.size += chunk.length
    this.#tail.push(chunk)
    if (this.#format !== undefined) {
      this.#scanner?.push(chunk)
      return
    }
    // Until the format is known, `#head` keeps all, for the scanner to begin at the first byte.
    this.#head = Buffer.concat([this.#head, chunk])
    if (this.#head.length >= headSize) this.#recognise()
  }

  /** What the file may still be; `undefined` while too little has been seen to say. */
  possibleKinds(): readonly FileKind[] | undefined {
    if (this.#format === undefined) return undefined
    return this.#format?.kinds ?? []
  }

  /** To be asked after the last byte. Knows nothing of limits. */
  verdict(): FileVerdict {
    if (this.size === 0) return { ok: false, refused: 'empty' }
    if (this.#format === undefined) this.#recognise()
    if (!this.#format) return { ok: false, refused: 'wrong_type' }
    const found = this.#format.judge({
      head: this.#head,
      tail: this.#tail.bytes(),
      size: this.size,
      marks: this.#scanner?.marks() ?? [],
    })
    return typeof found === 'string' ? { ok: false, refused: found } : { ok: true, ...found }
  }

  #recognise(): void {
    const head = this.#head.subarray(0, headSize)
    this.#format = formats.find(({ begins }) => begins(head)) ?? null
    this.#scanner = this.#format?.scanner?.()
    this.#scanner?.push(this.#head)
    this.#head = Buffer.from(head)
  }
}

/** The last bytes of a stream. Joined seldom, as a stream of crumbs would otherwise be copied over and over. */
class Tail {
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
