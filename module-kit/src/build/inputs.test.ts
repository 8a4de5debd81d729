import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharedInputs, workspaceInputs } from './inputs.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kerf-checkout-'))
  write('package-lock.json', '{}')
  write('shared-ui/src/button.tsx', 'button')
  write('mf-auth/module.json', '{}')
  write('mf-auth/src/module.tsx', 'module')
  write('mf-admin/src/module.tsx', 'module')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

const inputs = (workspace = 'mf-auth', mode = 'production') =>
  workspaceInputs(root, workspace, sharedInputs(root, mode))

test.each([
  ['a source of its own', 'mf-auth/src/features/sign-in/sign-in-page.tsx'],
  ['its manifest', 'mf-auth/module.json'],
  ['a shared part', 'shared-ui/src/button.tsx'],
  ['a dependency', 'package-lock.json'],
])('a module is stale once %s changed', (_what, file) => {
  const before = inputs()
  write(file, 'changed')
  expect(inputs()).not.toBe(before)
})

test.each([
  ['another module', 'mf-admin/src/module.tsx'],
  ['a test', 'mf-auth/src/module.test.tsx'],
  ['a type test', 'shared-ui/src/button.test-d.ts'],
  ['a page for its team to read', 'mf-auth/src/README.md'],
  ['the build output', 'mf-auth/dist/container.js'],
])('a module is not stale when %s changed', (_what, file) => {
  const before = inputs()
  write(file, 'changed')
  expect(inputs()).toBe(before)
})

test('content moved from one file to another counts as changed', () => {
  write('mf-auth/src/a.ts', 'one')
  write('mf-auth/src/b.ts', '')
  const before = inputs()
  write('mf-auth/src/a.ts', '')
  write('mf-auth/src/b.ts', 'one')
  expect(inputs()).not.toBe(before)
})

test('a development build does not count as a release build', () => {
  expect(inputs('mf-auth', 'development')).not.toBe(inputs('mf-auth', 'production'))
})
