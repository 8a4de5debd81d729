import { expect, test } from 'vitest'
import { asDecimal, compareDecimals, differenceOf, isDecimal, sumOf, toBillionths } from './decimals.ts'

test.each([
  ['0.1', '0.2', '0.3'],
  ['25', '-0.05', '24.95'],
  ['24.985', '0.015', '25.000'],
  ['-0.1', '0.1', '0.0'],
  ['999999999', '0.000000001', '999999999.000000001'],
])('%s and %s make exactly %s', (one, other, sum) => {
  expect(sumOf(one, other)).toBe(sum)
})

test('a difference keeps the digits of the more exact value', () => {
  expect(differenceOf('25.10', '25')).toBe('0.10')
  expect(differenceOf('24.98', '25')).toBe('-0.02')
})

test('values compare by size, not by how they are written', () => {
  expect(compareDecimals('25.00', '25')).toBe(0)
  expect(compareDecimals('-0.1', '-0.09')).toBeLessThan(0)
  expect(compareDecimals('10', '9.999999999')).toBeGreaterThan(0)
})

test.each([
  ['+0.1', '0.1'],
  ['.5', '0.5'],
  ['007.50', '7.50'],
  ['\u22122', '-2'],
  ['-0.00', '0.00'],
  ['2.5e-3', '0.0025'],
  ['1.5E2', '150'],
  ['12.', '12'],
])('%s is the decimal %s', (written, decimal) => {
  expect(asDecimal(written)).toBe(decimal)
})

test.each(['', '-', '.', '1,5', '1 000', '1e999', '1234567890', '0.1234567891', 'H7', '0x10', '--1'])(
  '%j is no decimal',
  (text) => {
    expect(asDecimal(text)).toBeNull()
    expect(isDecimal(text)).toBe(false)
  },
)

test('sums and differences of the largest decimals can be compared', () => {
  const sum = sumOf('999999999', '1.5')
  expect(sum).toBe('1000000000.5')
  expect(compareDecimals(sum, differenceOf('999999999.999999999', '-999999999.999999999'))).toBeLessThan(0)
  expect(isDecimal(sum)).toBe(false)
})

test('what is no decimal has no size', () => {
  expect(() => toBillionths('1,5')).toThrow(RangeError)
  expect(() => toBillionths('12345678901')).toThrow(RangeError)
})
