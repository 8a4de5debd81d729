import { ending, type Finding, type Format, type Scanner } from './file-format.ts'
import { opensWithoutPassword } from './pdf-password.ts'

/** It may begin with something else: readers search the first 1,024 bytes for the mark. */
export const pdf: Format = {
  kinds: ['pdf'],
  begins: (head) => head.includes('%PDF-'),
  read: () => {
    const scanner = new EncryptScanner()
    return {
      scanner,
      judge: ({ tail }): Finding => {
        if (scanner.needsPassword()) return 'encrypted'
        const end = ending(tail).slice(-1024)
        return end.includes('%%EOF') ? { kind: 'pdf', mimetype: 'application/pdf' } : 'truncated'
      },
    }
  },
}

/** How much is kept around a mark: no dictionary that matters here is longer. */
const around = 2048
/** How many positions of each kind are kept; a PDF gets one more with each change. */
const mostPlaces = 8

/**
 * Finds whether a PDF is encrypted, how, and the file id that the check of a password needs. `/Encrypt` with its value
 * and the dictionary it refers to are never compressed, but may be anywhere.
 */
class EncryptScanner implements Scanner {
  #pending: Buffer[] = []
  #pendingLength = 0
  /** How many bytes at the start of the pending ones were already searched for marks. */
  #seen = 0
  #isEncrypted = false
  readonly #dictionaries: string[] = []
  readonly #trailers: string[] = []

  push(chunk: Buffer): void {
    this.#pending.push(chunk)
    this.#pendingLength += chunk.length
    if (this.#pendingLength >= 8 * around) this.#look(around)
  }

  async end(): Promise<void> {
    this.#look(0)
  }

  /** Whether it is encrypted in a way that the empty password does not open. */
  needsPassword(): boolean {
    if (!this.#isEncrypted) return false
    return !this.#dictionaries.some((dictionary) => opensWithoutPassword(dictionary, this.#trailers))
  }

  #look(ahead: number): void {
    const bytes = Buffer.concat(this.#pending)
    const until = bytes.length - ahead
    const eachPlace = (mark: string, use: (place: string, at: number) => void) => {
      for (let at = bytes.indexOf(mark, this.#seen); at >= 0 && at < until; at = bytes.indexOf(mark, at + 1)) {
        const from = Math.max(at - around, 0)
        use(bytes.toString('latin1', from, at + around), at - from)
      }
    }
    eachPlace('/Encrypt', (place, at) => {
      if (/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(place.slice(at, at + 64))) this.#isEncrypted = true
    })
    eachPlace('/Standard', (place, at) => {
      if (/^\/Standard[^\w.-]/.test(place.slice(at, at + 10)) && this.#dictionaries.length < mostPlaces)
        this.#dictionaries.push(objectAround(place, at))
    })
    eachPlace('/ID', (place, at) => {
      if (/^\/ID\s*\[/.test(place.slice(at, at + 16)) && this.#trailers.length < mostPlaces)
        this.#trailers.push(place.slice(at, at + 256))
    })
    const kept = Buffer.from(bytes.subarray(Math.max(until - around, 0)))
    this.#pending = [kept]
    this.#pendingLength = kept.length
    this.#seen = Math.min(around, Math.max(until, 0))
  }
}

/** The object containing a position, or everything known around it. */
function objectAround(place: string, at: number): string {
  const begin = Math.max(place.lastIndexOf(' obj', at), place.lastIndexOf('/Encrypt', at), 0)
  const end = place.indexOf('endobj', at)
  return place.slice(begin, end < 0 ? undefined : end)
}
