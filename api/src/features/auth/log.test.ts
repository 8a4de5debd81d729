import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mailedCode } from '../../../test/mailbox.ts'
import { createApp } from '../../app.ts'
import { createLog } from '../../platform/log/log.ts'

let api: TestApi
let url = ''
const lines: string[] = []
const server = createServer((request, response) => handle(request, response))
let handle: Parameters<typeof createServer>[1] & {} = () => {}

beforeAll(async () => {
  api = await startApi()
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  handle = (await createApp(Object.assign(api.platform, { log }))).callback()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `address()` of a server listening on a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await api.stop()
})

test('a code in the address of a page is in no log line, whatever the outcome of the request', async () => {
  const query = '?email=ada%40example.com&role=customer&code=271828'
  const paths = ['/verify-email', '/reset-password', '/no-such-page', '/api/auth/me', '/api/no-such-call']
  for (const path of paths) await (await fetch(`${url}${path}${query}`, { headers: { accept: 'text/html' } })).text()
  await expect.poll(() => paths.filter((path) => !lines.some((line) => line.includes(`"${path}"`)))).toEqual([])
  for (const part of ['271828', 'ada%40example.com', 'ada@example.com']) expect(lines.join()).not.toContain(part)
})

test('a browser’s policy report about such a page is logged without the code', async () => {
  const report = { 'document-uri': 'https://kerf.example/verify-email?code=314159', 'violated-directive': 'img-src' }
  await fetch(`${url}/csp-report`, { method: 'POST', body: JSON.stringify({ 'csp-report': report }) })
  await expect.poll(() => lines.some((line) => line.includes('img-src'))).toBe(true)
  expect(lines.join()).toContain('https://kerf.example/verify-email')
  expect(lines.join()).not.toContain('314159')
})

test('passwords, codes and tokens of calls are in no log line', async () => {
  const { email } = await createCustomer(api)
  const post = async (path: string, json: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(json) })
    return response.status === 200 ? response.json() : undefined
  }
  const { token } = await post('login', { email, password: testPassword, role: 'customer' })
  await post('login', { email, password: 'a-wrong-secret', role: 'customer' })
  await post('forgot-password', { email, role: 'customer' })
  const resetCode = await mailedCode(api, email)
  await post('reset-password', { email, role: 'customer', resetCode, newPassword: 'surface-grinding' })
  await expect.poll(() => lines.some((line) => line.includes('/api/auth/reset-password'))).toBe(true)
  for (const secret of [token, testPassword, 'a-wrong-secret', `"${resetCode}"`, 'surface-grinding']) {
    expect(lines.join()).not.toContain(secret)
  }
})
