import { safeReturnTo } from '@kerf/module-kit/return-to'
import { expect, test } from 'vitest'
import { signInAddress, withoutSignIn } from './return-to.ts'

const origin = 'https://kerf.example'

test.each(['/orders?status=shipped&q=plate%20A#order-7', '/rfqs?q=%2F%2Fevil.example', '/profile?tab=company'])(
  'after sign-in, %s is restored with its query and fragment',
  (path) => {
    expect(safeReturnTo(new URL(signInAddress(path), origin), origin)).toBe(path)
  },
)

test('the fragment of a return address stays a fragment, which is never sent to a server', () => {
  const { search, hash } = new URL(signInAddress('/invitation#secret-of-a-mail'), origin)
  expect(search).toBe('?returnTo=%2Finvitation')
  expect(safeReturnTo({ search, hash }, origin)).toBe('/invitation#secret-of-a-mail')
})

test('the start page needs no return address', () => {
  expect(signInAddress('/')).toBe('/')
})

test('if a supplier is expected, sign-in opens for suppliers', () => {
  expect(signInAddress('/', 'supplier')).toBe('/?role=supplier')
  expect(signInAddress('/rfqs?q=7#x', 'supplier')).toBe('/?returnTo=%2Frfqs%3Fq%3D7&role=supplier#x')
  expect(signInAddress('/orders', 'customer')).toBe('/?returnTo=%2Forders')
})

test('the start page drops all sign-in parameters, and nothing else', () => {
  expect(withoutSignIn({ search: '?returnTo=%2F%2Fevil.example&role=supplier' })).toBe('/')
  expect(withoutSignIn({ search: '?returnTo=x&tab=quotes' })).toBe('/?tab=quotes')
  expect(withoutSignIn({ search: '?tab=quotes' })).toBeNull()
})
