import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

interface Entry {
  version: string
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
}
type Packages = Record<string, Entry>

// The setup must run before anything is installed, so it is plain JavaScript and has no types.
const { isInstalled } = await import(new URL('./setup.mjs', import.meta.url).href)
const react = { version: '19.3.1', integrity: 'sha512-a' }
let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'kerf-setup-'))
  mkdirSync(join(checkout, 'node_modules'))
})

afterEach(() => {
  rmSync(checkout, { recursive: true })
})

function given(wanted: Packages, present?: Packages) {
  const write = (file: string, packages: Packages) =>
    writeFileSync(join(checkout, file), JSON.stringify({ packages: { '': { version: '0.1.0' }, ...packages } }))
  write('package-lock.json', wanted)
  if (present) write('node_modules/.package-lock.json', present)
}

test('a fresh clone is to be installed', () => {
  given({ 'node_modules/react': react })
  expect(isInstalled(checkout)).toBe(false)
})

test('nothing is to be done when every package is there', () => {
  given({ 'node_modules/react': react }, { 'node_modules/react': react })
  expect(isInstalled(checkout)).toBe(true)
})

test('another version, or other content under the same version, is to be installed', () => {
  given({ 'node_modules/react': react }, { 'node_modules/react': { ...react, version: '19.3.0' } })
  expect(isInstalled(checkout)).toBe(false)
  given({ 'node_modules/react': react }, { 'node_modules/react': { ...react, integrity: 'sha512-b' } })
  expect(isInstalled(checkout)).toBe(false)
})

test('binaries for other platforms are not missed, those for this one are', () => {
  const binary = { version: '1.0.0', optional: true, cpu: [process.arch] }
  given({ 'node_modules/bundler-other': { ...binary, os: ['another-system'] } }, {})
  expect(isInstalled(checkout)).toBe(true)
  given({ 'node_modules/bundler-this': { ...binary, os: [process.platform] } }, {})
  expect(isInstalled(checkout)).toBe(false)
})
