import { expect, test } from 'vitest'
import { dueIn } from './due-words.ts'

test.each([
  ['2026-03-01', 'Due today', 'soon'],
  ['2026-03-02', '1 day left', 'soon'],
  ['2026-03-04', '3 days left', 'soon'],
  ['2026-03-05', '4 days left', 'later'],
  ['2026-03-11', '10 days left', 'later'],
  ['2026-02-28', '1 day late', 'late'],
  ['2022-02-28', '1,462 days late', 'late'],
])('due on %s, on the first of March 2026: %s', (dueDate, words, urgency) => {
  expect(dueIn(dueDate, '2026-03-01')).toEqual({ words, urgency })
})
