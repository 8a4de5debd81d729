import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCode, mailedCode } from '../../../test/mailbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const post = (path: string, json: object) =>
  api.request('post', `/api/auth/${path}`, { json, headers: { 'user-agent': userAgent } })
const login = (email: string, password = testPassword) => post('login', { email, password, role: 'customer' })

interface Entry {
  action: string
  changes: Record<string, unknown>
  address: string | null
  userAgent: string | null
  actorKind: string
}

/** The audit log entries about a user, oldest first; with `null`, those about no object. */
async function entriesOf(objectId: string | null): Promise<Entry[]> {
  return api.knex('auditLog').where({ objectId, objectType: 'user' }).orderBy('id')
}
const actionsOf = async (objectId: string) =>
  (await entriesOf(objectId)).map(({ action, changes }) => [action, changes] as const)

describe('a refused sign-in is recorded in the audit log', () => {
  test('with the account, the address and the browser when the password was wrong', async () => {
    const user = await createCustomer(api)
    await login(user.email, 'a-wrong-one')
    expect(await entriesOf(user.id)).toMatchObject([
      {
        action: 'session.refused',
        changes: { reason: 'password' },
        address: '127.0.0.1',
        userAgent,
        actorKind: 'visitor',
      },
    ])
  })

  test('when the address is not verified yet', async () => {
    const user = await createCustomer(api, { verified: false })
    await login(user.email)
    expect(await actionsOf(user.id)).toEqual([['session.refused', { reason: 'not_verified' }]])
  })

  test('for both accounts when one address belongs to a customer and an admin', async () => {
    const customer = await createCustomer(api)
    const admin = await createAdmin(api, { email: customer.email })
    await login(customer.email, 'a-wrong-one')
    for (const { id } of [customer, admin]) {
      expect(await actionsOf(id)).toEqual([['session.refused', { reason: 'password' }]])
    }
  })

  test('without the address when there is no account', async () => {
    await login('a.stranger@example.com')
    expect(await entriesOf(null)).toMatchObject([{ action: 'session.refused', changes: { reason: 'account_unknown' } }])
    expect(JSON.stringify(await api.knex('auditLog'))).not.toContain('stranger')
  })
})

test("a new session is in the audit log and becomes its user's last sign-in", async () => {
  const user = await createCustomer(api)
  await login(user.email)
  expect(await actionsOf(user.id)).toEqual([['session.started', {}]])
  const { lastSignInAt, updatedAt } = await api.knex('users').where({ id: user.id }).first()
  expect(lastSignInAt).toBeInstanceOf(Date)
  expect(updatedAt).toEqual(user.updatedAt)
})

test('a reset is in the audit log, from the request and a wrong code to the new password', async () => {
  const user = await createCustomer(api)
  const reset = (resetCode: string) =>
    post('reset-password', { email: user.email, role: 'customer', resetCode, newPassword: 'surface-grinding' })
  await post('forgot-password', { email: user.email, role: 'customer' })
  const code = await mailedCode(api, user.email)
  await reset(anotherCode(code))
  await reset(code)
  expect(await actionsOf(user.id)).toEqual([
    ['user.password_reset_requested', {}],
    ['user.code_refused', { purpose: 'reset_password' }],
    ['user.password_reset', {}],
  ])
})

test('a registration is in the audit log, from sign-up and a wrong code to the verified address', async () => {
  const email = 'ada@example.com'
  const register = () =>
    post('register', { email, password: 'five-axis-milling', name: 'Ada Turner', role: 'customer' })
  const verify = (verificationCode: string) => post('verify-email', { email, verificationCode })
  await register()
  const code = await mailedCode(api, email)
  await register()
  await verify(anotherCode(code))
  await verify(code)
  const { id } = await api.knex('users').where({ email }).first()
  expect(await actionsOf(id)).toEqual([
    ['user.registered', {}],
    ['user.registered_again', {}],
    ['user.code_refused', { purpose: 'verify_email' }],
    ['user.email_verified', { passwordStays: false }],
  ])
})

test('a wrong current password at the first sign-in is in the audit log, then the password the user chose', async () => {
  const user = await createCustomer(api, { mustResetPassword: true })
  const choose = (currentPassword: string) =>
    post('admin-password-reset', { userId: user.id, currentPassword, newPassword: 'chosen-by-myself' })
  await choose('a-wrong-one')
  await choose(testPassword)
  expect((await actionsOf(user.id)).map(([action]) => action)).toEqual([
    'user.password_refused',
    'user.password_changed',
    'session.started',
  ])
})

test('neither password nor code nor token is ever in the audit log', async () => {
  const user = await createCustomer(api)
  const { body } = await login(user.email)
  await login(user.email, 'a-wrong-secret')
  await post('forgot-password', { email: user.email, role: 'customer' })
  const resetCode = await mailedCode(api, user.email)
  await post('reset-password', { email: user.email, role: 'customer', resetCode, newPassword: 'surface-grinding' })
  const written = JSON.stringify((await entriesOf(user.id)).map(({ changes }) => changes))
  for (const secret of [testPassword, 'a-wrong-secret', 'surface-grinding', resetCode, body.token]) {
    expect(written).not.toContain(secret)
  }
})
