import { expect, test } from 'vitest'
import {
  askedMaterialWords,
  askedQuantityWords,
  materialsWords,
  partName,
  quantitiesWords,
  rfqPieces,
} from './words.ts'

const steel = { material: 'steel', materialGrade: '1018' }
const brass = { material: 'brass', materialGrade: 'C360' }

test('several parts are counted, and each of their materials is named once', () => {
  expect(materialsWords(steel)).toBe('Steel 1018')
  expect(materialsWords(steel, [steel])).toBe('Steel 1018')
  expect(materialsWords(steel, [steel, brass, steel])).toBe('3 parts · Steel 1018, Brass C360')
})

test('an unnamed part takes its number, from 1', () => {
  expect(partName({ name: 'Lid', position: 0 })).toBe('Lid')
  expect(partName({ name: null, position: 0 })).toBe('Part 1')
})

test('several quantities share their unit', () => {
  expect(quantitiesWords([10])).toBe('10 PCS')
  expect(quantitiesWords([10, 1500])).toBe('10 / 1,500 PCS')
})

test('of several parts, suppliers read how many there are and each material once', () => {
  const quantities = [10, 50]
  const plate = { ...steel, quantities }
  const one = { parts: [plate] }
  const three = { parts: [plate, { ...brass, quantities }, plate] }
  expect([askedQuantityWords(one), askedMaterialWords(one)]).toEqual(['10 / 50 PCS', 'Steel 1018'])
  expect([askedQuantityWords(three), askedMaterialWords(three)]).toEqual(['3 parts', 'Steel 1018, Brass C360'])
})

test('an RFQ shows the requested quantities until its quote is accepted, then the chosen ones', () => {
  const quote = {
    ...{ id: 'quote', quoteNumber: 'SQTE-0001', amount: '1.00', currency: 'USD', hasPurchaseOrder: false },
    ...{ quantity: 12, isExpired: false, renewalRequestedAt: null },
  }
  expect(rfqPieces({ quantity: 3, quote: null })).toBe(3)
  expect(rfqPieces({ quantity: 3, quote: { ...quote, status: 'pending' } })).toBe(3)
  expect(rfqPieces({ quantity: 3, quote: { ...quote, status: 'accepted' } })).toBe(12)
})
