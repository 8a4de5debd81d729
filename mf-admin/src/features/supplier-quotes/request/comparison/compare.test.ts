import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { describe, expect, test } from 'vitest'
import {
  dueWords,
  earliestDue,
  lowestPrices,
  lowestUnitPrices,
  type QuoteSort,
  shortestLeadTimes,
  sortedQuotes,
  unitPriceAt,
} from './compare.ts'

const quote = (id: string, changes: Partial<SupplierQuote> = {}) =>
  ({
    ...{ id, price: '100.00', currency: 'USD', leadTime: 10, submittedAt: '2026-01-05T10:00:00.000Z' },
    ...{ isOutdated: false, isExpired: false, prices: [], supplier: { name: id, company: null } },
    ...changes,
  }) as SupplierQuote // what is left out is never read here

const company = (name: string) => ({ supplier: { name: 'x', company: name } as SupplierQuote['supplier'] })

const priced = (id: string, unitPrice: string, changes: Partial<SupplierQuote> = {}) =>
  quote(id, {
    prices: [{ partId: 'p', partName: 'Part 1', quantity: 10, unitPrice, amount: '1.00' }],
    ...changes,
  })

const ids = (quotes: readonly SupplierQuote[], sort: QuoteSort) => sortedQuotes(quotes, sort).map(({ id }) => id)

describe('quotes beside each other', () => {
  test('by price are compared as amounts, each currency for itself, that of most quotes first', () => {
    const quotes = [quote('c', { currency: 'EUR' }), quote('a', { price: '1000.00' }), quote('b', { price: '999.99' })]
    expect(ids(quotes, 'price')).toEqual(['b', 'a', 'c'])
    expect(ids([...quotes, quote('d', { currency: 'CAD' })], 'price')).toEqual(['b', 'a', 'd', 'c'])
  })

  test('by lead time, by the newest, and by the name of the company', () => {
    const quotes = [
      quote('a', { leadTime: 30, submittedAt: '2026-01-01T00:00:00.000Z', ...company('Zeta') }),
      quote('b', { leadTime: 5, submittedAt: '2026-02-01T00:00:00.000Z', ...company('Alpha') }),
    ]
    for (const sort of ['lead', 'date', 'name'] as const) expect(ids(quotes, sort)).toEqual(['b', 'a'])
  })

  test('that are alike stand by name, and the list that was given stays as it is', () => {
    const quotes = [quote('b'), quote('a')]
    expect(ids(quotes, 'price')).toEqual(['a', 'b'])
    expect(quotes.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('the lowest', () => {
  test('price is marked in each currency that has several, on every quote that has it', () => {
    const quotes = [
      ...[quote('a', { price: '99.00' }), quote('b', { price: '100.00' }), quote('c', { price: '99.00' })],
      ...[quote('d', { price: '1.00', currency: 'EUR' })],
    ]
    expect(lowestPrices(quotes)).toEqual(new Set(['a', 'c']))
  })

  test('is sought among quotes that can still be accepted', () => {
    const quotes = [
      quote('a', { price: '1.00', isOutdated: true }),
      quote('b', { price: '2.00', isExpired: true }),
      quote('c', { price: '3.00' }),
    ]
    expect(lowestPrices(quotes)).toEqual(new Set())
    expect(lowestPrices([...quotes, quote('d', { price: '4.00' })])).toEqual(new Set(['c']))
  })

  test('price of a piece is compared to the fourth decimal, where it was quoted at that quantity', () => {
    const quotes = [priced('a', '0.0376'), priced('b', '0.0375'), quote('c')]
    expect(lowestUnitPrices(quotes, 'p', 10)).toEqual(new Set(['b']))
    expect(lowestUnitPrices(quotes, 'p', 11)).toEqual(new Set())
    expect(unitPriceAt(priced('a', '0.0376'), 'p', 10)).toBe('0.0376')
    expect(unitPriceAt(priced('a', '0.0376'), 'other', 10)).toBeUndefined()
  })

  test('lead time counts over all currencies', () => {
    const quotes = [quote('a', { leadTime: 7 }), quote('b', { leadTime: 7, currency: 'EUR' }), quote('c')]
    expect(shortestLeadTimes(quotes)).toEqual(new Set(['a', 'b']))
    expect(shortestLeadTimes([quote('a'), quote('b', { isOutdated: true, leadTime: 1 })])).toEqual(new Set())
  })
})

test.each([
  ['2026-03-01', "on the customer's due date"],
  ['2026-02-28', "1 day before the customer's due date"],
  ['2026-03-31', "30 days after the customer's due date"],
])('an arrival on %s lies %s', (arrival, words) => {
  expect(dueWords(arrival, '2026-03-01')).toBe(words)
})

test('of several RFQs the first due date counts, and none where no RFQ has one', () => {
  expect(earliestDue([{ dueDate: '2026-04-01' }, { dueDate: null }, { dueDate: '2026-03-01' }])).toBe('2026-03-01')
  expect(earliestDue([{ dueDate: null }])).toBeUndefined()
})
