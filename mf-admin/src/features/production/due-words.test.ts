import { expect, test } from 'vitest'
import { dueIn } from './due-words.ts'

test.each([
  ['2026-03-01', 'Due today', false],
  ['2026-03-02', '1 day left', false],
  ['2026-03-11', '10 days left', false],
  ['2026-02-28', '1 day late', true],
  ['2022-02-28', '1,462 days late', true],
])('due on %s, on the first of March 2026: %s', (dueDate, words, isLate) => {
  expect(dueIn(dueDate, '2026-03-01')).toEqual({ words, isLate })
})
