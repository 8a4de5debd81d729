import { looksEmpty } from '@kerf/shared-contracts/contracts/values'
import createDisposition from 'content-disposition'

const longest = 255
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Control characters, halves of surrogate pairs, line and paragraph separators, and marks that reverse the reading direction of what follows. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * A file name made safe to store and show: no folders, no control characters, at most 255 UTF-16 units with its
 * extension kept, and composed Unicode (so that names from macOS compare equal). `file` if nothing visible is left.
 */
export function displayName(name: string): string {
  const own = name.split(/[\\/]/).at(-1) ?? ''
  const clean = own.replace(unseen, '').normalize('NFC').trim()
  if (looksEmpty(clean.replaceAll('.', ''))) return 'file'
  return shortened(clean, longest, (text) => text.length)
}

/**
 * A name longer than `most`, cut at the end of its stem and between visible characters; its extension, and `mark`
 * before it, are kept.
 * @param measure the length of a text in the units of `most`
 */
export function shortened(name: string, most: number, measure: (text: string) => number, mark = ''): string {
  const ending = endingOf(name)
  const stem = name.slice(0, name.length - ending.length)
  const room = most - measure(mark + ending)
  if (measure(stem) <= room) return stem + mark + ending
  const start = (pieces: Iterable<string>) => {
    let kept = ''
    for (const piece of pieces) {
      if (measure(kept + piece) > room) break
      kept += piece
    }
    return kept
  }
  const seen = Array.from(characters.segment(stem), ({ segment }) => segment)
  // A letter may have hundreds of accents; it is then cut among them.
  return (start(seen) || start(stem)) + mark + ending
}

/** A file's extension, `.step`: at most 16 UTF-16 units, and empty if there is none. */
function endingOf(name: string): string {
  return /(?<=.)\.[^.\s]{1,15}$/su.exec(name)?.[0] ?? ''
}

/**
 * The file name of a multipart part, from the raw bytes of its `Content-Disposition` (given as Latin-1). Browsers send
 * plain UTF-8; others send `filename*`; some mistake UTF-8 for Latin-1 and encode it a second time.
 * @returns `undefined` if the part is not a file
 */
export function fileNameOf(contentDisposition: string): string | undefined {
  const extended = /;\s*filename\*=\s*utf-8'[^']*'([^;\s]+)/i.exec(contentDisposition)?.[1]
  const decoded = extended === undefined ? undefined : percentDecoded(extended)
  if (decoded !== undefined) return decoded
  const plain = /;\s*filename=(?:"((?:[^"\\]|\\["\\]|\\(?!["\\]))*)"|([^;\s]*))/i.exec(contentDisposition)
  if (!plain) return undefined
  const raw = plain[1] ?? plain[2] ?? ''
  // Browsers write a quotation mark as %22 and the ends of lines as %0D and %0A; others escape the quotation mark with
  // a backslash.
  const name = raw.replace(/\\(["\\])/g, '$1').replace(/%(?:22|0D|0A)/g, decodeURIComponent)
  const once = fromUtf8(name) ?? name
  return fromUtf8(once) ?? once
}

/** Text that was decoded as Latin-1 instead of UTF-8, repaired; `undefined` if it was not. */
function fromUtf8(latin1: string): string | undefined {
  if (!/[\x80-\xff]/.test(latin1) || /[^\0-\xff]/.test(latin1)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(latin1, 'latin1'))
  } catch {
    return undefined
  }
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The header `Content-Disposition` for a file of any name (RFC 6266, RFC 8187). Ambiguous characters also get a
 * `filename*`: Latin-1, which many mistake for UTF-8, and escapes, which some do not decode.
 */
export function contentDisposition(fileName: string, type: 'attachment' | 'inline' = 'attachment'): string {
  const name = displayName(fileName)
  return createDisposition(name, { type, fallback: plainName(name) })
}

/** A name in plain ASCII: letters without their accents, `_` for the rest. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
}
