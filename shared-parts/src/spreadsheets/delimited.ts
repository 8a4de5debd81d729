import type { Cell } from '@kerf/shared-contracts/rules/characteristics/cells'
import { mostColumns, mostRows, type Sheet } from './workbook.ts'

/** The text of a CSV in the encoding that it is in: Unicode, or else what Windows writes in the West. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const separators = [';', '\t', ','] as const

/** A semicolon or tab is a separator wherever lines have one; a comma may be a decimal mark, so it is asked last. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50)
  return separators.find((mark) => lines.filter((line) => line.includes(mark)).length * 2 >= lines.length) ?? ','
}

/**
 * A table as text (RFC 4180), such as a CSV, or cells that were copied in a spreadsheet.
 * @param separator by default the one that its lines use
 */
export function readDelimited(text: string, separator?: string): Pick<Sheet, 'rows' | 'isCut'> {
  const said = /^sep=(.)\r?\n/i.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const mark = separator ?? said?.[1] ?? separatorOf(body)
  const rows: Cell[][] = []
  let isCut = false
  for (const cells of linesOf(body, mark)) {
    if (rows.length === mostRows) return { rows, isCut: true }
    isCut ||= cells.length > mostColumns
    rows.push(cells.slice(0, mostColumns).map((cell) => ({ text: cell, isNumber: false })))
  }
  return {
    rows: rows.slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell.text.trim() !== '')) + 1),
    isCut,
  }
}

function* linesOf(text: string, mark: string): Generator<string[]> {
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, next } = text[at] === '"' ? quotedCell(text, at, mark) : plainCell(text, at, mark)
    cells.push(cell)
    if (text[next] === mark) {
      at = next + 1
      if (at === text.length) cells.push('')
      continue
    }
    yield cells
    cells = []
    at = next + (text[next] === '\r' && text[next + 1] === '\n' ? 2 : 1)
  }
  if (cells.length > 0) yield cells
}

interface CellEnd {
  cell: string
  /** Where the separator or the end of the line stands. */
  next: number
}

function plainCell(text: string, at: number, mark: string): CellEnd {
  let next = at
  while (next < text.length && text[next] !== mark && text[next] !== '\n' && text[next] !== '\r') next += 1
  return { cell: text.slice(at, next), next }
}

function quotedCell(text: string, at: number, mark: string): CellEnd {
  let cell = ''
  let from = at + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    // Without its end it is a text that begins with a quotation mark.
    if (quote < 0) return plainCell(text, at, mark)
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1, mark)
      return { cell: cell + rest.cell, next: rest.next }
    }
    cell += '"'
    from = quote + 2
  }
}
