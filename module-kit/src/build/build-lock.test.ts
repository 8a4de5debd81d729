import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './build-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kerf-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('two callers holding the lock do not overlap', async () => {
  const file = path.join(folder, 'cache/build.lock')
  const steps: string[] = []
  const work = (name: string) =>
    withLock(file, async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      steps.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('two')])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(existsSync(file)).toBe(false)
})

test('the lock is free again after a failure', async () => {
  const file = path.join(folder, 'build.lock')
  await expect(withLock(file, () => Promise.reject(new Error('no build')))).rejects.toThrow('no build')
  expect(await withLock(file, async () => 'built')).toBe('built')
})

test('a lock left behind by a killed process is taken over', async () => {
  const file = path.join(folder, 'build.lock')
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  expect(await withLock(file, async () => 'built')).toBe('built')
})
