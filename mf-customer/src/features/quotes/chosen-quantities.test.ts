import { expect, test } from 'vitest'
import { offeredQuantities, quantitiesToOrder, totalOf } from './chosen-quantities.ts'

const line = (partId: string, quantity: number, amount: string, isChosen: boolean) => ({
  partId,
  partName: null,
  quantity,
  unitPrice: '1.0000',
  amount,
  isChosen,
})
const quote = {
  lines: [line('housing', 10, '120.00', true), line('housing', 100, '800.10', false), line('lid', 10, '40.20', true)],
  charges: [],
}

test('until the customer chooses, the offered quantities apply', () => {
  expect(offeredQuantities(quote)).toEqual({ housing: 10, lid: 10 })
  expect(totalOf(quote, offeredQuantities(quote))).toBe('160.20')
})

test('another quantity changes the total to the cent', () => {
  expect(totalOf(quote, { housing: 100, lid: 10 })).toBe('840.30')
})

test('charges are in the total at every quantity', () => {
  const charges = [{ kind: 'setup' as const, label: 'Setup', amount: '10.05' }]
  expect(totalOf({ ...quote, charges }, { housing: 100, lid: 10 })).toBe('850.35')
  expect(totalOf({ ...quote, charges }, offeredQuantities(quote))).toBe('170.25')
})

test('a choice that a newer offer no longer prices falls back to the offered quantity', () => {
  expect(quantitiesToOrder(quote, { housing: 100 })).toEqual({ housing: 100, lid: 10 })
  expect(quantitiesToOrder(quote, { housing: 250, lid: 10 })).toEqual({ housing: 10, lid: 10 })
})
