import { expect, test } from 'vitest'
import {
  drawnDeviation,
  gatheredNotes,
  largestDeviation,
  limitsOf,
  type Toleranced,
  verdictOf,
} from './characteristics.ts'
import { compareDecimals } from './decimals.ts'

const bore: Toleranced = {
  kind: 'dimension',
  nominal: '25',
  lowerTolerance: '-0.1',
  upperTolerance: '0.2',
  measured: ['25.05'],
  passed: null,
}

test('a value at its limit is within it, where floats would drift', () => {
  expect(verdictOf({ ...bore, nominal: '0.1', upperTolerance: '0.2', measured: ['0.3'] })).toBe('in_tolerance')
  expect(verdictOf({ ...bore, nominal: '1.1', upperTolerance: '0.1', measured: ['1.2000'] })).toBe('in_tolerance')
  expect(verdictOf({ ...bore, measured: ['25.200000001'] })).toBe('out_of_tolerance')
  expect(verdictOf({ ...bore, measured: ['24.899999999'] })).toBe('out_of_tolerance')
})

test('one piece outside is enough', () => {
  expect(verdictOf({ ...bore, measured: ['25', '25.1', '25.21'] })).toBe('out_of_tolerance')
})

test('nothing measured, and no limits, are said as such', () => {
  expect(verdictOf({ ...bore, measured: [] })).toBe('not_measured')
  expect(verdictOf({ ...bore, lowerTolerance: null, upperTolerance: null })).toBe('needs_limits')
})

test('a tolerance on one side alone limits that side alone', () => {
  const flat: Toleranced = { ...bore, nominal: null, lowerTolerance: null, upperTolerance: '1.6' }
  expect(limitsOf(flat)).toEqual({ lower: null, upper: '1.6' })
  expect(verdictOf({ ...flat, measured: ['-99'] })).toBe('in_tolerance')
  expect(verdictOf({ ...flat, measured: ['1.61'] })).toBe('out_of_tolerance')
})

test('both tolerances may lie on one side of the nominal value', () => {
  const fit: Toleranced = { ...bore, lowerTolerance: '0.1', upperTolerance: '0.2', measured: ['25'] }
  expect(limitsOf(fit)).toEqual({ lower: '25.1', upper: '25.2' })
  expect(verdictOf(fit)).toBe('out_of_tolerance')
})

test.each([
  [null, 'not_measured'],
  [true, 'in_tolerance'],
  [false, 'out_of_tolerance'],
] as const)('an attribute with %s is %s, whatever numbers it has', (passed, verdict) => {
  expect(verdictOf({ ...bore, kind: 'attribute', measured: ['99'], passed })).toBe(verdict)
})

test('the largest deviation is the one farthest from the nominal value', () => {
  expect(largestDeviation({ ...bore, measured: ['25.1', '24.85', '25'] })).toBe('-0.15')
  expect(largestDeviation({ ...bore, nominal: null })).toBeNull()
  expect(largestDeviation({ ...bore, measured: [] })).toBeNull()
})

test('limits are drawn at a quarter and three quarters', () => {
  const drawn = drawnDeviation({
    ...bore,
    lowerTolerance: '-0.1',
    upperTolerance: '0.1',
    measured: ['25.1', '25', '24.8'],
  })
  expect(drawn?.zone.from).toBeCloseTo(0.25)
  expect(drawn?.zone.to).toBeCloseTo(0.75)
  expect(drawn?.nominal).toBeCloseTo(0.5)
  expect(drawn?.points.map(({ isOutside }) => isOutside)).toEqual([false, false, true])
  expect(drawn?.points[2]?.at).toBeCloseTo(0)
})

test('what lies far outside is drawn at the end', () => {
  expect(drawnDeviation({ ...bore, measured: ['9999'] })?.points).toEqual([{ at: 1, isOutside: true }])
})

test('with one limit the zone goes on to the other end', () => {
  const drawn = drawnDeviation({
    ...bore,
    nominal: '0',
    lowerTolerance: null,
    upperTolerance: '0.05',
    measured: ['0.02'],
  })
  expect(drawn?.zone).toEqual({ from: 0, to: expect.closeTo(0.75) })
  expect(drawn?.points[0]?.at).toBeGreaterThan(0.25)
  expect(drawn?.points[0]?.at).toBeLessThan(0.75)
})

test('limits without room between them are drawn in the middle', () => {
  const drawn = drawnDeviation({ ...bore, lowerTolerance: '0', upperTolerance: '0', measured: ['25.1'] })
  expect(drawn?.zone).toEqual({ from: 0.5, to: 0.5 })
  expect(drawn?.points[0]?.at).toBeGreaterThan(0.5)
})

test('nothing is drawn without limits, nor of an attribute', () => {
  expect(drawnDeviation({ ...bore, lowerTolerance: null, upperTolerance: null })).toBeNull()
  expect(drawnDeviation({ ...bore, kind: 'attribute' })).toBeNull()
})

/** The smallest and largest sizes on both sides of zero, and such as floats cannot tell apart. */
const sizes = [
  ...['0', '0.000000001', '25.00', '999999999', '999999999.999999998', '999999999.999999999'],
  ...['-0.000000001', '-25', '-999999999.999999999'],
]
const limitsBetween = sizes.flatMap((lower) =>
  [...sizes, null].flatMap((upper) =>
    upper === null || compareDecimals(lower, upper) <= 0 ? [{ lowerTolerance: lower, upperTolerance: upper }] : [],
  ),
)

test.each([...sizes, null])('values of every size are judged and drawn against the nominal value %s', (nominal) => {
  for (const limits of limitsBetween) {
    const characteristic: Toleranced = { ...bore, ...limits, nominal, measured: sizes }
    const drawn = drawnDeviation(characteristic)
    const outside = drawn?.points.map((point) => point.isOutside)
    const places = [
      drawn?.zone.from,
      drawn?.zone.to,
      drawn?.nominal ?? 0.5,
      ...(drawn?.points ?? []).map(({ at }) => at),
    ]
    expect(outside?.includes(true)).toBe(verdictOf(characteristic) === 'out_of_tolerance')
    expect(places.filter((at) => !(at !== undefined && at >= 0 && at <= 1))).toEqual([])
    expect(drawn?.zone.to).toBeGreaterThanOrEqual(drawn?.zone.from ?? 1)
    expect(largestDeviation(characteristic) === null).toBe(nominal === null)
  }
})

const refused = { number: '7', name: 'Bore', note: 'Too wide' }

test('notes of a revision hold what was written, and a line for each refused characteristic', () => {
  expect(gatheredNotes('Look again', [refused, { number: '8', name: '', note: 'Burr' }])).toBe(
    'Look again\n\n7 Bore: Too wide\n8: Burr',
  )
  expect(gatheredNotes(null, [refused])).toBe('7 Bore: Too wide')
  expect(gatheredNotes(null, [])).toBeNull()
})

test('refusals without room are counted', () => {
  const notes = gatheredNotes(
    'Look',
    Array.from({ length: 100 }, () => refused),
    60,
  )
  expect(notes).toBe('Look\n\n7 Bore: Too wide\n7 Bore: Too wide\n… and 98 more')
})
