import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createCustomer, testPassword } from '../factories.ts'
import { type Answered, startApi, type TestApi } from '../harness.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  // A proxy terminates TLS, but is not configured as trusted.
  api = await startApi({ env: { PUBLIC_URL: 'https://parts.example' } })
  auth = authCalls(api)
})
afterAll(() => api.stop())

const cookies = (answer: Answered) => answer.headers.getSetCookie()
const ours = { origin: 'https://parts.example' }

describe('when Kerf is reached by https', () => {
  test('cookies are only for https and this host', async () => {
    const { email } = await createCustomer(api)
    const set = cookies(await auth.login(email, testPassword))
    expect(set.map((cookie) => /^[^=]*/.exec(cookie)?.[0])).toEqual(['__Host-kerf_session', '__Host-kerf_browser'])
    for (const cookie of set) expect(cookie).toMatch(/; path=\/;.*; secure; httponly/i)
  })

  test('browsers never try http again', async () => {
    for (const path of ['/healthz', '/api/auth/me', '/nowhere/at/all']) {
      const { headers } = await api.request('get', path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    }
  })

  test('a session cookie of an earlier release identifies nobody, and is replaced if its session is still valid', async () => {
    const { email } = await createCustomer(api)
    const { token } = (await auth.login(email, testPassword)).body
    const old = { cookie: `kerf_session=${token}` }
    expect(await api.request('get', '/api/auth/me', { headers: old })).toMatchObject({ status: 401 })
    const set = cookies(await api.request('get', '/api/auth/me', { as: token, headers: old }))
    expect(set).toEqual([
      expect.stringMatching(`^__Host-kerf_session=${token};`),
      expect.stringMatching(/^kerf_session=; .*expires=Thu, 01 Jan 1970/),
    ])
    const now = { cookie: `__Host-kerf_session=${token}`, ...ours }
    expect(await api.request('get', '/api/auth/me', { headers: now })).toMatchObject({ status: 200 })
  })

  test('a planted cookie with the old name replaces nothing', async () => {
    const [{ email }, other] = [await createCustomer(api), await createCustomer(api)]
    const { token } = (await auth.login(email, testPassword)).body
    const planted = (await auth.login(other.email, testPassword)).body.token
    const headers = { cookie: `kerf_session=${planted}` }
    expect(cookies(await api.request('get', '/api/auth/me', { as: token, headers }))).toEqual([])
  })

  test('signing out ends the session and clears the cookies with both names', async () => {
    const { email } = await createCustomer(api)
    const { token } = (await auth.login(email, testPassword)).body
    const headers = { cookie: `__Host-kerf_session=${token}; kerf_session=${token}`, ...ours }
    const set = cookies(await api.request('post', '/api/auth/logout', { headers }))
    expect(set).toEqual([expect.stringMatching(/^__Host-kerf_session=; /), expect.stringMatching(/^kerf_session=; /)])
    expect(await api.request('get', '/api/auth/me', { as: token })).toMatchObject({ status: 401 })
  })
})

test('every response lists the features browsers need not allow', async () => {
  const policy = (await api.request('get', '/healthz')).headers.get('permissions-policy')
  expect(policy).toContain('camera=()')
  expect(policy).toContain('fullscreen=(self)')
})

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'Forwarded-For',
  'Client-IP',
  'X-Remote-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
])('metrics are not served to clients that a proxy on this machine forwards with %s', async (name) => {
  const answer = await api.request('get', '/metrics', { headers: { [name]: '203.0.113.7' } })
  expect(answer.bytes.toString()).not.toContain('kerf_http_request_seconds')
  expect((await api.request('get', '/metrics')).bytes.toString()).toContain('kerf_http_request_seconds')
})
