import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { describe, expect, test } from 'vitest'
import { mostPieces } from '../../quote/awarded-pieces.ts'
import type { RequestDetails } from '../request-details.ts'
import {
  type AwardValues,
  awardForm,
  awardRequestOf,
  choiceOf,
  shareKey,
  sharesOf,
  shownAward,
  withoutShares,
} from './award-values.ts'

const quote = (supplierId: string, changes: Partial<SupplierQuote> = {}) =>
  ({
    ...{ id: `quote-${supplierId}`, supplierId, status: 'pending', isOutdated: false, currency: 'USD', leadTime: 10 },
    ...{ setupPrice: '5.00', freightPrice: '2.00', validUntil: null, awards: [] },
    supplier: { name: supplierId, company: null, certifications: ['ISO 9001'], provenCertificates: ['ISO 9001'] },
    prices: [{ partId: 'p', partName: 'Plate', quantity: 10, unitPrice: '1.0000', amount: '10.00' }],
    ...changes,
  }) as SupplierQuote // what is left out is never read here

const request = (supplierQuotes: SupplierQuote[]) =>
  ({
    supplierQuotes,
    parts: [
      { id: 'p', name: 'Plate', quantities: [10, 100] },
      { id: 'q', name: 'Pin', quantities: [50] },
    ],
  }) as RequestDetails // what is left out is never read here

const award = (partId: string, quantity: number) => ({
  ...{ partId, partName: partId, quantity, unitPrice: '1.0000', amount: '1.00' },
})

const accepted = quote('done', { status: 'accepted', awards: [award('p', 4), award('q', 50)] })

const typed = (changes: Partial<AwardValues>): AwardValues => ({ ...shownAward(request([quote('a')])), ...changes })

const errorsOf = (values: AwardValues, quotes = [quote('a')]) => formErrors(awardForm(request(quotes)), values)

describe('an award begins', () => {
  test('with what is missing of the first quantities', () => {
    expect(shownAward(request([quote('a'), accepted])).needed).toEqual({ p: '6', q: '' })
  })

  test('in the currency of most quotes that can be accepted, the first by name of those alike', () => {
    const euro = { currency: 'EUR' }
    expect(shownAward(request([quote('a'), quote('b', euro), quote('c', euro)])).currency).toBe('EUR')
    expect(shownAward(request([quote('a'), quote('b', euro)])).currency).toBe('EUR')
    expect(shownAward(request([quote('a'), quote('b', { ...euro, isOutdated: true })])).currency).toBe('USD')
    expect(shownAward(request([])).currency).toBe('USD')
  })
})

describe('what is typed for an award is refused', () => {
  test('where more pieces are needed than can still be awarded', () => {
    const quotes = [quote('a'), accepted]
    expect(mostPieces(request(quotes), request(quotes).parts[0] as RequestDetails['parts'][number])).toBe(96)
    expect(Object.keys(errorsOf(typed({ needed: { p: '97', q: '1' } }), quotes))).toEqual(['needed.p', 'needed.q'])
    expect(errorsOf(typed({ needed: { p: '96', q: '' } }), quotes)).toEqual({})
  })

  test.each(['1.5', '-1', 'ten', '1,000'])('where it is no whole number: %s', (pieces) => {
    const key = shareKey('p', 'a')
    const values = typed({ needed: { p: pieces }, shares: { [key]: pieces }, maxSuppliers: pieces })
    expect(Object.keys(errorsOf(values)).sort()).toEqual(['maxSuppliers', 'needed.p', `shares.${key}`])
  })

  test('where a limit is not a number, but not where nothing is typed', () => {
    expect(Object.keys(errorsOf(typed({ maxSuppliers: '0', minSources: '0', neededBy: '2026-02-30' })))).toEqual([
      ...['maxSuppliers', 'minSources', 'neededBy'],
    ])
    expect(errorsOf(typed({ maxSuppliers: ' ', needed: { p: '' } }))).toEqual({})
  })

  test('where the first day of delivery is after the last', () => {
    const late = typed({ neededBy: '2026-05-01', notBefore: '2026-05-02' })
    expect(Object.keys(errorsOf(late))).toEqual(['notBefore'])
  })

  test('only where there is a field for it: shares of another currency stand in nobody’s way', () => {
    const quotes = [quote('a'), quote('b', { currency: 'EUR' })]
    const shares = { [shareKey('p', 'b')]: 'ten', [shareKey('gone', 'a')]: 'ten' }
    expect(errorsOf(typed({ shares }), quotes)).toEqual({})
  })
})

describe('the simulator is asked', () => {
  test('for the pieces needed, with every quote that can be accepted, the limits, and the own choice', () => {
    const values = typed({
      ...{ needed: { p: '１０', q: '' }, shares: { [shareKey('p', 'a')]: '10', [shareKey('p', 'b')]: '5' } },
      ...{ maxSuppliers: '2', neededBy: '2026-05-01', notBefore: '2026-04-01', certificates: ['ISO 9001'] },
    })
    const quotes = [quote('a'), quote('b', { currency: 'EUR' }), quote('c', { isOutdated: true }), accepted]
    const asked = awardRequestOf(request(quotes), values, '2026-01-05')
    expect(asked).toMatchObject({
      currency: 'USD',
      parts: [{ id: 'p', quantity: 10 }],
      limits: {
        ...{ today: '2026-01-05', maxSuppliers: 2, neededBy: '2026-05-01', notBefore: '2026-04-01' },
        requiredCertificates: ['ISO 9001'],
      },
      choice: [{ partId: 'p', supplierId: 'a', quantity: 10 }],
    })
    expect(asked?.offers.map(({ supplierId }) => supplierId)).toEqual(['a', 'b'])
    expect(asked?.limits.minSources).toBeUndefined()
  })

  test.each([
    ['nothing is needed', { needed: { p: '', q: '0' } }],
    ['a quantity is not a number', { needed: { p: 'ten', q: '5' } }],
    ['a limit is not a number', { needed: { p: '10' }, minSources: 'two' }],
  ])('not while %s', (_what, changes) => {
    expect(awardRequestOf(request([quote('a')]), typed(changes), '2026-01-05')).toBeNull()
  })

  test('without a choice where none is typed, and without an impossible day', () => {
    const asked = awardRequestOf(request([quote('a')]), typed({ needed: { p: '10' }, neededBy: 'soon' }), '2026-01-05')
    expect(asked).toMatchObject({ choice: undefined, limits: { neededBy: undefined, requiredCertificates: undefined } })
  })
})

test('an award goes into the fields and comes out of them unchanged', () => {
  const lines = [
    { partId: 'p', supplierId: 'a', quantity: 6 },
    { partId: 'q', supplierId: 'b', quantity: 50 },
  ]
  const both = request([quote('a'), quote('b')])
  expect(choiceOf(both, typed({ shares: sharesOf(lines) }))).toEqual(lines)
})

test('after a part of it was awarded, the rest stays to be awarded', () => {
  const first = { partId: 'p', supplierId: 'a', quantity: 6 }
  const values = typed({
    needed: { p: '10', q: '50' },
    shares: sharesOf([first, { partId: 'p', supplierId: 'b', quantity: 4 }]),
    minSources: '2',
  })
  expect(withoutShares(values, [first])).toEqual({
    ...values,
    needed: { p: '4', q: '50' },
    shares: { [shareKey('p', 'b')]: '4' },
  })
})
