import { expect, test } from 'vitest'
import { isPurchaseOrderLate, mayMovePurchaseOrder } from './purchase-order-lifecycle.ts'

test.each([
  ['issued', 'acknowledged', true],
  ['issued', 'shipped', true],
  ['shipped', 'in_production', false],
  ['shipped', 'shipped', false],
  ['shipped', 'cancelled', true],
  ['received', 'cancelled', false],
  ['cancelled', 'acknowledged', false],
] as const)('a purchase order goes from %s to %s: %s', (from, to, may) => {
  expect(mayMovePurchaseOrder(from, to)).toBe(may)
})

test('a purchase order is late once its delivery date is past and goods are still to come', () => {
  const order = { status: 'issued', deliveryDate: '2026-03-09' } as const
  expect(isPurchaseOrderLate(order, '2026-03-10')).toBe(true)
  expect(isPurchaseOrderLate(order, '2026-03-09')).toBe(false)
  expect(isPurchaseOrderLate({ ...order, status: 'received' }, '2026-03-10')).toBe(false)
})
