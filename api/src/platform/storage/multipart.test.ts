import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pdf, png, step } from '../../../test/small-files.ts'
import { Problem } from '../errors.ts'
import { DiskStore } from './disk-store.ts'
import { type MultipartContent, type MultipartOptions, readMultipart } from './multipart.ts'

const boundary = '----kerf-test'
const declared: MultipartOptions['files'] = {
  drawings: { kinds: ['step', 'pdf'], maxCount: 3 },
  invoice: { kinds: ['pdf'], maxCount: 1 },
}

// One connection, so that each request waits for the one before.
let agent: Agent
let folder: string
let server: Server
let options: MultipartOptions
/** What the server read from the last request. */
let content: MultipartContent | undefined
let answered: Promise<void>
let incoming: IncomingMessage | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-multipart-'))
  const limits = { step: 8_000_000, other: 100_000, files: 4 }
  options = { store: new DiskStore(folder), files: declared, limits }
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  content = undefined
  let settle = () => {}
  answered = new Promise((resolve) => {
    settle = resolve
  })
  server = createServer(async (req, res) => {
    incoming = req
    try {
      content = await readMultipart(req, options)
      res.end(JSON.stringify({ fields: content.fields, files: content.files }))
    } catch (error) {
      const { code, message, details } =
        error instanceof Problem ? error : { code: 'fault', message: String(error), details: {} }
      res.writeHead(400).end(JSON.stringify({ code, message, fields: details.fields }))
    }
    settle()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  agent.destroy()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

function text(name: string, value: string): Buffer {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
}

function file(name: string, fileName: string, bytes: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
}

const end = Buffer.from(`--${boundary}--\r\n`)

function open(headers: Record<string, string | number> = {}): ClientRequest {
  const { port } = server.address() as AddressInfo // it listens on TCP
  return request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    agent,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  })
}

interface Answer {
  fields: Record<string, string>
  files: Record<string, { fileName: string; size: number; objectKey: string }[]>
  code?: string
  message?: string
}

async function post(...parts: Buffer[]): Promise<Answer> {
  const sending = open()
  sending.end(Buffer.concat(parts))
  const [response] = (await once(sending, 'response')) as [IncomingMessage] // the one argument of the event
  return (await json(response)) as Answer // written by the server above
}

async function keptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('a valid request', () => {
  test('gives its fields and its files', async () => {
    const answer = await post(
      text('linkedToType', 'rfq'),
      file('drawings', 'bracket.step', step()),
      text('note', 'Grüße, 図面 🛠️\r\nline two'),
      file('drawings', 'bracket.pdf', pdf()),
      end,
    )
    expect(answer.fields).toEqual({ linkedToType: 'rfq', note: 'Grüße, 図面 🛠️\r\nline two' })
    expect(answer.files).toMatchObject({
      drawings: [
        { fileName: 'bracket.step', kind: 'step', size: step().length },
        { fileName: 'bracket.pdf', kind: 'pdf', size: pdf().length },
      ],
      invoice: [],
    })
  })

  test('keeps Japanese and emoji in file names', async () => {
    const answer = await post(file('drawings', '図面 🛠️.step', step()), end)
    expect(answer.files.drawings?.[0]?.fileName).toBe('図面 🛠️.step')
  })

  test('keeps the bytes, across chunk boundaries and with look-alikes of the multipart boundary', async () => {
    const lookalikes = `\r\n--${boundary.slice(0, -1)}x\r\n--\r\n-`.repeat(20_000)
    const drawing = Buffer.from(step(0).toString().replace('DATA;', `DATA;/*${lookalikes}*/`))
    const answer = await post(file('drawings', 'odd.step', drawing), end)
    const [kept] = answer.files.drawings ?? []
    const chunks: Buffer[] = []
    for await (const chunk of (await options.store.get(kept?.objectKey ?? '')).stream) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(drawing)).toBe(true)
  })

  test('makes a list of a repeated field', async () => {
    expect((await post(text('ids', 'a'), text('ids', 'b'), end)).fields).toEqual({ ids: ['a', 'b'] })
  })

  test('counts an empty file input as no file', async () => {
    expect((await post(file('drawings', '', Buffer.alloc(0)), end)).files.drawings).toEqual([])
  })

  test('accepts field names that are special to JavaScript', async () => {
    const answer = await post(text('__proto__', 'x'), text('constructor', 'y'), end)
    expect(Object.entries(answer.fields)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })

  test('can be discarded afterwards', async () => {
    await post(file('drawings', 'a.step', step()), file('drawings', 'b.step', step()), end)
    expect(await keptFiles()).toHaveLength(2)
    await content?.discard()
    expect(await keptFiles()).toEqual([])
  })
})

