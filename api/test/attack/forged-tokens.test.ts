import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedInUser, signedInAdmin, signedInCustomer } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'

const [current, former] = [randomBytes(32), randomBytes(32)]
const keys = { SESSION_KEYS: `current:${current.toString('base64')},former:${former.toString('base64')}` }
const hour = 60 * 60 * 1000

let api: TestApi
let customer: SignedInUser
let admin: SignedInUser
beforeAll(async () => {
  api = await startApi({ env: keys })
  admin = await signedInAdmin(api)
})
beforeEach(async () => {
  customer = await signedInCustomer(api)
})
afterAll(() => api.stop())

const me = async (token: string) => {
  const answer = await api.request('get', '/api/auth/me', { as: token })
  return answer.status === 200 ? answer.body.id : answer.status
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (token: string, at: number) => JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString())
const headerOf = (token: string) => read(token, 0)
const claimsOf = (token: string) => read(token, 1)

/** A token with a valid signature of ours, whatever its claims. */
function signed(header: object, claims: object, key = current, algorithm = 'sha256'): string {
  const content = `${part(header)}.${part(claims)}`
  return `${content}.${createHmac(algorithm, key).update(content).digest('base64url')}`
}
const good = { alg: 'HS256', kid: 'current' }

test('a token signed here with the right key and claims works', async () => {
  expect(await me(signed(good, claimsOf(customer.token)))).toBe(customer.user.id)
})

describe('a token with the claims of a valid session is refused', () => {
  test.each([
    ['HS512', 'sha512'],
    ['HS384', 'sha384'],
  ])('when the same key signed it by %s', async (alg, algorithm) => {
    expect(await me(signed({ ...good, alg }, claimsOf(customer.token), current, algorithm))).toBe(401)
  })

  test.each(['none', 'None', 'NONE', 'nOnE', ''])(
    'when its algorithm is %j, with or without a signature',
    async (alg) => {
      const content = `${part({ alg, kid: 'current' })}.${part(claimsOf(customer.token))}`
      for (const signature of ['', customer.token.split('.')[2]]) expect(await me(`${content}.${signature}`)).toBe(401)
    },
  )

  test('when nobody signed it', async () => {
    const unsigned = new UnsecuredJWT(claimsOf(customer.token)).encode()
    expect(await me(unsigned)).toBe(401)
    expect(await me(unsigned.replace(/\.$/, ''))).toBe(401)
  })

  test.each(['RS256', 'ES256', 'PS256', 'EdDSA', 'HS256 ', 'hs256'])('when its header says %j', async (alg) => {
    expect(await me(signed({ ...good, alg }, claimsOf(customer.token)))).toBe(401)
  })

  test('when a foreign key pair signed it, which its header includes', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = publicKey.export({ format: 'jwk' })
    const token = await new SignJWT(claimsOf(customer.token))
      .setProtectedHeader({ alg: 'RS256', kid: 'current', jwk, jku: 'https://evil.example/keys' })
      .sign(privateKey)
    expect(await me(token)).toBe(401)
  })

  test.each([
    ['unknown', 'another'],
    ['a path', '../../../dev/null'],
    ['a query', "current' or '1'='1"],
    ['an address', 'https://evil.example/key'],
    ['a name that every object has', '__proto__'],
    ['empty', ''],
    ['a number', 0],
    ['a list', ['current']],
    ['missing', undefined],
  ])('when the id of its key is %s, whichever key signed it', async (_what, kid) => {
    for (const key of [current, Buffer.alloc(32), Buffer.alloc(0)]) {
      expect(await me(signed({ alg: 'HS256', kid }, claimsOf(customer.token), key))).toBe(401)
    }
  })

  test.each(['sub', 'jti', 'exp', 'iss'])('when it lacks %s', async (claim) => {
    const { [claim]: _left, ...others } = claimsOf(customer.token)
    expect(await me(signed(good, others))).toBe(401)
  })

  test.each([
    ['the issuer is another', { iss: 'another' }],
    ['the issuer is a list', { iss: ['kerf', 'another'] }],
    ['it has ended', { exp: 1 }],
    ['its end is a text', { exp: '9999999999' }],
    ['it begins later', { nbf: 9_999_999_999 }],
  ])('when %s', async (_what, changes) => {
    expect(await me(signed(good, { ...claimsOf(customer.token), ...changes }))).toBe(401)
  })

  test('when its header marks an unknown extension as critical', async () => {
    expect(await me(signed({ ...good, crit: ['x-kerf'], 'x-kerf': true }, claimsOf(customer.token)))).toBe(401)
    expect(await me(signed({ ...good, b64: false, crit: ['b64'] }, claimsOf(customer.token)))).toBe(401)
  })

  test('when one letter of its content or signature is changed', async () => {
    for (const at of [2, customer.token.indexOf('.') + 20, customer.token.length - 10]) {
      const other = customer.token[at] === 'A' ? 'B' : 'A'
      expect(await me(customer.token.slice(0, at) + other + customer.token.slice(at + 1))).toBe(401)
    }
  })

  test('when its parts come from two good tokens', async () => {
    const [header, , signature] = customer.token.split('.')
    expect(await me(`${header}.${admin.token.split('.')[1]}.${signature}`)).toBe(401)
  })
})

