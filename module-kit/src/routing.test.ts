import { expect, test } from 'vitest'
import { type ActorKind, type ModuleManifest, moduleFile } from './platform.ts'
import { matchesPath, resolveRoute } from './routing.ts'

function manifest(name: string, access: ActorKind[], routes: ModuleManifest['routes']): { manifest: ModuleManifest } {
  return {
    manifest: moduleFile.parse({ name, title: name, theme: 'customer', access, contracts: '^1.0.0', routes }),
  }
}

const auth = manifest(
  'auth',
  ['visitor', 'customer'],
  [
    { path: '/', page: 'sign-in', title: 'Sign in', access: ['visitor'], layout: 'bare' },
    { path: '/verify-email', page: 'verify-email', title: 'Verify', layout: 'bare' },
  ],
)
const customer = manifest(
  'customer',
  ['customer'],
  [
    { path: '/', page: 'dashboard', title: 'Dashboard', layout: 'portal' },
    { path: '/orders/:id', page: 'order', title: 'Order', layout: 'portal' },
    { path: '/orders/new', page: 'new-order', title: 'New order', layout: 'portal' },
  ],
)

test('a path matches segment by segment, with or without a slash at its end', () => {
  expect(matchesPath('/orders/:id', '/orders/7')).toBe(true)
  expect(matchesPath('/orders/:id', '/orders/7/')).toBe(true)
  expect(matchesPath('/orders/:id', '/orders')).toBe(false)
  expect(matchesPath('/', '/')).toBe(true)
  expect(matchesPath('/', '/orders')).toBe(false)
})

test('one address leads each kind of actor to the page of their own module', () => {
  expect(resolveRoute('/', 'visitor', [auth, customer])).toMatchObject({ kind: 'page', route: { page: 'sign-in' } })
  expect(resolveRoute('/', 'customer', [auth, customer])).toMatchObject({ kind: 'page', route: { page: 'dashboard' } })
})

test('a literal path takes precedence over one with a parameter', () => {
  expect(resolveRoute('/orders/new', 'customer', [customer])).toMatchObject({ route: { page: 'new-order' } })
  expect(resolveRoute('/orders/7', 'customer', [customer])).toMatchObject({ route: { page: 'order' } })
})

test('a page of other actors is guarded, whether its module is listed or only its path is known', () => {
  expect(resolveRoute('/orders/7', 'visitor', [auth, customer])).toEqual({ kind: 'guarded', access: ['customer'] })
  expect(resolveRoute('/admin', 'customer', [customer], [{ path: '/admin', access: ['admin'] }])).toEqual({
    kind: 'guarded',
    access: ['admin'],
  })
})

test('an unknown path belongs to nobody', () => {
  expect(resolveRoute('/nowhere', 'customer', [auth, customer])).toEqual({ kind: 'unknown' })
})
