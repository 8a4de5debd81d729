import { expect, test } from 'vitest'
import { formatIban, isBic, isIban, withoutBlanks } from './bank-account.ts'

test.each([
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
])('%s is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true)
})

test.each([
  ['a digit is wrong', 'DE89370400440532013001'],
  ['two digits are swapped', 'DE89370400440532010300'],
  ['a digit is missing', 'DE8937040044053201300'],
  ['it is too long for its country', 'DE893704004405320130000'],
  ['the check digits are letters', 'DEXX370400440532013000'],
  ['it has blanks', 'DE89 3704 0044 0532 0130 00'],
  ['it is empty', ''],
])('no IBAN: %s', (_why, iban) => {
  expect(isIban(iban)).toBe(false)
})

test('an IBAN may be typed in groups and small letters, and is shown in groups', () => {
  expect(withoutBlanks(' de89 3704-0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947')
})

test.each([
  ['DEUTDEFF', true],
  ['DEUTDEFF500', true],
  ['DEUTDEFF50', false],
  ['DEUT1EFF', false],
  ['', false],
])('whether "%s" is a BIC: %s', (bic, expected) => {
  expect(isBic(bic)).toBe(expected)
})
