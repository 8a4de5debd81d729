import type { Offer } from '@kerf/shared-parts/quotes/offers.ts'
import { expect, test } from 'vitest'
import { quoteChanges } from './quote-changes.ts'

const line = (partId: string, quantity: number, amount: string, isChosen = true) => ({
  partId,
  partName: null,
  quantity,
  unitPrice: '1.0000',
  amount,
  isChosen,
})

const first: Offer = {
  revision: 1,
  amount: '160.20',
  currency: 'USD',
  validUntil: '2026-12-24',
  estimatedDeliveryDate: '2027-01-08',
  notes: 'Anodized',
  terms: null,
  charges: [],
  quoteFileUrl: null,
  createdAt: '2026-11-24T09:00:00Z',
  lines: [line('housing', 10, '120.00'), line('housing', 100, '800.10', false), line('lid', 10, '40.20')],
}
const usd = (amount: string) => ({ amount, currency: 'USD' })

test('an identical offer has no changes', () => {
  expect(quoteChanges(first, { ...first, revision: 2, createdAt: '2026-11-25T09:00:00Z' })).toEqual([])
})

test('a changed price is shown with part and quantity, and in the total if it counts', () => {
  const after = { ...first, amount: '150.20', lines: [line('housing', 10, '110.00'), ...first.lines.slice(1)] }
  expect(quoteChanges(first, after)).toEqual([
    { field: 'amount', before: usd('160.20'), after: usd('150.20'), isAtChosen: true },
    { field: 'line', partId: 'housing', quantity: 10, before: usd('120.00'), after: usd('110.00') },
  ])
})

test('an added, removed or changed charge is shown by its name', () => {
  const charge = (label: string, amount: string) => ({ kind: 'other' as const, label, amount })
  const before = { ...first, amount: '200.20', charges: [charge('Setup', '30.00'), charge('Freight', '10.00')] }
  const after = { ...first, amount: '210.20', charges: [charge('Setup', '30.00'), charge('Tooling', '20.00')] }
  expect(quoteChanges(before, after)).toEqual([
    { field: 'amount', before: usd('200.20'), after: usd('210.20'), isAtChosen: true },
    { field: 'charge', label: 'Tooling', before: null, after: usd('20.00') },
    { field: 'charge', label: 'Freight', before: usd('10.00'), after: null },
  ])
})

test('the price of a single part at a single quantity is the total, shown once', () => {
  const before = { ...first, amount: '120.00', lines: [line('part', 10, '120.00')] }
  const after = { ...first, amount: '99.00', lines: [line('part', 10, '99.00')] }
  expect(quoteChanges(before, after)).toEqual([
    { field: 'amount', before: usd('120.00'), after: usd('99.00'), isAtChosen: false },
  ])
})

test('added and removed quantities have a price on one side only', () => {
  const after = {
    ...first,
    lines: [line('housing', 10, '120.00'), line('housing', 50, '500.00', false), line('lid', 10, '40.20')],
  }
  expect(quoteChanges(first, after)).toEqual([
    { field: 'line', partId: 'housing', quantity: 50, before: null, after: usd('500.00') },
    { field: 'line', partId: 'housing', quantity: 100, before: usd('800.10'), after: null },
  ])
})

test('another currency changes every price even if the numbers are equal; prices not chosen come last', () => {
  const changes = quoteChanges(first, { ...first, currency: 'EUR' })
  expect(changes).toHaveLength(4)
  expect(changes[0]).toMatchObject({ before: usd('160.20'), after: { amount: '160.20', currency: 'EUR' } })
  expect(changes.slice(1)).toMatchObject([
    { partId: 'housing', quantity: 10 },
    { partId: 'lid', quantity: 10 },
    { partId: 'housing', quantity: 100 },
  ])
})

test('dates, notes and the document are compared too, even if missing', () => {
  const after = {
    ...first,
    validUntil: '2027-01-24',
    estimatedDeliveryDate: null,
    notes: 'Anodized black',
    quoteFileUrl: '/api/files/new',
  }
  expect(quoteChanges(first, after)).toEqual([
    { field: 'validUntil', before: '2026-12-24', after: '2027-01-24' },
    { field: 'estimatedDeliveryDate', before: '2027-01-08', after: null },
    { field: 'notes', before: 'Anodized', after: 'Anodized black' },
    { field: 'document', before: null, after: '/api/files/new' },
  ])
})

test('the quantity chosen on acceptance is not a price change', () => {
  const chosen = [line('housing', 10, '120.00', false), line('housing', 100, '800.10'), line('lid', 10, '40.20')]
  expect(quoteChanges(first, { ...first, amount: '840.30', lines: chosen })).toEqual([])
})
