import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createAdmin, createCustomer, testPassword } from '../factories.ts'
import { type Answered, startApi, type TestApi } from '../harness.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
  auth = authCalls(api)
})
afterAll(() => api.stop())

/** Every call comes from a different address, like those of a botnet. */
let calls = 0
const from = () => {
  calls += 1
  return { 'x-forwarded-for': `10.1.${calls >> 8}.${calls & 255}` }
}
const guess = (email: string, cookie?: string) =>
  auth.login(email, 'a-guess', { ...from(), ...(cookie !== undefined && { cookie }) })
const login = (email: string, password = testPassword) => auth.login(email, password, from())
const choose = (userId: string, currentPassword: string) =>
  auth.post('admin-password-reset', { userId, currentPassword, newPassword: 'surface-grinding' }, from())

async function times(count: number, act: (turn: number) => Promise<Answered>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await act(turn)).status)
  return statuses
}

const browserOf = (answer: Answered) =>
  answer.headers.getSetCookie().flatMap((set) => /^kerf_browser=[^;]*/.exec(set) ?? [])[0] ?? ''

describe('guesses at an admin', () => {
  let email = ''
  beforeEach(async () => {
    email = (await createAdmin(api)).email
  })

  test('stay counted when the guesser signs in to an unverified customer account that they planted there', async () => {
    await auth.register(email, { password: 'planted-by-somebody' }, from())
    const statuses = await times(20, (turn) => (turn % 9 === 8 ? login(email, 'planted-by-somebody') : guess(email)))
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual(Array(10).fill(429))
  })

  test('stay counted when somebody signs in to a verified customer account of the same address', async () => {
    const customer = await createCustomer(api, { email })
    const passwordHash = await api.platform.passwords.hash('the-customers-own', 'password', { words: [] })
    await api.knex('users').where({ id: customer.id }).update({ passwordHash })
    await times(9, () => guess(email))
    expect(await login(email, 'the-customers-own')).toMatchObject({ status: 200 })
    expect(await guess(email)).toMatchObject({ status: 429 })
  })

  test('are reset once the admin signs in', async () => {
    await times(9, () => guess(email))
    expect(await login(email)).toMatchObject({ status: 200 })
    expect(await guess(email)).toMatchObject({ status: 401 })
  })
})

describe('known browsers', () => {
  test('of one account share one count', async () => {
    const { email } = await createCustomer(api)
    const browsers = [browserOf(await login(email)), browserOf(await login(email)), browserOf(await login(email))]
    const statuses = await times(12, (turn) => guess(email, browsers[turn % 3]))
    expect(statuses.slice(0, 10)).not.toContain(429)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  test('are forgotten once the password changes', async () => {
    const user = await createCustomer(api)
    const browser = browserOf(await login(user.email))
    const passwordHash = await api.platform.passwords.hash('surface-grinding', 'password', { words: [] })
    await api.knex('users').where({ id: user.id }).update({ passwordHash })
    await times(10, () => guess(user.email))
    expect(await guess(user.email, browser)).toMatchObject({ status: 429 })
  })

  test('include the one in which the user chose a password', async () => {
    const { id, email } = await createCustomer(api, { mustResetPassword: true })
    const browser = browserOf(await choose(id, testPassword))
    await times(10, () => guess(email))
    expect(await guess(email, browser)).toMatchObject({ status: 401 })
  })
})
