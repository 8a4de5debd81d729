import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pdf, png, step, xls } from '../../../test/small-files.ts'
import { DiskStore } from './disk-store.ts'
import { type ReceiveOptions, receiveFile } from './receive.ts'

const options: ReceiveOptions = {
  fileName: 'bracket.step',
  kinds: ['step', 'pdf'],
  limits: { step: 100_000, other: 20_000 },
}

let folder: string
let store: DiskStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-receive-'))
  store = new DiskStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

async function keptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('a good file is stored under a new key, with its facts', async () => {
  const content = step(50_000)
  const file = await receiveFile(store, Readable.from([content]), options)
  expect(file).toEqual({
    objectKey: expect.stringMatching(/^files\/([0-9a-f]{2})\/\1[0-9a-f-]{34}$/),
    fileName: 'bracket.step',
    kind: 'step',
    mimetype: 'model/step',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
  expect(await buffer((await store.get(file.objectKey)).stream)).toEqual(content)
})

test('the type is decided by the content, whatever the name', async () => {
  expect(await receiveFile(store, Readable.from([pdf()]), options)).toMatchObject({
    kind: 'pdf',
    mimetype: 'application/pdf',
  })
})

test.each([
  ['empty', Buffer.alloc(0), 'file.empty'],
  ['too large', step(101_000), 'file.too_large'],
  ['a PDF as large as only a STEP file may be', pdf('x'.repeat(21_000)), 'file.too_large'],
  ['of another type', png(), 'file.not_step_or_pdf'],
  ['cut off', step().subarray(0, -30), 'file.truncated'],
  ['encrypted', pdf('/Encrypt 1 0 R'), 'file.encrypted'],
])('a file that is %s is refused, and removed completely', async (_what, content, code) => {
  await expect(receiveFile(store, Readable.from([content]), options)).rejects.toMatchObject({ code })
  expect(await keptFiles()).toEqual([])
})

test('the refusal names the accepted types', async () => {
  const refuse = (kinds: ReceiveOptions['kinds'], content: Buffer) =>
    receiveFile(store, Readable.from([content]), { ...options, kinds })
  await expect(refuse(['pdf'], step())).rejects.toMatchObject({ code: 'file.not_pdf' })
  await expect(refuse(['pdf', 'image'], step())).rejects.toMatchObject({ code: 'file.wrong_type' })
  // Both are compound files, so only its content tells them apart.
  await expect(refuse(['document'], xls())).rejects.toMatchObject({ code: 'file.wrong_type' })
})

test('a wrong type is refused without waiting for the rest', async () => {
  let sent = 0
  async function* film() {
    for (; sent < 1000; sent += 1) yield Buffer.alloc(64 * 1024, 'film')
  }
  await expect(receiveFile(store, Readable.from(film()), options)).rejects.toMatchObject({
    code: 'file.not_step_or_pdf',
  })
  expect(sent).toBeLessThan(50)
})

test('a failing source leaves nothing', async () => {
  async function* cut() {
    yield step(10_000)
    throw new Error('the line was cut')
  }
  await expect(receiveFile(store, Readable.from(cut()), options)).rejects.toThrow('the line was cut')
  expect(await keptFiles()).toEqual([])
})
