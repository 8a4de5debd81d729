import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedInUser, signedInCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createSessions } from './sessions.ts'
import { loadSigningKeys } from './signing-keys.ts'

let api: TestApi
let customer: SignedInUser
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  customer = await signedInCustomer(api)
})
afterAll(() => api.stop())

const hour = 60 * 60 * 1000
const me = (as?: string, headers?: Record<string, string>) => api.request('get', '/api/auth/me', { as, headers })
const cookie = (token: string) => ({ cookie: `kerf_session=${token}` })

describe('a token', () => {
  test('works as Bearer and as cookie, but never in the address', async () => {
    expect(await me(customer.token)).toMatchObject({ status: 200 })
    expect(await me(undefined, cookie(customer.token))).toMatchObject({ status: 200 })
    for (const name of ['token', 'access_token', 'kerf_session']) {
      expect(await api.request('get', `/api/auth/me?${name}=${customer.token}`)).toMatchObject({ status: 401 })
    }
  })

  test('as Bearer takes precedence over the cookie, even if it is invalid', async () => {
    const other = await signedInCustomer(api)
    expect((await me(other.token, cookie(customer.token))).body.id).toBe(other.user.id)
    expect(await me('not.a.token', cookie(customer.token))).toMatchObject({ status: 401 })
  })

  test('that was tampered with or signed with another key is refused', async () => {
    const [head, body = '', signature] = customer.token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const other = await signedInCustomer(api)
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: other.user.id })).toString('base64url')
    expect(await me(`${head}.${changed}.${signature}`)).toMatchObject({ status: 401 })

    const header = JSON.parse(Buffer.from(head ?? '', 'base64url').toString())
    const forged = await new SignJWT(claims).setProtectedHeader(header).sign(new Uint8Array(32))
    expect(await me(forged)).toMatchObject({ status: 401 })
  })

  test('of another algorithm, of none, or of an unknown key is refused', async () => {
    const claims = { jti: 'x', sub: customer.user.id, iss: 'kerf' }
    const secret = new Uint8Array(64)
    const otherAlgorithm = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS512' })
      .setExpirationTime('1h')
      .sign(secret)
    const otherKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: '../../etc/passwd' })
      .setExpirationTime('1h')
      .sign(secret)
    const unsigned = new UnsecuredJWT(claims).setExpirationTime('1h').encode()
    for (const token of [otherAlgorithm, otherKey, unsigned]) expect(await me(token)).toMatchObject({ status: 401 })
  })
})

describe('a session', () => {
  test('ends after twelve idle hours, but continues as long as it is used', async () => {
    for (let used = 0; used < 3; used += 1) {
      api.passTime(11 * hour)
      expect(await me(customer.token)).toMatchObject({ status: 200 })
    }
    api.passTime(12 * hour + 1000)
    expect(await me(customer.token)).toMatchObject({ status: 401 })
  })

  test('ends after seven days however much it is used', async () => {
    for (let used = 0; used < 15; used += 1) {
      api.passTime(11 * hour)
      await me(customer.token)
    }
    expect(await me(customer.token)).toMatchObject({ status: 200 })
    api.passTime(3 * hour + 1000)
    expect(await me(customer.token)).toMatchObject({ status: 401 })
  })

  test('is valid at once in a process whose clock is behind or ahead', async () => {
    const { knex, config } = api.platform
    const keys = await loadSigningKeys(knex, config.session.keys)
    const request = { id: 'test', address: '127.0.0.1', userAgent: 'test', moduleVersions: '' }
    for (const minutes of [-5, 5]) {
      const clock = () => new Date(api.platform.clock().getTime() + minutes * 60_000)
      const elsewhere = createSessions({ knex, keys, durations: config.session, publicUrl: config.publicUrl, clock })
      const { token } = await elsewhere.start(knex, customer.user.id, request)
      expect(await me(token)).toMatchObject({ status: 200 })
    }
  })

  test('is written at most once a minute', async () => {
    const lastSeen = async () => (await api.knex('sessions').where({ userId: customer.user.id }).first()).lastSeenAt
    const atStart = await lastSeen()
    await me(customer.token)
    expect(await lastSeen()).toEqual(atStart)
    api.passTime(61_000)
    await me(customer.token)
    expect(await lastSeen()).not.toEqual(atStart)
  })

  test('ends when its user is deleted', async () => {
    await api.knex('users').where({ id: customer.user.id }).update({ deletedAt: new Date() })
    expect(await me(customer.token)).toMatchObject({ status: 401 })
  })

  test('can be ended by the server, all sessions of a user at once', async () => {
    await api.platform.sessions.endAll(api.knex, customer.user.id)
    expect(await me(customer.token)).toMatchObject({ status: 401 })
  })
})

describe('the cookie', () => {
  test('is HttpOnly and SameSite', async () => {
    const json = { email: customer.user.email, password: testPassword, role: 'customer' }
    const { headers, body } = await api.request('post', '/api/auth/login', { json })
    const set = headers.get('set-cookie')?.toLowerCase() ?? ''
    expect(set).toContain(`kerf_session=${body.token.toLowerCase()}`)
    for (const part of ['httponly', 'samesite=lax', 'path=/']) expect(set).toContain(part)
  })

  const isSignedOutBy = async (headers: Record<string, string>) => {
    await api.request('post', '/api/auth/logout', { headers: { ...cookie(customer.token), ...headers } })
    return (await me(customer.token)).status === 401
  }

  test.each([
    ['without any sign of its origin', {}],
    ['from another site', { origin: 'https://evil.example' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['from a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['whose two headers disagree', { origin: 'http://127.0.0.1:4000', 'sec-fetch-site': 'cross-site' }],
  ])('alone changes nothing in a request %s', async (_from, headers) => {
    expect(await isSignedOutBy(headers)).toBe(false)
  })

  test('alone is enough from a page of ours', async () => {
    expect(await isSignedOutBy({ origin: api.url })).toBe(true)
  })

  test('alone is enough if the browser says that the page is ours', async () => {
    expect(await isSignedOutBy({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  })

  test("from another site's page gets 403 on a call that needs a user", async () => {
    const headers = { ...cookie(customer.token), origin: 'https://evil.example' }
    expect(await api.request('post', '/api/rfqs', { json: {}, headers })).toMatchObject({
      status: 403,
      body: { code: 'auth.foreign_origin' },
    })
  })
})
