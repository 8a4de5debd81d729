import { expect, test } from 'vitest'
import { reportPeriod, wrongPeriod } from './report-period.ts'

test.each([
  ['2026-11-28', { from: '2025-12-01', to: '2026-11-28' }],
  ['2026-12-31', { from: '2026-01-01', to: '2026-12-31' }],
  ['2024-02-29', { from: '2023-03-01', to: '2024-02-29' }],
])('on %s a report is about the twelve months up to it', (today, period) => {
  expect(reportPeriod({}, today)).toEqual(period)
})

test('a last day that is asked for ends the twelve months', () => {
  expect(reportPeriod({ to: '2020-01-15' }, '2026-11-28')).toEqual({ from: '2019-02-01', to: '2020-01-15' })
})

test('a first day after the last is wrong, one that is the last is not', () => {
  expect(wrongPeriod({ from: '2026-02-02', to: '2026-02-01' })).toEqual({
    from: 'The first day cannot be after the last',
  })
  expect(wrongPeriod({ from: '2026-02-01', to: '2026-02-01' })).toBeUndefined()
})

test('ten years are the longest period', () => {
  expect(wrongPeriod({ from: '2016-12-01', to: '2026-11-30' })).toBeUndefined()
  expect(wrongPeriod({ from: '2016-11-30', to: '2026-11-30' })).toEqual({
    from: 'A report can be about ten years at most',
  })
})
