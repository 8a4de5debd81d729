import { type ActorKind, moduleFile } from '@kerf/module-kit/platform'
import { integrityOf, type ReleaseDescriptor } from '@kerf/module-kit/release/descriptor'
import { expect, test } from 'vitest'
import { preloadsFor } from './preloads.ts'

const file = { integrity: integrityOf(new Uint8Array()), size: 0, encodings: [] }
const shell = { files: { 'frame.js': file }, frame: ['frame.js'] }

/** A release with a script for each page. @param pages their ids by path */
function release(module: string, kind: ActorKind, pages: Record<string, string>): ReleaseDescriptor {
  const routes = Object.entries(pages).map(([path, page]) => ({ path, page, title: page }))
  const head = { name: module, title: module, theme: 'customer' as const, contracts: '^1.0.0' }
  return {
    module,
    version: '1.0.0-b1',
    entry: 'container.js',
    contracts: head.contracts,
    commit: null,
    files: Object.fromEntries(Object.values(pages).map((page) => [`${page}.js`, file])),
    preload: [],
    pages: Object.fromEntries(Object.values(pages).map((page) => [page, [`${page}.js`]])),
    shared: {},
    manifest: moduleFile.parse({ ...head, access: [kind], routes }),
  }
}

const auth = release('auth', 'visitor', { '/': 'sign-in' })
const customer = release('customer', 'customer', { '/': 'dashboard', '/orders': 'orders' })
const admin = release('admin', 'admin', { '/admin': 'admin-dashboard' })

/** The pages whose code is loaded early at an address. */
const early = (address: string, actor: ActorKind, loadable: ReleaseDescriptor[]) => {
  const { pathname: path, search } = new URL(address, 'https://kerf.example')
  return preloadsFor({ path, search }, actor, loadable, shell).map(({ href }) => href.split('/').at(-1))
}

test('a portal page comes with its frame, a page for visitors without', () => {
  expect(early('/orders', 'customer', [customer])).toEqual(['frame.js', 'orders.js'])
  expect(early('/', 'visitor', [auth])).toEqual(['sign-in.js'])
})

test('a signed-in user preloads the page they were going to, not the dashboard on the way', () => {
  expect(early('/?returnTo=%2Forders%3Fq%3D7', 'customer', [customer])).toEqual(['frame.js', 'orders.js'])
  expect(early('/?returnTo=%2F%2Fevil.example', 'customer', [customer])).toEqual(['frame.js', 'dashboard.js'])
})

test('the start page of an admin loads their own portal', () => {
  expect(early('/', 'admin', [admin])).toEqual(['frame.js', 'admin-dashboard.js'])
})

test('a visitor with a return address preloads only sign-in', () => {
  expect(early('/?returnTo=%2Forders', 'visitor', [auth])).toEqual(['sign-in.js'])
})

test('an unknown address needs no page', () => {
  expect(early('/nowhere', 'customer', [customer])).toEqual(['frame.js'])
  expect(preloadsFor({ path: '//[', search: '' }, 'customer', [customer], shell)).toHaveLength(1)
})

test('every page loads the font of its first words early, and no other', () => {
  const [latin, greek] = ['font/inter-latin-wght-normal.6c59.woff2', 'font/inter-greek-wght-normal.4449.woff2']
  const files = { ...shell.files, [latin]: file, [greek]: file }
  const preloads = preloadsFor({ path: '/nowhere', search: '' }, 'visitor', [auth], { ...shell, files })
  expect(preloads.map(({ href, as }) => [href, as])).toEqual([[`/assets/${latin}`, 'font']])
})
