import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DiskStore } from './disk-store.ts'

let folder: string
let store: DiskStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-disk-'))
  store = new DiskStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

test('the sweep removes what a crash left behind, and nothing else', async () => {
  await store.put('files/whole', Readable.from([Buffer.from('whole')]))
  const incoming = join(folder, '.incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'crashed'), 'half')
  await writeFile(join(incoming, 'running'), 'half')
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000)
  await utimes(join(incoming, 'crashed'), yesterday, yesterday)

  expect(await store.sweepUnfinished(new Date(Date.now() - 3600 * 1000))).toBe(1)
  expect(await readdir(incoming)).toEqual(['running'])
  expect(await store.exists('files/whole')).toBe(true)
})

test('the sweep of a store that never held anything removes nothing', async () => {
  expect(await store.sweepUnfinished(new Date())).toBe(0)
})

test('incomplete objects are not listed', async () => {
  const source = new Readable({ read() {} })
  const put = store.put('files/coming', source)
  source.push(Buffer.from('first half'))
  expect(await keys()).toEqual([])
  source.push(null)
  await put
  expect(await keys()).toEqual(['files/coming'])
})

async function keys(): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of store.list('')) found.push(key)
  return found
}
