import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCents, shareOut, sumMoney, toCents, totalOfPieces, unitPriceOf } from './money.ts'

const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999_999n }).map(fromCents)

test('cents and text are the same amount', () => {
  fc.assert(fc.property(amounts, (amount) => fromCents(toCents(amount)) === amount))
  expect(toCents('7.5')).toBe(750n)
  expect(() => toCents('7.505')).toThrow(RangeError)
})

test('sums are exact where floats are not', () => {
  expect(sumMoney(['0.10', '0.20'])).toBe('0.30')
  expect(sumMoney(Array.from({ length: 10_000 }, () => '0.01'))).toBe('100.00')
  expect(sumMoney([])).toBe('0.00')
})

test('a unit price is rounded half up to four places', () => {
  expect(unitPriceOf('100.00', 3)).toBe('33.3333')
  expect(unitPriceOf('0.01', 8)).toBe('0.0013')
  expect(unitPriceOf('250.00', 10)).toBe('25.0000')
})

test.each([
  ['0.0125', 10, 'USD', '0.13'],
  ['0.0125', 11, 'USD', '0.14'],
  ['3.3333', 30_000, 'USD', '99999.00'],
  ['12.5', 3, 'JPY', '38.00'],
  ['9999999999.9999', 100_000_000, 'USD', '999999999999990000.00'],
])('%s a piece is for %d pieces in %s %s', (unitPrice, quantity, currency, total) => {
  expect(totalOfPieces(unitPrice, quantity, currency)).toBe(total)
})

test('shares always add up to the whole', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(fc.property(amounts, weights, (amount, parts) => sumMoney(shareOut(amount, parts, 'USD')) === amount))
})

test('shares of an amount in yen are whole yen', () => {
  expect(shareOut('100.00', [1, 1, 1], 'JPY')).toEqual(['33.00', '33.00', '34.00'])
  expect(shareOut('1.00', [1, 1, 1], 'USD')).toEqual(['0.33', '0.33', '0.34'])
})
