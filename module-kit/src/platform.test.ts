import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { moduleFile, moduleManifest } from './platform.ts'

const valid = {
  name: 'customer',
  title: 'Customer portal',
  theme: 'customer',
  access: ['customer'],
  contracts: '^1.0.0',
  routes: [{ path: '/orders', page: 'orders', title: 'My Orders' }],
}

const count = {
  call: '/api/dashboard/attention',
  fields: ['qualityChecksToDecide'],
  tags: ['Dashboard'],
  kind: 'waiting',
  words: { one: '1 waits for you', other: '{count} wait for you' },
}

test('a manifest needs no navigation, and its routes have the frame by default', () => {
  expect(moduleFile.parse(valid)).toMatchObject({ navigation: [], routes: [{ layout: 'portal' }] })
})

test.each([
  ['a name that cannot be a path', { name: '../customer' }],
  ['an unknown kind of actor', { access: ['root'] }],
  ['a relative path', { routes: [{ path: 'orders', page: 'orders', title: 'My Orders' }] }],
  ['a path that ends in a slash', { routes: [{ ...valid.routes[0], path: '/orders/' }] }],
  ['a path that stands for every other', { routes: [{ ...valid.routes[0], path: '/*' }] }],
  ['a path that the server answers itself', { routes: [{ ...valid.routes[0], path: '/api/orders' }] }],
  [
    'two pages for the same addresses',
    { routes: ['/orders/:id', '/orders/:order'].map((path) => ({ ...valid.routes[0], path })) },
  ],
  ['a route for somebody who may not load the module', { routes: [{ ...valid.routes[0], access: ['admin'] }] }],
  ['navigation to a path without a route', { navigation: [{ to: '/quotes', label: 'Quotes', icon: 'files' }] }],
  ['an icon that the shell does not have', { navigation: [{ to: '/orders', label: 'Orders', icon: 'rocket' }] }],
  [
    'a count of no kind that the shell can show',
    { navigation: [{ to: '/orders', label: 'Orders', icon: 'files', count: { ...count, kind: 'shouting' } }] },
  ],
  ['a field that means nothing', { colour: 'teal' }],
])('a manifest with %s is refused', (_what, change) => {
  expect(moduleFile.safeParse({ ...valid, ...change }).success).toBe(false)
})

test('a shell reads the manifest of a newer module, and ignores unknown fields', () => {
  const newer = {
    ...moduleFile.parse(valid),
    navigation: [{ to: '/orders', label: 'Orders', icon: 'rocket', count: { pulls: 'open' }, colour: 'teal' }],
    shortcuts: [],
  }
  expect(moduleManifest.parse(newer).navigation).toEqual([{ to: '/orders', label: 'Orders', icon: 'box' }])
})

const root = path.resolve(import.meta.dirname, '../..')
const modules = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'module.json')))

describe.each(modules)('%s', (directory) => {
  test('has a valid manifest, and a page in its module for every route', () => {
    const manifest = moduleFile.parse(JSON.parse(readFileSync(path.join(root, directory, 'module.json'), 'utf8')))
    const source = readFileSync(path.join(root, directory, 'src/module.tsx'), 'utf8')
    // A function in place, or the name of one.
    for (const { page } of manifest.routes)
      expect(source).toMatch(new RegExp(`\\b${page}'?: (?:(?:async )?\\(\\) =>|\\w+,)`))
  })
})
