import { isDecimal } from '../decimals.ts'
import { type Cell, type DecimalMark, readNumber } from './cells.ts'
import type { RowProblem } from './read-table.ts'

const passes = [
  'ok',
  'pass',
  'passed',
  'io',
  'yes',
  'ja',
  'go',
  'good',
  'gut',
  'accept',
  'accepted',
  'conform',
  'erfullt',
]
const fails = [
  'nok',
  'not ok',
  'fail',
  'failed',
  'nio',
  'no',
  'nein',
  'no go',
  'nogo',
  'bad',
  'reject',
  'rejected',
  'schlecht',
]

/** Whether a word says that a piece passed or failed, in English or German; null for anything else. */
export function passWord(text: string): boolean | null {
  const plain = text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[-/\s]+/g, ' ')
    .replace(/^n ?i ?o$/, 'nio')
    .replace(/^i ?o$/, 'io')
    .replace(/^n ?ok$/, 'nok')
  if (passes.includes(plain) || plain === '✓' || plain === '✔') return true
  return fails.includes(plain) || plain === '✗' || plain === '✘' ? false : null
}

/** Separators between the values of several pieces in one cell. A space is no separator: it may group digits. */
const between = /\s*[;|\n]\s*|,\s+|\s+\/\s+/

/** The parts of a field of measured values, one a piece, as they are typed. */
export function measuredParts(text: string): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
}

const isBlank = (text: string) => /^(?:[-–—/]|n\/?a)?$/i.test(text.trim())

/** What the cells of measured values say: numbers in the unit of the row, or whether all of them passed. */
export function readMeasured(
  cells: readonly Cell[],
  mark: DecimalMark,
  unit: string,
): { values: string[]; passed: boolean | null; problems: RowProblem[] } {
  const said = cells
    .flatMap((cell) =>
      cell.isNumber ? [cell] : cell.text.split(between).map((text) => ({ text: text.trim(), isNumber: false })),
    )
    .filter(({ text }) => !isBlank(text))
  const words = said.map(({ text }) => passWord(text))
  if (said.length > 0 && words.every((word) => word !== null)) {
    return { values: [], passed: words.every(Boolean), problems: [] }
  }
  const problems: RowProblem[] = []
  const values = said.map((cell) => {
    const read = readNumber(cell, mark, unit)
    if ('value' in read) return read.value
    problems.push({ field: 'measured', text: cell.text, why: read.problem })
    return cell.text
  })
  return { values, passed: null, problems }
}

/** Measured values as a person typed or pasted them into one field; a value that is no number stays as it is written. */
export function splitMeasured(text: string, unit: string): string[] {
  const cells = [{ text, isNumber: false }]
  return readMeasured(cells, undefined, unit).values.map((value) => (isDecimal(value) ? value : value.trim()))
}
