import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCompany, createCustomer, signedInCustomer, signIn } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function listen(headers: Record<string, string>) {
  const response = await fetch(`${api.url}/api/live`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    /** Reads on until `wanted` has come, or the stream has ended. */
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
  api.knex.transaction((tx) => api.platform.live.announce(tx, { audience: { userIds: [userId] }, tags: ['Order'], id }))

test('a signed-in browser hears of its own changes and of no others, with the cookie alone', async () => {
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

test('the stream of a session ends with its sign-out, and that of another session goes on', async () => {
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

test('who joins a company hears what its members hear, and no more once they have left', async () => {
  const company = await createCompany(api)
  const { user, token } = await signedInCustomer(api)
  const stream = await listen({ authorization: `Bearer ${token}` })
  await stream.until('retry:')
  const tellCompany = (id: string) =>
    api.knex.transaction((tx) =>
      api.platform.live.announce(tx, { audience: { companyIds: [company.id] }, tags: ['Order'], id }),
    )
  /** The stream asks who it is for when the session changes, and is told of the next change after that. */
  const change = async (companyId: string | null) => {
    await api
      .knex('users')
      .where({ id: user.id })
      .update({ companyId, companyRole: companyId && 'buyer' })
    const viewerIn = vi.spyOn(api.platform.sessions, 'viewerIn')
    await api.knex.transaction((tx) =>
      api.platform.live.announce(tx, { audience: { userIds: [user.id] }, tags: ['Session'] }),
    )
    await vi.waitFor(() => expect(viewerIn).toHaveResolved())
    viewerIn.mockRestore()
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
