import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls, sessionCookie } from '../auth-calls.ts'
import { createCustomer, signedInCustomer, testPassword } from '../factories.ts'
import { type Answered, startApi, type TestApi } from '../harness.ts'
import { mainJob } from '../main-job.ts'

let api: TestApi
let token: string
let file: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedInCustomer(api)).token
  const job = mainJob(api)
  const rfq = await job.submitRfq(token)
  const [uploaded] = await job.uploadDrawings(token, rfq.id)
  file = `/api/files/${uploaded?.id}`
})
afterAll(() => api.stop())

const names = [
  'token',
  'access_token',
  'jwt',
  'auth',
  'authorization',
  'bearer',
  'session',
  'kerf_session',
  'kerf.session',
]

describe('a token in the address is ignored', () => {
  test.each(names)('as %s', async (name) => {
    for (const value of [token, `Bearer ${token}`]) {
      const query = `${name}=${encodeURIComponent(value)}`
      for (const path of ['/api/auth/me', file, `${file}/download`, '/api/live']) {
        expect((await api.request('get', `${path}?${query}`)).status).toBe(401)
      }
    }
  })

  test('as a part of the path, as a matrix parameter, or after a hash', async () => {
    for (const path of [`/api/auth/me/${token}`, `/api/${token}/auth/me`, `/api/auth/me;token=${token}`]) {
      expect((await api.request('get', path)).status).toBe(404)
    }
    expect((await api.request('get', `/api/auth/me#${token}`)).status).toBe(401)
  })
})

describe('a token anywhere but in the session cookie or as Bearer is ignored', () => {
  test.each(names.filter((name) => name !== 'kerf_session'))('in a cookie named %s', async (name) => {
    const headers = { cookie: `${name}=${token}; __Host-kerf_session=${token}; KERF_SESSION=${token}` }
    expect((await api.request('get', '/api/auth/me', { headers })).status).toBe(401)
  })

  test.each([
    ['x-access-token', (value: string) => value],
    ['x-auth-token', (value: string) => `Bearer ${value}`],
    ['proxy-authorization', (value: string) => `Bearer ${value}`],
    ['authorization', (value: string) => value],
    ['authorization', (value: string) => `Token ${value}`],
    ['authorization', (value: string) => `Basic ${Buffer.from(`${value}:${value}`).toString('base64')}`],
    ['authorization', (value: string) => `Bearer ${value}, Bearer ${value}`],
    ['authorization', (value: string) => `Bearer "${value}"`],
    ['sec-websocket-protocol', (value: string) => `bearer, ${value}`],
  ])('in a header %s', async (name, written) => {
    expect((await api.request('get', '/api/auth/me', { headers: { [name]: written(token) } })).status).toBe(401)
  })

  test('in a body', async () => {
    const json = { token, access_token: token, kerf_session: token }
    expect((await api.request('post', '/api/rfqs', { json })).status).toBe(401)
  })
})

describe('the session cookie', () => {
  const attributes = (answer: Answered) => {
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('kerf_session=')) ?? ''
    return set
      .toLowerCase()
      .split('; ')
      .slice(1)
      .filter((part) => !part.startsWith('expires='))
  }
  const login = async (over: TestApi, headers: Record<string, string> = {}) =>
    authCalls(over).login((await createCustomer(over)).email, testPassword, headers)

  test('is for this site only, and out of reach of its scripts', async () => {
    expect(attributes(await login(api))).toEqual(['path=/', 'samesite=lax', 'httponly'])
  })

  test('is Secure if our proxy says that the request was encrypted', async () => {
    const behindProxy = await startApi({ env: { TRUST_PROXY: '1' } })
    const [encrypted, plain] = [
      await login(behindProxy, { 'x-forwarded-proto': 'https' }),
      await login(behindProxy, { 'x-forwarded-proto': 'http' }),
    ]
    expect(attributes(encrypted)).toEqual(['path=/', 'samesite=lax', 'secure', 'httponly'])
    expect(attributes(plain)).toEqual(['path=/', 'samesite=lax', 'httponly'])
    await behindProxy.stop()
  })

  test('is not Secure on an untrusted claim of encryption', async () => {
    expect(attributes(await login(api, { 'x-forwarded-proto': 'https' }))).not.toContain('secure')
  })

  test('expires with its session at the latest', async () => {
    const answer = await login(api)
    const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('kerf_session=')) ?? ''
    const ends = Date.parse(/expires=([^;]+)/i.exec(set)?.[1] ?? '')
    const { expiresAt } = await api.knex('sessions').orderBy('id', 'desc').first()
    expect(Math.abs(ends - expiresAt.getTime())).toBeLessThan(1000)
  })

  test('opens a file, but not with one letter changed', async () => {
    expect((await api.request('get', file, { headers: sessionCookie(token) })).status).toBe(200)
    expect((await api.request('get', file, { headers: sessionCookie(`${token}x`) })).status).toBe(401)
  })
})

describe('no address redirects to another site', () => {
  test.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/https://evil.example',
    '/login?returnTo=https://evil.example',
    '/login?next=//evil.example&redirect=https://evil.example&url=javascript:alert(1)',
    '/api/auth/me?redirect=https://evil.example',
    '/api//evil.example',
    '/api/docs/',
    '/api/docs/..%2f..%2fevil.example',
    '/modules//evil.example/',
    '/profile/%0d%0aLocation:%20https://evil.example',
    '/profile?x=%0d%0aSet-Cookie:%20kerf_session=x',
  ])('%s', async (path) => {
    const answer = await fetch(`${api.url}${path}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example', accept: 'text/html' },
    })
    expect([301, 302, 303, 307, 308]).not.toContain(answer.status)
    for (const header of ['location', 'refresh', 'set-cookie']) expect(answer.headers.get(header)).toBeNull()
  })
})
