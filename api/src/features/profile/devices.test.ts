import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer, signedInCustomer, signIn, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { listenTo } from '../../../test/streams.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const hour = 60 * 60 * 1000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const devices = (as: string) => api.request('get', '/api/profile/sessions', { as })
const isSignedIn = async (as: string) => (await api.request('get', '/api/auth/me', { as })).status === 200
const recorded = (userId: string) =>
  api.knex('auditLog').where({ objectId: userId }).whereLike('action', 'session.ended%').orderBy('id').select()

/** Signs in as a browser does. */
async function login(email: string, userAgent = firefox): Promise<string> {
  const json = { email, password: testPassword, role: 'customer' }
  return (await api.request('post', '/api/auth/login', { json, headers: { 'user-agent': userAgent } })).body.token
}

async function idOf(token: string): Promise<string> {
  return (await devices(token)).body.find((device: { isCurrent: boolean }) => device.isCurrent).id
}

describe('the list of devices', () => {
  test('names each device, this one first, then the most recent', async () => {
    const user = await createCustomer(api)
    const here = await login(user.email)
    api.passTime(2000)
    const early = await login(user.email, 'curl/8.14.1')
    api.passTime(120_000)
    const late = await login(user.email, '<script>alert(1)</script>')
    await isSignedIn(early)
    const { body } = await devices(here)
    expect(body.map((device: { isCurrent: boolean }) => device.isCurrent)).toEqual([true, false, false])
    expect(body[0]).toEqual({
      id: await idOf(here),
      isCurrent: true,
      device: 'Firefox on Windows',
      address: '127.0.0.1',
      signedInAt: expect.any(String),
      lastSeenAt: expect.any(String),
    })
    expect(body.slice(1).map((device: { device: string }) => device.device)).toEqual([
      'Unknown device',
      'Unknown device',
    ])
    expect(new Set(body.slice(1).map((device: { id: string }) => device.id))).toEqual(
      new Set([await idOf(early), await idOf(late)]),
    )
    expect(JSON.stringify(body)).not.toContain('script')
  })

  test('leaves out other users, ended sessions, and those that were idle or open for too long', async () => {
    const user = await createCustomer(api)
    await signedInCustomer(api)
    const ended = await signIn(api, user)
    await api.request('post', '/api/auth/logout', { as: ended })
    await signIn(api, user)
    const steady = await signIn(api, user)
    api.passTime(11 * hour)
    await isSignedIn(steady)
    api.passTime(2 * hour)
    const fresh = await signIn(api, user)
    expect((await devices(fresh)).body.map((device: { id: string }) => device.id)).toEqual([
      await idOf(fresh),
      await idOf(steady),
    ])
    await api
      .knex('sessions')
      .where({ id: await idOf(steady) })
      .update({ expiresAt: api.platform.clock() })
    expect((await devices(fresh)).body).toHaveLength(1)
  })
})

describe('signing out one device', () => {
  test('ends its session and stream at once, and no other', async () => {
    const user = await createCustomer(api)
    const [here, lost, other] = [await signIn(api, user), await signIn(api, user), await signIn(api, user)]
    const stream = await listenTo(api, lost)
    const id = await idOf(lost)
    expect(await api.request('delete', `/api/profile/sessions/${id}`, { as: here })).toMatchObject({ status: 204 })
    expect(await stream.untilEnd()).toContain('event: signed-out')
    expect([await isSignedIn(lost), await isSignedIn(here), await isSignedIn(other)]).toEqual([false, true, true])
    expect(await recorded(user.id)).toMatchObject([
      { action: 'session.ended_elsewhere', changes: { sessions: 1 }, actorId: user.id },
    ])
  })

  test('of somebody else, an ended one or an unknown one is answered with 404 and ends nothing', async () => {
    const [me, other] = [await signedInCustomer(api), await signedInCustomer(api)]
    const over = await signIn(api, me.user)
    const overId = await idOf(over)
    await api.request('post', '/api/auth/logout', { as: over })
    for (const id of [await idOf(other.token), overId, crypto.randomUUID()]) {
      const answer = await api.request('delete', `/api/profile/sessions/${id}`, { as: me.token })
      expect(answer).toMatchObject({ status: 404, body: { code: 'session.not_found' } })
    }
    expect(await isSignedIn(other.token)).toBe(true)
    expect(await api.request('delete', '/api/profile/sessions/nothing', { as: me.token })).toMatchObject({
      status: 400,
    })
  })

  test('twice at once ends it once', async () => {
    const user = await createCustomer(api)
    const [here, lost] = [await signIn(api, user), await signIn(api, user)]
    const path = `/api/profile/sessions/${await idOf(lost)}`
    const answers = await Promise.all([1, 2].map(() => api.request('delete', path, { as: here })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await recorded(user.id)).toHaveLength(1)
  })

  test('works like signing out if it is this device', async () => {
    const { user, token } = await signedInCustomer(api)
    const answer = await api.request('delete', `/api/profile/sessions/${await idOf(token)}`, { as: token })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toMatch(/^kerf_session=;.*expires=Thu, 01 Jan 1970/i)
    expect(await isSignedIn(token)).toBe(false)
    expect(await recorded(user.id)).toMatchObject([{ action: 'session.ended' }])
  })

  test("cannot be done from another site's page with the cookie alone", async () => {
    const { token } = await signedInCustomer(api)
    const headers = { cookie: `kerf_session=${token}`, origin: 'https://evil.example' }
    const answer = await api.request('delete', `/api/profile/sessions/${await idOf(token)}`, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'auth.foreign_origin' } })
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('signing out all other devices', () => {
  test('returns how many there were, and leaves this one and other users’ signed in', async () => {
    const [user, stranger] = [await createCustomer(api), await signedInCustomer(api)]
    const [here, first, second] = [await signIn(api, user), await signIn(api, user), await signIn(api, user)]
    const answer = await api.request('delete', '/api/profile/sessions', { as: here })
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } })
    const alive = await Promise.all([here, first, second, stranger.token].map(isSignedIn))
    expect(alive).toEqual([true, false, false, true])
    expect(await recorded(user.id)).toMatchObject([{ action: 'session.ended_elsewhere', changes: { sessions: 2 } }])
  })

  test('ends none and leaves no audit entry if there are no others', async () => {
    const { user, token } = await signedInCustomer(api)
    expect((await api.request('delete', '/api/profile/sessions', { as: token })).body).toEqual({ ended: 0 })
    expect(await recorded(user.id)).toEqual([])
  })
})
