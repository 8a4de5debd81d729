import { expect, test } from 'vitest'
import { emptyPart, type PartValues } from '../part-list.ts'
import { filledDown } from './fill-down.ts'

const part = (key: string, changes: Partial<PartValues> = {}): PartValues => ({ key, ...emptyPart, ...changes })
const steel = { material: 'steel', materialGrade: 'A36' }

test('a value fills the rows below it, and none above', () => {
  const parts = [part('a'), part('b', { tolerance: 'tight' }), part('c'), part('d', { tolerance: 'standard' })]
  const filled = filledDown(parts, 'tolerance', 1)
  expect(filled.parts.map(({ tolerance }) => tolerance)).toEqual(['', 'tight', 'tight', 'tight'])
  expect(filled.changed).toBe(2)
})

test('rows that have the value already are not counted, and stay the same objects', () => {
  const parts = [part('a', steel), part('b', steel), part('c')]
  const filled = filledDown(parts, 'material', 0)
  expect(filled.changed).toBe(1)
  expect(filled.parts[1]).toBe(parts[1])
})

test('another material clears the grade, and a grade goes only to rows of its material', () => {
  const parts = [part('a', steel), part('b', { material: 'brass', materialGrade: 'C360' })]
  expect(filledDown(parts, 'material', 0).parts[1]).toMatchObject({ material: 'steel', materialGrade: '' })
  expect(filledDown(parts, 'materialGrade', 0)).toEqual({ parts, changed: 0 })
})

test('quantities are filled as they are', () => {
  const parts = [part('a', { quantities: ['1', '10'] }), part('b')]
  expect(filledDown(parts, 'quantities', 0).parts[1]?.quantities).toEqual(['1', '10'])
})
