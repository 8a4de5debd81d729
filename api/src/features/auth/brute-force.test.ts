import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCustomer, testPassword } from '../../../test/factories.ts'
import { type Answered, startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCode, mailedCode } from '../../../test/mailbox.ts'
import type { Passwords } from '../../platform/auth/passwords.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
  // These limits do not depend on how long a hash takes.
  const { verify } = api.platform.passwords
  const passwords: Passwords = {
    hash: (typed) => hash(typed, { memoryCost: 64, timeCost: 1 }),
    judge: async () => undefined,
    verify: async (stored, typed) => stored !== null && (await verify(stored, typed)),
  }
  Object.assign(api.platform, { passwords })
})
afterAll(() => api.stop())

/** Each test uses IP networks of its own. */
let network = 0
beforeEach(() => {
  network += 1
})
const from = (host: number) => ({ 'x-forwarded-for': `10.${network}.${host >> 8}.${host & 255}` })

const post = (path: string, json: object, host: number, cookie = '') =>
  api.request('post', `/api/auth/${path}`, { json, headers: { ...from(host), ...(cookie && { cookie }) } })
const login = (email: string, password: string, host: number, cookie?: string) =>
  post('login', { email, password, role: 'customer' }, host, cookie)
const verify = (email: string, verificationCode: string, host: number) =>
  post('verify-email', { email, verificationCode }, host)
const reset = (email: string, resetCode: string, host: number) =>
  post('reset-password', { email, role: 'customer', resetCode, newPassword: 'surface-grinding' }, host)

const guesses = {
  password: (email: string, host: number) => login(email, `guess-${host}-of-many`, host),
  'verification code': (email: string, host: number) => verify(email, '000000', host),
  'reset code': (email: string, host: number) => reset(email, '000000', host),
}

async function repeat(count: number, act: (turn: number) => Promise<Answered>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await act(turn)).status)
  return statuses
}

describe.each(Object.entries(guesses))('guessing a %s', (_name, guess) => {
  test.each(['an account', 'no account'])('of %s from ever new addresses is stopped after ten tries', async (whose) => {
    const email = whose === 'an account' ? (await createCustomer(api)).email : `nobody-${network}@example.com`
    const statuses = await repeat(10, (turn) => guess(email, turn))
    expect(statuses).not.toContain(429)
    const refused = await guess(email, 99)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(15 * 60)
  })

  test('of ever new accounts from one address is stopped after sixty attempts', async () => {
    const one = (turn: number) => guess(`account-${network}-${turn}@example.com`, 7)
    expect(await repeat(60, one)).not.toContain(429)
    const refused = await one(60)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the owner of an account whose password strangers guess', () => {
  const cookieOf = (answer: Answered) =>
    answer.headers.getSetCookie().flatMap((set) => /^kerf_browser=[^;]*/.exec(set) ?? [])[0] ?? ''
  const exhaust = (email: string) => repeat(11, (turn) => login(email, 'a-guess', turn))

  test('can still sign in where they signed in before', async () => {
    const { email } = await createCustomer(api)
    const browser = cookieOf(await login(email, testPassword, 200))
    expect((await exhaust(email)).at(-1)).toBe(429)
    expect(await login(email, testPassword, 201, browser)).toMatchObject({ status: 200 })
    expect(await login(email, testPassword, 201)).toMatchObject({ status: 429 })
  })

  test('is limited in a known browser too', async () => {
    const { email } = await createCustomer(api)
    const browser = cookieOf(await login(email, testPassword, 200))
    expect(await repeat(10, () => login(email, 'a-guess', 201, browser))).not.toContain(429)
    expect(await login(email, testPassword, 201, browser)).toMatchObject({ status: 429 })
  })

  test('is not let in by the browser of another account, nor by a forged one', async () => {
    const [{ email }, other] = [await createCustomer(api), await createCustomer(api)]
    const browser = cookieOf(await login(other.email, testPassword, 200))
    await exhaust(email)
    for (const cookie of [browser, 'kerf_browser=AAAAAAAAAAAAAAAAAAAAAA.AAAA', 'kerf_browser=.', 'kerf_browser=x']) {
      expect(await login(email, testPassword, 201, cookie)).toMatchObject({ status: 429 })
    }
  })

  test('learns that a reset lets them in, and signs in where they reset it while strangers keep guessing', async () => {
    const { email } = await createCustomer(api)
    await exhaust(email)
    const refused = await login(email, testPassword, 200)
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/wait 1[45] minutes, .*Forgot password/) },
    })
    await post('forgot-password', { email, role: 'customer' }, 200)
    const answer = await reset(email, await mailedCode(api, email), 200)
    expect(answer.status).toBe(200)
    // The reset gave the strangers no further guesses.
    expect(await login(email, 'a-guess', 12)).toMatchObject({ status: 429 })
    expect(await login(email, 'surface-grinding', 200, cookieOf(answer))).toMatchObject({ status: 200 })
  })
})

test('a code stops working after five attempts, wherever they come from', async () => {
  const { email } = await createCustomer(api)
  await post('forgot-password', { email, role: 'customer' }, 1)
  const code = await mailedCode(api, email)
  await repeat(5, (turn) => reset(email, anotherCode(code), turn))
  expect(await reset(email, code, 200)).toMatchObject({ status: 400, body: { code: 'auth.reset_code_invalid' } })
})

test('five attempts at once count as five', async () => {
  const { email } = await createCustomer(api)
  await post('forgot-password', { email, role: 'customer' }, 1)
  const code = await mailedCode(api, email)
  await Promise.all(Array.from({ length: 5 }, (_, turn) => reset(email, anotherCode(code), turn)))
  expect(await reset(email, code, 200)).toMatchObject({ status: 400 })
})

test('a code used twice at once sets one password', async () => {
  const { email } = await createCustomer(api)
  await post('forgot-password', { email, role: 'customer' }, 1)
  const code = await mailedCode(api, email)
  const answers = await Promise.all([reset(email, code, 1), reset(email, code, 2)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a new reset code can be asked for every 30 seconds, six times an hour', async () => {
  const { email } = await createCustomer(api)
  const ask = (host: number) => post('forgot-password', { email, role: 'customer' }, host)
  expect(await ask(1)).toMatchObject({ status: 200 })
  const again = await ask(2)
  expect(again.status).toBe(429)
  expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(30)
  // The next half minute on the rate limiter's clock.
  const forgetHalfMinute = () => api.knex('rateLimits').where('key', 'like', 'resend:byAccount%').delete()
  for (let asked = 1; asked < 6; asked += 1) {
    await forgetHalfMinute()
    expect(await ask(asked)).toMatchObject({ status: 200 })
  }
  await forgetHalfMinute()
  const tooMany = await ask(9)
  expect(tooMany.status).toBe(429)
  expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(30)
})
