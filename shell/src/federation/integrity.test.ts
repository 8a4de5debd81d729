import { expect, test } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { createIntegrityRegistry, UnknownFile } from './integrity.ts'

const origin = 'https://kerf.example'

function bookWithCustomer() {
  const book = createIntegrityRegistry(origin)
  book.add(listingOf('customer'))
  return book
}

test('a hash is found by a full URL and by a path', () => {
  const book = bookWithCustomer()
  expect(book.hashOf(`${origin}/modules/customer/1.0.0-b1/container.js`)).toBe('sha384-customer')
  expect(book.hashOf('/modules/customer/1.0.0-b1/js/page.js')).toBe('sha384-page')
})

test.each([
  'https://evil.example/modules/customer/1.0.0-b1/container.js',
  '/modules/customer/1.0.0-b1/other.js',
  '/modules/customer/2.0.0-b2/container.js',
])('%s, which no known release lists, has no hash and is not loaded', (url) => {
  expect(() => bookWithCustomer().hashOf(url)).toThrow(UnknownFile)
})
