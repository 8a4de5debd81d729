import { describe, expect, test } from 'vitest'
import { askedPrices, pricedBody, startingPrices, type TypedPrices, totalOf, typedAs } from './quote-prices.ts'

const part = (number: number, quantities: number[]) => ({
  id: `part-${number}`,
  position: number - 1,
  name: null,
  material: 'steel',
  materialGrade: null,
  finishing: null,
  tolerance: 'standard',
  quantities,
  notes: null,
  files: [],
})

const single = askedPrices({ parts: [part(1, [25])] })
const several = askedPrices({ parts: [part(1, [10, 100]), part(2, [5])] })

/** Total prices, in dollars. */
const totals = (prices: TypedPrices['prices']): TypedPrices => ({
  pricedBy: 'total',
  prices,
  unitPrices: {},
  currency: 'USD',
})

describe('prices of a quote', () => {
  test('one part at one quantity asks for one price, which is the amount', () => {
    expect(pricedBody(single, totals({ 'part-1 25': '1234.5' }))).toEqual({ amount: '1234.50', currency: 'USD' })
  })

  test('several parts and quantities ask for a price each', () => {
    expect(several.map(({ partName, quantity }) => `${partName}: ${quantity}`)).toEqual([
      'Part 1: 10',
      'Part 1: 100',
      'Part 2: 5',
    ])
  })

  test('the total counts the first quantity of each part, to the cent', () => {
    const prices = { 'part-1 10': '0.10', 'part-1 100': '900', 'part-2 5': '0.20' }
    expect(totalOf(several, totals(prices))).toBe('0.30')
  })

  test('there is no total while a counted price is missing or invalid', () => {
    expect(totalOf(several, totals({ 'part-1 10': '', 'part-1 100': '900', 'part-2 5': '1' }))).toBeNull()
    expect(totalOf(several, totals({ 'part-1 10': '0', 'part-1 100': '900', 'part-2 5': '1' }))).toBeNull()
  })

  test('the call carries every price, with two decimals', () => {
    const { amount, lines } = pricedBody(several, totals({ 'part-1 10': '10', 'part-1 100': '90.5', 'part-2 5': '3' }))
    expect(amount).toBe('13.00')
    expect(JSON.parse(lines ?? '')).toEqual([
      { partId: 'part-1', quantity: 10, amount: '10.00' },
      { partId: 'part-1', quantity: 100, amount: '90.50' },
      { partId: 'part-2', quantity: 5, amount: '3.00' },
    ])
  })

  test('unit prices make the totals, rounded to the smallest unit of the currency', () => {
    const unitPrices = { 'part-1 10': '0.0125', 'part-1 100': '0.0125', 'part-2 5': '1' }
    const typed: TypedPrices = { pricedBy: 'unit', prices: {}, unitPrices, currency: 'USD' }
    expect(totalOf(several, typed)).toBe('5.13')
    expect(totalOf(several, { ...typed, currency: 'JPY' })).toBeNull()
    expect(pricedBody(single, { ...typed, unitPrices: { 'part-1 25': '12.34' }, currency: 'JPY' })).toEqual({
      amount: '309.00',
      currency: 'JPY',
    })
  })

  test('switching between totals and unit prices keeps the prices, even those that do not divide evenly', () => {
    const typed = totals({ 'part-1 10': '125', 'part-1 100': 'ten', 'part-2 5': '0.99' })
    const asUnits = typedAs('unit', several, typed)
    expect(asUnits.unitPrices).toEqual({ 'part-1 10': '12.50', 'part-1 100': '', 'part-2 5': '0.198' })
    expect(typedAs('total', several, asUnits).prices).toEqual(typed.prices)
    const [odd] = askedPrices({ parts: [part(1, [30_000])] })
    const third = typedAs('unit', odd ? [odd] : [], totals({ 'part-1 30000': '100000.00' }))
    expect(third.unitPrices).toEqual({ 'part-1 30000': '3.3333' })
    expect(typedAs('total', odd ? [odd] : [], third).prices).toEqual({ 'part-1 30000': '100000.00' })
  })

  test("a revision begins with the previous offer's prices", () => {
    const line = { partName: null, unitPrice: '1.0000', isChosen: true }
    const quote = { lines: [{ ...line, partId: 'part-1', quantity: 100, amount: '90.50' }] }
    expect(startingPrices(several, quote)).toEqual({ 'part-1 10': '', 'part-1 100': '90.50', 'part-2 5': '' })
  })
})
