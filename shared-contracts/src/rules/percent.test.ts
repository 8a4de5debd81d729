import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test.each([
  [6, 9, 66.7],
  [1, 3, 33.3],
  [0, 4, 0],
  [5, 5, 100],
  [0, 0, null],
])('%i of %i are %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})
