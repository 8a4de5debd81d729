// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiRequest, baseQuery } from './base-query.ts'

const sent: { url: string; request: RequestInit; key: string | null }[] = []
let isConnected = true

beforeEach(() => {
  sent.length = 0
  isConnected = true
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    sent.push({ url, request, key: new Headers(request.headers).get('Idempotency-Key') })
    if (!isConnected) throw new TypeError('Failed to fetch')
    return new Response('{}', { status: 201 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Makes a call on a freshly loaded page: nothing is in memory but what the page itself stores. */
async function callOnNewPage(request: ApiRequest, userId: string | null = 'ada') {
  vi.resetModules()
  const { baseQuery: query } = await import('./base-query.ts')
  return call(request, userId, query)
}

function call(request: ApiRequest, userId: string | null = 'ada', query = baseQuery) {
  const queries = userId === null ? {} : { 'getCurrentUser(undefined)': { data: { id: userId } } }
  const api = { signal: new AbortController().signal, getState: () => ({ api: { queries } }) }
  return query(request, api as Parameters<typeof baseQuery>[1], {}) // the only part it reads
}

const rfq = { url: '/api/rfqs', method: 'POST', body: { projectName: 'Bracket', quantity: 1 } }

async function loseAnswer(request: ApiRequest = rfq, userId: string | null = 'ada') {
  isConnected = false
  await callOnNewPage(request, userId)
  isConnected = true
}

test('an unanswered call keeps its key after a reload, and gets a new one once it is answered', async () => {
  await loseAnswer()
  await callOnNewPage(rfq)
  await callOnNewPage(rfq)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
  expect(sessionStorage).toHaveLength(0)
})

test('another user, other content or another day make it a different call', async () => {
  await loseAnswer()
  const [first] = sent
  await callOnNewPage(rfq, 'grace')
  await callOnNewPage({ ...rfq, body: { ...rfq.body, quantity: 2 } })
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] })
  await callOnNewPage(rfq)
  expect(sent.map(({ key }) => key).filter((key) => key === first?.key)).toHaveLength(1)
})

test('no content is stored, and nothing of calls with secrets or by visitors', async () => {
  await loseAnswer()
  const kept = JSON.stringify({ ...sessionStorage })
  expect(kept).not.toMatch(/Bracket|rfqs|ada/)
  await loseAnswer({ url: '/api/profile/email', method: 'POST', body: { email: 'a@b.example', password: 'x' } })
  await loseAnswer({ url: '/api/company-requests', method: 'POST', body: {} }, null)
  expect(JSON.stringify({ ...sessionStorage })).toBe(kept)
})

test('calls work without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((name) => {
    if (name === 'kerf.session') return null
    throw new DOMException('', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(await call(rfq)).toEqual({ data: {} })
})

test('a response to a quote is sent as form data, with and without a file', async () => {
  await call({ url: '/api/rfqs/0192/quote/respond', method: 'POST', body: { status: 'declined', revision: 2 } })
  const { body, headers } = sent[0]?.request ?? {}
  expect(body instanceof FormData && Object.fromEntries(body)).toEqual({ status: 'declined', revision: '2' })
  expect(new Headers(headers).has('Content-Type')).toBe(false)
})

test('each value of a list is sent under its name', async () => {
  await call({ url: '/api/files/1/estimate', params: { quantity: [1, 25], process: undefined } })
  expect(sent[0]?.url).toBe('/api/files/1/estimate?quantity=1&quantity=25')
})
