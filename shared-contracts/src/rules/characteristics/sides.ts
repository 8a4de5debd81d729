import { differenceOf, isDecimal } from '../decimals.ts'
import { blank, type Cell, type DecimalMark, type NumberProblem, readNumber } from './cells.ts'
import type { Head } from './heads.ts'

interface Side {
  deviation: Cell
  limit: Cell
}

/** One side of a tolerance: its own column, or else what the column of tolerances says of it. */
export function sideOf(deviation: Cell, limit: Cell, saidLimit: string | null, saidDeviation: string | null): Side {
  const exact = (value: string | null): Cell => (value === null ? blank : { text: value, isNumber: true })
  const own = deviation.text.trim() !== '' || limit.text.trim() !== ''
  return own ? { deviation, limit } : { deviation: exact(saidDeviation), limit: exact(saidLimit) }
}

/**
 * A side as a deviation from the nominal value; as it is written if it is no number. Below a head that says minus, a
 * value without a sign is negative; below one that says no more than lower, it may be so or lie above the nominal value.
 */
export function deviationOf(
  { deviation, limit }: Side,
  nominal: string,
  { mark, unit, head }: { mark: DecimalMark; unit: string; head: Head | null | undefined },
): { value: string; why?: NumberProblem } {
  const cell = deviation.text.trim() ? deviation : limit
  const text = cell.text.trim()
  if (text === '' || /^[-–—]$/.test(text)) return { value: '' }
  const read = readNumber(cell, mark, unit)
  if ('problem' in read) return { value: text, why: read.problem }
  if (cell !== deviation) return { value: isDecimal(nominal) ? differenceOf(read.value, nominal) : read.value }
  const isUnsigned = !/^[+-]/.test(text) && /^\d.*[1-9]|^[1-9]/.test(read.value)
  if (!isUnsigned || !(head?.field === 'lowerTolerance' || head?.field === 'lower')) return { value: read.value }
  if (head.saysMinus) return { value: `-${read.value}` }
  // Without a nominal value it is the limit itself.
  return isDecimal(nominal) ? { value: text, why: 'two_readings' } : { value: read.value }
}
