import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer, createSupplier, testPassword } from '../../../test/factories.ts'
import { type Answered, startApi, type TestApi } from '../../../test/harness.ts'
import { mailedCode, mailsTo } from '../../../test/mailbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const [strangers, owners, chosen] = ['a-strangers-secret', 'the-owners-secret', 'chosen-by-the-owner']
const chooseAnother =
  'Your email is verified. This address was registered more than once, so please choose a password with "Forgot password".'

let addresses = 0
const newAddress = () => `victim+${++addresses}@example.com`
const post = (path: string, json: unknown) => api.request('post', `/api/auth/${path}`, { json })
const register = (email: string, password: string, role = 'customer') =>
  post('register', { email, password, name: 'Ada Turner', company: 'Turner Works', role })
const verify = (email: string, verificationCode: string) => post('verify-email', { email, verificationCode })
const login = (email: string, password: string) => post('login', { email, password, role: 'customer' })

async function chooseByMail(email: string) {
  await post('forgot-password', { email, role: 'customer' })
  const resetCode = await mailedCode(api, email)
  return post('reset-password', { email, role: 'customer', resetCode, newPassword: chosen })
}

async function expectOnlyForgotPasswordHelps(email: string) {
  for (const password of [strangers, owners]) expect(await login(email, password)).toMatchObject({ status: 401 })
  expect(await chooseByMail(email)).toMatchObject({ status: 200 })
  expect(await login(email, chosen)).toMatchObject({ status: 200 })
  expect(await login(email, strangers)).toMatchObject({ status: 401 })
}

describe('an address that a stranger also registered', () => {
  test.each([
    ['just before the owner', [strangers, owners], 1000],
    ['long before the owner', [strangers, owners], 60_000],
    ['just after the owner', [owners, strangers], 1000],
    ['long after the owner', [owners, strangers], 60_000],
    ['between two registrations of the owner', [owners, strangers, owners], 1000],
  ])('%s is verified in another browser, and no earlier password works', async (_when, passwords, between) => {
    const email = newAddress()
    for (const password of passwords) {
      await register(email, password)
      await api.runJobs()
      api.passTime(between)
    }
    expect(await verify(email, await mailedCode(api, email))).toMatchObject({
      status: 200,
      body: { message: chooseAnother },
    })
    await expectOnlyForgotPasswordHelps(email)
  })

  test('is verified by the code in the first mail, but the password of the second registration is dropped', async () => {
    const email = newAddress()
    await register(email, owners)
    const code = await mailedCode(api, email)
    await register(email, strangers)
    expect((await verify(email, code)).body.message).toBe(chooseAnother)
    await expectOnlyForgotPasswordHelps(email)
  })

  test('keeps the password that its owner reset by mail instead of verifying', async () => {
    const email = newAddress()
    await register(email, owners)
    await register(email, strangers)
    expect(await chooseByMail(email)).toMatchObject({ status: 200 })
    expect(await login(email, chosen)).toMatchObject({ status: 200 })
    expect(await login(email, strangers)).toMatchObject({ status: 401 })
    expect(await api.knex('users').where({ email }).first()).toMatchObject({ isVerified: true, registeredAgain: false })
  })

  test('keeps its password when it was verified before', async () => {
    const email = newAddress()
    await register(email, owners)
    const verified = await verify(email, await mailedCode(api, email))
    expect(verified.body).toEqual({ message: 'Email verified successfully!' })
    await register(email, strangers)
    expect(await login(email, owners)).toMatchObject({ status: 200 })
    expect(await login(email, strangers)).toMatchObject({ status: 403 })
  })

  test('never lets in a stranger who registers while the owner verifies', async () => {
    const email = newAddress()
    await register(email, owners)
    const code = await mailedCode(api, email)
    const [verified] = await Promise.all([verify(email, code), register(email, strangers)])
    expect(verified).toMatchObject({ status: 200 })
    // Either may have come first.
    expect([401, 403]).toContain((await login(email, strangers)).status)
  })
})

/** The cookie that an answer sets, as the browser sends it back. */
const cookieOf = (answer: Answered) =>
  /^kerf_registration=[^;]*/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
