import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls, cookieToken, sessionCookie } from '../auth-calls.ts'
import { createAdmin, type SignedInUser, signedInAdmin, signedInCustomer, signIn, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { mailedCode } from '../mailbox.ts'
import { mainJob } from '../main-job.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi()
  auth = authCalls(api)
})
afterAll(() => api.stop())

/** A user with a file, and a stolen token of one of their sessions. */
interface Victim extends SignedInUser {
  stolen: string
  file: string
}

async function createVictim(): Promise<Victim> {
  const victim = await signedInCustomer(api)
  const job = mainJob(api)
  const rfq = await job.submitRfq(victim.token)
  const [file] = await job.uploadDrawings(victim.token, rfq.id)
  return { ...victim, stolen: await signIn(api, victim.user), file: `/api/files/${file?.id}` }
}

/** The ways to use a token, and the answer of each. */
async function lettingIn({ stolen, file }: Victim) {
  const byCookie = { headers: sessionCookie(stolen) }
  return {
    bearer: (await api.request('get', '/api/auth/me', { as: stolen })).status,
    cookie: (await api.request('get', '/api/auth/me', byCookie)).status,
    action: (await api.request('post', '/api/rfqs', { as: stolen, json: {} })).status,
    file: (await api.request('get', file, byCookie)).status,
    download: (await api.request('get', `${file}/download`, { as: stolen })).status,
  }
}
const open = { bearer: 200, cookie: 200, action: 400, file: 200, download: 200 }
const shut = { bearer: 401, cookie: 401, action: 401, file: 401, download: 401 }

/** Opens a stream of live events. */
const listen = (token: string) => fetch(`${api.url}/api/live`, { headers: sessionCookie(token) })

async function resetByMail({ user }: Victim) {
  await auth.forgot(user.email)
  return auth.reset(user.email, await mailedCode(api, user.email))
}

async function signOutStolenDevice({ token, stolen }: Victim) {
  const devices = (await api.request('get', '/api/profile/sessions', { as: token })).body
  const other = devices.find((device: { isCurrent: boolean }) => !device.isCurrent)
  expect((await auth.me(stolen)).status).toBe(200)
  return api.request('delete', `/api/profile/sessions/${other.id}`, { as: token })
}

async function asAdmin(method: string, path: string) {
  const admin = await signedInAdmin(api)
  return api.request(method, path, { as: admin.token })
}

const endings: [string, (victim: Victim) => Promise<{ status: number }>][] = [
  ['signing out with it', ({ stolen }) => api.request('post', '/api/auth/logout', { as: stolen })],
  ['a reset of the password by mail', resetByMail],
  [
    'a change of the password on another device',
    ({ token }) =>
      api.request('post', '/api/profile/password', {
        as: token,
        json: { currentPassword: testPassword, newPassword: 'surface-grinding' },
      }),
  ],
  ['signing its device out from another', signOutStolenDevice],
  ['signing all other devices out', ({ token }) => api.request('delete', '/api/profile/sessions', { as: token })],
  [
    'the deletion of the account by its owner',
    ({ token }) => api.request('post', '/api/profile/deletion', { as: token, json: { password: testPassword } }),
  ],
  ['the deletion of the account by an admin', ({ user }) => asAdmin('delete', `/api/admin/users/${user.id}`)],
  [
    'an admin who signs the account out everywhere',
    ({ user }) => asAdmin('delete', `/api/admin/accounts/${user.id}/sessions`),
  ],
]

describe.each(endings)('after %s, a stolen token', (_what, end) => {
  test('is refused everywhere', async () => {
    const victim = await createVictim()
    expect(await lettingIn(victim)).toEqual(open)
    expect((await end(victim)).status).toBeLessThan(300)
    expect(await lettingIn(victim)).toEqual(shut)
  })

  test('is told nothing more: its stream of live events ends', async () => {
    const victim = await createVictim()
    const stream = await listen(victim.stolen)
    expect(stream.status).toBe(200)
    expect((await end(victim)).status).toBeLessThan(300)
    expect(await stream.text()).toMatch(/event: signed-out\ndata: .*\n\n$/)
    expect((await listen(victim.stolen)).status).toBe(401)
  })
})

describe('ending one session', () => {
  test.each([
    ['signing out', ({ stolen }: Victim) => api.request('post', '/api/auth/logout', { as: stolen })],
    ['signing the device out', signOutStolenDevice],
  ])("by %s leaves its user's other sessions", async (_what, end) => {
    const victim = await createVictim()
    await end(victim)
    expect((await auth.me(victim.token)).status).toBe(200)
  })

  test('leaves those of everybody else', async () => {
    const [victim, other] = [await createVictim(), await createVictim()]
    for (const [, end] of endings) await end(await createVictim())
    await resetByMail(victim)
    expect(await lettingIn(other)).toEqual(open)
  })
})

test('a stolen token cannot change the password without knowing it, and so locks nobody out', async () => {
  const victim = await createVictim()
  const json = { currentPassword: 'a-guess-of-the-thief', newPassword: 'the-choice-of-the-thief' }
  const answer = await api.request('post', '/api/profile/password', { as: victim.stolen, json })
  expect([answer.status, answer.body.code]).toEqual([400, 'auth.current_password_wrong'])
  expect((await auth.login(victim.user.email)).status).toBe(200)
})

test('a password change issues a new token, and sets it in the cookie', async () => {
  const victim = await createVictim()
  const answer = await api.request('post', '/api/profile/password', {
    as: victim.token,
    json: { currentPassword: testPassword, newPassword: 'surface-grinding' },
  })
  expect(answer.body.token).not.toBe(victim.token)
  expect(cookieToken(answer)).toBe(answer.body.token)
  expect((await auth.me(victim.token)).status).toBe(401)
  expect((await auth.me(answer.body.token)).body.id).toBe(victim.user.id)
})

test('a reset code mailed before a password change is useless after it', async () => {
  const victim = await createVictim()
  await auth.forgot(victim.user.email)
  const code = await mailedCode(api, victim.user.email)
  await api.request('post', '/api/profile/password', {
    as: victim.token,
    json: { currentPassword: testPassword, newPassword: 'surface-grinding' },
  })
  expect((await auth.reset(victim.user.email, code, 'the-choice-of-the-thief')).status).toBe(400)
})

test('an admin’s token has only a customer’s rights once the admin role is removed', async () => {
  const admin = await createAdmin(api)
  const token = await signIn(api, admin)
  await api.knex('users').where({ id: admin.id }).update({ isAdmin: false, accountType: 'customer' })
  expect((await api.request('get', '/api/admin/dashboard/stats', { as: token })).status).toBe(403)
})
