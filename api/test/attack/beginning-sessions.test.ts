import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls, cookieToken, sessionCookie } from '../auth-calls.ts'
import { createPeople } from '../authorization/people.ts'
import { createCustomer, signedInCustomer, signIn, testPassword } from '../factories.ts'
import { type Answered, startApi, type TestApi } from '../harness.ts'
import { mailedCode } from '../mailbox.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi()
  auth = authCalls(api)
})
afterAll(() => api.stop())

const ours = () => ({ origin: api.url })
const idOf = async (token: string | undefined) => (await auth.me(token)).body.id as string | undefined

/** Before signing in, these browsers hold somebody else's cookie and token. */
const beginnings: [string, (headers: Record<string, string>) => Promise<{ userId: string; answer: Answered }>][] = [
  [
    'signing in',
    async (headers) => {
      const user = await createCustomer(api)
      return { userId: user.id, answer: await auth.login(user.email, testPassword, headers) }
    },
  ],
  [
    'choosing a password of one’s own',
    async (headers) => {
      const user = await createCustomer(api, { mustResetPassword: true })
      const json = { userId: user.id, currentPassword: testPassword, newPassword: 'surface-grinding' }
      return { userId: user.id, answer: await auth.post('admin-password-reset', json, headers) }
    },
  ],
]

describe.each(beginnings)("%s in a browser with somebody else's session", (_what, begin) => {
  test.each([
    ['in its cookie', (token: string) => ({ ...sessionCookie(token), ...ours() })],
    ['as its token', (token: string) => ({ authorization: `Bearer ${token}` })],
  ])('%s starts a new session, and does not change the planted one', async (_where, headersOf) => {
    const thief = await signedInCustomer(api)
    const { userId, answer } = await begin(headersOf(thief.token))
    expect([await idOf(answer.body.token), cookieToken(answer)]).toEqual([userId, answer.body.token])
    expect(await idOf(thief.token)).toBe(thief.user.id)
  })
})

describe('a session never starts', () => {
  const planted = 'planted-by-somebody'
  const withPlanted = () => ({ ...sessionCookie(planted), ...ours() })

  test('with an id sent by the browser', async () => {
    const user = await createCustomer(api)
    const answer = await auth.login(user.email, testPassword, withPlanted())
    expect(answer.body.token).not.toContain(planted)
    const sessions = await api.knex('sessions').where({ userId: user.id }).pluck('id')
    expect(sessions).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })

  test('twice with the same token', async () => {
    const { email } = await createCustomer(api)
    const answers = await Promise.all([auth.login(email), auth.login(email), auth.login(email)])
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(3)
  })

  test.each([
    ['a registration', (email: string) => auth.register(email)],
    ['a forgotten password', (email: string) => auth.forgot(email)],
    ['a refused sign-in', (email: string) => auth.login(email, 'a-wrong-one')],
    ['another code', (email: string) => auth.resend(email)],
  ])('by %s', async (_what, act) => {
    const answer = await act((await createCustomer(api)).email)
    expect([answer.body.token, cookieToken(answer)]).toEqual([undefined, undefined])
  })

  test('by verifying an address or resetting a password, which only allow sign-in', async () => {
    const email = 'verifying@example.com'
    await auth.register(email)
    const verified = await auth.verify(email, await mailedCode(api, email))
    await auth.forgot(email)
    const reset = await auth.reset(email, await mailedCode(api, email))
    for (const answer of [verified, reset]) {
      expect([answer.status, answer.body.token, cookieToken(answer)]).toEqual([200, undefined, undefined])
    }
  })

  test('for an account that must choose its password, by any call', async () => {
    const user = await createCustomer(api, { mustResetPassword: true })
    const answer = await auth.login(user.email)
    expect([answer.body.token, cookieToken(answer)]).toEqual([undefined, undefined])
    expect(await api.knex('sessions').where({ userId: user.id })).toEqual([])
  })
})

test('signing in while signed in starts a separate session, and signing out of one keeps the other', async () => {
  const user = await createCustomer(api)
  const first = await auth.login(user.email)
  const second = await auth.login(user.email, testPassword, { authorization: `Bearer ${first.body.token}` })
  await api.request('post', '/api/auth/logout', { as: first.body.token })
  expect([await idOf(first.body.token), await idOf(second.body.token)]).toEqual([undefined, user.id])
})

test('signing out clears the browser’s cookie, and its old value is useless', async () => {
  const user = await createCustomer(api)
  const { body } = await auth.login(user.email)
  const answer = await api.request('post', '/api/auth/logout', { headers: { ...sessionCookie(body.token), ...ours() } })
  expect(cookieToken(answer)).toBe('')
  expect((await auth.me(undefined, sessionCookie(body.token))).status).toBe(401)
})

test('an invited person’s session belongs to the invited account', async () => {
  const people = await createPeople(api)
  const stranger = await signedInCustomer(api)
  const json = { token: people.invitationToken, name: 'Somebody', password: 'surface-grinding' }
  for (const headers of [{ ...sessionCookie(stranger.token), ...ours() }, {}]) {
    const answer = await api.request('post', '/api/invitations/accept', { json, headers })
    expect([answer.status, answer.body.token, cookieToken(answer)]).toEqual([409, undefined, undefined])
  }
  const newcomer = await signIn(api, { id: people.newcomerId })
  const accepted = await api.request('post', '/api/invitations/accept', { as: newcomer, json: { token: json.token } })
  expect(accepted.body.user.id).toBe(people.newcomerId)
})

describe('at the same moment', () => {
  test.each(['customer', 'supplier'])('registrations of one %s create one account', async (role) => {
    const email = `at-once-${role}@example.com`
    const answers = await Promise.all(Array.from({ length: 5 }, () => auth.register(email, { role, company: 'Works' })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const ids = await api.knex('users').where({ email }).pluck('id')
    expect(ids).toHaveLength(1)
    const profiles = await api.knex('supplierProfiles').whereIn('userId', ids)
    expect(profiles).toHaveLength(role === 'supplier' ? 1 : 0)
  })

  test('registrations as a customer and as a supplier create one account of each', async () => {
    const email = 'both@example.com'
    await Promise.all(['customer', 'supplier'].map((role) => auth.register(email, { role })))
    expect((await api.knex('users').where({ email }).pluck('account_type')).sort()).toEqual(['customer', 'supplier'])
  })

  test('a first password is chosen once', async () => {
    const user = await createCustomer(api, { mustResetPassword: true })
    const choose = (newPassword: string) =>
      auth.post('admin-password-reset', { userId: user.id, currentPassword: testPassword, newPassword })
    const answers = await Promise.all([choose('chosen-by-the-first'), choose('chosen-by-the-second')])
    const chosen = answers.filter(({ status }) => status === 200)
    expect(chosen).toHaveLength(1)
    expect(await idOf(chosen[0]?.body.token)).toBe(user.id)
  })

  test('signing in with the old password during a reset leaves no session', async () => {
    const { email, id } = await createCustomer(api)
    await auth.forgot(email)
    const code = await mailedCode(api, email)
    const [reset, ...signedIn] = await Promise.all([
      auth.reset(email, code),
      ...Array.from({ length: 6 }, () => auth.login(email)),
    ])
    expect(reset?.status).toBe(200)
    const alive = await Promise.all(signedIn.map(({ body }) => idOf(body.token)))
    expect(alive).not.toContain(id)
  })
})
