import type { Format } from './file-format.ts'
import { type Walk, Walker } from './walker.ts'

export const png: Format = {
  kinds: ['image'],
  begins: (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  read: () => {
    const scanner = new Walker(walkPng())
    return { scanner, judge: () => (scanner.isWhole ? { kind: 'image', mimetype: 'image/png' } : 'truncated') }
  },
}

/** Chunks with their length first and a checksum at the end, up to `IEND`. */
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

/** Size in bytes of a colour table, from the flags of its owner. */
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
    const scanner = new Walker(walkJpeg())
    return { scanner, judge: () => (scanner.isWhole ? { kind: 'image', mimetype: 'image/jpeg' } : 'truncated') }
  },
}

const mark = 0xff
const endOfImage = 0xd9
/** Markers without a length: TEM, RST0 to RST7 and SOI. A zero after FF is not a marker but a byte of the picture. */
const standsAlone = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * From marker to marker, so that the end of an embedded thumbnail is not taken for that of the picture. What cameras
 * put after the end (motion photos, depth maps) may be of any length.
 */
function* walkJpeg(): Walk {
  for (;;) {
    yield { find: mark }
    let marker = mark
    // FF may be repeated before a marker.
    while (marker === mark) [marker = 0] = yield { look: 1 }
    if (marker === endOfImage) return
    if (standsAlone(marker)) continue
    const length = yield { look: 2 }
    yield { pass: Math.max(length.readUInt16BE(0) - 2, 0) }
  }
}

const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** HEIC, the format of phone photos: boxes, each with its length first (ISO 14496-12, ISO 23008-12). */
export const heic: Format = {
  kinds: ['image'],
  begins: (head) => {
    if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false
    const brands: readonly string[] =
      head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? []
    // A video (`isom`) or an AVIF may also name one of these brands, but not first.
    return heifBrands.has(brands[0] ?? '') && !brands.includes('avif')
  },
  read: () => {
    const seen: Seen = { picture: false, isOpen: false }
    const scanner = new Walker(walkBoxes(seen))
    // A few stray bytes after the last box do no harm.
    const isWhole = () => seen.picture && (scanner.isBetween || seen.isOpen)
    return { scanner, judge: () => (isWhole() ? { kind: 'image', mimetype: 'image/heic' } : 'truncated') }
  },
}

interface Seen {
  picture: boolean
  /** Whether the current box reaches to the end of the file. */
  isOpen: boolean
}

/** Walks the outer boxes by their lengths. There is no end mark. */
function* walkBoxes(seen: Seen): Walk {
  for (;;) {
    const head = yield { look: 8 }
    if (head.toString('latin1', 4) === 'meta') seen.picture = true
    const short = head.readUInt32BE(0)
    if (short === 0) {
      seen.isOpen = true
      yield { pass: Number.POSITIVE_INFINITY }
    } else if (short === 1) {
      const long = yield { look: 8 }
      yield { pass: Math.max(Number(long.readBigUInt64BE(0)) - 16, 0) }
    } else yield { pass: Math.max(short - 8, 0) }
  }
}
