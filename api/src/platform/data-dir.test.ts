import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDataDir } from './data-dir.ts'

vi.mock('node:fs/promises', { spy: true })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-data-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a missing directory is created, and nothing is left in it', async () => {
  const dataDir = join(folder, 'of', 'kerf')
  await openDataDir(dataDir)
  expect(await readdir(dataDir)).toEqual([])
})

test.each([
  ['a file in its place', (file: string) => file, 'there is a file in its place'],
  ['a file in its path', (file: string) => join(file, 'data'), 'a part of its path is a file'],
])('%s is explained, with what to do', async (_what, dirOf, reason) => {
  const file = join(folder, crypto.randomUUID())
  await writeFile(file, '')
  await expect(openDataDir(dirOf(file))).rejects.toThrow(`${reason}. Fix this, or set DATA_DIR to another directory.`)
})

test.each([
  ['EROFS', 'its disk is read-only'],
  ['EACCES', 'the user that runs Kerf may not write there'],
  ['ENOSPC', 'its disk is full'],
])('a refusal with %s is explained, with what to do', async (code, reason) => {
  // The system refuses only on such a disk, and never refuses root.
  vi.mocked(writeFile).mockRejectedValueOnce(Object.assign(new Error(code), { code }))
  await expect(openDataDir(folder)).rejects.toMatchObject({
    name: 'Error',
    message: `Kerf cannot store anything in DATA_DIR (${folder}): ${reason}. Fix this, or set DATA_DIR to another directory.`,
  })
})
