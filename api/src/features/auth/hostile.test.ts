import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer, signedInCustomer, signIn, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const post = (path: string, json: unknown, headers?: Record<string, string>) =>
  api.request('post', `/api/auth/${path}`, { json, headers })
const registration = (more: object) => ({
  email: `somebody-${crypto.randomUUID()}@example.com`,
  password: 'five-axis-milling',
  name: 'Ada Turner',
  role: 'customer',
  ...more,
})
const login = (email: string, more: object = {}) =>
  post('login', { email, password: testPassword, role: 'customer', ...more })
const me = async (as: string) => (await api.request('get', '/api/auth/me', { as })).status

describe('signing up', () => {
  test('ignores extra fields', async () => {
    const wish = { isAdmin: true, isVerified: true, accountType: 'admin', companyId: crypto.randomUUID(), id: 'x' }
    const json = registration(wish)
    expect(await post('register', json)).toMatchObject({ status: 201, body: { requiresVerification: true } })
    expect(await api.knex('users').where({ email: json.email }).first()).toMatchObject({
      isAdmin: false,
      isVerified: false,
      accountType: 'customer',
      companyId: null,
    })
  })

  test.each([
    ['a role that no form offers', { role: 'admin' }, 'role'],
    ['a list of roles', { role: ['customer'] }, 'role'],
    ['no role', { role: null }, 'role'],
    ['an address that is an object', { email: { $ne: '' } }, 'email'],
    ['an address that is a list', { email: ['a@example.com'] }, 'email'],
    ['a password that is a number', { password: 12345678 }, 'password'],
    ['a password of 129 characters', { password: 'a-b'.repeat(43) }, 'password'],
    ['a name of half a megabyte', { name: 'a'.repeat(500_000) }, 'name'],
    ['a name that only looks like one', { name: '\u200b\u2060' }, 'name'],
    ['a letter of another script in the address', { email: 'аda@example.com' }, 'email'],
    ['a letter whose lower case is ASCII', { email: 'ma\u212aer@example.com' }, 'email'],
    ['a domain of another script', { email: 'ada@exаmple.com' }, 'email'],
    ['two addresses', { email: 'ada@example.com, bo@example.com' }, 'email'],
    ['a further recipient', { email: 'ada@example.com\r\nBcc: bo@example.com' }, 'email'],
  ])('with %s is reported at its field', async (_what, wrong, field) => {
    const answer = await post('register', registration(wrong))
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation.failed' } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('with a name of more than a megabyte is refused before it is read', async () => {
    expect(await post('register', registration({ name: 'a'.repeat(1_100_000) }))).toMatchObject({
      status: 413,
      body: { code: 'request.too_large' },
    })
  })

  test.each([[null], [[]], ['text'], [42]])('with %j in place of an object is refused', async (body) => {
    expect((await post('register', body)).status).toBe(400)
  })

  test.each(['name', 'email', 'company', 'password'])('with a null byte in the %s is refused', async (field) => {
    expect(await post('register', registration({ [field]: 'ada\u0000turner@example.com' }))).toMatchObject({
      status: 400,
      body: { code: 'request.malformed' },
    })
  })
})

describe('known and unknown accounts get the same answer', () => {
  const calls: [string, (email: string) => object][] = [
    ['login', (email) => ({ email, password: 'a-wrong-one', role: 'customer' })],
    ['register', (email) => registration({ email })],
    ['forgot-password', (email) => ({ email, role: 'customer' })],
    ['resend-verification', (email) => ({ email })],
    ['verify-email', (email) => ({ email, verificationCode: '000000' })],
    ['reset-password', (email) => ({ email, role: 'customer', resetCode: '000000', newPassword: 'surface-grinding' })],
  ]
  test.each(calls)('%s', async (path, bodyOf) => {
    const emails = [
      (await createCustomer(api)).email,
      (await createCustomer(api, { verified: false })).email,
      (await createCustomer(api, { mustResetPassword: true })).email,
      `nobody-${path}@example.com`,
    ]
    const answers: object[] = []
    for (const email of emails) {
      const { status, body, headers } = await post(path, bodyOf(email))
      const names = [...headers.keys()].filter((name) => name !== 'date').sort()
      answers.push({ status, body: { ...body, requestId: '' }, names })
    }
    expect(answers).toEqual(emails.map(() => answers[0]))
  })
})

describe('a session', () => {
  test('planted in a browser by an attacker is replaced at sign-in', async () => {
    const [victim, thief] = [await createCustomer(api), await signedInCustomer(api)]
    const planted = { cookie: `kerf_session=${thief.token}`, origin: api.url }
    const signedIn = await post('login', { email: victim.email, password: testPassword, role: 'customer' }, planted)
    expect(signedIn.body.user.id).toBe(victim.id)
    expect(signedIn.body.token).not.toBe(thief.token)
    const plantedStill = await api.request('get', '/api/auth/me', { as: thief.token })
    expect(plantedStill.body.id).toBe(thief.user.id)
  })

  test('that was stolen ends when its owner signs out', async () => {
    const { body } = await login((await createCustomer(api)).email)
    expect(await me(body.token)).toBe(200)
    await api.request('post', '/api/auth/logout', { as: body.token })
    expect(await me(body.token)).toBe(401)
  })

  test('of a deleted user has ended, and the user cannot start another', async () => {
    const user = await createCustomer(api)
    const token = await signIn(api, user)
    await api.knex('users').where({ id: user.id }).update({ deletedAt: new Date() })
    expect(await me(token)).toBe(401)
    expect(await login(user.email)).toMatchObject({ status: 401, body: { code: 'auth.credentials_wrong' } })
  })

  test('begins for each of several sign-ins at once', async () => {
    const user = await createCustomer(api)
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(user.email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})
