import { expect, test } from 'vitest'
import { type AskedPrice, priceSchemas, readPrice, type TypedPrices, typedAs } from './quote-prices.ts'

const at = (quantity: number): AskedPrice => ({
  ...{ key: `part_${quantity}`, partId: 'part', partName: 'Bracket', quantity, isFirst: true },
})

const typed = (pricedBy: 'unit' | 'total', price: string, quantity: number, other = ''): TypedPrices => {
  const [unit, total] = pricedBy === 'unit' ? [price, other] : [other, price]
  return { pricedBy, currency: 'USD', [`price_part_${quantity}`]: unit, [`total_part_${quantity}`]: total }
}

/** What the only field says is wrong with a price. */
function errorOf(pricedBy: 'unit' | 'total', price: string, quantity: number): string | undefined {
  const [schema] = Object.values(priceSchemas([at(quantity)], pricedBy))
  return schema?.safeParse(price).error?.issues[0]?.message
}

test('the price of one piece makes that of the line', () => {
  expect(readPrice(at(250), typed('unit', '1.2345', 250))).toEqual({ unitPrice: '1.2345', total: '308.63' })
})

test('the price of a line makes that of one piece', () => {
  expect(readPrice(at(250), typed('total', '310', 250))).toEqual({ unitPrice: '1.2400', total: '310.00' })
})

test('a line that no price of a piece makes is told from the one that is sent', () => {
  expect(readPrice(at(100_000), typed('total', '33333.33', 100_000))).toEqual({
    unitPrice: '0.3333',
    total: '33330.00',
    typedTotal: '33333.33',
  })
})

test('yen are rounded to whole ones', () => {
  expect(readPrice(at(3), { ...typed('unit', '0.5', 3), currency: 'JPY' })).toEqual({
    unitPrice: '0.5000',
    total: '2.00',
  })
})

test.each([
  ['', 'Please enter a price'],
  ['1.234', 'This could mean a thousand or one'],
  ['0,00001', 'Please enter a price with at most four decimals'],
])('a price of a piece typed as "%s" is refused', (price, message) => {
  expect(errorOf('unit', price, 10)).toContain(message)
  expect(readPrice(at(10), typed('unit', price, 10))).toBeNull()
})

test.each([
  ['', 'Please enter a price'],
  ['12.345', 'Please enter a valid amount'],
  ['0.01', 'One piece would cost nothing'],
])('a price of 1,000 pieces typed as "%s" is refused', (price, message) => {
  expect(errorOf('total', price, 1_000)).toContain(message)
  expect(readPrice(at(1_000), typed('total', price, 1_000))).toBeNull()
})

test('looking at the totals and back changes no price', () => {
  const first = typed('unit', '0.335', 3)
  const totals = typedAs('total', [at(3)], first)
  expect(totals).toMatchObject({ pricedBy: 'total', total_part_3: '1.01' })
  expect(typedAs('unit', [at(3)], totals)).toEqual({ ...totals, pricedBy: 'unit', price_part_3: '0.335' })
})

test('a total that was typed becomes the price of a piece, in place of an older one', () => {
  expect(typedAs('unit', [at(4)], typed('total', '10', 4, '9'))).toMatchObject({ price_part_4: '2.50' })
})

test('nothing is made of a price that cannot be read, which stays', () => {
  expect(typedAs('total', [at(4)], typed('unit', 'ten', 4, '10'))).toMatchObject({
    price_part_4: 'ten',
    total_part_4: '',
  })
})
