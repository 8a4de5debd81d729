import { expect, test } from 'vitest'
import { type ChargeValues, chargesSchema, sumOfCharges, totalWith } from './charge-values.ts'

const charge = (amount: string): ChargeValues => ({ key: amount, kind: 'freight', label: 'Freight', amount })

test('parts and lines add up to the cent, where floats would not', () => {
  expect(totalWith('0.10', [charge('0.20'), charge('1000000000')], 'USD')).toBe('1000000000.30')
})

test('there is no total while an amount is missing or invalid', () => {
  expect(totalWith(null, [], 'USD')).toBeNull()
  for (const typed of ['', '0', '-5', 'ten', '1.234']) expect(totalWith('1.00', [charge(typed)], 'USD')).toBeNull()
})

test('a line in yen has no decimals', () => {
  expect([sumOfCharges([charge('120')], 'JPY'), sumOfCharges([charge('120.50')], 'JPY')]).toEqual(['120.00', null])
})

test('a line needs a name and an amount', () => {
  const { error } = chargesSchema('USD').safeParse([{ key: '1', kind: 'setup', label: ' ', amount: 'x' }])
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['0.label', 'Please name this line'],
    ['0.amount', 'Please enter a valid amount'],
  ])
})
