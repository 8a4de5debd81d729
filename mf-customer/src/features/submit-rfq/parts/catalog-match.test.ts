import { expect, test } from 'vitest'
import { finishNamed, gradeNamed, isListed, materialNamed, toleranceNamed } from './catalog-match.ts'

test.each([
  ['aluminum', 'aluminum', ''],
  [' ALUMINIUM ', 'aluminum', ''],
  ['Steel', 'steel', ''],
  ['Aluminum 6061-T6', 'aluminum', '6061-T6'],
  ['304ss', 'steel', '304 SS'],
  ['Grade 5 (Ti-6Al-4V)', 'titanium', 'Grade 5 (Ti-6Al-4V)'],
])('%s is %s %s', (typed, material, materialGrade) => {
  expect(materialNamed(typed)).toEqual({ material, materialGrade })
})

test('a material of no list, and a grade that stands for many, are no material', () => {
  for (const typed of ['Unobtainium', '', '-', 'Aluminum 9999']) expect(materialNamed(typed)).toBeUndefined()
})

test('grades are those of the material', () => {
  expect(gradeNamed('steel', 'a36')).toBe('A36')
  expect(gradeNamed('brass', 'A36')).toBeUndefined()
})

test.each([
  ['tight', 'tight'],
  ['Tight (±0.002 in, ±0.05 mm)', 'tight'],
  ['±0.001 in', 'precision'],
  ['±0.05 mm', 'tight'],
])('tolerance %s is %s', (typed, value) => {
  expect(toleranceNamed(typed)).toBe(value)
})

test('a finish is found whatever its case', () => {
  expect(finishNamed('anodizing (black)')).toBe('Anodizing (Black)')
  expect(finishNamed('Gold')).toBeUndefined()
})

test('what is not chosen yet is no mistake, and what no list has is one', () => {
  expect(isListed.material('')).toBe(true)
  expect(isListed.material('Unobtainium')).toBe(false)
  expect(isListed.materialGrade('A36', 'brass')).toBe(false)
})
