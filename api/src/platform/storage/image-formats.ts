import type { Format, Scanner } from './file-format.ts'
import { type Walk, Walker } from './walker.ts'

export const png: Format = {
  kinds: ['image'],
  begins: (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  read: () => {
    const scanner = new Walker(walkPng())
    return { scanner, judge: () => (scanner.isWhole ? { kind: 'image', mimetype: 'image/png' } : 'truncated') }
  },
}

/** Chunks with their length first and a sum behind, up to `IEND`. */
function* walkPng(): Walk {
  yield { pass: 8 }
  for (;;) {
    const header = yield { look: 8 }
    yield { pass: header.readUInt32BE(0) }
    yield { look: 4 }
    if (header.toString('latin1', 4) === 'IEND') return
  }
}

export const gif: Format = {
  kinds: ['image'],
  begins: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)),
  read: () => {
    const scanner = new Walker(walkGif())
    return { scanner, judge: () => (scanner.isWhole ? { kind: 'image', mimetype: 'image/gif' } : 'truncated') }
  },
}

/** Bytes of a table of colours, by the flags of what it belongs to. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** Pictures and extensions in blocks of at most 255 bytes, up to a semicolon. */
function* walkGif(): Walk {
  const screen = yield { look: 13 }
  yield { pass: coloursOf(screen[10] ?? 0) }
  for (;;) {
    const [kind] = yield { look: 1 }
    if (kind === 0x3b) return
    if (kind === 0x2c) {
      const picture = yield { look: 9 }
      yield { pass: coloursOf(picture[8] ?? 0) }
    }
    // The size of a code before a picture, the kind of an extension.
    yield { pass: 1 }
    for (let length = 1; length > 0; ) {
      const [next = 0] = yield { look: 1 }
      length = next
      yield { pass: length }
    }
  }
}

export const jpeg: Format = {
  kinds: ['image'],
  begins: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  read: () => {
    const scanner = new JpegScanner()
    return { scanner, judge: () => (scanner.isWhole ? { kind: 'image', mimetype: 'image/jpeg' } : 'truncated') }
  },
}

const endOfImage = 0xd9
/** Markers without a length: TEM, RST0 to RST7 and SOI. A zero after FF is no marker but a byte of the picture. */
const standsAlone = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Walks from marker to marker, so that the end of a thumbnail inside is not taken for that of the picture. What cameras
 * put behind the end (motion photos, depth maps) may be of any length.
 */
class JpegScanner implements Scanner {
  isWhole = false
  #state: 'find' | 'marker' | 'high' | 'low' = 'find'
  #high = 0
  /** Bytes of the present segment that are still to pass. */
  #toSkip = 0

  push(chunk: Buffer): void {
    let at = 0
    while (at < chunk.length && !this.isWhole) {
      if (this.#toSkip > 0) {
        const skipped = Math.min(this.#toSkip, chunk.length - at)
        this.#toSkip -= skipped
        at += skipped
      } else if (this.#state === 'find') {
        const mark = chunk.indexOf(0xff, at)
        if (mark < 0) return
        this.#state = 'marker'
        at = mark + 1
      } else {
        this.#take(chunk[at] ?? 0)
        at += 1
      }
    }
  }

  #take(byte: number): void {
    if (this.#state === 'marker') {
      if (byte === 0xff) return // FF may be repeated before a marker
      if (byte === endOfImage) this.isWhole = true
      this.#state = standsAlone(byte) ? 'find' : 'high'
    } else if (this.#state === 'high') {
      this.#high = byte
      this.#state = 'low'
    } else {
      this.#toSkip = Math.max(this.#high * 256 + byte - 2, 0)
      this.#state = 'find'
    }
  }
}

const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** HEIC, as phones take photos: boxes, each with its length first (ISO 14496-12, ISO 23008-12). */
export const heic: Format = {
  kinds: ['image'],
  begins: (head) => {
    if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false
    const brands: readonly string[] =
      head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? []
    // A film (`isom`) or an AVIF may name one of these brands as well, but not first.
    return heifBrands.has(brands[0] ?? '') && !brands.includes('avif')
  },
  read: () => {
    const scanner = new BoxScanner()
    return { scanner, judge: () => (scanner.isWhole() ? { kind: 'image', mimetype: 'image/heic' } : 'truncated') }
  },
}

/** Walks over the outer boxes by their lengths. */
class BoxScanner implements Scanner {
  #header = Buffer.alloc(0)
  /** Bytes of the present box that are still to pass; Infinity in one that reaches to the end. */
  #toSkip = 0
  #sawPicture = false

  push(chunk: Buffer): void {
    let at = 0
    while (at < chunk.length) {
      if (this.#toSkip > 0) {
        const skipped = Math.min(this.#toSkip, chunk.length - at)
        this.#toSkip -= skipped
        at += skipped
      } else {
        this.#header = Buffer.concat([this.#header, chunk.subarray(at, at + 1)])
        at += 1
        this.#enterBox()
      }
    }
  }

  #enterBox(): void {
    const header = this.#header
    if (header.length < 8) return
    const short = header.readUInt32BE(0)
    if (short === 1 && header.length < 16) return
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short
    if (header.toString('latin1', 4, 8) === 'meta') this.#sawPicture = true
    this.#toSkip = length === 0 ? Number.POSITIVE_INFINITY : Math.max(length - header.length, 0)
    this.#header = Buffer.alloc(0)
  }

  /** Whether the last box came to its end; a few stray bytes behind it do no harm. */
  isWhole(): boolean {
    return this.#sawPicture && (this.#toSkip === 0 || this.#toSkip === Number.POSITIVE_INFINITY)
  }
}
