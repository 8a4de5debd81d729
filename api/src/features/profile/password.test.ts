import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCustomer,
  signedInAdmin,
  signedInCustomer,
  signedInSupplier,
  signIn,
  testPassword,
} from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mailedCode, mailsTo } from '../../../test/mailbox.ts'
import { listenTo } from '../../../test/streams.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => api.stop())

const newPassword = 'surface-grinding'
const change = (as: string, json: unknown = { currentPassword: testPassword, newPassword }) =>
  api.request('post', '/api/profile/password', { as, json })
const me = (as?: string, headers?: Record<string, string>) => api.request('get', '/api/auth/me', { as, headers })
const login = (email: string, password: string) =>
  api.request('post', '/api/auth/login', { json: { email, password, role: 'customer' } })
const actions = (userId: string) => api.knex('auditLog').where({ objectId: userId }).orderBy('id').pluck('action')

describe('changing the password', () => {
  test('ends every session with its stream, and starts one here that works by token and by cookie', async () => {
    const user = await createCustomer(api)
    const [here, elsewhere] = [await signIn(api, user), await signIn(api, user)]
    const stream = await listenTo(api, elsewhere)
    const { status, body, headers } = await change(here)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token: expect.any(String), user: { id: user.id } })
    expect(await stream.untilEnd()).toContain('event: signed-out')
    expect([(await me(here)).status, (await me(elsewhere)).status]).toEqual([401, 401])
    expect((await me(body.token)).body).toEqual(body.user)
    const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
    expect(cookie).toBe(`__Host-kerf_session=${body.token}`)
    expect((await me(undefined, { cookie })).status).toBe(200)
  })

  test('replaces the old one, sends a mail, and is in the audit log', async () => {
    const { user, token } = await signedInCustomer(api)
    await change(token)
    expect((await login(user.email, testPassword)).status).toBe(401)
    expect((await login(user.email, newPassword)).status).toBe(200)
    const [mail] = await mailsTo(api, user.email)
    expect(mail?.subject).toBe('Your Kerf password was changed')
    expect(await actions(user.id)).toEqual(
      expect.arrayContaining(['user.password_changed', 'session.started', 'session.refused']),
    )
    const kept = JSON.stringify(await api.knex('auditLog').where({ objectId: user.id }))
    expect(kept).not.toContain(newPassword)
    expect(kept).not.toContain(testPassword)
  })

  test('is open to suppliers and admins as well', async () => {
    for (const { token } of [await signedInSupplier(api), await signedInAdmin(api)]) {
      expect((await change(token)).status).toBe(200)
    }
  })

  test('ends a reset code that was mailed before', async () => {
    const { user, token } = await signedInCustomer(api)
    await api.request('post', '/api/auth/forgot-password', { json: { email: user.email, role: 'customer' } })
    const resetCode = await mailedCode(api, user.email)
    await change(token)
    const json = { email: user.email, role: 'customer', resetCode, newPassword: 'a-third-password' }
    expect((await api.request('post', '/api/auth/reset-password', { json })).status).toBe(400)
  })

  test('twice at once from two browsers succeeds once', async () => {
    const user = await createCustomer(api)
    const tokens = [await signIn(api, user), await signIn(api, user)]
    const answers = await Promise.all(
      tokens.map((token, index) =>
        change(token, { currentPassword: testPassword, newPassword: `${newPassword}-${index}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // The second one had an outdated password, or no longer had a session.
    expect(statuses.filter((status) => status === 400 || status === 401)).toHaveLength(1)
    const alive = await Promise.all(answers.map(async ({ body }) => body.token && (await me(body.token)).status))
    expect(alive.filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('the password stays the same', () => {
  const refusedWith = async (json: unknown) => {
    const { user, token } = await signedInCustomer(api)
    const answer = await change(token, json)
    expect([answer.status, (await me(token)).status]).toEqual([400, 200])
    expect((await login(user.email, testPassword)).status).toBe(200)
    expect(await mailsTo(api, user.email)).toEqual([])
    return { ...answer.body, actions: await actions(user.id) }
  }

  test('with a wrong current one, which the audit log records', async () => {
    const { code, actions } = await refusedWith({ currentPassword: 'a-wrong-one', newPassword })
    expect(code).toBe('auth.current_password_wrong')
    expect(actions).toContain('user.password_refused')
  })

  test.each([
    ['that everybody knows', 'password123'],
    ['that is short', 'x7#kQ9!'],
    ['that is the current one', testPassword],
    ['that is too long', 'x'.repeat(129)],
    ['that is not text', 12345678],
  ])('to one %s', async (_what, wanted) => {
    expect((await refusedWith({ currentPassword: testPassword, newPassword: wanted })).fields).toHaveProperty(
      'newPassword',
    )
  })

  test.each([
    ['nothing', {}],
    ['an empty current one', { currentPassword: '', newPassword }],
    ['a current one of a megabyte', { currentPassword: 'x'.repeat(1_000_000), newPassword }],
    ['a list', []],
  ])('with %s', async (_what, json) => {
    await refusedWith(json)
  })

  test('with the cookie alone from a page of another site', async () => {
    const { user, token } = await signedInCustomer(api)
    const answer = await api.request('post', '/api/profile/password', {
      json: { currentPassword: testPassword, newPassword },
      headers: { cookie: `__Host-kerf_session=${token}`, origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    expect((await login(user.email, testPassword)).status).toBe(200)
  })
})