describe('a session is valid for its own user only', () => {
  test('when a signed token names another user with it', async () => {
    const claims = { ...claimsOf(customer.token), sub: admin.user.id }
    expect(await me(signed(good, claims))).toBe(401)
  })

  test.each(['jti', 'sub'])('when the %s of a signed token is not an id', async (claim) => {
    for (const value of ['', 'nobody', "' or true --", 7]) {
      expect([value, await me(signed(good, { ...claimsOf(customer.token), [claim]: value }))]).toEqual([value, 401])
    }
  })

  test('whatever else the token claims', async () => {
    const claims = { ...claimsOf(customer.token), isAdmin: true, role: 'admin', kind: 'admin' }
    const answer = await api.request('get', '/api/admin/dashboard/stats', { as: signed(good, claims) })
    expect(answer.status).toBe(403)
  })
})

describe('a replaced key', () => {
  test('still verifies its tokens, so that nobody is signed out', async () => {
    expect(headerOf(customer.token).kid).toBe('current')
    expect(await me(signed({ alg: 'HS256', kid: 'former' }, claimsOf(customer.token), former))).toBe(customer.user.id)
  })

  test('does not sign under the name of another key', async () => {
    expect(await me(signed({ alg: 'HS256', kid: 'former' }, claimsOf(customer.token), current))).toBe(401)
  })
})

describe('clocks that disagree', () => {
  test('a token issued by a process with a faster clock works at once', async () => {
    const issuedAt = claimsOf(customer.token).iat + 120
    expect(await me(signed(good, { ...claimsOf(customer.token), iat: issuedAt }))).toBe(customer.user.id)
  })

  test('a token expires when it says, however long its session lasts', async () => {
    const exp = Math.floor((api.platform.clock().getTime() + hour) / 1000)
    const token = signed(good, { ...claimsOf(customer.token), exp })
    expect(await me(token)).toBe(customer.user.id)
    api.passTime(hour + 1000)
    expect([await me(token), await me(customer.token)]).toEqual([401, customer.user.id])
  })

  test('a token that outlasts its session ends with it', async () => {
    const token = signed(good, { ...claimsOf(customer.token), exp: 9_999_999_999 })
    await api.knex('sessions').where({ userId: customer.user.id }).update({ expiresAt: api.platform.clock() })
    expect(await me(token)).toBe(401)
  })

  test('a clock set back signs nobody out, and nobody back in', async () => {
    const gone = await signedInCustomer(api)
    await api.request('post', '/api/auth/logout', { as: gone.token })
    api.passTime(-2 * hour)
    expect([await me(customer.token), await me(gone.token)]).toEqual([customer.user.id, 401])
    api.passTime(2 * hour)
  })
})
