import type { Cell } from '@kerf/shared-contracts/rules/characteristics/cells'
import { asDecimal } from '@kerf/shared-contracts/rules/decimals'
import { attribute, elements, prefixOf } from './xml.ts'

/** How a cell shows its number: as a date, as percent, or with at least so many decimals. */
export type NumberLook = 'date' | 'percent' | number

const isDateFormat = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
/** Decimals of the formats that every spreadsheet knows by number. */
const knownDecimals: Readonly<Record<number, number>> = { 2: 2, 4: 2, 39: 2, 40: 2 }

/** The looks of a workbook, in the order in which its cells name them. */
export function numberLooks(styles: string): NumberLook[] {
  const prefix = prefixOf(styles, 'styleSheet')
  const codes = new Map<number, string>()
  for (const format of elements(styles, `${prefix}numFmt`)) {
    codes.set(Number(attribute(format, 'numFmtId')), attribute(format, 'formatCode') ?? '')
  }
  const [list] = elements(styles, `${prefix}cellXfs`)
  return [...elements(list?.content ?? '', `${prefix}xf`)].map((style) => {
    const id = Number(attribute(style, 'numFmtId') ?? 0)
    const code = codes.get(id)
    return code === undefined ? knownLook(id) : lookOf(code)
  })
}

function knownLook(id: number): NumberLook {
  if (isDateFormat(id)) return 'date'
  return id === 9 || id === 10 ? 'percent' : (knownDecimals[id] ?? 0)
}

/** @param code such as `0.000 "mm"` or `yyyy-mm-dd` */
function lookOf(code: string): NumberLook {
  const [positive = ''] = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';')
  if (/[ymdhs]/i.test(positive) && !/[0#]/.test(positive)) return 'date'
  if (positive.includes('%')) return 'percent'
  return /\.(0+)/.exec(positive)?.[1]?.length ?? 0
}

/**
 * A number as it was entered: with 15 digits, beyond which spreadsheets keep rounding errors, and with the zeros that
 * its look adds. Digits that the look hides are kept.
 */
export function numberWords(value: number, look: NumberLook = 0): Cell {
  if (look === 'percent') return { text: `${Number((value * 100).toPrecision(12))}%`, isNumber: false }
  const exact = String(Number(value.toPrecision(15)))
  const decimal = asDecimal(exact)
  if (decimal === null || look === 'date') return { text: exact, isNumber: true }
  const [whole = '', fraction = ''] = decimal.split('.')
  const shown = fraction.padEnd(Math.min(look, 9), '0')
  return { text: shown ? `${whole}.${shown}` : whole, isNumber: true }
}

const dayMs = 86_400_000

/** A date as it is counted in spreadsheets: days, of which the fraction is the time. */
export function dateWords(days: number, is1904: boolean): string {
  const start = Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30)
  const date = new Date(start + Math.round(days * dayMs))
  if (Number.isNaN(date.getTime())) return String(days)
  const [day = '', time = ''] = date.toISOString().split('T')
  const minutes = time.slice(0, 5)
  if (days < 1) return minutes
  return Number.isInteger(days) ? day : `${day} ${minutes}`
}
