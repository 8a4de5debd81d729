import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '../../../test/s3-server.ts'
import { DiskStore } from './disk-store.ts'
import { InvalidObjectKey, type ListedObject, ObjectMissing, type ObjectStore, RangeOutside } from './object-store.ts'
import { S3Store } from './s3-store.ts'

interface Driver {
  store: ObjectStore
  stop(): Promise<void>
}

/** Everything a driver keeps below its folder, complete or not. */
async function remains(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const drivers: Record<string, (folder: string) => Promise<Driver>> = {
  disk: async (folder) => ({ store: new DiskStore(folder), stop: async () => {} }),
  S3: async (folder) => {
    const { options, stop } = await startS3Server(folder)
    const store = new S3Store(options)
    return { store, stop: () => store.close().then(stop) }
  },
}

describe.each(Object.keys(drivers))('an object store on %s', (name) => {
  let folder: string
  let driver: Driver
  let store: ObjectStore

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kerf-store-'))
    const start = drivers[name]
    if (!start) throw new Error(`No driver ${name}`)
    driver = await start(folder)
    store = driver.store
  })
  afterAll(async () => {
    await driver.stop()
    await rm(folder, { recursive: true })
  })

  async function listed(prefix: string): Promise<ListedObject[]> {
    const objects: ListedObject[] = []
    for await (const object of store.list(prefix)) objects.push(object)
    return objects
  }

  test('returns what was put, with its size and hash', async () => {
    const content = randomBytes(100_000)
    const put = await store.put('files/ab/first', Readable.from([content]), { contentType: 'model/step' })
    const got = await store.get('files/ab/first')
    expect(await buffer(got.stream)).toEqual(content)
    expect(put).toEqual({
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      etag: got.etag,
    })
    expect(got.size).toBe(content.length)
    expect(got.range).toBeUndefined()
  })

  test('accepts more than fits into one part of an upload', async () => {
    const part = randomBytes(1024 * 1024)
    const parts = 12
    const put = await store.put('files/ab/large', Readable.from(Array(parts).fill(part)))
    expect(put.size).toBe(parts * part.length)
    const { stream, size } = await store.get('files/ab/large')
    const hash = createHash('sha256')
    for await (const chunk of stream) hash.update(chunk)
    expect(hash.digest('hex')).toBe(put.sha256)
    expect(size).toBe(put.size)
  })

  test('keeps empty objects', async () => {
    await store.put('files/ab/empty', Readable.from([]))
    expect(await text((await store.get('files/ab/empty')).stream)).toBe('')
    expect((await store.stat('files/ab/empty'))?.size).toBe(0)
  })

  test.each([
    [{ start: 2, end: 5 }, 'cdef', { start: 2, end: 5 }],
    [{ start: 7 }, 'hij', { start: 7, end: 9 }],
    [{ start: 8, end: 400 }, 'ij', { start: 8, end: 9 }],
  ])('returns the bytes of range %o', async (range, content, bytes) => {
    await store.put('files/ab/alphabet', Readable.from([Buffer.from('abcdefghij')]))
    const got = await store.get('files/ab/alphabet', { range })
    expect(await text(got.stream)).toBe(content)
    expect(got.range).toEqual(bytes)
    expect(got.size).toBe(10)
  })

  test('refuses a range past the end', async () => {
    await store.put('files/ab/short', Readable.from([Buffer.from('abc')]))
    await expect(store.get('files/ab/short', { range: { start: 3 } })).rejects.toThrow(RangeOutside)
  })

  test('replaces an object atomically, and gives it a new ETag', async () => {
    const first = await store.put('channels/stable', Readable.from([Buffer.from('1.0.0')]))
    const reading = await store.get('channels/stable')
    const second = await store.put('channels/stable', Readable.from([Buffer.from('1.0.1')]))
    expect(await text(reading.stream)).toBe('1.0.0')
    expect(await text((await store.get('channels/stable')).stream)).toBe('1.0.1')
    expect(second.etag).not.toBe(first.etag)
    expect((await store.stat('channels/stable'))?.etag).toBe(second.etag)
  })

  test.each([1, 7, 23])('keeps nothing when the source fails after %i MB', async (megabytes) => {
    const before = await remains(folder)
    async function* failing() {
      for (let sent = 0; sent < megabytes; sent += 1) yield Buffer.alloc(1024 * 1024)
      // By now the first part is being uploaded.
      await setImmediate()
      throw new Error('the line was cut')
    }
    await expect(store.put('files/ab/cut', Readable.from(failing()))).rejects.toThrow('the line was cut')
    expect(await store.exists('files/ab/cut')).toBe(false)
    expect(await remains(folder)).toEqual(before)
  })

  test('stores nothing when the source is destroyed without an error', async () => {
    const source = new Readable({ read() {} })
    source.push(Buffer.alloc(10))
    const put = store.put('files/ab/gone', source)
    source.destroy()
    await expect(put).rejects.toThrow()
    expect(await store.exists('files/ab/gone')).toBe(false)
  })

  test('keeps the old object when replacing it fails', async () => {
    await store.put('files/ab/kept', Readable.from([Buffer.from('old')]))
    async function* failing() {
      yield Buffer.from('new')
      throw new Error('the line was cut')
    }
    await expect(store.put('files/ab/kept', Readable.from(failing()))).rejects.toThrow('the line was cut')
    expect(await text((await store.get('files/ab/kept')).stream)).toBe('old')
  })

  test('reports a missing object', async () => {
    await expect(store.get('files/ab/never')).rejects.toThrow(ObjectMissing)
    await expect(store.get('files/ab')).rejects.toThrow(ObjectMissing)
    expect(await store.stat('files/ab/never')).toBeNull()
    expect(await store.exists('files/ab/never')).toBe(false)
  })

  test('deletes objects, even missing ones', async () => {
    await store.put('files/ab/deleted', Readable.from([Buffer.from('x')]))
    await store.delete('files/ab/deleted')
    await store.delete('files/ab/deleted')
    expect(await store.exists('files/ab/deleted')).toBe(false)
  })

  test('lists what begins with a prefix, with sizes', async () => {
    for (const key of ['listed/a/1', 'listed/a/22', 'listed/b', 'listed-not/c']) {
      await store.put(key, Readable.from([Buffer.from(key)]))
    }
    const keysBelow = async (prefix: string) => (await listed(prefix)).map(({ key }) => key).sort()
    expect(await keysBelow('listed/')).toEqual(['listed/a/1', 'listed/a/22', 'listed/b'])
    expect(await keysBelow('listed/a/2')).toEqual(['listed/a/22'])
    expect(await keysBelow('listed')).toEqual(['listed-not/c', 'listed/a/1', 'listed/a/22', 'listed/b'])
    expect(await keysBelow('unlisted/')).toEqual([])
    const [only] = await listed('listed/b')
    expect(only).toMatchObject({ key: 'listed/b', size: 8 })
    expect(only?.modifiedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  test.each([
    '../outside',
    'files/../../outside',
    '/etc/passwd',
    'files//x',
    'files\\x',
    '.incoming/x',
    'a\0b',
    'ü',
    '',
    'files/',
  ])('refuses the key %j', async (key) => {
    await expect(store.put(key, Readable.from([Buffer.from('x')]))).rejects.toThrow(InvalidObjectKey)
    await expect(store.get(key)).rejects.toThrow(InvalidObjectKey)
    await expect(store.stat(key)).rejects.toThrow(InvalidObjectKey)
    await expect(store.delete(key)).rejects.toThrow(InvalidObjectKey)
  })
})
