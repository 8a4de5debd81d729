import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { rawRequest } from '../../../test/raw-request.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('a live and ready process says so', async () => {
  expect(await api.request('get', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await api.request('get', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready', obstacles: [] } })
})

test('a missing migration is named as the reason for not being ready', async () => {
  const [last] = await api.knex('knex_migrations').orderBy('id', 'desc').limit(1)
  await api.knex('knex_migrations').where({ id: last.id }).delete()
  expect(await api.request('get', '/readyz')).toMatchObject({ status: 503, body: { obstacles: ['migrations'] } })
  expect(await api.request('get', '/healthz')).toMatchObject({ status: 200 })
})

test('metrics name calls by their declaration, and are only served to this machine', async () => {
  await api.request('get', `/api/files/${crypto.randomUUID()}`)
  const answer = await api.request('get', '/metrics')
  expect(answer.bytes.toString()).toContain('route="/api/files/:id",status="401"')
  const forwarded = await api.request('get', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(forwarded.bytes.toString()).not.toContain('kerf_http_request_seconds')
  const byAnotherName = 'GET /metrics HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n'
  expect(await rawRequest(api, byAnotherName)).not.toContain('kerf_http_request_seconds')
})

test('a disk with too little free space is reported in words', async () => {
  const short = await startApi({ config: { leastFreeBytes: Number.MAX_SAFE_INTEGER } })
  expect(await short.request('get', '/readyz')).toMatchObject({
    status: 503,
    body: { obstacles: ['disk'], words: [expect.stringMatching(/^The disk of DATA_DIR is full: \d+ MB are free$/)] },
  })
  await short.stop()
})

test('a data directory that cannot be written to is reported in words', async () => {
  const lost = await startApi()
  await rm(lost.platform.config.dataDir, { recursive: true })
  const { body } = await lost.request('get', '/readyz')
  expect(body).toMatchObject({ obstacles: ['disk'], words: ['DATA_DIR is gone'] })
  await lost.stop()
})
