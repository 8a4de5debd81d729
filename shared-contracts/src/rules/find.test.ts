import { expect, test } from 'vitest'
import { adminAddress, customerAddress } from './addresses.ts'
import { isEnoughToFind, numberMeant } from './find.ts'

test.each([
  ['', false],
  [' a ', false],
  ['ab', true],
  ['é', false],
  ['e\u0301', false],
  ['鋼', true],
  ['ね', true],
  ['ﾈ', true],
  ['각', true],
  ['👩‍🔧', true],
])('%j is enough to find more than pages: %s', (typed, isEnough) => {
  expect(isEnoughToFind(typed)).toBe(isEnough)
})

test.each([
  ['SQTE-0042', 'rfq', 'SQTE-0042'],
  ['sqte 42', 'rfq', 'SQTE-0042'],
  ['ＳＱＴＥ－００４２', 'rfq', 'SQTE-0042'],
  ['sqte–123456', 'rfq', 'SQTE-123456'],
  ['42', 'rfq', 'SQTE-0042'],
  ['42', 'order', 'SORD-0042'],
  ['cu7', 'company', 'CU0007'],
  ['V-12', 'supplier', 'V0012'],
  ['SQTE-0042', 'order', null],
  ['gear 42', 'rfq', null],
  ['', 'rfq', null],
  ['SQTE', 'rfq', null],
  ['4'.repeat(40), 'rfq', null],
] as const)('%j as the number of a %s is %s', (typed, kind, number) => {
  expect(numberMeant(typed, kind)).toBe(number)
})

test('things lie open where their portal shows them', () => {
  expect(customerAddress.order('o')).toBe('/orders/o')
  expect(adminAddress.order('o')).toBe('/admin/orders/o')
  expect(adminAddress.rfq('r')).toBe('/admin/rfqs/r')
  expect(adminAddress.company({ name: 'Ada & Söhne', customerNumber: null })).toBe(
    '/admin/companies?q=Ada+%26+S%C3%B6hne',
  )
})
