import type { FileKind } from '@kerf/shared-contracts/contracts/endpoint'
import type { FileRefusal, Format, Reading, RecognisedFile } from './file-format.ts'
import { formats } from './file-formats.ts'
import { Tail } from './tail.ts'

/** The type of a file by its content, never by its name. */
export type FileVerdict = ({ ok: true } & RecognisedFile) | { ok: false; refused: FileRefusal }

/** Enough to tell the format; a PDF may begin with this many foreign bytes. */
const headSize = 1024

/** Inspects a file as it streams through, keeping only its first and last bytes. */
export class FileInspector {
  /** Bytes so far. */
  size = 0
  #head = Buffer.alloc(0)
  readonly #tail = new Tail()
  #format: Format | null | undefined
  #reading: Reading | undefined
  readonly #maxUnpacked: number

  /** @param maxUnpacked how many bytes a packed STEP file may unpack to */
  constructor(maxUnpacked = Number.POSITIVE_INFINITY) {
    this.#maxUnpacked = maxUnpacked
  }

  async push(chunk: Buffer): Promise<void> {
    this.size += chunk.length
    this.#tail.push(chunk)
    if (this.#format !== undefined) {
      await this.#reading?.scanner?.push(chunk)
      return
    }
    // Until the format is known, `#head` keeps all bytes, for the scanner to begin at the first one.
    this.#head = Buffer.concat([this.#head, chunk])
    if (this.#head.length >= headSize) await this.#recognise()
  }

  /** The formats still possible; `undefined` while too little has been seen. */
  possibleKinds(): readonly FileKind[] | undefined {
    if (this.#format === undefined) return undefined
    return this.#format?.kinds ?? []
  }

  /** The first bytes, from which the format was recognised. */
  get head(): Buffer {
    return this.#head
  }

  /** To be called once, after the last byte. Knows no limit except that of unpacking. */
  async verdict(): Promise<FileVerdict> {
    if (this.size === 0) return { ok: false, refused: 'empty' }
    if (this.#format === undefined) await this.#recognise()
    if (!this.#reading) return { ok: false, refused: 'wrong_type' }
    await this.#reading.scanner?.end?.()
    const found = this.#reading.judge({ head: this.#head, tail: this.#tail.bytes(), size: this.size })
    return typeof found === 'string' ? { ok: false, refused: found } : { ok: true, ...found }
  }

  /** The file will not be completed. */
  destroy(): void {
    this.#reading?.scanner?.destroy?.()
  }

  async #recognise(): Promise<void> {
    const all = this.#head
    this.#head = Buffer.from(all.subarray(0, headSize))
    this.#format = formats.find(({ begins }) => begins(this.#head)) ?? null
    this.#reading = this.#format?.read(this.#maxUnpacked)
    await this.#reading?.scanner?.push(all)
  }
}
