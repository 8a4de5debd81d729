import { expect, test } from 'vitest'
import { asMailAddress, asTypedPrice, hasTwoReadings, wholeNumberOf } from './typed-text.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['１２', 12],
  ['0', 0],
])('%j is the whole number %d', (typed, number) => {
  expect(wholeNumberOf(typed)).toBe(number)
})

test.each(['', '-', '1e', '1e3', '1.000', '1,000', '1 000', '1.0', '-1', '0x2', '5²', '1⁰', '⑤', '1'.repeat(16)])(
  '%j is no whole number that is surely meant',
  (typed) => {
    expect(wholeNumberOf(typed)).toBeNull()
  },
)

test.each([
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['Ada@Bücher.example', 'Ada@xn--bcher-kva.example'],
  ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
])('the domain of %s is kept as mail servers know it', (typed, address) => {
  expect(asMailAddress(typed)).toBe(address)
})

test.each([
  'Ada@Example.COM',
  'ада',
  'a@b@',
  '@пример.рф',
  'a@пример.рф/path',
  'a@при мер.рф',
  'a@[пример]',
  'ada@\u0435xample.com',
  'ada@例え．jp',
  'ada@example.com\u017f',
])('%s stays as it was typed', (typed) => {
  expect(asMailAddress(typed)).toBe(typed)
})

test.each([
  ['1.2340', '1.2340'],
  ['12.5000', '12.50'],
  ['0.1980', '0.198'],
  ['1234.5670', '1234.567'],
  ['0.0375', '0.0375'],
])('a price of %s is typed as %s, which has one reading', (price, typed) => {
  expect(asTypedPrice(price)).toBe(typed)
  expect(hasTwoReadings(typed)).toBe(false)
})

test.each(['1.234', '999.000', ' １.234 '])('%s may be a thousand or one', (typed) => {
  expect(hasTwoReadings(typed)).toBe(true)
})
