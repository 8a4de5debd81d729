import { expect, test } from 'vitest'
import { formatMonth, monthLabels } from './months.ts'

test('a month is named with its year', () => {
  expect(formatMonth('2026-01')).toBe('January 2026')
})

test('below a bar stands the month, with its year where more than a year is shown', () => {
  expect(monthLabels('2026-12', 12)).toEqual({ id: '2026-12', label: 'December 2026', shortLabel: 'Dec' })
  expect(monthLabels('2026-12', 13).shortLabel).toBe('Dec 26')
})
