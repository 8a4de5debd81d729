import { login } from '@kerf/shared-contracts/contracts/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../test/harness.ts'
import { createApp } from './app.ts'
import { notBuilt } from './features/not-built.ts'
import { createRouter } from './platform/http/router.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => api.stop())

test('a declared call that is neither handled nor listed as not built is reported by name', () => {
  const router = createRouter(api.platform)
  expect(router.unanswered()).toContain('login')
  router.handleUnwrapped(login, async () => ({}))
  expect(router.unanswered()).not.toContain('login')
})

test('a call that is handled twice, or handled and listed as not built, stops the start', async () => {
  const again = createApp(api.platform, [(router) => router.handleUnwrapped(login, async () => ({}))])
  await expect(again).rejects.toThrow('/api/auth/login is handled twice')
})

test('the not-built list may name only declared calls', () => {
  const router = createRouter(api.platform)
  expect(() => router.notBuilt(['noSuchCall'])).toThrow('noSuchCall')
  router.notBuilt(notBuilt)
  expect(router.unanswered()).not.toContain(notBuilt[0])
})

test('a request id from a trusted proxy is kept if it is well formed', async () => {
  const idFor = async (given: string) =>
    (await api.request('get', '/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(await idFor('edge-7f3a9c20')).toBe('edge-7f3a9c20')
  expect(await idFor('a b<script>')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the session cookie is secure behind a proxy that uses https', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  const answer = await api.request('post', '/api/auth/logout', { headers })
  expect(answer.headers.get('set-cookie')).toMatch(/; secure/i)
})
