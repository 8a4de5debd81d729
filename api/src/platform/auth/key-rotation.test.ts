import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, testPassword } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mailedCode } from '../../../test/mailbox.ts'
import { subscribers } from '../../subscribers.ts'
import { assemblePlatform } from '../open.ts'
import { loadSigningKeys } from './signing-keys.ts'

const [first, second] = ['first', 'second'].map((id) => `${id}:${randomBytes(32).toString('base64')}`)

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { SESSION_KEYS: `${first}` } })
})
afterAll(() => api.stop())

const me = async (as: string) => (await api.request('get', '/api/auth/me', { as })).status
const post = (path: string, json: object) => api.request('post', `/api/auth/${path}`, { json })
const keyOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

/** Like a restart with these settings: everything derived from the keys is recreated. */
async function restartWith(keys: string): Promise<void> {
  const { config } = api.platform
  const changed = { ...api.platform, config: { ...config, session: { ...config.session, keys } } }
  Object.assign(api.platform, await assemblePlatform(changed, subscribers))
}

test('a new first key keeps sessions and mailed codes valid; removing the old key invalidates its tokens', async () => {
  const user = await createCustomer(api)
  const signIn = async (password = testPassword): Promise<string> =>
    (await post('login', { email: user.email, password, role: 'customer' })).body.token
  const oldToken = await signIn()
  expect(keyOf(oldToken)).toBe('first')
  await post('forgot-password', { email: user.email, role: 'customer' })
  const code = await mailedCode(api, user.email)

  await restartWith(`${second},${first}`)
  expect(await me(oldToken)).toBe(200)
  const newToken = await signIn()
  expect(keyOf(newToken)).toBe('second')
  expect(await me(newToken)).toBe(200)

  await restartWith(`${second}`)
  expect(await me(oldToken)).toBe(401)
  expect(await me(newToken)).toBe(200)

  await restartWith(`${second},${first}`)
  const newPassword = 'surface-grinding'
  const reset = { email: user.email, role: 'customer', resetCode: code, newPassword }
  expect(await post('reset-password', reset)).toMatchObject({ status: 200 })
  expect(keyOf(await signIn(newPassword))).toBe('second')
})

test('a token of an old key is refused under the name of the new one', async () => {
  await restartWith(`${first}`)
  const user = await createCustomer(api)
  const { body } = await post('login', { email: user.email, password: testPassword, role: 'customer' })
  const [, claims, signature] = body.token.split('.')
  await restartWith(`${second},${first}`)
  const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'second' })).toString('base64url')
  expect(await me(`${head}.${claims}.${signature}`)).toBe(401)
})

test.each([
  ['no id', randomBytes(32).toString('base64')],
  ['too few bytes', `a:${randomBytes(31).toString('base64')}`],
  ['an empty entry', `${first},`],
  ['the same id twice', `${first},first:${randomBytes(32).toString('base64')}`],
])('keys with %s are refused at start', async (_what, keys) => {
  await expect(loadSigningKeys(api.knex, keys)).rejects.toThrow('SESSION_KEYS')
})
