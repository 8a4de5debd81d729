import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listener } from './event.ts'
import type { Live, LiveMessage } from './live.ts'
import { openEventStream } from './sse.ts'

const listener: Listener = { userId: 'u1', companyId: null, kind: 'customer' }

/** Live events without a database: tests emit them. */
class FakeLive implements Pick<Live, 'subscribe'> {
  readonly listeners = new Set<(message: LiveMessage) => void>()

  subscribe(_listener: Listener, hear: (message: LiveMessage) => void): () => void {
    this.listeners.add(hear)
    return () => void this.listeners.delete(hear)
  }

  tell(message: LiveMessage): void {
    for (const hear of this.listeners) hear(message)
  }
}

let live: FakeLive
let server: Server
let stopping: AbortController
let mayGoOn: () => Promise<boolean>
let heartbeat: number
let ended: Promise<void>
let serverSide: ServerResponse

beforeEach(async () => {
  live = new FakeLive()
  stopping = new AbortController()
  mayGoOn = async () => true
  heartbeat = 25_000
  server = createServer((_request, response) => {
    serverSide = response
    ended = openEventStream(response, { live, listener, mayGoOn: () => mayGoOn(), signal: stopping.signal, heartbeat })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

async function connect(): Promise<{ response: IncomingMessage; received: () => string }> {
  const { port } = server.address() as AddressInfo // it listens on TCP
  const [response] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [IncomingMessage] // the only argument
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    text += chunk
  })
  response.on('error', () => {}) // Streams dropped by the server end like this.
  return { response, received: () => text }
}

test('changes come as events that browsers understand', async () => {
  const { response, received } = await connect()
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  })
  live.tell({ type: 'changed', tags: ['Order', 'File'], id: 'o1' })
  live.tell({ type: 'changed', tags: ['Rfq'] })
  live.tell({ type: 'resync' })
  await vi.waitFor(() => expect(received()).toContain('resync'))
  expect(received()).toMatch(/^retry: [234]\d{3}\nid: opened\n\n/)
  expect(received().split('\n\n').slice(1)).toEqual([
    'event: changed\ndata: {"tags":["Order","File"],"id":"o1"}',
    'event: changed\ndata: {"tags":["Rfq"]}',
    'event: resync\ndata: {}',
    '',
  ])
})

test('the stream is kept alive', async () => {
  heartbeat = 5
  const { received } = await connect()
  await vi.waitFor(() => expect(received()).toContain(': heartbeat\n\n: heartbeat\n\n'))
})

test('a browser that leaves is forgotten', async () => {
  const { response } = await connect()
  expect(live.listeners.size).toBe(1)
  response.destroy()
  await ended
  expect(live.listeners.size).toBe(0)
})

test('a browser that left before the stream starts is not subscribed', async () => {
  const { response } = await connect()
  response.destroy()
  await ended
  const options = { live, listener, mayGoOn: () => mayGoOn(), signal: stopping.signal }
  await openEventStream(serverSide, options)
  expect(live.listeners.size).toBe(0)
})

test('an expired session ends the stream at the next heartbeat', async () => {
  heartbeat = 5
  const { response, received } = await connect()
  mayGoOn = async () => false
  await once(response, 'end')
  await ended
  expect(received()).toContain('event: signed-out\ndata: {}\n\n')
  expect(live.listeners.size).toBe(0)
})

test('a session revoked on another instance ends the stream at once', async () => {
  const { response, received } = await connect()
  mayGoOn = async () => false
  live.tell({ type: 'changed', tags: ['Session'] })
  await once(response, 'end')
  expect(received()).toContain('signed-out')
})

test('a database that cannot answer does not end the stream', async () => {
  const { received } = await connect()
  mayGoOn = vi.fn(async () => Promise.reject(new Error('no database')))
  live.tell({ type: 'changed', tags: ['Session'] })
  await vi.waitFor(() => expect(mayGoOn).toHaveBeenCalled())
  live.tell({ type: 'changed', tags: ['Order'] })
  await vi.waitFor(() => expect(received()).toContain('Order'))
  expect(received()).not.toContain('signed-out')
})

test('the stream ends properly when the process stops', async () => {
  const { response, received } = await connect()
  stopping.abort()
  await once(response, 'end')
  await ended
  expect(received()).not.toContain('signed-out')
})

test('a stream that opens while the process stops ends at once', async () => {
  stopping.abort()
  const { response } = await connect()
  await once(response, 'end')
  expect(live.listeners.size).toBe(0)
})

test('a browser that does not read is dropped, and costs little until then', async () => {
  const { response } = await connect()
  response.pause()
  let most = 0
  let told = 0
  while (live.listeners.size > 0 && told < 1_000_000) {
    live.tell({ type: 'changed', tags: ['Order'], id: 'o'.repeat(500) })
    most = Math.max(most, serverSide.writableLength)
    told += 1
    if (told % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await ended
  expect(live.listeners.size).toBe(0)
  expect(most).toBeLessThan(200_000)
})

test('a browser that reads nothing between two heartbeats is dropped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { response } = await connect()
  response.pause()
  // Fills the buffers between server and browser to just below what would drop it at once.
  while (serverSide.writableLength < 40_000) {
    live.tell({ type: 'changed', tags: ['Order'], id: 'o'.repeat(5000) })
    await new Promise((resolve) => setImmediate(resolve))
  }
  vi.advanceTimersByTime(heartbeat)
  expect(serverSide.destroyed).toBe(false)
  vi.advanceTimersByTime(heartbeat)
  expect(serverSide.destroyed).toBe(true)
  await ended
})
