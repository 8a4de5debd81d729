import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataDir } from './data-dir.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-data-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a directory that is missing is made, and nothing is left in it', async () => {
  const dataDir = join(folder, 'of', 'kerf')
  await openDataDir(dataDir)
  expect(await readdir(dataDir)).toEqual([])
})

test.each([
  ['a file in its place', (file: string) => file, 'there is a file in its place'],
  ['a file in its path', (file: string) => join(file, 'data'), 'a part of its path is a file'],
])('%s is said in words, with what to do', async (_what, dirOf, reason) => {
  const file = join(folder, crypto.randomUUID())
  await writeFile(file, '')
  await expect(openDataDir(dirOf(file))).rejects.toThrow(`${reason}. Free it, or set DATA_DIR to another.`)
})

test('a disk that only lets read is said in words, without a place in the program', async () => {
  // Nobody may write there, not even root.
  const opening = openDataDir('/sys/kerf-data')
  await expect(opening).rejects.toMatchObject({ name: 'Error', message: expect.stringContaining('DATA_DIR') })
})
