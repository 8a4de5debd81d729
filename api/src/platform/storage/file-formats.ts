import type { Format, Scanner } from './file-format.ts'
import { oleOffice, zippedOffice } from './office-formats.ts'

const blanks = new Set(Buffer.from('\0\t\n\r\x1a '))

/** The last bytes as text, without the blanks that some programs fill up with. */
function ending(tail: Buffer): string {
  let length = tail.length
  while (length > 0 && blanks.has(tail[length - 1] ?? -1)) length -= 1
  return tail.toString('latin1', 0, length)
}

const step: Format = {
  kinds: ['step'],
  // A byte order mark, blanks and comments may come first.
  begins: (head) =>
    /^(?:\u00ef\u00bb\u00bf)?(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*ISO-10303-21\s*;/.test(head.toString('latin1')),
  // Signatures may follow the end (ISO 10303-21:2016).
  judge: ({ tail }) =>
    /END-ISO-10303-21\s*;\s*(?:SIGNATURE[\s\S]*)?$/.test(ending(tail))
      ? { kind: 'step', mimetype: 'model/step' }
      : 'truncated',
}

const pdf: Format = {
  kinds: ['pdf'],
  begins: (head) => head.includes('%PDF-'),
  scanner: () => new EncryptScanner(),
  judge: ({ tail, marks }) => {
    if (marks.length > 0) return 'encrypted'
    const end = ending(tail).slice(-1024)
    return end.includes('%%EOF') ? { kind: 'pdf', mimetype: 'application/pdf' } : 'truncated'
  },
}

/** `/Encrypt` with its value, in the trailer or in a cross-reference stream, may stand anywhere in a PDF. */
class EncryptScanner implements Scanner {
  static readonly #mark = Buffer.from('/Encrypt')
  static readonly #longest = 64
  #rest = Buffer.alloc(0)
  #found = false

  push(chunk: Buffer): void {
    if (this.#found) return
    const bytes = Buffer.concat([this.#rest, chunk])
    for (let at = bytes.indexOf(EncryptScanner.#mark); at >= 0; at = bytes.indexOf(EncryptScanner.#mark, at + 1)) {
      const value = bytes.toString('latin1', at, at + EncryptScanner.#longest)
      if (/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(value)) this.#found = true
    }
    this.#rest = Buffer.from(bytes.subarray(-EncryptScanner.#longest))
  }

  marks(): readonly string[] {
    return this.#found ? ['encrypted'] : []
  }
}

const png: Format = {
  kinds: ['image'],
  begins: (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  judge: ({ tail }) =>
    tail.includes('IEND\xaeB`\x82', 0, 'latin1') ? { kind: 'image', mimetype: 'image/png' } : 'truncated',
}

const jpeg: Format = {
  kinds: ['image'],
  begins: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  // Cameras put more behind the picture, so its end need not be the last thing.
  judge: ({ tail }) =>
    tail.includes(Buffer.from([0xff, 0xd9])) ? { kind: 'image', mimetype: 'image/jpeg' } : 'truncated',
}

const gif: Format = {
  kinds: ['image'],
  begins: (head) => /^GIF8[79]a/.test(head.toString('latin1')),
  judge: ({ tail }) => (ending(tail).endsWith(';') ? { kind: 'image', mimetype: 'image/gif' } : 'truncated'),
}

/** AutoCAD R13 (AC1012) and later; the format has no mark at its end. */
const dwg: Format = {
  kinds: ['cad'],
  begins: (head) => /^AC10\d\d/.test(head.toString('latin1')),
  judge: () => ({ kind: 'cad', mimetype: 'image/vnd.dwg' }),
}

/** Lines of 80 columns; the 73rd names the section: S at the beginning, T in the one line at the end. */
const iges: Format = {
  kinds: ['cad'],
  begins: (head) => /^.{72}S[ 0]{0,6}1\s/.test(head.toString('latin1')),
  judge: ({ tail }) => (/T[ 0]{0,6}1$/.test(ending(tail)) ? { kind: 'cad', mimetype: 'model/iges' } : 'truncated'),
}

/** PDF last, as it need not begin at the first byte. */
export const formats: readonly Format[] = [step, png, jpeg, gif, dwg, zippedOffice, oleOffice, iges, pdf]
