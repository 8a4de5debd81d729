import { expect, test } from 'vitest'
import { arrivalOf, finishingsWords } from './order-words.ts'

const line = (id: string, name: string | null, finishing: string | null = null) => ({
  id,
  partId: null,
  name,
  material: 'steel',
  materialGrade: null,
  finishing,
  tolerance: 'standard',
  quantity: 20,
  quantityShipped: 0,
  unitPrice: '1.0000',
  amount: '20.00',
})
const lines = [line('housing', 'Housing', 'Anodized'), line('lid', null), line('pin', 'Pin')]

test('a shipment on its way has arrived once its order is delivered, on that day unless it has its own', () => {
  const stageChanges = [{ from: 'shipped', to: 'delivered', changedAt: '2026-11-20T12:00:00Z' } as const]
  const delivered = { orderStatus: 'delivered', stageChanges } as const
  const onItsWay = { status: 'in_transit', deliveryDate: null } as const
  expect(arrivalOf(onItsWay, { orderStatus: 'shipped', stageChanges: [] })).toEqual({ arrived: false, on: null })
  expect(arrivalOf(onItsWay, delivered)).toEqual({ arrived: true, on: '2026-11-20T12:00:00Z' })
  expect(arrivalOf({ ...onItsWay, deliveryDate: '2026-11-18' }, delivered).on).toBe('2026-11-18')
})

test('every finishing of an order is named once', () => {
  expect(finishingsWords(lines)).toBe('Anodized, As machined')
})
