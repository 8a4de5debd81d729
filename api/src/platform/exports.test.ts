import { once } from 'node:events'
import { createServer, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from './auth/actor.ts'
import { createExports } from './exports.ts'
import type { Context } from './http/context.ts'

const actor: Actor = {
  id: 'a-customer',
  kind: 'customer',
  name: 'Ada',
  email: 'ada@example.com',
  companyId: null,
  companyRole: null,
}
const sessions = { actorIn: async () => actor }

let server: Server
let answer: RequestListener
beforeEach(async () => {
  server = createServer((req, res) => answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a request, and returns what was received until the connection ended. */
function ask() {
  const { port } = server.address() as AddressInfo // It listens on TCP.
  const sending = request({ port, host: '127.0.0.1', agent: false }).on('error', () => {})
  sending.end()
  return sending
}

/** Endless rows that count how many were read. */
function endless() {
  const reading = { read: 0, ended: false }
  const rows = async function* (): AsyncGenerator<string, void, undefined> {
    try {
      for (;;) {
        reading.read += 1
        yield 'x'.repeat(10_000)
      }
    } finally {
      reading.ended = true
    }
  }
  return { reading, list: { fileName: 'list.csv', columns: { Value: (row: string) => row }, rows: rows() } }
}

const contextOf = (res: Context['res']) =>
  // The parts of a request an export uses.
  ({ res, method: 'GET', state: { session: { id: 'a-session' } }, set() {} }) as unknown as Context

test('nothing is read for a client that has already disconnected', async () => {
  const { reading, list } = endless()
  const delivery = createExports({ sessions, atOnce: 2, longest: 60_000 }).csv(actor, list)
  const asked = new Promise<Context['res']>((resolve) => {
    answer = (_req, res) => resolve(res)
  })
  const sending = ask()
  const res = await asked
  sending.destroy()
  await once(res, 'close')
  await expect(delivery.send(contextOf(res))).rejects.toMatchObject({ code: 'request.aborted' })
  expect(reading.read).toBe(0)
})

test('reading stops once the client has disconnected', async () => {
  const { reading, list } = endless()
  const delivery = createExports({ sessions, atOnce: 2, longest: 60_000 }).csv(actor, list)
  const sent = new Promise<void>((resolve, reject) => {
    answer = (_req, res) => delivery.send(contextOf(res)).then(resolve, reject)
  })
  const sending = ask()
  const [response] = await once(sending, 'response')
  await once(response, 'data')
  sending.destroy()
  await sent
  const { read } = reading
  expect(reading.ended).toBe(true)
  await setImmediate()
  expect(reading.read).toBe(read)
})

test('a client that reads too slowly is cut off after the maximum time', async () => {
  const { reading, list } = endless()
  const delivery = createExports({ sessions, atOnce: 2, longest: 100 }).csv(actor, list)
  const sent = new Promise<void>((resolve, reject) => {
    answer = (_req, res) => delivery.send(contextOf(res)).then(resolve, reject)
  })
  const [response] = await once(ask(), 'response')
  await sent
  expect(reading.ended).toBe(true)
  response.resume()
  const [error] = await once(response, 'error')
  expect(error).toMatchObject({ code: 'ECONNRESET' })
})

test('other requests are served between rows', async () => {
  const { reading, list } = endless()
  const delivery = createExports({ sessions, atOnce: 2, longest: 60_000 }).csv(actor, list)
  answer = (_req, res) => void delivery.send(contextOf(res))
  const [response] = await once(ask(), 'response')
  response.resume()
  const before = reading.read
  await setImmediate()
  await setImmediate()
  expect(reading.read - before).toBeLessThanOrEqual(4)
})

test('a list that cannot be read at all is refused before the response starts', async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first row
  const failing = async function* (): AsyncGenerator<string, void, undefined> {
    throw new Error('the database is gone')
  }
  const list = { ...endless().list, rows: failing() }
  const delivery = createExports({ sessions, atOnce: 2, longest: 60_000 }).csv(actor, list)
  const sent = new Promise<boolean>((resolve, reject) => {
    answer = (_req, res) =>
      delivery.send(contextOf(res)).then(
        () => resolve(res.headersSent),
        (error) => {
          res.end()
          reject(error)
        },
      )
  })
  ask()
  await expect(sent).rejects.toThrow('the database is gone')
})
