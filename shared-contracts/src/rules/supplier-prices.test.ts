import { expect, test } from 'vitest'
import { amountOf, isTooLarge, quoteTotal, unitPriceFor } from './supplier-prices.ts'

test.each([
  ['0.1000', 3, 'USD', '0.30'],
  ['0.0375', 1, 'USD', '0.04'],
  ['0.0050', 1, 'USD', '0.01'],
  ['0.0049', 1, 'USD', '0.00'],
  ['12.5', 4, 'USD', '50.00'],
  ['1234567890.1234', 100_000_000, 'USD', '123456789012340000.00'],
  ['10.5000', 1, 'JPY', '11.00'],
  ['10.4999', 1, 'JPY', '10.00'],
])('%s for each of %i pieces in %s is %s', (unitPrice, quantity, currency, amount) => {
  expect(amountOf(unitPrice, quantity, currency)).toBe(amount)
})

const prices = [
  { partId: 'a', quantity: 500, unitPrice: '2.0000' },
  { partId: 'a', quantity: 100, unitPrice: '3.0000' },
  { partId: 'b', quantity: 1, unitPrice: '9.0000' },
]

test.each([
  [99, null],
  [100, '3.0000'],
  [499, '3.0000'],
  [500, '2.0000'],
  [9000, '2.0000'],
])('%i pieces cost %s each', (quantity, price) => {
  expect(unitPriceFor(prices, 'a', quantity)).toBe(price)
})

test('a quote is the sum of its parts with setup and freight', () => {
  expect(quoteTotal(['0.10', '0.20'], '5.00', '0.00')).toBe('5.30')
})

test('the largest amount that is kept has twelve digits before the point', () => {
  expect([isTooLarge('999999999999.99'), isTooLarge('1000000000000.00')]).toEqual([false, true])
})
