import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
})
afterAll(() => api.stop())

/** Each test comes from an address of its own. */
const login = (email: string, password: string, address: string) =>
  api.request('post', '/api/auth/login', {
    json: { email, password, role: 'customer' },
    headers: { 'x-forwarded-for': address },
  })
const times = async <T>(count: number, act: (turn: number) => Promise<T>) => {
  const results: T[] = []
  for (let turn = 0; turn < count; turn += 1) results.push(await act(turn))
  return results
}

test('guessing at one account is stopped with 429 and the seconds to wait, from any address', async () => {
  const user = await createCustomer(api)
  await times(10, (turn) => login(user.email, 'a-guess', `198.51.100.${turn}`))
  const refused = await login(user.email, testPassword, '198.51.100.99')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an account that does not exist is limited the same way', async () => {
  await times(10, () => login('nobody@example.com', 'a-guess', '192.0.2.1'))
  expect(await login('NOBODY@example.com', 'a-guess', '192.0.2.2')).toMatchObject({ status: 429 })
})

test('signing in is not counted', async () => {
  const user = await createCustomer(api)
  const answers = await times(12, () => login(user.email, testPassword, '192.0.2.3'))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('trying many accounts from one address, or one IPv6 network, is stopped with 429', async () => {
  // Limits are checked first, so calls without a password will do, which need no hashing.
  await times(60, (turn) => login(`somebody-${turn}@example.com`, '', `2001:db8:0:7::${turn + 1}`))
  expect(await login('one-more@example.com', 'a-guess', '2001:db8::7:ffff:1:2:3')).toMatchObject({ status: 429 })
  expect(await login('one-more@example.com', 'a-guess', '2001:db8:0:8::1')).toMatchObject({ status: 401 })
})

test.each(['resend-verification', 'forgot-password'])(
  '%s works once in 30 seconds, with or without an account',
  async (path) => {
    for (const email of [(await createCustomer(api)).email, `nobody-${path}@example.com`]) {
      const ask = () => api.request('post', `/api/auth/${path}`, { json: { email, role: 'customer' } })
      expect(await ask()).toMatchObject({ status: 200 })
      const again = await ask()
      expect(again).toMatchObject({ status: 429 })
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    }
  },
)
