import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepBytes } from '../../../test/samples.ts'
import { zip } from '../../../test/small-files.ts'
import { DiskStore } from '../../platform/storage/disk-store.ts'
import { NotPart21 } from './part21-statements.ts'
import { stepSource } from './step-source.ts'

let folder: string
let store: DiskStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-step-source-'))
  store = new DiskStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const drawing = stepBytes()

/** Stores these bytes, and reads the drawing in them. */
async function read(objectKey: string, mimetype: string, bytes: Buffer): Promise<string> {
  await store.put(objectKey, Readable.from([bytes]))
  return text(await stepSource(store, { objectKey, mimetype, size: bytes.length }))
}

test.each([
  ['files/plain', 'model/step', Buffer.from(drawing)],
  ['files/gzip', 'application/gzip', gzipSync(drawing)],
  ['files/zip', 'model/step+zip', zip(['part.stp'], false, Buffer.from(drawing))],
])('%s is read as its text', async (key, mimetype, bytes) => {
  expect(await read(key, mimetype, bytes)).toBe(drawing)
})

test('a damaged ZIP is refused as a drawing that cannot be read', async () => {
  const whole = zip(['part.stp'], false, Buffer.from(drawing))
  await expect(read('files/cut', 'model/step+zip', whole.subarray(0, -30))).rejects.toThrow(NotPart21)
  const broken = Buffer.from(whole)
  broken.write('xx', 0)
  await expect(read('files/broken', 'model/step+zip', broken)).rejects.toThrow(NotPart21)
})

test('a ZIP that the store no longer has is not called damaged', async () => {
  const gone = { objectKey: 'files/gone', mimetype: 'model/step+zip', size: 100 }
  await expect(stepSource(store, gone)).rejects.not.toThrow(NotPart21)
})
