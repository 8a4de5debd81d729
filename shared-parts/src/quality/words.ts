import type { DecidedCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { isOutside, limitsOf } from '@kerf/shared-contracts/rules/characteristics'
import { compareDecimals } from '@kerf/shared-contracts/rules/decimals'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { text } from './text.ts'

const words = text.characteristics

/** What the words of a characteristic are made of. */
type Characteristic = Omit<DecidedCharacteristic, 'decision' | 'decisionNote' | 'face'>

/** With the minus sign of typesetting, which is as wide as a plus. */
const numberWords = (decimal: string) => decimal.replace('-', '\u2212')

/** A deviation with its sign. */
export function signedWords(decimal: string): string {
  return decimal.startsWith('-') || !/[1-9]/.test(decimal) ? numberWords(decimal) : `+${decimal}`
}

/** A tolerance as drawings write it: `±0.05`, `+0.021 / 0`, `max. 1.6`. */
function toleranceWords({ nominal, lowerTolerance: lower, upperTolerance: upper, ...rest }: Characteristic): string {
  const limits = limitsOf({ nominal, lowerTolerance: lower, upperTolerance: upper, ...rest })
  if (lower === null && upper === null) return ''
  if (lower === null) return words.max(numberWords(limits.upper ?? ''))
  if (upper === null) return words.min(numberWords(limits.lower ?? ''))
  if (compareDecimals(lower.replace('-', ''), upper) === 0 && lower.startsWith('-')) return `±${upper}`
  return words.pair(signedWords(upper), signedWords(lower))
}

/** What is required: nominal value, tolerance, fit and unit. */
export function requiredWords(characteristic: Characteristic): string {
  const { kind, nominal, toleranceText, unit, lowerTolerance } = characteristic
  if (kind === 'attribute') return toleranceText ?? words.attribute
  // A form or position tolerance has the nominal value 0, which drawings do not write.
  const isZero = nominal !== null && !/[1-9]/.test(nominal) && lowerTolerance === null
  const parts = [
    isZero || nominal === null ? '' : numberWords(nominal),
    toleranceWords(characteristic),
    toleranceText,
    unit,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Above this many values only their range is written. */
const mostListed = 5

/** What was measured; empty if nothing was. */
export function measuredWords({ kind, measured, passed }: Characteristic): string {
  if (kind === 'attribute' && passed === null) return ''
  if (kind === 'attribute') return passed ? words.passed : words.failedGauge
  if (measured.length <= mostListed) return listed(measured.map(numberWords))
  const sorted = measured.toSorted(compareDecimals)
  return words.several(measured.length, numberWords(sorted[0] ?? ''), numberWords(sorted.at(-1) ?? ''))
}

/** The verdict; of an attribute, whether it passed. */
export function verdictWords({ kind, verdict }: Pick<Characteristic, 'kind' | 'verdict'>): string {
  if (kind === 'attribute' && verdict === 'in_tolerance') return words.passed
  if (kind === 'attribute' && verdict === 'out_of_tolerance') return words.failedGauge
  return words.verdicts[verdict]
}

/** Number and name, as a row is called. */
export function characteristicName({ number, name }: Pick<Characteristic, 'number' | 'name'>): string {
  return isolatedList([number, name], ' ')
}

function limitWords({ lower, upper }: ReturnType<typeof limitsOf>): string {
  const { between, atMost, atLeast } = text.drawing
  if (lower === null) return atMost(numberWords(upper ?? ''))
  return upper === null ? atLeast(numberWords(lower)) : between(numberWords(lower), numberWords(upper))
}

/** What the drawing of a deviation shows. */
export function drawingWords(characteristic: Characteristic): string {
  const limits = limitsOf(characteristic)
  const { within, outside, none } = text.drawing
  const { measured } = characteristic
  const valuesThat = (isOut: boolean) =>
    listed(measured.filter((value) => isOutside(value, limits) === isOut).map(numberWords))
  const [inside, out] = [valuesThat(false), valuesThat(true)]
  const said = [limitWords(limits), inside && within(inside), out && outside(out), measured.length === 0 && none]
  return `${said.filter(Boolean).join('. ')}.`
}
