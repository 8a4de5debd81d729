import { expect, test } from 'vitest'
import { lengthIn, measurementIn } from './lengths.ts'
import type { Measurement } from './measurements.ts'

const of = (kind: Measurement['kind'], value: number): Measurement => ({ label: '', kind, value, isExact: true })

test('what was read in millimetres and is meant in inches is told 25.4 times as large, in either unit', () => {
  const [mm, inches] = (['mm', 'in'] as const).map((unit) => ({ unit, growth: 25.4 }))
  expect([mm, inches].map((scale) => scale && lengthIn(scale, 2))).toEqual(['50.8 mm', '2 in'])
  expect([mm, inches].map((scale) => scale && measurementIn(scale, of('area', 2)))).toEqual(['1,290.32 mm²', '2 in²'])
})

test('angles do not grow', () => {
  expect(measurementIn({ unit: 'mm', growth: 25.4 }, of('angle', 90))).toBe('90°')
})
