import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moduleFile } from '../platform.ts'
import { currentCommit, describeBuild } from './describe-build.ts'

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

test('a commit is marked where files differ from it, and there is none outside of a repository', () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: directory, encoding: 'utf8', stdio: 'pipe' })
  expect(currentCommit(directory)).toBeNull()
  git('init')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@kerf.example', 'commit', '-m', 'One')
  const commit = git('rev-parse', 'HEAD').trim()
  expect(currentCommit(directory)).toBe(commit)
  writeFileSync(path.join(directory, 'package.json'), '{"version":"1.3.0"}')
  expect(currentCommit(directory)).toBe(`${commit}+changes`)
})
