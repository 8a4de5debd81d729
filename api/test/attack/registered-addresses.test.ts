import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createAdmin, createCustomer, createSupplier, signIn, testPassword } from '../factories.ts'
import { type Answered, startApi, type TestApi } from '../harness.ts'
import { mailedCode, mailsTo } from '../mailbox.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi()
  auth = authCalls(api)
})
afterAll(() => api.stop())

const [first, second] = ['tried-by-a-stranger', 'tried-once-more']
const told = ({ status, body }: Answered) => ({ status, body: { ...body, requestId: '' } })

/** A stranger registers addresses and signs in with their password, to learn who has an account. */
const addresses: [string, () => Promise<string>][] = [
  ['nobody', async () => `nobody-${crypto.randomUUID()}@example.com`],
  ['a customer', async () => (await createCustomer(api)).email],
  ['a customer who never verified', async () => (await createCustomer(api, { verified: false })).email],
  ['a customer who must choose a password', async () => (await createCustomer(api, { mustResetPassword: true })).email],
  ['an admin', async () => (await createAdmin(api)).email],
  ['a supplier', async () => (await createSupplier(api)).email],
]

test.each(addresses)(
  'the address of %s, registered by a stranger, reveals nothing at sign-in',
  async (_whose, make) => {
    const email = await make()
    const other = `nobody-${crypto.randomUUID()}@example.com`
    for (const password of [first, second, first]) {
      expect(told(await auth.register(email, { password }))).toEqual(told(await auth.register(other, { password })))
      for (const tried of [first, second, 'neither-of-both']) {
        expect(told(await auth.login(email, tried))).toEqual(told(await auth.login(other, tried)))
      }
      api.passTime(36 * 60 * 60 * 1000)
      expect(told(await auth.login(email, password))).toEqual(told(await auth.login(other, password)))
    }
  },
)

test.each(addresses)(
  'signing in checks as many passwords for %s as for anybody else, registered or not',
  async (_whose, make) => {
    const verify = vi.spyOn(api.platform.passwords, 'verify')
    const checked = async (email: string, password: string, role: string) => {
      verify.mockClear()
      await auth.post('login', { email, password, role })
      return verify.mock.calls.length
    }
    const email = await make()
    const counts = { customer: new Set<number>(), supplier: new Set<number>() }
    for (const role of ['customer', 'supplier'] as const) {
      counts[role].add(await checked(`nobody-${crypto.randomUUID()}@example.com`, first, role))
      counts[role].add(await checked(email, first, role))
      await auth.register(email, { password: first, role, company: 'Works' })
      for (const password of [first, second, testPassword]) counts[role].add(await checked(email, password, role))
    }
    verify.mockRestore()
    expect([counts.customer.size, counts.supplier.size]).toEqual([1, 1])
  },
)

describe('a password sent when registering an address that has an account', () => {
  test('grants no access, and the account’s own still does', async () => {
    const { email, id } = await createCustomer(api)
    await auth.register(email, { password: first })
    const refused = await auth.login(email, first)
    expect(refused).toMatchObject({ status: 403, body: { code: 'auth.not_verified' } })
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await auth.login(email)).toMatchObject({ status: 200, body: { user: { id } } })
    expect(await auth.verify(email, '000000')).toMatchObject({ status: 400, body: { code: 'auth.code_invalid' } })
  })

  test('that equals the account’s own can sign in', async () => {
    const { email } = await createCustomer(api)
    await auth.register(email, { password: testPassword })
    expect(await auth.login(email)).toMatchObject({ status: 200 })
  })

  test('is in the audit log of the account as a wrong password', async () => {
    const { email, id } = await createCustomer(api)
    await auth.register(email, { password: first })
    await auth.login(email, first)
    const refused = await api.knex('auditLog').where({ objectId: id, action: 'session.refused' })
    expect(refused).toMatchObject([{ changes: { reason: 'password' } }])
  })

  test('causes a mail telling the owner that there is an account, instead of another code', async () => {
    const { email } = await createCustomer(api)
    await auth.resend(email)
    expect(await mailsTo(api, email)).toEqual([])
    await auth.register(email, { password: first })
    await auth.resend(email)
    const subjects = (await mailsTo(api, email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['You already have an account at Kerf', 'You already have an account at Kerf'])
  })

  test('is stored only as a hash, and deleted with the account', async () => {
    const user = await createCustomer(api)
    await auth.register(user.email, { password: first })
    const kept = () => api.knex('registrationAttempts').where({ email: user.email })
    expect(await kept()).toMatchObject([
      { accountType: 'customer', passwordHash: expect.stringMatching(/^\$argon2id/) },
    ])
    const json = { password: testPassword }
    const deleted = await api.request('post', '/api/profile/deletion', { as: await signIn(api, user), json })
    expect(deleted.status).toBeLessThan(300)
    expect(await kept()).toEqual([])
  })

  test('is deleted when the account changes its address', async () => {
    const user = await createCustomer(api)
    const token = await signIn(api, user)
    await auth.register(user.email, { password: first })
    const newEmail = `moved-${user.email}`
    const post = (path: string, json: object) =>
      api.request('post', `/api/profile/email-change${path}`, { as: token, json })
    await post('', { newEmail, password: testPassword })
    expect(await post('/confirm', { verificationCode: await mailedCode(api, newEmail) })).toMatchObject({ status: 200 })
    expect(await api.knex('registrationAttempts').where({ email: user.email })).toEqual([])
    for (const email of [user.email, newEmail]) expect((await auth.login(email, first)).status).toBe(401)
  })
})
