import { type Cell, type DecimalMark, type NumberProblem, readNumber } from './cells.ts'
import { isSameUnit } from './units.ts'

/** A tolerance as it is understood; a fit such as `H7` stays a text, whose limits somebody has to enter. */
export interface ReadTolerance {
  lower: string | null
  upper: string | null
  /** Kept as it is written. */
  text: string | null
  /** Limits that are said as such, not as deviations. */
  min: string | null
  max: string | null
}

type Outcome = { tolerance: ReadTolerance } | { problem: NumberProblem }

const none: ReadTolerance = { lower: null, upper: null, text: null, min: null, max: null }

const size = String.raw`\d[\d.,]*(?:[eE]-?\d+)?`
const minus = '\u2212\u2013'
const both = new RegExp(String.raw`^(?:±|\+\s*/?\s*[-${minus}])\s*(${size})$`)
const pair = new RegExp(String.raw`^([+\-${minus}]?\s*${size})\s*(?:[/;|]|\s)\s*([+\-${minus}]?\s*${size})$`)
const glued = new RegExp(String.raw`^([+\-${minus}]\s*${size})\s*([+\-${minus}]\s*${size})$`)
const oneSided = new RegExp(String.raw`^(max\.?|min\.?|<=|>=|≤|≥|<|>)\s*(${size})$|^(${size})\s*(max\.?|min\.?)$`, 'i')
const single = new RegExp(String.raw`^([+\-${minus}]?)\s*(${size})$`)
const trailingUnit = /(?<=[\d.,\s])\s*(mm|cm|m|inch|inches|in|µm|μm|um|°|deg|grad|"|″|'|′|%)$/i

/**
 * @param cell the text of a tolerance, without the nominal value
 * @param unit of the row; its tolerance is stored in it
 * @returns the tolerance, or why it could not be read
 */
export function readTolerance(cell: Cell, mark: DecimalMark, unit: string): Outcome {
  const written = cell.text.trim()
  const writtenUnit = trailingUnit.exec(written)?.[1]
  const text = written.replace(trailingUnit, '').trim()
  if (text === '') return { tolerance: none }
  const outcome = readBare({ text, isNumber: cell.isNumber }, mark)
  if ('tolerance' in outcome && outcome.tolerance.text !== null) return { tolerance: { ...none, text: written } }
  return writtenUnit === undefined || isSameUnit(writtenUnit, unit) ? outcome : { problem: 'other_unit' }
}

/** A tolerance without its unit. */
function readBare({ text, isNumber }: Cell, mark: DecimalMark): Outcome {
  const number = (part: string) => readNumber({ text: part.replace(/\s/g, ''), isNumber }, mark, '')
  const symmetric = both.exec(text)
  if (symmetric) return around(number(symmetric[1] ?? ''))
  const two = pair.exec(text) ?? glued.exec(text)
  if (two) {
    const [, one = '', other = ''] = two
    const isSaid = (part: string) => /[+\-\u2212\u2013]/.test(part) || /^[0.,]+$/.test(part)
    return between(number(one), number(other), !isSaid(one) && !isSaid(other))
  }
  const sided = oneSided.exec(text)
  if (sided) return limit(number(sided[2] ?? sided[3] ?? ''), /max|</i.test(text) || text.startsWith('≤'))
  const alone = single.exec(text)
  // Without a sign it means both ways, which is how a column of tolerances is filled.
  if (alone && alone[1] === '') return around(number(text))
  if (alone) return oneWay(number(text))
  return { tolerance: { ...none, text } }
}

type ReadNumber = ReturnType<typeof readNumber>

function negated(value: string): string {
  if (value.startsWith('-')) return value.slice(1)
  return /[1-9]/.test(value) ? `-${value}` : value
}

function around(number: ReadNumber): Outcome {
  if ('problem' in number) return number
  return { tolerance: { ...none, lower: negated(number.value), upper: number.value } }
}

/** `+0.1` leaves the other side at the nominal value, as it does in drawings. */
function oneWay(number: ReadNumber): Outcome {
  if ('problem' in number) return number
  const isBelow = number.value.startsWith('-')
  return { tolerance: { ...none, lower: isBelow ? number.value : '0', upper: isBelow ? '0' : number.value } }
}

function between(one: ReadNumber, other: ReadNumber, isUnsigned: boolean): Outcome {
  if ('problem' in one) return one
  if ('problem' in other) return other
  // '0.1/0.2' without a sign may be two ways, or both upwards.
  if (isUnsigned) return { problem: 'two_readings' }
  const [upper, lower] = Number(one.value) >= Number(other.value) ? [one.value, other.value] : [other.value, one.value]
  return { tolerance: { ...none, lower, upper } }
}

function limit(number: ReadNumber, isMax: boolean): Outcome {
  if ('problem' in number) return number
  return { tolerance: { ...none, [isMax ? 'max' : 'min']: number.value } }
}
