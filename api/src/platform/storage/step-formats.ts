import { finished } from 'node:stream/promises'
import { constants, createGunzip, gunzipSync } from 'node:zlib'
import { ending, type Finding, type Format, type Scanner } from './file-format.ts'
import { Tail } from './tail.ts'

const endMark = 'END-ISO-10303-21'

/** Whether a file begins like STEP; a byte order mark, spaces and comments may come first. */
export function beginsAsStep(head: Buffer): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*ISO-10303-21\s*;/.test(
    head.toString('latin1', 0, 1024),
  )
}

/** Signatures may follow the end (ISO 10303-21:2016), and so may the footer of a mail that the file was pasted into. */
function endsAsStep(tail: Buffer): boolean {
  const text = ending(tail)
  const at = text.lastIndexOf(endMark)
  const close = at < 0 ? null : /^\s*;\s*/.exec(text.slice(at + endMark.length))
  if (!close) return false
  const behind = text.slice(at + endMark.length + close[0].length)
  return behind.startsWith('SIGNATURE') || !/\0|^(?:HEADER|DATA|ENDSEC|#\d+\s*=)/m.test(behind)
}

export const step: Format = {
  kinds: ['step'],
  begins: beginsAsStep,
  read: () => ({
    judge: ({ tail }) => (endsAsStep(tail) ? { kind: 'step', mimetype: 'model/step' } : 'truncated'),
  }),
}

/** A STEP file packed with gzip (.stp.gz, .step.gz, and .stpz of some programs). */
export const gzippedStep: Format = {
  kinds: ['step'],
  begins: (head) =>
    head.subarray(0, 3).equals(Buffer.from([0x1f, 0x8b, 8])) &&
    beginsAsStep(startOf(() => gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }))),
  read: (maxUnpacked) => {
    const scanner = new GzipScanner(maxUnpacked)
    return { scanner, judge: () => scanner.finding() }
  },
}

/** What a beginning unpacks to; nothing if it is not really packed that way. */
export function startOf(unpack: () => Buffer): Buffer {
  try {
    return unpack()
  } catch {
    return Buffer.alloc(0)
  }
}

/** Unpacks as the file streams through and keeps only the end, which alone shows whether the file is complete. */
class GzipScanner implements Scanner {
  readonly #gunzip = createGunzip()
  readonly #tail = new Tail()
  readonly #maxUnpacked: number
  #size = 0
  #isDamaged = false

  constructor(maxUnpacked: number) {
    this.#maxUnpacked = maxUnpacked
    this.#gunzip.on('data', (unpacked: Buffer) => {
      this.#size += unpacked.length
      this.#tail.push(unpacked)
      if (this.#size > maxUnpacked) this.#gunzip.destroy()
    })
    this.#gunzip.on('error', () => {
      this.#isDamaged = true
    })
  }

  push(chunk: Buffer): Promise<void> | void {
    if (this.#gunzip.destroyed || this.#gunzip.readableEnded) return
    return new Promise((resolve) => {
      this.#gunzip.once('close', resolve)
      this.#gunzip.write(chunk, () => {
        this.#gunzip.off('close', resolve)
        resolve()
      })
    })
  }

  async end(): Promise<void> {
    if (this.#gunzip.destroyed) return
    this.#gunzip.end()
    await finished(this.#gunzip).catch(() => {
      this.#isDamaged = true
    })
  }

  destroy(): void {
    this.#gunzip.destroy()
  }

  finding(): Finding {
    if (this.#size > this.#maxUnpacked) return 'too_large'
    if (this.#isDamaged || !endsAsStep(this.#tail.bytes())) return 'truncated'
    return { kind: 'step', mimetype: 'application/gzip', unpackedSize: this.#size }
  }
}
