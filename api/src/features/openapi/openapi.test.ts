import { createHash } from 'node:crypto'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('the document holds every declared call', async () => {
  const { status, body } = await api.request('get', '/api/openapi.json')
  expect(status).toBe(200)
  for (const { declaration, name } of endpoints) {
    const path = declaration.path.replace(/:(\w+)/g, '{$1}')
    expect(body.paths[path]?.[declaration.method]?.operationId).toBe(name)
  }
})

test('the page for people shows every call and schema, and obeys its own policy', async () => {
  const { headers, bytes } = await api.request('get', '/api/docs')
  const page = bytes.toString()
  for (const { name } of endpoints) expect(page).toContain(`id="${name}"`)
  expect(page).toContain('id="schema-CurrentUser"')
  expect(page).not.toContain('<script')
  expect(page).not.toMatch(/(src|href)="https?:/)
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
})

test('every link within the page leads somewhere', async () => {
  const page = (await api.request('get', '/api/docs')).bytes.toString()
  const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const broken = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !targets.has(id))
  expect(broken).toEqual([])
})
