import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('smoke', async () => {
  const r = await api.request('post', '/api/auth/register', {
    json: { email: 'a@example.com', password: 'long-enough-1', name: 'Ann', role: 'customer' },
  })
  expect(r.body).toEqual({ requiresVerification: true })
  await api.runJobs()
  expect(api.mails).toHaveLength(1)
})
