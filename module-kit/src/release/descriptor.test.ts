import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moduleFile } from '../platform.ts'
import { contentVersion, descriptorFile, measureFiles, readDescriptor } from './descriptor.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'kerf-dist-'))
})
afterEach(() => {
  rmSync(dist, { recursive: true })
})

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
  writeFileSync(path.join(dist, file), content)
}

const manifest = moduleFile.parse({
  name: 'customer',
  title: 'Customer portal',
  theme: 'customer',
  access: ['customer'],
  contracts: '^1.0.0',
  routes: [{ path: '/orders', page: 'orders', title: 'My Orders' }],
})

test('every published file has the hash a browser would compute, and compressed copies are not listed', () => {
  write('container.js', 'let kerf_customer')
  write('js/page.js', 'page')
  write('js/page.js.br', 'smaller')
  write('js/page.js.map', 'not published')
  expect(measureFiles(dist, (file) => !file.endsWith('.map'))).toEqual({
    'container.js': {
      integrity: `sha384-${createHash('sha384').update('let kerf_customer').digest('base64')}`,
      size: 17,
      encodings: [],
    },
    'js/page.js': {
      integrity: `sha384-${createHash('sha384').update('page').digest('base64')}`,
      size: 4,
      encodings: ['br'],
    },
  })
})

test('the same content makes the same version; different content or a different manifest makes another', () => {
  write('container.js', 'one')
  const one = measureFiles(dist, () => true)
  expect(contentVersion('1.2.0', { files: one, manifest })).toMatch(/^1\.2\.0-b[0-9a-f]{10}$/)
  expect(contentVersion('1.2.0', { files: { ...one }, manifest })).toBe(
    contentVersion('1.2.0', { files: one, manifest }),
  )
  write('container.js', 'two')
  const two = measureFiles(dist, () => true)
  const versions = [
    contentVersion('1.2.0', { files: one, manifest }),
    contentVersion('1.2.0', { files: two, manifest }),
    contentVersion('1.2.0', { files: one, manifest: { ...manifest, title: 'Portal' } }),
  ]
  expect(new Set(versions).size).toBe(3)
})

test('a descriptor with a malformed hash is refused', () => {
  write('container.js', 'one')
  const files = measureFiles(dist, () => true)
  const descriptor = {
    module: 'customer',
    version: contentVersion('1.0.0', { files, manifest }),
    entry: 'container.js',
    contracts: '^1.0.0',
    commit: null,
    files,
    preload: ['container.js'],
    pages: {},
    shared: {},
    manifest,
  }
  write(descriptorFile, JSON.stringify(descriptor))
  expect(readDescriptor(dist)).toEqual(descriptor)
  write(
    descriptorFile,
    JSON.stringify({ ...descriptor, files: { 'container.js': { ...files['container.js'], integrity: 'none' } } }),
  )
  expect(() => readDescriptor(dist)).toThrow()
})
