import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, createCustomer, signedInCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCode, mailedCode, mailsTo } from '../../../test/mailbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const newPassword = 'surface-grinding'
const post = (path: string, json: object) => api.request('post', `/api/auth/${path}`, { json })
const forgot = (email: string) => post('forgot-password', { email, role: 'customer' })
const reset = (email: string, resetCode: string, password = newPassword) =>
  post('reset-password', { email, role: 'customer', resetCode, newPassword: password })
const login = (email: string, password: string) => post('login', { email, password, role: 'customer' })

test('a forgotten password is replaced with the mailed code, and every session ends', async () => {
  const { user, token } = await signedInCustomer(api)
  await forgot(user.email)
  expect(await reset(user.email, await mailedCode(api, user.email))).toMatchObject({ status: 200 })
  expect(await login(user.email, newPassword)).toMatchObject({ status: 200 })
  expect(await login(user.email, testPassword)).toMatchObject({ status: 401 })
  expect(await api.request('get', '/api/auth/me', { as: token })).toMatchObject({ status: 401 })
})

test('an unverified account is verified by the code that came by mail', async () => {
  const user = await createCustomer(api, { verified: false })
  await forgot(user.email)
  await reset(user.email, await mailedCode(api, user.email))
  expect(await login(user.email, newPassword)).toMatchObject({ status: 200 })
})

test('an admin resets their password in the Customer Portal', async () => {
  const admin = await createAdmin(api)
  await forgot(admin.email)
  await reset(admin.email, await mailedCode(api, admin.email))
  expect((await login(admin.email, newPassword)).body.user.isAdmin).toBe(true)
})

test('for an address without an account the answer is the same, and no mail is sent', async () => {
  const user = await createCustomer(api)
  const [known, unknown] = [await forgot(user.email), await forgot('nobody@example.com')]
  expect(unknown).toMatchObject({ status: 200, body: known.body })
  expect(await mailsTo(api, 'nobody@example.com')).toEqual([])
})

test('a wrong code changes nothing, and after five the right one is refused too', async () => {
  const user = await createCustomer(api)
  await forgot(user.email)
  const code = await mailedCode(api, user.email)
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await reset(user.email, anotherCode(code))).toMatchObject({ body: { code: 'auth.reset_code_invalid' } })
  }
  expect(await reset(user.email, code)).toMatchObject({ status: 400 })
  expect(await login(user.email, testPassword)).toMatchObject({ status: 200 })
})

test('a verification code cannot reset a password', async () => {
  const user = await createCustomer(api, { verified: false })
  await post('resend-verification', { email: user.email })
  expect(await reset(user.email, await mailedCode(api, user.email))).toMatchObject({ status: 400 })
})

test('a well-known password is refused, and the code stays valid', async () => {
  const user = await createCustomer(api)
  await forgot(user.email)
  const code = await mailedCode(api, user.email)
  expect((await reset(user.email, code, 'password123')).body.fields).toHaveProperty('newPassword')
  expect(await reset(user.email, code)).toMatchObject({ status: 200 })
})
