import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { rfqFields } from '../main-job.ts'

let api: TestApi
let token: string
let rfqId: string
beforeAll(async () => {
  api = await startApi({
    env: {
      HEADER_SECONDS: '0.3',
      JSON_BODY_SECONDS: '0.3',
      UPLOAD_WINDOW_SECONDS: '0.4',
      UNREAD_BODY_SECONDS: '0.2',
      CONNECTIONS_PER_ADDRESS: '12',
    },
  })
  ;({ token } = await signedInCustomer(api))
  rfqId = (await api.request('post', '/api/rfqs', { as: token, json: rfqFields })).body.id
})
afterAll(() => api.stop())

interface Line {
  socket: Socket
  /** The whole response. */
  heard: () => string
  /** Resolves when the connection has ended: how, and after how many milliseconds. */
  over: Promise<{ reset: boolean; after: number }>
}

function open(head: string): Line {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  const began = performance.now()
  let text = ''
  let reset = false
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    reset = error.code === 'ECONNRESET'
  })
  const over = new Promise<{ reset: boolean; after: number }>((resolve) => {
    socket.once('close', () => resolve({ reset, after: performance.now() - began }))
  })
  socket.write(head)
  return { socket, heard: () => text, over }
}

/** Sends a byte every 50 ms until the connection ends. */
async function trickle({ socket, over }: Line): Promise<void> {
  const sending = setInterval(() => socket.writable && socket.write('x'), 50)
  await over
  clearInterval(sending)
}

const call = (line: string, ...headers: string[]) => [line, 'Host: kerf.test', ...headers, '', ''].join('\r\n')

test('trickling JSON is refused with an explanation, and its connection cut', async () => {
  const line = open(
    `${call('POST /api/auth/login HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 4000')}{`,
  )
  await trickle(line)
  expect(line.heard()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request\.too_slow"/)
})

test('a trickling page report is also refused, and its connection cut', async () => {
  const line = open(call('POST /csp-report HTTP/1.1', 'Content-Type: application/csp-report', 'Content-Length: 1000'))
  await trickle(line)
  expect(line.heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('a trickling upload is refused with an explanation, and nothing of it is kept', async () => {
  const line = open(
    [
      call(
        'POST /api/files/upload HTTP/1.1',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=cut',
        'Content-Length: 4000000',
      ),
      `--cut\r\nContent-Disposition: form-data; name="linkedToType"\r\n\r\nrfq\r\n`,
      `--cut\r\nContent-Disposition: form-data; name="linkedToId"\r\n\r\n${rfqId}\r\n`,
      `--cut\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`,
    ].join(''),
  )
  await trickle(line)
  expect(line.heard()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request\.too_slow"/)
  expect(await api.knex('files').where({ linkedToId: rfqId })).toEqual([])
})

test.each([
  ['of a call without one', 'POST /api/auth/logout HTTP/1.1'],
  ['of a visitor', 'POST /api/files/upload HTTP/1.1'],
  ['of a page', 'GET / HTTP/1.1'],
])('a body %s holds no connection once the call is answered', async (_what, request) => {
  const line = open(call(request, 'Content-Type: application/json', 'Content-Length: 4000'))
  await trickle(line)
  expect(line.heard()).toMatch(/^HTTP\/1\.1 [2345]/)
})

test('endless headers are refused', async () => {
  const line = open('GET /healthz HTTP/1.1\r\nHost: kerf.test\r\nX-Slow: ')
  await trickle(line)
  expect(line.heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('overlong headers are refused with an explanation, not by a reset', async () => {
  const line = open(call('GET /healthz HTTP/1.1', `Cookie: a=${'x'.repeat(200_000)}`))
  const { reset } = await line.over
  expect(line.heard()).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"request\.headers_too_large"/)
  expect(reset).toBe(false)
})

test.each([
  ['no HTTP at all', '\x16\x03\x01', 400],
  ['a malformed body', `${call('POST /nowhere HTTP/1.1', 'Transfer-Encoding: chunked')}zz\r\n`, 400],
])('%s is refused with an explanation, not by a reset', async (_what, head, status) => {
  const line = open(head)
  line.socket.write('y'.repeat(300_000))
  const { reset } = await line.over
  expect(line.heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(reset).toBe(false)
})

test.each(['keep-alive', 'close'])(
  'a large body refused at its beginning (%s) lets its sender read why',
  async (connection) => {
    const bytes = 'x'.repeat(8_000_000)
    const head = call(
      'POST /api/files/upload HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=cut',
      `Connection: ${connection}`,
      `Content-Length: ${bytes.length}`,
    )
    const line = open(head)
    line.socket.write(bytes, () => line.socket.end())
    const { reset } = await line.over
    expect(line.heard()).toMatch(/^HTTP\/1\.1 401 /)
    expect(reset).toBe(false)
  },
)

test('the connections of one address are limited, and closing some allows others', async () => {
  const held = Array.from({ length: 14 }, () => open(call('GET /healthz HTTP/1.1', 'X-A: b')))
  await expect.poll(() => held.filter((line) => line.heard() !== '').length).toBe(14)
  const refused = held.filter((line) => line.heard().startsWith('HTTP/1.1 429'))
  expect(refused.length).toBeGreaterThanOrEqual(2)
  expect(refused[0]?.heard()).toMatch(/retry-after: 5/i)
  for (const { socket } of held) socket.destroy()
  await expect.poll(async () => (await api.request('get', '/healthz')).status).toBe(200)
})
