import { expect, test } from 'vitest'
import { postalLines } from './postal-address.ts'

const nothing = { address: null, city: null, state: null, postalCode: null }

test('an address in the United States ends with state and ZIP code, without the country', () => {
  const place = { address: '12 Mill Road', city: 'Akron', state: 'OH', postalCode: '44301', country: 'United States' }
  expect(postalLines(place)).toEqual(['12 Mill Road', 'Akron, OH 44301'])
})

test('elsewhere the postal code stands before the city, and the country last', () => {
  const place = { ...nothing, address: '梅田1-1\n3階', city: '大阪', postalCode: '530-0001', country: 'Japan' }
  expect(postalLines(place)).toEqual(['梅田1-1', '3階', '530-0001 大阪', 'Japan'])
})

test('a country alone is no address', () => {
  expect(postalLines({ ...nothing, country: 'Japan' })).toEqual([])
})
