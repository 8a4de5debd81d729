import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type Entry, fromBufferPromise } from 'yauzl'
import { type ZipEntry, zipStream } from './zip.ts'

function entry(name: string, content: Buffer | string = name): ZipEntry {
  return { name, open: async () => Readable.from([Buffer.from(content)]) }
}

interface Unzipped {
  name: string
  content: Buffer
  compressed: boolean
}

async function unzip(zip: Buffer): Promise<Unzipped[]> {
  const file = await fromBufferPromise(zip, { lazyEntries: true, validateEntrySizes: true })
  const found: Unzipped[] = []
  for (let left = file.entryCount; left > 0; left -= 1) {
    file.readEntry()
    const [entry] = (await once(file, 'entry')) as [Entry] // the event's only argument
    const content = await buffer(await file.openReadStreamPromise(entry))
    found.push({ name: entry.fileName, content, compressed: entry.compressionMethod !== 0 })
  }
  return found
}

test('holds every entry, whole, in order', async () => {
  const photo = randomBytes(300_000)
  const zip = await buffer(
    zipStream([entry('drawings/図面 🛠️.step', 'ISO'), entry('photo.png', photo), entry('empty.txt', '')]),
  )
  expect((await unzip(zip)).map(({ name, content }) => [name, content])).toEqual([
    ['drawings/図面 🛠️.step', Buffer.from('ISO')],
    ['photo.png', photo],
    ['empty.txt', Buffer.alloc(0)],
  ])
})

test('is a proper ZIP without any entry', async () => {
  expect(await unzip(await buffer(zipStream([])))).toEqual([])
})

test('compresses text, but nothing already compressed', async () => {
  const content = 'x'.repeat(10_000)
  const zip = await buffer(zipStream([entry('a.step', content), entry('a.PDF', content), entry('a.xlsx', content)]))
  expect((await unzip(zip)).map(({ compressed }) => compressed)).toEqual([true, false, false])
})

test('gives its entries unique names that unpack anywhere', async () => {
  const names = ['x/a.pdf', 'x/A.PDF', '../aux.pdf', `${'図'.repeat(250)}.step`]
  const zip = await buffer(zipStream(names.map((name) => entry(name))))
  const unzipped = (await unzip(zip)).map(({ name }) => name)
  expect(unzipped).toEqual(['x/a.pdf', 'x/A (2).PDF', '_aux.pdf', `${'図'.repeat(83)}.step`])
})

test('opens an entry only after the one before', async () => {
  let open = 0
  let most = 0
  const counted = (name: string): ZipEntry => ({
    name,
    open: async () => {
      open += 1
      most = Math.max(most, open)
      return Readable.from([randomBytes(200_000)]).once('close', () => {
        open -= 1
      })
    },
  })
  await buffer(zipStream([counted('a.png'), counted('b.png'), counted('c.step')]))
  expect(most).toBe(1)
})

test('reads no faster than it is consumed', async () => {
  let read = 0
  async function* large() {
    for (; read < 50_000_000; read += 65_536) yield randomBytes(65_536)
  }
  const zip = zipStream([{ name: 'large.step', open: async () => Readable.from(large()) }])
  let written = 0
  let most = 0
  for await (const chunk of zip) {
    most = Math.max(most, read - written)
    written += chunk.length
    await setImmediate()
  }
  expect(written).toBeGreaterThan(50_000_000)
  expect(most).toBeLessThan(2_000_000)
})

async function* broken() {
  yield randomBytes(100_000)
  throw new Error('the store went away')
}

test.each<[string, ZipEntry]>([
  ['fails while it is read', { name: 'b.step', open: async () => Readable.from(broken()) }],
  ['cannot be opened', { name: 'b.step', open: async () => Promise.reject(new Error('the store went away')) }],
])('an entry that %s breaks the ZIP', async (_how, bad) => {
  const opened = vi.fn(async () => Readable.from(['x']))
  await expect(buffer(zipStream([entry('a.step'), bad, { name: 'c.step', open: opened }]))).rejects.toThrow(
    'the store went away',
  )
  expect(opened).not.toHaveBeenCalled()
})

test.each([3, 5])('an entry with a different size breaks the ZIP (%i bytes announced)', async (size) => {
  const zip = zipStream([{ name: 'a.pdf', size, open: async () => Readable.from([Buffer.from('four')]) }])
  await expect(buffer(zip)).rejects.toThrow('a.pdf has 4 bytes')
})

test('when the reader leaves, the open entry is closed and no other is opened', async () => {
  const source = new PassThrough()
  source.write(randomBytes(10))
  const opened = vi.fn(async () => Readable.from(['x']))
  const zip = zipStream([
    { name: 'a.step', open: async () => source },
    { name: 'b.step', open: opened },
  ])
  await once(zip, 'readable')
  zip.destroy()
  await vi.waitFor(() => expect(source.destroyed).toBe(true))
  expect(opened).not.toHaveBeenCalled()
})
