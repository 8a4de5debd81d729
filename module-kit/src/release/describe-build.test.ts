import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moduleFile } from '../platform.ts'
import { describeBuild } from './describe-build.ts'

let directory = ''
const manifest = moduleFile.parse({
  name: 'orders',
  title: 'Orders',
  theme: 'customer',
  access: ['customer'],
  contracts: '^1.0.0',
  routes: [{ path: '/orders', page: 'orders', title: 'My Orders' }],
})
const chunks = { preload: ['container.js'], pages: { orders: ['js/orders.js'] }, unused: [] }

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'kerf-module-'))
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
    writeFileSync(path.join(directory, file), content)
  }
  write('package.json', '{"version":"1.2.0"}')
  write('dist/mf-manifest.json', '{"shared":[{"name":"react","version":"19.3.1"}]}')
  write('dist/container.js', 'let kerf_orders')
  write('dist/js/orders.js', 'orders')
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a release names its files, its entry and what it shares', () => {
  expect(describeBuild(directory, manifest, chunks)).toMatchObject({
    module: 'orders',
    entry: 'container.js',
    files: { 'container.js': {}, 'js/orders.js': {} },
    shared: { react: '19.3.1' },
  })
})

test('a page without a chunk is refused', () => {
  expect(() => describeBuild(directory, manifest, { ...chunks, pages: {} })).toThrow('loads no file orders-page.tsx')
})

test('a style sheet, whose hash nobody would check, is refused', () => {
  writeFileSync(path.join(directory, 'dist/orders.css'), 'body{}')
  expect(() => describeBuild(directory, manifest, chunks)).toThrow('orders.css would be loaded unverified')
})
