import { expect, test } from 'vitest'
import { rangeAround } from './range.ts'

test.each([
  ['120.37', 20, 'USD', '96.00', '145.00'],
  ['1234.56', 20, 'USD', '980.00', '1490.00'],
  ['0.40', 10, 'USD', '0.00', '1.00'],
  ['1234.00', 50, 'JPY', '610.00', '1860.00'],
])('%s ± %i %% in %s goes from %s to %s', (amount, percent, currency, low, high) => {
  expect(rangeAround(amount, percent, currency)).toEqual({ low, high })
})
