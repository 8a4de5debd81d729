import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '2' } })
})
afterAll(() => api.stop())

test('behind our own proxy, running requests are counted for the address it forwards', async () => {
  const { token } = await signedInCustomer(api)
  const leaving = new AbortController()
  const listen = (address: string) =>
    fetch(`${api.url}/api/live`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      signal: leaving.signal,
    })
  const from = (address: string) => api.request('get', '/healthz', { headers: { 'x-forwarded-for': address } })
  expect([(await listen('203.0.113.7')).status, (await listen('203.0.113.7')).status]).toEqual([200, 200])
  expect(await from('203.0.113.7')).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(await from('203.0.113.8')).toMatchObject({ status: 200 })
  leaving.abort()
  await expect.poll(async () => (await from('203.0.113.7')).status).toBe(200)
})
