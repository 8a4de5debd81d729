import { expect, test } from 'vitest'
import { arrivalOf, orderQuantityWords, shippedParts, shippedWords, unshippedWords } from './words.ts'

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

test('a shipment of a multi-part order says how many pieces of each part it contains', () => {
  const shipped = [
    { orderLineId: 'lid', quantity: 3 },
    { orderLineId: 'housing', quantity: 5 },
  ]
  expect(shippedParts({ lines: shipped }, { lines })).toEqual(['Housing: 5 PCS', 'Part 2: 3 PCS'])
  expect(shippedParts({ lines: shipped }, { lines: lines.slice(0, 1) })).toEqual([])
})

const shippedInPart = { ...line('housing', 'Housing'), quantityShipped: 6 }
const several = { lines: [shippedInPart, line('lid', null)], quantity: 40, quantityShipped: 6 }
const one = { lines: [shippedInPart], quantity: 20, quantityShipped: 6 }

test('quantities of unlike parts are not added: parts are counted, and each is told for itself', () => {
  expect([one, several].map(orderQuantityWords)).toEqual(['20 PCS', '2 parts'])
  expect([one, several].map(shippedWords)).toEqual(['6 of 20 PCS', 'Housing: 6 of 20 PCS, Part 2: 0 of 20 PCS'])
})

test('what is left to ship names the parts of which something is left', () => {
  expect([one, several].map(unshippedWords)).toEqual(['14 PCS', 'Housing: 14 PCS, Part 2: 20 PCS'])
  const shipped = { ...shippedInPart, quantityShipped: 20 }
  expect(unshippedWords({ lines: [shipped, line('lid', null)] })).toBe('Part 2: 20 PCS')
})

test('a right-to-left name does not reorder the count', () => {
  const named = [line('housing', 'B שלום'), line('lid', 'Lid')]
  const shipped = [{ orderLineId: 'housing', quantity: 5 }]
  expect(shippedParts({ lines: shipped }, { lines: named })).toEqual(['\u2068B שלום\u2069: 5 PCS'])
})

test('an in-transit shipment counts as delivered once its order is, on the same day unless it has its own date', () => {
  const stageChanges = [{ from: 'shipped', to: 'delivered', changedAt: '2026-11-20T12:00:00Z' } as const]
  const delivered = { orderStatus: 'delivered', stageChanges } as const
  const onItsWay = { status: 'in_transit', deliveryDate: null } as const
  expect(arrivalOf(onItsWay, { orderStatus: 'shipped', stageChanges: [] })).toEqual({ arrived: false, on: null })
  expect(arrivalOf(onItsWay, delivered)).toEqual({ arrived: true, on: '2026-11-20T12:00:00Z' })
  expect(arrivalOf({ ...onItsWay, deliveryDate: '2026-11-18' }, delivered).on).toBe('2026-11-18')
})
