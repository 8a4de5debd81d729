import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { createIntegrityBook, integrityPlugin, UnknownFile } from './integrity.ts'

const origin = 'https://kerf.example'
const listing = listingOf('customer')
const container = `${origin}/modules/customer/1.0.0-b1/container.js`

function plugin() {
  const book = createIntegrityBook(origin)
  book.add(listing)
  return integrityPlugin(book)
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a hash is found by a full address and by a path', () => {
  const book = createIntegrityBook(origin)
  book.add(listing)
  expect(book.hashOf(container)).toBe('sha384-customer')
  expect(book.hashOf('/modules/customer/1.0.0-b1/js/page.js')).toBe('sha384-page')
})

test('a script is made with the hash that its file must have', () => {
  const script = plugin().createScript?.({ url: container })
  expect(script).toMatchObject({ src: container, integrity: 'sha384-customer', crossOrigin: 'anonymous' })
})

test('a preload link keeps what the runtime asked of it, with the hash of its file', () => {
  const link = plugin().createLink?.({ url: container, attrs: { rel: 'preload', as: 'script' } })
  expect(link).toMatchObject({ rel: 'preload', href: container, integrity: 'sha384-customer' })
})

test('what is fetched must have its hash as well', async () => {
  await plugin().fetch?.(container, { headers: { accept: '*/*' } }, undefined, undefined)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(container, {
    headers: { accept: '*/*' },
    integrity: 'sha384-customer',
  })
})

test.each([
  'https://evil.example/modules/customer/1.0.0-b1/container.js',
  '/modules/customer/1.0.0-b1/other.js',
  '/modules/customer/2.0.0-b2/container.js',
])('%s, which no known release lists, is not loaded', (url) => {
  expect(() => plugin().createScript?.({ url })).toThrow(UnknownFile)
})
