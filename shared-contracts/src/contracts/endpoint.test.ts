import { expect, test } from 'vitest'
import { searchCustomers } from './customers.ts'
import { LimitInput } from './endpoint.ts'

test.each([
  ['1', 1],
  ['200', 200],
  [20, 20],
  [undefined, 50],
])('a limit of %j requests %d rows', (typed, rows) => {
  expect(LimitInput.parse(typed)).toBe(rows)
})

test.each(['1e1', '1.0', '0x10', '0b1', ' 5', '+5', '-5', '', '0', '201', '５', 1.5, null])(
  'a limit of %j is refused, here and in the search for customers',
  (typed) => {
    expect(LimitInput.safeParse(typed).success).toBe(false)
    expect(searchCustomers.query.safeParse({ q: 'ada', limit: typed }).success).toBe(false)
  },
)
