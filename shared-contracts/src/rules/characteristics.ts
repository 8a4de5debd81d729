import { compareDecimals, differenceOf, sumOf } from './decimals.ts'

/** The most characteristics of one order. */
export const maxCharacteristics = 500
/** The most measured values of one characteristic. */
export const maxMeasured = 50

/** What the verdict on a characteristic depends on; numbers are exact decimals (decimals.ts). */
export interface Toleranced {
  /** An attribute, such as 'thread gauge', passes or fails without numbers. */
  kind: 'dimension' | 'attribute'
  nominal: string | null
  /** Signed deviations from the nominal value; null where nothing limits that side. */
  lowerTolerance: string | null
  upperTolerance: string | null
  /** One value a piece. */
  measured: readonly string[]
  passed: boolean | null
}

export const verdicts = ['in_tolerance', 'out_of_tolerance', 'not_measured', 'needs_limits'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * The limits that a measured value must keep, limits included. Without a nominal value, as of a roughness, the
 * tolerances are the limits themselves.
 */
export function limitsOf({ nominal, lowerTolerance, upperTolerance }: Toleranced) {
  const limit = (tolerance: string | null) => (tolerance === null ? null : sumOf(nominal ?? '0', tolerance))
  return { lower: limit(lowerTolerance), upper: limit(upperTolerance) }
}

/** Whether a value lies outside the limits. */
export function isOutside(value: string, { lower, upper }: ReturnType<typeof limitsOf>): boolean {
  return (lower !== null && compareDecimals(value, lower) < 0) || (upper !== null && compareDecimals(value, upper) > 0)
}

/** The verdict on a characteristic: one value outside its limits is enough (docs/product/quality-checks.md, 'Characteristics'). */
export function verdictOf(characteristic: Toleranced): Verdict {
  const { kind, measured, passed } = characteristic
  if (kind === 'attribute') {
    if (passed === null) return 'not_measured'
    return passed ? 'in_tolerance' : 'out_of_tolerance'
  }
  const limits = limitsOf(characteristic)
  if (limits.lower === null && limits.upper === null) return 'needs_limits'
  if (measured.length === 0) return 'not_measured'
  return measured.some((value) => isOutside(value, limits)) ? 'out_of_tolerance' : 'in_tolerance'
}

/**
 * How far the measured values are from the nominal one: the deviation with the largest size, or null where there is
 * nothing to compare.
 */
export function largestDeviation({ kind, nominal, measured }: Toleranced): string | null {
  if (kind === 'attribute' || nominal === null) return null
  const size = (deviation: string) => deviation.replace('-', '')
  return measured
    .map((value) => differenceOf(value, nominal))
    .reduce<string | null>(
      (largest, each) => (largest === null || compareDecimals(size(each), size(largest)) > 0 ? each : largest),
      null,
    )
}

/** Where things lie in the drawing of a deviation: 0 is its left end, 1 its right end. */
export interface DrawnDeviation {
  /** Where values are within tolerance. */
  zone: { from: number; to: number }
  nominal: number | null
  /** One a measured value; those off the drawing lie at its end. */
  points: { at: number; isOutside: boolean }[]
}

/**
 * The deviation as it is drawn: the limits at a quarter and three quarters. For the eye only: whether a point counts as
 * outside is decided exactly.
 * @returns null without limits, or for an attribute
 */
export function drawnDeviation(characteristic: Toleranced): DrawnDeviation | null {
  const limits = limitsOf(characteristic)
  if (characteristic.kind === 'attribute' || (limits.lower === null && limits.upper === null)) return null
  const place = placing(characteristic, limits)
  const { nominal, measured } = characteristic
  return {
    zone: {
      from: limits.lower === null ? 0 : place(limits.lower),
      to: limits.upper === null ? 1 : place(limits.upper),
    },
    nominal: nominal === null ? null : place(nominal),
    points: measured.map((value) => ({ at: place(value), isOutside: isOutside(value, limits) })),
  }
}

/** How values become places. One limit alone lies as far from the other end as the nominal or the farthest value does. */
function placing({ nominal, measured }: Toleranced, { lower, upper }: ReturnType<typeof limitsOf>) {
  const limit = Number(upper ?? lower)
  const beside = nominal === null ? measured : [nominal]
  const others = lower !== null && upper !== null ? [lower] : beside
  const farthest = (values: readonly string[]) => Math.max(0, ...values.map((value) => Math.abs(limit - Number(value))))
  const span = farthest(others) || farthest(measured) * 4 || Math.abs(limit) || 1
  const width = lower !== null && upper !== null ? Number(upper) - Number(lower) : span
  const middle = upper === null ? limit + width / 2 : limit - width / 2
  return (value: string) => Math.min(Math.max(0.5 + (Number(value) - middle) / span / 2, 0), 1)
}

const words = {
  refused: (number: string, name: string, note: string) => `${[number, name].filter(Boolean).join(' ')}: ${note}`,
  more: (count: number) => `… and ${count} more`,
}

/** A refused characteristic, as a decision notes it. */
export interface Refused {
  number: string
  name: string
  note: string
}

/**
 * The notes of a request for a revision: what the customer wrote, then a line for each refused characteristic.
 * @param longest in characters; the last lines are counted instead where there is no room for all
 */
export function gatheredNotes(notes: string | null, refused: readonly Refused[], longest = 4000): string | null {
  const lines = refused.map(({ number, name, note }) => words.refused(number, name, note))
  const joined = (shown: readonly string[]) =>
    [notes, [...shown, ...(shown.length < lines.length ? [words.more(lines.length - shown.length)] : [])].join('\n')]
      .filter(Boolean)
      .join('\n\n')
  let count = lines.length
  while (count > 0 && joined(lines.slice(0, count)).length > longest) count -= 1
  return joined(lines.slice(0, count)).slice(0, longest) || null
}
