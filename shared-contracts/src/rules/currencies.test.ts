import { expect, test } from 'vitest'
import { currencyCodes, decimalsOf, isCurrency, isPayable } from './currencies.ts'

test('a currency without decimals has none on this platform either', () => {
  const usual = (currency: string) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  expect(currencyCodes.filter((code) => decimalsOf(code) === 0 && usual(code) !== 0)).toEqual([])
})

test('every currency is one that this platform knows by name', () => {
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(currencyCodes.filter((code) => !known.has(code))).toEqual([])
})

test.each(['XXX', 'ABC', 'usd', 'DEM', 'KWD', ''])('%j is not a currency that amounts can be in', (code) => {
  expect(isCurrency(code)).toBe(false)
})

test('an amount in yen has no decimals', () => {
  expect([isPayable('1200.00', 'JPY'), isPayable('1200.50', 'JPY'), isPayable('1200.50', 'EUR')]).toEqual([
    true,
    false,
    true,
  ])
})