describe('a refused request leaves nothing behind', () => {
  const good = file('drawings', 'good.step', step())

  test.each([
    ['a file of the wrong type', [good, file('drawings', 'photo.step', png())], 'file.not_step_or_pdf'],
    ['a file cut off', [good, file('drawings', 'cut.step', step().subarray(0, -30))], 'file.truncated'],
    ['a file too large', [good, file('drawings', 'big.pdf', pdf('x'.repeat(200_000)))], 'file.too_large'],
    ['an empty file', [good, file('drawings', 'empty.step', Buffer.alloc(0))], 'file.empty'],
    ['a field that is not declared', [good, file('attachment', 'a.step', step())], 'file.field_unknown'],
    ['a name that every object has', [good, file('toString', 'a.step', step())], 'file.field_unknown'],
    [
      'too many files in a field',
      [good, file('invoice', 'a.pdf', pdf()), file('invoice', 'b.pdf', pdf())],
      'file.too_many',
    ],
    ['a text too long', [good, text('note', 'x'.repeat(300_000))], 'request.too_large'],
    ['texts too long together', [good, ...Array(12).fill(text('note', 'x'.repeat(250_000)))], 'request.too_large'],
    ['an endless header', [good, Buffer.from(`--${boundary}\r\nX: ${'x'.repeat(3_000_000)}`)], 'request.too_large'],
    ['no end', [good, Buffer.from('--nothing')], 'request.malformed'],
    ['bytes for a file without a name', [good, file('drawings', '', step())], 'request.malformed'],
    ['a text where a file belongs', [good, text('drawings', step().toString())], 'request.malformed'],
    ['an empty text where a file belongs', [good, text('invoice', '')], 'request.malformed'],
  ])('%s', async (_what, parts, code) => {
    const answer = await post(...parts, end)
    expect(answer.code).toBe(code)
    expect(await keptFiles()).toEqual([])
  })

  test('and names the file', async () => {
    const answer = await post(good, file('drawings', '図面.step', step().subarray(0, -30)), end)
    expect(answer).toMatchObject({
      fields: { drawings: expect.stringContaining('図面.step: This file is incomplete') },
    })
  })

  test('too many files in all', async () => {
    options = { ...options, files: { drawings: { kinds: ['step'], maxCount: 10 } } }
    expect((await post(good, good, good, good, good, end)).code).toBe('file.too_many')
    expect(await keptFiles()).toEqual([])
  })

  test.each([
    [undefined, 'file.missing'],
    ['quote.purchase_order_incomplete', 'quote.purchase_order_incomplete'],
  ] as const)('a missing required file, with the error declared by its field (%s)', async (missing, code) => {
    const invoice = { kinds: ['pdf'] as const, maxCount: 1, required: true, ...(missing && { missing }) }
    options = { ...options, files: { ...declared, invoice } }
    expect((await post(good, end)).code).toBe(code)
    expect(await keptFiles()).toEqual([])
  })

  test('a store that fails', async () => {
    options.store.put = async (_key, source) => {
      source.destroy()
      throw new Error('the disk is full')
    }
    expect(await post(good, end)).toMatchObject({ code: 'fault', message: 'Error: the disk is full' })
  })

  test.each(['multipart/form-data', 'multipart/form-data; boundary='])('the content type %j', async (type) => {
    const sending = open({ 'content-type': type })
    sending.end('x')
    const [response] = (await once(sending, 'response')) as [IncomingMessage] // the one argument of the event
    expect(await json(response)).toMatchObject({ code: 'request.malformed' })
  })
})

test('a refusal in the middle is answered while the client still sends, and the connection stays usable', async () => {
  const sending = open()
  sending.write(file('drawings', 'photo.step', png()))
  sending.write(file('drawings', 'film.step', Buffer.alloc(5_000_000)))
  const [response] = (await once(sending, 'response')) as [IncomingMessage] // the one argument of the event
  expect(await json(response)).toMatchObject({ code: 'file.not_step_or_pdf' })
  sending.end(end)
  expect((await post(text('a', 'b'), end)).fields).toEqual({ a: 'b' })
})

test('a connection lost half-way leaves nothing', async () => {
  const sending = open({ 'content-length': 10_000_000 })
  sending.on('error', () => {}) // cut off below
  sending.write(file('drawings', 'whole.step', step()))
  sending.write(file('drawings', 'half.step', step(4_000_000)).subarray(0, 3_000_000))
  await vi.waitFor(async () => expect(await keptFiles()).toHaveLength(2), { timeout: 15_000 })
  sending.destroy()
  await answered
  expect(content).toBeUndefined()
  expect(await keptFiles()).toEqual([])
})

test('back-pressure from a slow store reaches the sender', async () => {
  let consumed = 0
  let most = 0
  options.store.put = async (_key, source) => {
    const slowly = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        most = Math.max(most, (incoming?.socket.bytesRead ?? 0) - consumed)
        consumed += chunk.length
        setImmediate(() => setImmediate(done))
      },
    })
    await pipeline(source, slowly)
    return { size: consumed, sha256: '', etag: '' }
  }
  await post(file('drawings', 'large.step', step(7_900_000)), end)
  expect(consumed).toBeGreaterThan(7_900_000)
  expect(most).toBeLessThan(1_000_000)
})
