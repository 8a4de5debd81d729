import type { ActorKind, GuardedRoute, ModuleListing } from '@kerf/module-kit/platform'
import { expect, test } from 'vitest'
import { listingOf } from '../../../test/listing.ts'
import { isForVisitorsToo, screenFor } from './screen.ts'

const origin = 'https://kerf.example'
const auth = listingOf('auth', {
  access: ['visitor', 'customer', 'supplier', 'admin'],
  routes: [
    { path: '/', page: 'sign-in', access: ['visitor'] },
    { path: '/register', page: 'sign-in', access: ['visitor'] },
    { path: '/reset-password', page: 'reset-password' },
  ],
})
const customer = listingOf('customer', { routes: [{ path: '/', page: 'dashboard' }, { path: '/orders' }] })
const guarded: GuardedRoute[] = [
  { path: '/admin', access: ['admin'] },
  { path: '/orders', access: ['customer'] },
  { path: '/supplier/rfqs', access: ['supplier'] },
]

function screen(address: string, actor: ActorKind, modules: ModuleListing[] = [auth, customer]) {
  return screenFor(new URL(address, origin), actor, modules, guarded, origin)
}

test('the start page is sign-in for a visitor and the dashboard for a customer', () => {
  expect(screen('/', 'visitor')).toMatchObject({ kind: 'page', route: { page: 'sign-in' } })
  expect(screen('/', 'customer')).toMatchObject({ kind: 'page', route: { page: 'dashboard' } })
})

test('an admin and a supplier are redirected from the start page to their own', () => {
  expect(screen('/', 'admin')).toEqual({ kind: 'redirect', to: '/admin' })
  expect(screen('/', 'supplier')).toEqual({ kind: 'redirect', to: '/supplier/dashboard' })
})

test('a visitor to a protected page signs in first, and returns to it with its query', () => {
  expect(screen('/orders?q=7#x', 'visitor', [auth])).toEqual({
    kind: 'redirect',
    to: `/?returnTo=${encodeURIComponent('/orders?q=7')}#x`,
  })
})

test('a visitor to a supplier page signs in as a supplier', () => {
  expect(screen('/supplier/rfqs', 'visitor', [auth])).toEqual({
    kind: 'redirect',
    to: '/?returnTo=%2Fsupplier%2Frfqs&role=supplier',
  })
})

test('after sign-in the user goes to the return address, and never to another site', () => {
  expect(screen('/?returnTo=%2Forders', 'customer')).toEqual({ kind: 'redirect', to: '/orders' })
  expect(screen('/?returnTo=%2Fadmin%2Fcustomers', 'admin')).toEqual({ kind: 'redirect', to: '/admin/customers' })
  expect(screen('/?returnTo=%2F%2Fevil.example#x', 'customer')).toEqual({ kind: 'redirect', to: '/' })
  expect(screen('/?role=supplier', 'customer')).toEqual({ kind: 'redirect', to: '/' })
})

test("a denied user sees the page's own explanation", () => {
  const words = 'Access denied. Admin privileges required.'
  const closed: GuardedRoute[] = [{ path: '/admin/companies', access: ['admin'], denied: words }]
  const shown = screenFor(new URL('/admin/companies', origin), 'customer', [], closed, origin)
  expect(shown).toEqual({ kind: 'denied', adminsOnly: true, words })
})

test('the wrong kind of user is denied, and told when a page is for admins', () => {
  expect(screen('/admin', 'customer')).toEqual({ kind: 'denied', adminsOnly: true })
  expect(screen('/orders', 'admin')).toEqual({ kind: 'denied', adminsOnly: false })
})

test('sign-up redirects a signed-in user to their start page, but a reset link still opens', () => {
  expect(screen('/register', 'admin')).toEqual({ kind: 'redirect', to: '/admin' })
  expect(screen('/reset-password?email=a@b.c', 'customer')).toMatchObject({ kind: 'page' })
})

test('a page for everybody is distinguished from one that visitors see differently', () => {
  const isOpen = (path: string) => isForVisitorsToo(path, 'customer', [auth, customer])
  expect(['/reset-password', '/', '/orders', '/register', '/nowhere'].filter(isOpen)).toEqual(['/reset-password'])
})

test('an unknown path is not found, for visitors too', () => {
  expect(screen('/nowhere', 'visitor')).toEqual({ kind: 'notFound' })
  expect(screen('/nowhere', 'customer')).toEqual({ kind: 'notFound' })
})

test('a visitor is not sent in circles when there is no sign-in page', () => {
  expect(screen('/', 'visitor', [customer])).toEqual({ kind: 'notFound' })
})
