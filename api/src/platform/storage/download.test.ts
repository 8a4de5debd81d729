import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DiskStore } from './disk-store.ts'
import { type Delivery, FileDelivery, StreamDelivery, sendDelivery } from './download.ts'

const content = 'abcdefghij'
const etag = '"5e1f"'

let folder: string
let store: DiskStore
let server: Server
let delivery: Delivery

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-download-'))
  store = new DiskStore(folder)
  await store.put('files/alphabet', Readable.from([Buffer.from(content)]))
  await store.put('files/empty', Readable.from([]))
  const app = new Koa()
  app.silent = true
  app.use((ctx) => sendDelivery(ctx, delivery))
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

function file(change: { fileName?: string; mimetype?: string; objectKey?: string } = {}, inline = false): Delivery {
  const kept = { objectKey: 'files/alphabet', fileName: 'part.pdf', mimetype: 'application/pdf', sha256: '5e1f' }
  return new FileDelivery(store, { ...kept, ...change }, { inline })
}

async function ask(what: Delivery, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  delivery = what
  const { port } = server.address() as AddressInfo // it listens on TCP
  return fetch(`http://127.0.0.1:${port}/`, { method, headers })
}

test('a file is sent whole, with its length and type', async () => {
  const response = await ask(file())
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10',
    'content-disposition': 'attachment; filename="part.pdf"',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag,
  })
  expect(await response.text()).toBe(content)
})

test.each([
  ['part.step', 'application/pdf', 'part.step.pdf'],
  ['drawing.pdf', 'application/pdf', 'drawing.pdf'],
  ['part.step', 'model/step', 'part.step'],
])('%s of type %s is saved as %s', async (fileName, mimetype, saved) => {
  const response = await ask(file({ fileName, mimetype }))
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${saved}"`)
})

test('HEAD answers as GET would, without the bytes and without opening them', async () => {
  const get = vi.spyOn(store, 'get')
  const response = await ask(file(), {}, 'HEAD')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('10')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(get).not.toHaveBeenCalled()
  get.mockRestore()
})

describe('a range', () => {
  test.each([
    ['bytes=2-5', 'cdef', 'bytes 2-5/10'],
    ['bytes=7-', 'hij', 'bytes 7-9/10'],
    ['bytes=-3', 'hij', 'bytes 7-9/10'],
    ['bytes=-300', content, 'bytes 0-9/10'],
    ['bytes=8-400', 'ij', 'bytes 8-9/10'],
  ])('%s is sent alone', async (range, part, contentRange) => {
    const response = await ask(file(), { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(part.length))
    expect(await response.text()).toBe(part)
  })

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is out of range', async (range) => {
    const response = await ask(file(), { range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */10')
    expect(await response.text()).toBe('')
  })

  test('of an empty file is out of range', async () => {
    expect((await ask(file({ objectKey: 'files/empty' }), { range: 'bytes=0-' })).status).toBe(416)
  })

  test.each(['bytes=1-2,4-5', 'lines=1-2', 'bytes=5-2', 'bytes=-', 'bytes=x-'])('%s is ignored', async (range) => {
    const response = await ask(file(), { range })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(content)
  })

  test('of another version is answered with the whole file', async () => {
    expect((await ask(file(), { range: 'bytes=2-5', 'if-range': '"other"' })).status).toBe(200)
    expect((await ask(file(), { range: 'bytes=2-5', 'if-range': etag })).status).toBe(206)
  })
})

test.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])(
  'nothing is sent to a client that has it (If-None-Match: %s)',
  async (known) => {
    const response = await ask(file(), { 'if-none-match': known })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(await response.text()).toBe('')
  },
)

test('a newer version than the client’s is sent', async () => {
  expect((await ask(file(), { 'if-none-match': '"other"' })).status).toBe(200)
})

test.each([
  ['application/pdf', 'inline'],
  ['image/png', 'inline'],
  ['model/step', 'attachment'],
  ['text/html', 'attachment'],
  ['image/svg+xml', 'attachment'],
])('%s is shown in place: %s', async (mimetype, disposition) => {
  const response = await ask(file({ mimetype }, true))
  expect(response.headers.get('content-disposition')).toBe(`${disposition}; filename="part.pdf"`)
})

test('the name reaches the browser, whatever it contains', async () => {
  const response = await ask(file({ fileName: '図面 "x".pdf\r\nset-cookie: a=b' }))
  expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''%E5%9B%B3%E9%9D%A2`)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('a file with missing bytes is an error, not an empty file', async () => {
  expect((await ask(file({ objectKey: 'files/gone' }))).status).toBe(500)
})

test('a failing stream is a broken download', async () => {
  async function* breaking() {
    yield Buffer.from('first half')
    throw new Error('the store went away')
  }
  const response = await ask(new StreamDelivery('order.zip', 'application/zip', () => Readable.from(breaking())))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  await expect(response.text()).rejects.toThrow()
})
