import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Currency, DateInput, Email, jsonText, line, MoneyInput, optional, QuantityInput, text } from './values.ts'

test.each([
  ['12', '12.00'],
  ['12.5', '12.50'],
  [' 007.05 ', '7.05'],
  [12.5, '12.50'],
  ['１２.５', '12.50'],
  ['9999999999.99', '9999999999.99'],
])('the amount %j is read as %s', (typed, amount) => {
  expect(MoneyInput.parse(typed)).toBe(amount)
})

test.each(['0', '0.00', '-1', '1.005', '1e3', 'NaN', '', '1,000', '1'.repeat(11), Number.POSITIVE_INFINITY])(
  'the amount %j is refused',
  (typed) => {
    expect(MoneyInput.safeParse(typed).success).toBe(false)
  },
)

test('an amount keeps every cent, however large', () => {
  const cents = fc.bigInt({ min: 1n, max: 999_999_999_999n })
  fc.assert(
    fc.property(cents, (value) => {
      const text = `${value / 100n}.${(value % 100n).toString().padStart(2, '0')}`
      expect(MoneyInput.parse(text)).toBe(text)
    }),
  )
})

test.each([0, -1, 1.5, 1e9, 'abc', '', true, [3], [[5]], '0x2', '1e3', null])('the quantity %j is refused', (typed) => {
  expect(QuantityInput.safeParse(typed).success).toBe(false)
})

test('a day may be sent as a date or as a moment', () => {
  expect(DateInput.parse('2026-03-01')).toBe('2026-03-01')
  expect(DateInput.parse('2026-03-01T23:30:00-05:00')).toBe('2026-03-01')
  expect(DateInput.parse('2026-03-01T00:30:00+09:00')).toBe('2026-03-01')
  expect(DateInput.safeParse('2026-02-30').error?.issues).toMatchObject([{ message: 'Please enter a valid date' }])
  expect(DateInput.safeParse('0000-01-01').success).toBe(false)
  expect(DateInput.parse('9999-12-31T23:59:59-12:00')).toBe('9999-12-31')
  expect(DateInput.safeParse('tomorrow').success).toBe(false)
})

test('a line of text takes every script, and no control characters', () => {
  expect(line(20).parse('  部品 – Ünïcode 🛠 ')).toBe('部品 – Ünïcode 🛠')
  for (const text of ['a\nb', 'a\u0000b', 'a\rb', '\u007f']) expect(line(20).safeParse(text).success).toBe(false)
})

test('an optional text is null if omitted or empty', () => {
  const schema = optional(line(5))
  expect([schema.parse(undefined), schema.parse(null), schema.parse(''), schema.parse('abc')]).toEqual([
    null,
    null,
    null,
    'abc',
  ])
  expect(schema.parse('  ')).toBeNull()
  expect(schema.safeParse('too long').success).toBe(false)
})

test.each([
  [12, 12],
  ['12', 12],
  [' 7 ', 7],
  ['１２', 12],
])('the quantity %j is read as %d', (typed, quantity) => {
  expect(QuantityInput.parse(typed)).toBe(quantity)
})

test('a text that only looks empty is empty, and bidirectional overrides are removed', () => {
  const required = line(80).min(1)
  for (const typed of ['\u200b', '\u3164', ' \u2800 ']) expect(required.safeParse(typed).success).toBe(false)
  expect(line(80).parse('a\u202eb')).toBe('ab')
  expect(line(80).parse('👩\u200d🔧 می\u200cخواهم')).toBe('👩\u200d🔧 می\u200cخواهم')
})

test('a text keeps tabs and the ends of its lines, and no other control characters', () => {
  expect(text(80).parse('a\u0007b\u001b[31mc\u007fd\u009be\tf')).toBe('ab[31mcde\tf')
  expect(text(80).parse('one\r\ntwo\rthree\vfour\ffive\u0085six')).toBe('one\ntwo\nthree\nfour\nfive\nsix')
  expect(text(80).min(1).safeParse('\u0007\u001b\v').success).toBe(false)
  expect(text(80).safeParse('a\u0000b').success).toBe(false)
})

test('composed and decomposed letters are stored in one form', () => {
  expect([line(4).parse('cafe\u0301'), text(4).parse('cafe\u0301')]).toEqual(['caf\u00e9', 'caf\u00e9'])
})

describe('a structured value as the text of a form field', () => {
  const field = jsonText(z.array(z.string()), 40, { notJson: 'no JSON', wrong: 'no list of texts' })
  const refusalOf = (text: string) => field.safeParse(text).error?.issues[0]

  test('is parsed', () => {
    expect(field.parse('["a","ü"]')).toEqual(['a', 'ü'])
  })

  test.each([
    ['no JSON', '[', 'no JSON'],
    ['another value', '{"a":1}', 'no list of texts'],
    ['text no database can store', String.raw`["\u0000"]`, 'no JSON'],
    ['half a character', String.raw`["\ud800"]`, 'no JSON'],
    ['a name of JavaScript itself', '[{"__proto__":1}]', 'no JSON'],
  ])('is refused as a whole if it contains %s', (_what, text, message) => {
    expect(refusalOf(text)).toMatchObject({ path: [], message })
  })

  test('is not read at all if it is too long', () => {
    expect(refusalOf(`["${'a'.repeat(40)}"]`)).toMatchObject({ code: 'too_big' })
  })
})

test.each(['1.000', '1.000,00', '1,000', '1 000', '1.0', "1'000", '1e3', '12.5'])(
  'the quantity %j, which may mean different numbers to different readers, is refused with an explanation',
  (typed) => {
    expect(QuantityInput.safeParse(typed).error?.issues).toMatchObject([
      { message: 'Quantity must be a whole number, written with digits alone, such as 1000' },
    ])
  },
)

test.each(['XXX', 'EURO', 'eur', 'DEM'])('the currency %s is refused', (code) => {
  expect(Currency.safeParse(code).success).toBe(false)
})

test.each([
  ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['Ivan@XN--E1AFMKFD.XN--P1AI', 'Ivan@xn--e1afmkfd.xn--p1ai'],
  ['ada@Mail.Xn--Bcher-KVA.Example', 'ada@mail.xn--bcher-kva.example'],
  [' ivan@пример.рф ', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['Ada.Miller+kerf@Example.com', 'Ada.Miller+kerf@Example.com'],
  ['r&d@firma.example', 'r&d@firma.example'],
])('the address %j is stored as %s', (typed, address) => {
  expect(Email.parse(typed)).toBe(address)
})

test.each([
  'ada',
  'ada@',
  'ada@kerf',
  'a..b@kerf.example',
  'ada@xn--',
  'ada@xn--.com',
  'ada@пример',
  'иван@kerf.example',
  'a@1.2.3.4',
])('the address %j is refused', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false)
})
