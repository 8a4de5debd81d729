import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createAdmin, createCustomer, createSupplier, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { mailedCode, mailsTo } from '../mailbox.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  api = await startApi()
  auth = authCalls(api)
})
afterAll(() => api.stop())

const planted = 'planted-by-somebody'
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

describe('a customer account that somebody planted at the address of an admin', () => {
  test('gets no reset code: the one sent is for the admin', async () => {
    const admin = await createAdmin(api)
    await auth.register(admin.email, { password: planted })
    const before = (await mailsTo(api, admin.email)).length
    await auth.forgot(admin.email)
    const mails = (await mailsTo(api, admin.email)).slice(before)
    expect(mails).toHaveLength(1)
    expect((await auth.reset(admin.email, codeIn(mails[0]?.text))).status).toBe(200)
    expect((await auth.login(admin.email, 'surface-grinding')).body.user).toMatchObject({ id: admin.id, isAdmin: true })
  })

  test('cannot be reset by a code from before the admin was created', async () => {
    const email = 'admin-to-be@example.com'
    await auth.register(email, { password: planted })
    await auth.forgot(email)
    const code = await mailedCode(api, email)
    await createAdmin(api, { email })
    expect((await auth.reset(email, code)).status).toBe(400)
    expect((await auth.login(email, testPassword)).status).toBe(200)
  })
})

describe('a mail with a code', () => {
  test.each([
    ['Customer Portal', (email: string) => createCustomer(api, { email }), 'customer'],
    ['Supplier Portal', (email: string) => createSupplier(api, { email }), 'supplier'],
    ['admin', (email: string) => createAdmin(api, { email }), 'customer'],
  ])('that resets a password names the account it is for: %s', async (account, create, role) => {
    const email = `named-${role}-${account.length}@example.com`
    await create(email)
    await auth.post('forgot-password', { email, role })
    const [mail] = await mailsTo(api, email)
    expect(mail?.text).toContain(account)
    expect(mail?.html).toContain(account)
  })

  test('that verifies an address names the account it is for', async () => {
    await auth.register('new-shop@example.com', { role: 'supplier' })
    expect((await mailsTo(api, 'new-shop@example.com'))[0]?.text).toContain('Supplier Portal')
  })
})
