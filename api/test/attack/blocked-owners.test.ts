import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createCustomer } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { anotherCode, mailedCode, mailsTo } from '../mailbox.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
  auth = authCalls(api)
})
afterAll(() => api.stop())

/** Every call comes from a different address, like those of a botnet. */
let calls = 0
const from = () => {
  calls += 1
  return { 'x-forwarded-for': `10.2.${calls >> 8}.${calls & 255}` }
}
const verify = (email: string, verificationCode: string) =>
  auth.post('verify-email', { email, verificationCode }, from())
const reset = (email: string, code: string) => auth.reset(email, code, 'surface-grinding', from())
const forgot = (email: string) => auth.post('forgot-password', { email, role: 'customer' }, from())
const resend = (email: string) => auth.post('resend-verification', { email }, from())
const register = (email: string) => auth.register(email, {}, from())
const forgetHalfMinute = () => api.knex('rateLimits').where('key', 'like', 'resend:byAccount%').delete()

async function times(count: number, act: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await act()).status)
  return statuses
}

describe('a stranger who guesses codes', () => {
  test('of verification does not block the owner’s password reset', async () => {
    const { email } = await createCustomer(api)
    expect((await times(11, () => verify(email, '000000'))).at(-1)).toBe(429)
    await forgot(email)
    const code = await mailedCode(api, email)
    expect(await reset(email, anotherCode(code))).toMatchObject({ status: 400 })
    expect(await reset(email, code)).toMatchObject({ status: 200 })
  })

  test('of a reset does not block the right one', async () => {
    const { email } = await createCustomer(api)
    expect((await times(11, () => reset(email, '000000'))).at(-1)).toBe(429)
    await forgot(email)
    expect(await reset(email, await mailedCode(api, email))).toMatchObject({ status: 200 })
  })

  test('of verification does not block the right one', async () => {
    const email = 'waiting@example.com'
    expect((await times(11, () => verify(email, '000000'))).at(-1)).toBe(429)
    await register(email)
    expect(await verify(email, await mailedCode(api, email))).toMatchObject({ status: 200 })
  })

  test('beyond the limit still uses up the five attempts of a code', async () => {
    const { email } = await createCustomer(api)
    await times(10, () => reset(email, '000000'))
    await forgot(email)
    const code = await mailedCode(api, email)
    expect(await times(5, () => reset(email, anotherCode(code)))).toEqual(Array(5).fill(429))
    expect((await reset(email, code)).status).toBe(429)
    expect((await auth.login(email, 'surface-grinding', from())).status).toBe(401)
  })
})

test('a stranger who requests verification codes does not block the owner’s reset code', async () => {
  const { email } = await createCustomer(api)
  const statuses = await times(7, async () => {
    await forgetHalfMinute()
    return resend(email)
  })
  expect(statuses.at(-1)).toBe(429)
  expect(await forgot(email)).toMatchObject({ status: 200 })
})

describe('an address that strangers keep registering', () => {
  const often = async (email: string) => {
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await register(email)).toMatchObject({ status: 201, body: { requiresVerification: true } })
      await api.runJobs()
      api.passTime(31_000)
    }
  }

  test('gets five mails an hour, and can still be registered and verified', async () => {
    const email = 'wanted@example.com'
    await often(email)
    expect(await mailsTo(api, email)).toHaveLength(5)
    const registered = await register(email)
    expect(registered.status).toBe(201)
    const browser = /^kerf_registration=[^;]*/.exec(registered.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const json = { email, verificationCode: await mailedCode(api, email) }
    expect(await auth.post('verify-email', json, { ...from(), cookie: browser })).toMatchObject({ status: 200 })
    expect(await auth.login(email, undefined, from())).toMatchObject({ status: 200 })
  })

  test('gets another code if none was mailed for a quarter of an hour, used up or not', async () => {
    const email = 'wanted-later@example.com'
    await often(email)
    const code = await mailedCode(api, email)
    await times(5, () => verify(email, anotherCode(code)))
    await register(email)
    expect(await mailsTo(api, email)).toHaveLength(5)
    api.passTime(15 * 60_000)
    await register(email)
    expect(await mailsTo(api, email)).toHaveLength(6)
    await register(email)
    expect(await mailsTo(api, email)).toHaveLength(6)
    expect(await verify(email, await mailedCode(api, email))).toMatchObject({ status: 200 })
  })

  test('is refused after twenty an hour, with an account or without, and with the seconds to wait', async () => {
    const { email: taken } = await createCustomer(api)
    for (const email of [taken, 'wanted-by-many@example.com']) {
      expect(await times(20, () => register(email))).toEqual(Array(20).fill(201))
      const refused = await register(email)
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('also gets five mails an hour if it has an account', async () => {
    const { email } = await createCustomer(api)
    await often(email)
    expect(await mailsTo(api, email)).toHaveLength(5)
  })
})
