import { expect, test } from 'vitest'
import { addMonths, isMonth, weeksOf } from './calendar-month.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', -17, '2024-12'],
])('%s and %i months are %s', (of, months, expected) => {
  expect(addMonths(of, months)).toBe(expected)
})

test('the weeks of a month begin on Mondays and cover it whole', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[0], weeks[5]?.[6]]).toEqual([
    ...['2026-10-26', '2026-11-01', '2026-11-30', '2026-12-06'],
  ])
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('a month is four digits and one of twelve', () => {
  expect(['2026-01', '2026-12'].every(isMonth)).toBe(true)
  expect(['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', ''].some(isMonth)).toBe(false)
})
