import { ending, type Format, type Scanner } from './file-format.ts'

/** Comments (999) may come before the first section. */
export const dxf: Format = {
  kinds: ['dxf'],
  begins: (head) =>
    /^(?:\u00ef\u00bb\u00bf)?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n\s*2\r?\n\s*[A-Z]+/.test(
      head.toString('latin1'),
    ),
  read: () => ({
    judge: ({ tail }) =>
      /\n\s*0\r?\n\s*EOF$/.test(ending(tail).slice(-64)) ? { kind: 'dxf', mimetype: 'image/vnd.dxf' } : 'truncated',
  }),
}

export const binaryDxf: Format = {
  kinds: ['dxf'],
  begins: (head) => head.subarray(0, 22).equals(Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')),
  read: () => ({
    judge: ({ tail }) => (ending(tail).endsWith('EOF') ? { kind: 'dxf', mimetype: 'image/vnd.dxf' } : 'truncated'),
  }),
}

/** The fields a saved mail begins with. */
const mailField =
  /^(?:from|to|cc|subject|date|sender|reply-to|message-id|mime-version|received|return-path|delivered-to|content-(?:type|class|language)|thread-(?:topic|index)|authentication-results|dkim-signature|received-spf|arc-[a-z-]+|x-[\w-]+|importance|references|in-reply-to):/i

/** A saved mail: nothing but header fields first (RFC 5322). */
export const eml: Format = {
  kinds: ['email'],
  begins: (head) => {
    const lines = head
      .toString('latin1')
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .split(/\r?\n/)
    const header = lines.slice(0, lines.indexOf('') < 0 ? -1 : lines.indexOf(''))
    return (
      mailField.test(lines[0] ?? '') &&
      header.length > 0 &&
      header.every((line) => /^(?:[\x21-\x39\x3b-\x7e]+:|[ \t])/.test(line))
    )
  },
  read: () => {
    const scanner = new PlainTextScanner()
    return { scanner, judge: () => (scanner.isText ? { kind: 'email', mimetype: 'message/rfc822' } : 'wrong_type') }
  },
}

/**
 * A table as text: two consecutive lines with the same number of columns, at least two (a title may come before them),
 * or one line alone. A quoted cell may contain line breaks (RFC 4180).
 */
export const csv: Format = {
  kinds: ['table'],
  begins: (head) => {
    const text = decoded(head)
    if (/^\s*[<{[]|^(?:#!|ISO-10303|%PDF)/.test(text) || !isText(Buffer.from(text))) return false
    const lines = text.replace(/"(?:[^"]|"")*"/g, (cell) => cell.replace(/[\r\n]+/g, ' ')).split(/\r?\n/)
    // The last line of the head is most likely cut.
    const whole = head.length < 1024 ? lines.filter((line) => line !== '') : lines.slice(0, -1)
    return [';', '\t', ','].some((mark) => {
      const counts = (whole.length > 0 ? whole : lines).map((line) => columnsOf(line, mark))
      return counts.some((count, at) => count > 1 && (counts.length === 1 || counts[at + 1] === count))
    })
  },
  read: () => {
    const scanner = new PlainTextScanner()
    return {
      scanner,
      judge: ({ head }) => (scanner.isText || isWide(head) ? { kind: 'table', mimetype: 'text/csv' } : 'wrong_type'),
    }
  },
}

/** UTF-16, in which Excel saves "Unicode text". */
const isWide = (head: Buffer) => head[0] === 0xff && head[1] === 0xfe

function decoded(head: Buffer): string {
  return isWide(head) ? head.toString('utf16le', 2) : head.toString('utf8').replace(/^\ufeff/, '')
}

/** Separators inside quotes do not count. */
function columnsOf(line: string, mark: string): number {
  return line.replace(/"(?:[^"]|"")*"/g, '').split(mark).length
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not hold
const controls = /[\x00-\x08\x0e-\x19\x1b-\x1f]/

const isText = (bytes: Buffer) => !controls.test(bytes.toString('latin1'))

/** Whether nothing but text has passed. */
class PlainTextScanner implements Scanner {
  isText = true

  push(chunk: Buffer): void {
    if (this.isText) this.isText = isText(chunk)
  }
}
