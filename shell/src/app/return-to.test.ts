import { expect, test } from 'vitest'
import { safeReturnTo, signInAddress } from './return-to.ts'

const origin = 'https://kerf.example'
const read = (address: string) => safeReturnTo(`?${new URLSearchParams({ returnTo: address })}`, origin)

test('a path of this site comes back from sign-in with its query and its place in the page', () => {
  const path = '/orders?status=shipped&q=plate%20A#order-7'
  expect(safeReturnTo(new URL(signInAddress(path), origin).search, origin)).toBe(path)
})

test('the start page needs no return address', () => {
  expect(signInAddress('/')).toBe('/')
  expect(read('/')).toBeNull()
  expect(safeReturnTo('', origin)).toBeNull()
})

test.each([
  'https://evil.example/orders',
  '//evil.example/orders',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'orders',
  '/..//evil.example',
  '/./\\evil.example',
  '/api/auth/logout',
  ' /orders',
])('%j leads nowhere', (address) => {
  expect(read(address)).toBeNull()
})
