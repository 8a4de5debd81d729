import { expect, test } from 'vitest'
import { safeReturnTo, signInAddress, withoutSignIn } from './return-to.ts'

const origin = 'https://kerf.example'
const read = (address: string) =>
  safeReturnTo({ search: `?${new URLSearchParams({ returnTo: address })}`, hash: '' }, origin)

test.each(['/orders?status=shipped&q=plate%20A#order-7', '/rfqs?q=%2F%2Fevil.example', '/profile?tab=company'])(
  '%s comes back from sign-in with its query and its place in the page',
  (path) => {
    expect(safeReturnTo(new URL(signInAddress(path), origin), origin)).toBe(path)
  },
)

test('the fragment of a return address stays a fragment, which no server is sent', () => {
  const { search, hash } = new URL(signInAddress('/invitation#secret-of-a-mail'), origin)
  expect(search).toBe('?returnTo=%2Finvitation')
  expect(safeReturnTo({ search, hash }, origin)).toBe('/invitation#secret-of-a-mail')
})

test('the start page needs no return address', () => {
  expect(signInAddress('/')).toBe('/')
  expect(read('/')).toBeNull()
  expect(read('/?returnTo=%2F%2Fevil.example')).toBeNull()
  expect(safeReturnTo({ search: '', hash: '#/orders' }, origin)).toBeNull()
})

test('where a supplier is expected, sign-in begins with suppliers', () => {
  expect(signInAddress('/', 'supplier')).toBe('/?role=supplier')
  expect(signInAddress('/rfqs?q=7#x', 'supplier')).toBe('/?returnTo=%2Frfqs%3Fq%3D7&role=supplier#x')
  expect(signInAddress('/orders', 'customer')).toBe('/?returnTo=%2Forders')
})

test('nothing that was meant for sign-in is left at the start page, and nothing else is taken', () => {
  expect(withoutSignIn({ search: '?returnTo=%2F%2Fevil.example&role=supplier' })).toBe('/')
  expect(withoutSignIn({ search: '?returnTo=x&tab=quotes' })).toBe('/?tab=quotes')
  expect(withoutSignIn({ search: '?tab=quotes' })).toBeNull()
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
  // Encoded, for whoever decodes once more
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
