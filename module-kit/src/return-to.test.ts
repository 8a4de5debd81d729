import { expect, test } from 'vitest'
import { safeReturnTo, startOf } from './return-to.ts'

const origin = 'https://kerf.example'
const placeOf = (returnTo: string) => ({ search: `?${new URLSearchParams({ returnTo })}`, hash: '' })
const read = (address: string) => safeReturnTo(placeOf(address), origin)

test("signing in leads to the return address, or else to the start of the user's portal", () => {
  expect(startOf(placeOf('/orders?q=7'), 'customer', origin)).toBe('/orders?q=7')
  expect(startOf(placeOf('//evil.example'), 'customer', origin)).toBe('/')
  expect(startOf({ search: '', hash: '' }, 'supplier', origin)).toBe('/supplier/dashboard')
  expect(startOf(placeOf('//evil.example'), 'admin', origin)).toBe('/admin')
})

test('a visitor stays at the start page until they have signed in', () => {
  expect(startOf(placeOf('/orders'), 'visitor', origin)).toBe('/')
})

test('the start page is not a return address, whatever its query, nor is a fragment alone', () => {
  expect(read('/')).toBeNull()
  expect(read('/?returnTo=%2F%2Fevil.example')).toBeNull()
  expect(safeReturnTo({ search: '', hash: '#/orders' }, origin)).toBeNull()
})

test.each([
  // Another site, spelled out or in one of the ways in which browsers read it
  'https://evil.example/orders',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example/orders',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' /orders',
  'orders',
  '.evil.example',
  '@evil.example',
  'https://kerf.example@evil.example/',
  '//kerf.example@evil.example/',
  '//kerf.example\\@evil.example',
  '//kerf.example:443@evil.example',
  'https://kerf.example.evil.example/',
  // Another site once the dots are taken out of the path
  '/..//evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  // Encoded, in case something decodes once more
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/orders%0d%0aSet-Cookie:%20kerf_session=x',
  '/orders%00',
  '/%E0%A4%A',
  // Code
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  // Calls and files
  '/api/auth/logout',
  '/API/auth/logout',
  '/%61pi/auth/logout',
  '/./api/auth/logout',
  '/x/../api/auth/logout',
  '/api',
  '/api/files/7/download',
  '/modules/auth/1.0.0/container.js',
  '/assets/shell.js',
])('%j leads nowhere', (address) => {
  expect(read(address)).toBeNull()
})

test('a path that only looks like that of another site stays on this one', () => {
  for (const path of ['/@evil.example', '/orders/https:evil.example', '/evil.example:443']) {
    expect(new URL(read(path) ?? '', origin).origin).toBe(origin)
  }
})
