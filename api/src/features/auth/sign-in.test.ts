import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createCustomer, createSupplier, signIn, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const login = (email: string, role: string, password = testPassword) =>
  api.request('post', '/api/auth/login', { json: { email, password, role } })

describe('signing in', () => {
  test('answers a token and the user, and the token works', async () => {
    const user = await createCustomer(api, { company: 'Acme Robotics' })
    const { body } = await login(user.email, 'customer')
    expect(body.user).toMatchObject({ id: user.id, company: { name: 'Acme Robotics' }, companyRole: 'owner' })
    expect((await api.request('get', '/api/auth/me', { as: body.token })).body).toEqual(body.user)
  })

  test('the Customer toggle signs in admins too, the Supplier toggle only suppliers', async () => {
    const [admin, supplier] = [await createAdmin(api), await createSupplier(api)]
    expect((await login(admin.email, 'customer')).body.user).toMatchObject({ role: 'admin', isAdmin: true })
    expect(await login(admin.email, 'supplier')).toMatchObject({ status: 401 })
    expect((await login(supplier.email, 'supplier')).body.user.role).toBe('supplier')
    expect(await login(supplier.email, 'customer')).toMatchObject({ status: 401 })
  })

  test('an address that is both a customer and an admin is signed in as the one whose password was given', async () => {
    const customer = await createCustomer(api)
    const admin = await createAdmin(api, { email: customer.email })
    const passwordHash = await api.platform.passwords.hash('the-admins-own-one', 'password', { words: [] })
    await api.knex('users').where({ id: admin.id }).update({ passwordHash })
    expect((await login(customer.email, 'customer', 'the-admins-own-one')).body.user.id).toBe(admin.id)
    expect((await login(customer.email, 'customer')).body.user.id).toBe(customer.id)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const user = await createCustomer(api)
    const wrong = await login(user.email, 'customer', 'a-wrong-one')
    const unknown = await login('nobody@example.com', 'customer')
    expect(wrong.status).toBe(401)
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('a deleted account cannot sign in', async () => {
    const user = await createCustomer(api)
    await api.knex('users').where({ id: user.id }).update({ deletedAt: new Date() })
    expect(await login(user.email, 'customer')).toMatchObject({ status: 401 })
  })
})

describe('an account that an admin created', () => {
  const chooseOwn = (userId: string, newPassword: string, currentPassword = testPassword) =>
    api.request('post', '/api/auth/admin-password-reset', { json: { userId, currentPassword, newPassword } })

  test('gets no session before its owner has chosen a password', async () => {
    const user = await createCustomer(api, { mustResetPassword: true })
    const { body, headers } = await login(user.email, 'customer')
    expect(body).toEqual({ requiresPasswordReset: true, userId: user.id })
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('is signed in with the chosen password, which is valid from then on', async () => {
    const user = await createCustomer(api, { mustResetPassword: true })
    const chosen = await chooseOwn(user.id, 'chosen-by-myself')
    expect(chosen).toMatchObject({ status: 200, body: { user: { id: user.id } } })
    expect(await api.request('get', '/api/auth/me', { as: chosen.body.token })).toMatchObject({ status: 200 })
    expect(await login(user.email, 'customer')).toMatchObject({ status: 401 })
    expect((await login(user.email, 'customer', 'chosen-by-myself')).body).toHaveProperty('token')
  })

  test('does not change with a wrong current password, nor for an unknown user', async () => {
    const user = await createCustomer(api, { mustResetPassword: true })
    const wrong = await chooseOwn(user.id, 'chosen-by-myself', 'a-wrong-one')
    const unknown = await chooseOwn(crypto.randomUUID(), 'chosen-by-myself')
    expect(wrong).toMatchObject({ status: 400, body: { code: 'auth.current_password_wrong' } })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('must choose a password other than its present one', async () => {
    const user = await createCustomer(api, { mustResetPassword: true })
    expect((await chooseOwn(user.id, testPassword)).body.fields).toHaveProperty('newPassword')
  })

  test('the call does nothing for an account that already chose a password', async () => {
    const user = await createCustomer(api)
    expect(await chooseOwn(user.id, 'chosen-by-myself')).toMatchObject({
      status: 400,
      body: { code: 'auth.current_password_wrong' },
    })
  })
})

describe('signing out', () => {
  test('ends this session and leaves the others', async () => {
    const user = await createCustomer(api)
    const [here, elsewhere] = [await signIn(api, user), await signIn(api, user)]
    expect(await api.request('post', '/api/auth/logout', { as: here })).toMatchObject({ status: 204 })
    expect(await api.request('get', '/api/auth/me', { as: here })).toMatchObject({ status: 401 })
    expect(await api.request('get', '/api/auth/me', { as: elsewhere })).toMatchObject({ status: 200 })
  })

  test('clears the cookie, even of a session that has ended', async () => {
    const answer = await api.request('post', '/api/auth/logout', { as: 'long.gone.token' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toMatch(/^kerf_session=;.*expires=Thu, 01 Jan 1970/i)
  })
})
