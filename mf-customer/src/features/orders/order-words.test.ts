import { expect, test } from 'vitest'
import { finishingsWords } from './order-words.ts'

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

test('each finishing of an order is named once', () => {
  expect(finishingsWords(lines)).toBe('Anodized, As machined')
})
