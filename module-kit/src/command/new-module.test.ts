import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moduleFile } from '../platform.ts'
import { CommandFailed } from './client.ts'
import { newModule } from './new-module.ts'

/** This file is module-kit/src/command/new-module.test.ts. */
const checkout = path.resolve(import.meta.dirname, '../../..')
let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kerf-new-'))
  symlinkSync(path.join(checkout, 'node_modules'), path.join(root, 'node_modules'))
  cpSync(path.join(checkout, 'biome.json'), path.join(root, 'biome.json'))
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['mf-customer', 'api'] }))
})
afterEach(() => rmSync(root, { recursive: true }))

test('format and lint have nothing to say, whatever the name and the title', () => {
  const made = [
    ['mf-spare-parts'],
    ['mf-tooling'],
    ['mf-text'],
    ['mf-tex'],
    ['mf-text-book'],
    ['mf-order-history'],
    ['mf-quality-documents'],
    ['mf-inspection-plans-of-parts'],
    [`mf-${'long-'.repeat(7)}names`],
    ['mf-quoted', `The team's "own" \\ page`],
    ['mf-other', `"The" team's "own" 部品`],
  ] as const
  for (const [workspace, title] of made) newModule(root, workspace, title)
  const biome = path.join(checkout, 'node_modules/@biomejs/biome/bin/biome')
  const folders = made.map(([workspace]) => workspace)
  execFileSync(process.execPath, [biome, 'check', '--vcs-enabled=false', ...folders], { cwd: root, stdio: 'pipe' })
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  expect(workspaces).toEqual(['mf-customer', ...folders, 'api'])
})

test('its title follows from its name unless one is given, and its page is at that name', () => {
  const manifestOf = (workspace: string) =>
    moduleFile.parse(JSON.parse(readFileSync(path.join(root, workspace, 'module.json'), 'utf8')))
  newModule(root, 'mf-spare-parts')
  newModule(root, 'mf-fixtures', ' ')
  expect(manifestOf('mf-spare-parts')).toMatchObject({ title: 'Spare parts', routes: [{ path: '/spare-parts' }] })
  expect(manifestOf('mf-fixtures').title).toBe('Fixtures')
})

test.each([
  ['a name that is no folder of a module', 'mf-Spare', undefined, 'The folder of a module is mf- and a short name'],
  ['a name that has no room', `mf-${'x'.repeat(41)}`, undefined, 'The folder of a module is mf- and a short name'],
  ['a title that has no room', 'mf-spare', 'x'.repeat(61), 'A title has at most 60 characters'],
  ['an address of the server', 'mf-api', undefined, '/api is an address of the server itself'],
  ['an address of another module', 'mf-orders', undefined, 'mf-customer has the address /orders: choose another name'],
  ['a folder that exists', 'mf-customer', undefined, 'mf-customer exists already'],
])('%s is refused', (_what, workspace, title, words) => {
  mkdirSync(path.join(root, 'mf-customer'))
  cpSync(path.join(checkout, 'mf-customer/module.json'), path.join(root, 'mf-customer/module.json'))
  const make = () => newModule(root, workspace, title)
  expect(make).toThrow(CommandFailed)
  expect(make).toThrow(words)
})
