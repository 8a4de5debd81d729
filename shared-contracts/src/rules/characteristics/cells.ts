import { asDecimal } from '../decimals.ts'
import { isSameUnit, isUnit } from './units.ts'

/** A cell of a table that is read. A spreadsheet knows which of its cells are numbers; other texts may be either. */
export interface Cell {
  text: string
  /** Whether the text is a number with a point, whatever mark the rest of the table uses. */
  isNumber: boolean
}

export const blank: Cell = { text: '', isNumber: false }

/** Why a cell is no number that can be kept, or none in the unit of its row. */
export type NumberProblem = 'not_a_number' | 'too_many_digits' | 'two_readings' | 'other_unit'

/** Which mark the numbers of a table have before their decimals; unknown if none shows it. */
export type DecimalMark = ',' | '.' | undefined

const numberIn = /[+\-\u2212\u2013]?\s*\d[\d.,'\u2019\u00a0]*/g

/** Whether a comma or point can only stand before decimals: one of its kind, and not three digits after one to three. */
function provenMark(number: string): DecimalMark {
  const marks = number.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return undefined
  const other = marks.find((mark) => mark !== last)
  if (other !== undefined) return marks.filter((mark) => mark === last).length === 1 ? asMark(last) : undefined
  if (marks.length > 1) return undefined
  const [whole = '', fraction = ''] = number.replace(/[^\d.,]/g, '').split(last)
  if (fraction === '') return undefined
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return mayGroup ? undefined : asMark(last)
}

const asMark = (mark: string): DecimalMark => (mark === ',' ? ',' : '.')

/** The decimal mark that the texts of a table prove; undefined if they prove none, or both. */
export function decimalMarkOf(cells: Iterable<Cell>): DecimalMark {
  const found = new Set<DecimalMark>()
  for (const { text, isNumber } of cells) {
    if (isNumber) continue
    for (const [number] of text.matchAll(numberIn)) found.add(provenMark(number))
  }
  found.delete(undefined)
  return found.size === 1 ? [...found][0] : undefined
}

/**
 * The decimal that a cell says. Signs of diameter and radius before it, and the row's unit behind it, are left aside;
 * another unit or a word is refused. So is what has two readings (docs/decisions/0032): `1,234` without anything that
 * tells whether the comma groups digits.
 * @param unit of the row, which the value is kept in
 */
export function readNumber(
  { text, isNumber }: Cell,
  mark: DecimalMark,
  unit: string,
): { value: string } | { problem: NumberProblem } {
  const bare = text.trim().replace(/^(?:S?[Øø⌀∅⊘]|S?R(?=\s*\d)|\u2300)\s*/u, '')
  const match =
    /^([+\-\u2212\u2013]?\s*[\d.,'\u2019\u00a0]*\d[.,]?(?:[eE][+-]?\d{1,2})?)\s*([^\d\s.,+\-/±]{0,20})$/iu.exec(bare)
  const number = match?.[1]?.replace(/[\s\u00a0'\u2019]/g, '')
  if (number === undefined) return { problem: 'not_a_number' }
  const written = match?.[2] ?? ''
  if (written !== '' && !isSameUnit(written, unit)) return { problem: isUnit(written) ? 'other_unit' : 'not_a_number' }
  if (isNumber) return decimal(number)
  const marks = number.match(/[.,]/g) ?? []
  const proven = provenMark(number)
  if (marks.length === 0) return decimal(number)
  if (proven !== undefined) return decimal(withPoint(number, proven))
  if (marks.length > 1) return grouped(number, marks)
  // Three digits after the one mark: the rest of the table says what it means; a point alone is the usual one.
  const [only] = marks
  if (only === '.' && mark !== ',') return decimal(number)
  if (only === ',' && mark === ',') return decimal(withPoint(number, ','))
  return { problem: 'two_readings' }
}

/** Digits in groups of three, as `1.234.567`. */
function grouped(number: string, marks: readonly string[]): ReturnType<typeof readNumber> {
  const isGrouped = /^[+\-\u2212\u2013]?\d{1,3}(?:[.,]\d{3})+$/.test(number) && new Set(marks).size === 1
  return isGrouped ? decimal(number.replace(/[.,]/g, '')) : { problem: 'not_a_number' }
}

function withPoint(number: string, mark: ',' | '.'): string {
  return number.replaceAll(mark === ',' ? '.' : ',', '').replace(mark, '.')
}

function decimal(number: string): ReturnType<typeof readNumber> {
  const value = asDecimal(number.replace(/\.$/, ''))
  if (value !== null) return { value }
  return { problem: Number.isNaN(Number(number.replace(/^[\u2212\u2013]/, '-'))) ? 'not_a_number' : 'too_many_digits' }
}