const verifyIn = async (browser: Answered, email: string) => {
  const json = { email, verificationCode: await mailedCode(api, email) }
  return api.request('post', '/api/auth/verify-email', { json, headers: { cookie: cookieOf(browser) } })
}

describe('the browser that registered', () => {
  test.each([1000, 60_000])('last, %i ms after a stranger, verifies with its own password', async (between) => {
    const email = newAddress()
    await register(email, strangers)
    await api.runJobs()
    api.passTime(between)
    const browser = await register(email, owners)
    const verified = await verifyIn(browser, email)
    expect(verified).toMatchObject({ status: 200, body: { message: 'Email verified successfully!' } })
    expect(await login(email, owners)).toMatchObject({ status: 200 })
    expect(await login(email, strangers)).toMatchObject({ status: 401 })
  })

  test.each([1000, 60_000])('first, %i ms before a stranger, must choose a password', async (between) => {
    const email = newAddress()
    const browser = await register(email, owners)
    await api.runJobs()
    api.passTime(between)
    await register(email, strangers)
    expect((await verifyIn(browser, email)).body.message).toBe(chooseAnother)
    await expectOnlyForgotPasswordHelps(email)
  })

  test('gets an HttpOnly, SameSite cookie for a day, and loses it by verifying', async () => {
    const email = newAddress()
    const browser = await register(email, owners)
    const cookie = browser.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^kerf_registration=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; httponly$/i)
    const lastsFor = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()
    expect(Math.round(lastsFor / 3_600_000)).toBe(24)
    expect(JSON.stringify(await api.knex('users').where({ email }))).not.toContain(cookie.slice(18, 61))

    const verified = await verifyIn(browser, email)
    expect(verified.headers.get('set-cookie')).toMatch(/^kerf_registration=;.*expires=Thu, 01 Jan 1970/i)
    expect(await api.knex('users').where({ email }).first()).toMatchObject({ registrationHash: null })
  })

  test('may differ from the one that verifies, if nobody else registered', async () => {
    const email = newAddress()
    await register(email, owners)
    await verify(email, await mailedCode(api, email))
    expect(await login(email, owners)).toMatchObject({ status: 200 })
  })
})

describe('the mails of an address that is registered again', () => {
  test('are limited to one in 30 seconds, and the code already sent stays valid', async () => {
    const email = newAddress()
    await register(email, owners)
    const code = await mailedCode(api, email)
    // On a busy machine the rest of the 30 seconds may pass while registering again.
    api.passTime(10_000)
    await register(email, owners)
    expect(await mailsTo(api, email)).toHaveLength(1)
    expect(await verify(email, code)).toMatchObject({ status: 200 })
  })

  test('continue after 30 seconds, with a new code', async () => {
    const email = newAddress()
    await register(email, owners)
    await api.runJobs()
    api.passTime(31_000)
    await register(email, owners)
    expect(await mailsTo(api, email)).toHaveLength(2)
    expect(await verify(email, await mailedCode(api, email))).toMatchObject({ status: 200 })
  })

  test('are one mail for two registrations queued at once', async () => {
    const email = newAddress()
    await Promise.all([register(email, owners), register(email, strangers)])
    expect(await mailsTo(api, email)).toHaveLength(1)
  })
})

test('registering gets the same answer for a new, an unverified and a verified address', async () => {
  const waiting = newAddress()
  const answers = [await register(waiting, owners), await register(waiting, strangers)]
  answers.push(await register((await createCustomer(api)).email, strangers))
  for (const answer of answers) {
    const { status, body } = answer
    expect({ status, body }).toEqual({ status: 201, body: { requiresVerification: true } })
    expect(cookieOf(answer)).toMatch(/=[\w-]{43}$/)
  }
})

test('registering as the other account type does not count as a second registration', async () => {
  const supplier = await createSupplier(api)
  await register(supplier.email, owners)
  await verify(supplier.email, await mailedCode(api, supplier.email))
  expect(await login(supplier.email, owners)).toMatchObject({ status: 200 })
  const asSupplier = { email: supplier.email, password: testPassword, role: 'supplier' }
  expect(await post('login', asSupplier)).toMatchObject({ status: 200 })
})
