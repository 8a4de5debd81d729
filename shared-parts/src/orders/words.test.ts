import { expect, test } from 'vitest'
import { shippedParts } from './words.ts'

const line = (id: string, name: string | null) => ({
  id,
  partId: null,
  name,
  material: 'steel',
  materialGrade: null,
  finishing: null,
  tolerance: 'standard',
  quantity: 20,
  quantityShipped: 0,
  unitPrice: '1.0000',
  amount: '20.00',
})
const lines = [line('housing', 'Housing'), line('lid', null), line('pin', 'Pin')]

test('a shipment of an order of several parts says how many of which it holds', () => {
  const shipped = [
    { orderLineId: 'lid', quantity: 3 },
    { orderLineId: 'housing', quantity: 5 },
  ]
  expect(shippedParts({ lines: shipped }, { lines })).toEqual(['Housing: 5 PCS', 'Part 2: 3 PCS'])
  expect(shippedParts({ lines: shipped }, { lines: lines.slice(0, 1) })).toEqual([])
})

test('a name written from right to left does not take how many there are with it', () => {
  const named = [line('housing', 'B שלום'), line('lid', 'Lid')]
  const shipped = [{ orderLineId: 'housing', quantity: 5 }]
  expect(shippedParts({ lines: shipped }, { lines: named })).toEqual(['\u2068B שלום\u2069: 5 PCS'])
})
