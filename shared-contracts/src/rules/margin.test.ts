import { expect, test } from 'vitest'
import { marginBetween } from './margin.ts'

test.each([
  ['100.00', '87.50', '12.50', '12.5'],
  ['100.00', '103.00', '-3.00', '-3.0'],
  ['1000.00', '1000.10', '-0.10', '0.0'],
  ['90071992547409.93', '0.01', '90071992547409.92', '100.0'],
  ['0.00', '5.00', '-5.00', null],
])('of %s less %s is %s, %s percent', (price, cost, amount, percent) => {
  expect(marginBetween(price, cost)).toEqual({ amount, percent })
})
