import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCompany, createCustomer, signedInCustomer, signIn } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { announce } from '../../platform/live/announce.ts'
import { maxStreamsPerUser } from '../../platform/live/open-streams.ts'

let api: TestApi
let startedAt: number
beforeAll(async () => {
  api = await startApi()
  startedAt = performance.now()
})
afterAll(() => api.stop())

async function listen(headers: Record<string, string>, past = '') {
  const response = await fetch(`${api.url}/api/live${past && `?past=${past}`}`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    /** Reads until `wanted` has arrived or the stream has ended. */
    async until(wanted: string): Promise<string> {
      while (!text.includes(wanted)) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) return `${text}(ended)`
        text += value
      }
      return text
    },
    close: () => reader?.cancel(),
  }
}

const tell = (userId: string, id: string) =>
  api.knex.transaction((tx) => announce(tx, { audience: { userIds: [userId] }, tags: ['Order'], id }))

test('a signed-in browser is told only of its own changes, with just the cookie', async () => {
  const [me, other] = [await signedInCustomer(api), await signedInCustomer(api)]
  const stream = await listen({ cookie: `kerf_session=${me.token}` })
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  await stream.until('retry:')
  await tell(other.user.id, 'not-mine')
  await tell(me.user.id, 'mine')
  const heard = await stream.until('"mine"')
  expect(heard).toContain('event: changed\ndata: {"tags":["Order"],"id":"mine"}')
  expect(heard).not.toContain('not-mine')
  await stream.close()
})

test('a stream begins with resync if the time is longer than what is remembered, and with nothing if it is not a time', async () => {
  const { user, token } = await signedInCustomer(api)
  const authorization = { authorization: `Bearer ${token}` }
  const long = await listen(authorization, '86400000')
  await long.until('event: resync')
  await long.close()
  const again = { ...authorization, 'last-event-id': 'opened' }
  for (const [headers, past] of [
    [authorization, '-5'],
    [authorization, 'soon'],
    [authorization, '1e999'],
    [again, '86400000'],
  ] as const) {
    const stream = await listen(headers, past)
    await tell(user.id, 'first')
    const heard = await stream.until('"first"')
    expect(heard.match(/event: \w+/g)).toEqual(['event: changed'])
    await stream.close()
  }
})

test("signing out ends the session's stream, and that of another session goes on", async () => {
  const user = await createCustomer(api)
  const [here, elsewhere] = [await signIn(api, user), await signIn(api, user)]
  const [ending, staying] = [
    await listen({ authorization: `Bearer ${here}` }),
    await listen({ authorization: `Bearer ${elsewhere}` }),
  ]
  await api.request('post', '/api/auth/logout', { as: here })
  expect(await ending.until('(never)')).toContain('event: signed-out')
  await tell(user.id, 'still-there')
  expect(await staying.until('still-there')).not.toContain('signed-out')
  await staying.close()
})

test('a new member is told what the company’s members are told, until they leave', async () => {
  const company = await createCompany(api)
  const { user, token } = await signedInCustomer(api)
  const stream = await listen({ authorization: `Bearer ${token}` })
  await stream.until('retry:')
  const tellCompany = (id: string) =>
    api.knex.transaction((tx) => announce(tx, { audience: { companyIds: [company.id] }, tags: ['Order'], id }))
  /** The stream reloads its actor when the session changes; later changes use the new one. */
  const change = async (companyId: string | null) => {
    await api
      .knex('users')
      .where({ id: user.id })
      .update({ companyId, companyRole: companyId && 'buyer' })
    const actorIn = vi.spyOn(api.platform.sessions, 'actorIn')
    await api.knex.transaction((tx) => announce(tx, { audience: { userIds: [user.id] }, tags: ['Session'] }))
    await vi.waitFor(() => expect(actorIn).toHaveResolved())
    actorIn.mockRestore()
  }
  await tellCompany('before')
  await change(company.id)
  await tellCompany('during')
  const heard = await stream.until('during')
  expect(heard).not.toContain('before')
  await change(null)
  await tellCompany('after')
  await tell(user.id, 'mine')
  expect(await stream.until('"mine"')).not.toContain('after')
  await stream.close()
})

test('a visitor gets no stream', async () => {
  expect(await api.request('get', '/api/live')).toMatchObject({ status: 401, body: { code: 'auth.required' } })
})

test('the number of streams per user is limited; another can open when one has ended', async () => {
  const [me, other] = [await signedInCustomer(api), await signedInCustomer(api)]
  const authorization = `Bearer ${me.token}`
  const streams = await Promise.all(Array.from({ length: maxStreamsPerUser }, () => listen({ authorization })))
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(new Set([200]))

  const refused = await api.request('get', '/api/live', { as: me.token })
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const others = await listen({ authorization: `Bearer ${other.token}` })
  expect(others.response.status).toBe(200)

  await streams[0]?.close()
  const next = await vi.waitFor(async () => {
    const stream = await listen({ authorization })
    expect(stream.response.status).toBe(200)
    return stream
  })
  await Promise.all([others, next, ...streams.slice(1)].map((stream) => stream.close()))
})

test('many changes to a session reload it one at a time, however many streams it has', async () => {
  const { user, token } = await signedInCustomer(api)
  const authorization = `Bearer ${token}`
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen({ authorization })))
  for (const stream of streams) await stream.until('retry:')
  const { sessions } = api.platform
  const ask = sessions.actorIn.bind(sessions)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const actorIn = vi.spyOn(sessions, 'actorIn').mockImplementation(async (sessionId) => {
    await held
    return ask(sessionId)
  })
  for (let times = 0; times < 10; times += 1) {
    await api.knex.transaction((tx) => announce(tx, { audience: { userIds: [user.id] }, tags: ['Session'] }))
  }
  await tell(user.id, 'all-heard')
  for (const stream of streams) await stream.until('all-heard')
  expect(actorIn).toHaveBeenCalledTimes(1)
  await sessions.end(api.knex, String(await sessionIdOf(user.id)))
  release()
  for (const stream of streams) expect(await stream.until('(never)')).toContain('event: signed-out')
  expect(actorIn.mock.calls.length).toBeLessThanOrEqual(2)
  actorIn.mockRestore()
})

const sessionIdOf = async (userId: string) => (await api.knex('sessions').where({ userId }).first('id'))?.id

test('a stream begins with the changes made while its page loaded that concern its actor', async () => {
  // The process knows nothing about the time before it started listening.
  await vi.waitFor(() => expect(performance.now() - startedAt).toBeGreaterThan(3000), { timeout: 5000 })
  const [me, other] = [await signedInCustomer(api), await signedInCustomer(api)]
  const before = await listen({ cookie: `kerf_session=${me.token}` })
  await tell(me.user.id, 'missed')
  await before.until('missed')
  await before.close()
  const authorization = { authorization: `Bearer ${me.token}` }
  const late = await listen(authorization, '3000')
  expect(await late.until('"Order"')).toContain('event: changed\ndata: {"tags":["Order"]}')
  await late.close()
  const foreign = await listen({ authorization: `Bearer ${other.token}` }, '3000')
  await tell(other.user.id, 'first')
  expect(await foreign.until('"first"')).not.toContain('{"tags":["Order"]}')
  await foreign.close()
})
