import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer, createSupplier, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCode, mailedCode, mailsTo } from '../../../test/mailbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const password = 'five-axis-milling'
const post = (path: string, json: unknown) => api.request('post', `/api/auth/${path}`, { json })
const register = (email: string, more: object = {}) =>
  post('register', { email, password, name: 'Ada Turner', company: 'Turner Works', role: 'customer', ...more })
const verify = (email: string, verificationCode: string) => post('verify-email', { email, verificationCode })
const login = (email: string, given = password) => post('login', { email, password: given, role: 'customer' })

describe('signing up', () => {
  test('a visitor signs up, verifies with the mailed code, and signs in', async () => {
    const registered = await register('ada@example.com')
    expect(registered).toMatchObject({ status: 201, body: { requiresVerification: true } })

    expect(await verify('ada@example.com', await mailedCode(api, 'ada@example.com'))).toMatchObject({ status: 200 })

    const signedIn = await login('ADA@example.com')
    expect(signedIn).toMatchObject({
      status: 200,
      body: { user: { name: 'Ada Turner', role: 'customer', isAdmin: false } },
    })
    const profile = await api.request('get', '/api/profile', { as: signedIn.body.token })
    expect(profile.body).toMatchObject({ companyName: 'Turner Works', email: 'ada@example.com', company: null })
  })

  test('a supplier who signs up gets a supplier number', async () => {
    await register('shop@example.com', { role: 'supplier' })
    const profile = await api.knex('supplierProfiles').first()
    expect(profile).toMatchObject({ supplierNumber: 'V0001', companyName: 'Turner Works' })
  })

  test('nobody can sign up as an admin', async () => {
    expect(await register('boss@example.com', { role: 'admin' })).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', fields: { role: 'Please select your account type' } },
    })
  })

  test("a short password is refused in the words of docs/product/accounts.md, 'Passwords'", async () => {
    expect((await register('short@example.com', { password: 'seven77' })).body.fields).toEqual({
      password: 'Password must be at least 8 characters long',
    })
  })

  test('a well-known password is refused, however it is capitalised', async () => {
    expect(await register('known@example.com', { password: 'PassWord123' })).toMatchObject({
      status: 400,
      body: { code: 'auth.password_breached', fields: { password: expect.stringContaining('easy to guess') } },
    })
  })

  test('an unverified account is told to verify, but only with the right password', async () => {
    await register('waiting@example.com')
    expect(await login('waiting@example.com')).toMatchObject({
      status: 403,
      body: { code: 'auth.not_verified', message: expect.stringContaining('verify your email') },
    })
    expect(await login('waiting@example.com', 'a wrong guess')).toMatchObject({
      body: { code: 'auth.credentials_wrong' },
    })
  })
})

describe('an address that already has an account', () => {
  test('gets the same answer; its owner gets a mail instead of a second account', async () => {
    const owner = await createCustomer(api)
    const again = await register(owner.email, { password: 'an-intruders-choice' })
    expect(again).toMatchObject({ status: 201, body: { requiresVerification: true } })
    expect(await mailsTo(api, owner.email)).toMatchObject([{ subject: 'You already have an account at Kerf' }])
    expect(await login(owner.email, 'an-intruders-choice')).toMatchObject({ status: 403 })
    expect(await login(owner.email, testPassword)).toMatchObject({ status: 200 })
  })

  test('can be registered again as the other account type', async () => {
    const supplier = await createSupplier(api)
    await register(supplier.email)
    await verify(supplier.email, await mailedCode(api, supplier.email))
    expect((await login(supplier.email)).body.user.role).toBe('customer')
  })

  test('two registrations at once make one account', async () => {
    await Promise.all([register('twice@example.com'), register('twice@example.com')])
    expect(await api.knex('users').where({ email: 'twice@example.com' })).toHaveLength(1)
  })
})

describe('a verification code', () => {
  test('works once', async () => {
    await register('once@example.com')
    const code = await mailedCode(api, 'once@example.com')
    expect(await verify('once@example.com', code)).toMatchObject({ status: 200 })
    expect(await verify('once@example.com', code)).toMatchObject({ status: 400, body: { code: 'auth.code_invalid' } })
  })

  test('expires after 15 minutes', async () => {
    await register('late@example.com')
    const code = await mailedCode(api, 'late@example.com')
    api.passTime(15 * 60_000 + 1000)
    expect(await verify('late@example.com', code)).toMatchObject({ status: 400, body: { code: 'auth.code_invalid' } })
  })

  test('stops working after five wrong tries', async () => {
    await register('tries@example.com')
    const code = await mailedCode(api, 'tries@example.com')
    for (let tried = 0; tried < 5; tried += 1) await verify('tries@example.com', anotherCode(code))
    expect(await verify('tries@example.com', code)).toMatchObject({ status: 400, body: { code: 'auth.code_invalid' } })
  })

  test('stops working when a new one is requested', async () => {
    await register('newer@example.com')
    const first = await mailedCode(api, 'newer@example.com')
    expect(await post('resend-verification', { email: 'newer@example.com' })).toMatchObject({ status: 200 })
    const second = await mailedCode(api, 'newer@example.com')
    // Once in a million times the two codes are the same.
    const firstIsOver = first === second || (await verify('newer@example.com', first)).status === 400
    expect(firstIsOver).toBe(true)
    expect(await verify('newer@example.com', second)).toMatchObject({ status: 200 })
  })

  test('is neither stored nor queued in plain text', async () => {
    await register('secret@example.com')
    expect(JSON.stringify(api.jobs.waiting())).not.toMatch(/"\d{6}"/)
    const code = await mailedCode(api, 'secret@example.com')
    expect(JSON.stringify(await api.knex('verificationCodes'))).not.toContain(`"${code}"`)
  })

  test('that was never sent is refused with the same message', async () => {
    const unknown = await verify('nobody@example.com', '123456')
    expect(unknown).toMatchObject({
      status: 400,
      body: { message: 'Invalid or expired verification code. Please try again or request a new code.' },
    })
  })
})

test('asking for another code gets the same answer when there is no account, but sends no mail', async () => {
  await register('known-one@example.com')
  const known = await post('resend-verification', { email: 'known-one@example.com' })
  const unknown = await post('resend-verification', { email: 'unknown-one@example.com' })
  expect(unknown.body).toEqual(known.body)
  expect(await mailsTo(api, 'unknown-one@example.com')).toEqual([])
})
