import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createCustomer,
  createSupplier,
  signedInAdmin,
  signedInCustomer,
  signedInSupplier,
  testPassword,
} from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCode, mailedCode, mailsTo } from '../../../test/mailbox.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ config: { publicUrl: 'https://kerf.example' } })
})
afterAll(() => api.stop())

const minute = 60_000
const path = '/api/profile/email-change'
const ask = (as: string, newEmail: unknown, password: unknown = testPassword) =>
  api.request('post', path, { as, json: { newEmail, password } })
const confirm = (as: string, verificationCode: unknown) =>
  api.request('post', `${path}/confirm`, { as, json: { verificationCode } })
const cancel = (as: string) => api.request('delete', path, { as })
const profile = async (as: string) => (await api.request('get', '/api/profile', { as })).body
const login = (email: string, role = 'customer') =>
  api.request('post', '/api/auth/login', { json: { email, password: testPassword, role } })
const recorded = (userId: string) =>
  api.knex('auditLog').where({ objectId: userId }).orderBy('id').select('action', 'changes')
const refused = { status: 400, body: { code: 'auth.code_invalid' } }

const freshAddress = () => `new-${randomBytes(4).toString('hex')}@example.com`

describe('a new address', () => {
  test('takes effect once its mailed code is entered, and the old address is told', async () => {
    const { user, token } = await signedInCustomer(api)
    const to = freshAddress()
    const asked = await ask(token, to)
    expect([asked.status, asked.body]).toEqual([200, { message: expect.stringMatching(/code is on its way/) }])
    expect(await profile(token)).toMatchObject({ email: user.email, pendingEmail: to })
    const code = await mailedCode(api, to)
    expect((await login(user.email)).status).toBe(200)
    expect(await mailsTo(api, user.email)).toEqual([])

    expect(await confirm(token, code)).toMatchObject({ status: 200, body: { email: to, pendingEmail: null } })
    expect((await api.request('get', '/api/auth/me', { as: token })).body.email).toBe(to)
    expect([(await login(user.email)).status, (await login(to)).status]).toEqual([401, 200])
    const notices = await mailsTo(api, user.email)
    expect(notices.map((mail) => mail.subject)).toEqual(['The email address of your Kerf account was changed'])
    expect(await recorded(user.id)).toEqual(
      expect.arrayContaining([
        { action: 'user.email_change_requested', changes: { to } },
        { action: 'user.email_changed', changes: { from: user.email, to } },
      ]),
    )
    expect(JSON.stringify(await recorded(user.id))).not.toContain(code)
  })

  test('gets a mail with a code, where to enter it, and without the user-chosen name', async () => {
    const { token } = await signedInCustomer(api, { name: 'Win at https://evil.example' })
    const to = freshAddress()
    await ask(token, to)
    const [mail] = await mailsTo(api, to)
    const code = await mailedCode(api, to)
    expect(mail?.text).toContain(`https://kerf.example/profile?tab=account&code=${code}`)
    expect(`${JSON.stringify(mail?.to)} ${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil')
  })

  test('may belong to a user with any name: each mail includes it as plain text', async () => {
    const name = '山田 <script>alert(1)</script> & Söhne'
    const [holder, { user, token }] = [await createCustomer(api, { name }), await signedInCustomer(api, { name })]
    const to = freshAddress()
    await ask(token, holder.email)
    const told = await mailsTo(api, holder.email)
    await ask(token, to)
    await confirm(token, await mailedCode(api, to))
    const mails = [...told, ...(await mailsTo(api, user.email))]
    expect(mails).toHaveLength(2)
    for (const { text, html } of mails) {
      expect(text).toContain(`Hello ${name},`)
      expect(html).toContain('Hello 山田 &lt;script&gt;alert(1)&lt;/script&gt; &amp; Söhne,')
      expect(html).not.toContain('<script')
    }
  })

  test('can be set by suppliers and admins as well, each within their own kind of account', async () => {
    const customer = await createCustomer(api)
    for (const { token } of [await signedInSupplier(api), await signedInAdmin(api)]) {
      await ask(token, customer.email)
      expect(await confirm(token, await mailedCode(api, customer.email))).toMatchObject({ status: 200 })
    }
    expect(await api.knex('users').where({ email: customer.email })).toHaveLength(3)
  })

  test('that equals the current one, ignoring case, is refused', async () => {
    const { user, token } = await signedInCustomer(api)
    expect(await ask(token, user.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'user.email_unchanged' },
    })
  })

  test('needs the current password; with a wrong one no mail is sent', async () => {
    const { user, token } = await signedInCustomer(api)
    const to = freshAddress()
    expect(await ask(token, to, 'a-wrong-one')).toMatchObject({ body: { code: 'auth.current_password_wrong' } })
    expect(await mailsTo(api, to)).toEqual([])
    expect((await profile(token)).pendingEmail).toBeNull()
    expect(await recorded(user.id)).toContainEqual({ action: 'user.password_refused', changes: {} })
  })

  test.each([
    ['no address', 'no address'],
    ['one without a domain', 'a@b'],
    ['a header', 'a@example.com\r\nBcc: all@example.com'],
    ['two', 'a@example.com, b@example.com'],
    ['one with a name', 'Ada <a@example.com>'],
    ['one with a look-alike letter before the @', 'аda@example.com'],
    ['one with a look-alike letter in its domain', 'ada@exаmple.com'],
    ['one with a null byte', 'a\0@example.com'],
    ['a megabyte', `${'x'.repeat(1_000_000)}@example.com`],
    ['a list', ['a@example.com']],
    ['nothing', null],
  ])('cannot be %s', async (_what, newEmail) => {
    const { token } = await signedInCustomer(api)
    const answer = await ask(token, newEmail)
    expect(answer.status).toBe(400)
    expect((await profile(token)).pendingEmail).toBeNull()
  })

  test('that was cancelled is no longer pending, even if its mail was not yet sent', async () => {
    const { token } = await signedInCustomer(api)
    const [sent, unsent] = [freshAddress(), freshAddress()]
    await ask(token, sent)
    const code = await mailedCode(api, sent)
    expect((await cancel(token)).status).toBe(204)
    expect((await profile(token)).pendingEmail).toBeNull()
    expect(await confirm(token, code)).toMatchObject(refused)
    await ask(token, unsent)
    await cancel(token)
    expect(await mailsTo(api, unsent)).toEqual([])
    expect((await cancel(token)).status).toBe(204)
  })
})

describe('an address that is taken', () => {
  test('gets the same answer and pending state; its owner gets a mail without a code', async () => {
    const holder = await createCustomer(api, { name: 'Holder' })
    const { user, token } = await signedInCustomer(api, { name: 'Curious Person' })
    const other = await signedInCustomer(api)
    const [taken, free] = [await ask(token, holder.email), await ask(other.token, freshAddress())]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const mails = await mailsTo(api, holder.email)
    expect(mails.map((mail) => mail.subject)).toEqual(['Your address was entered for another account at Kerf'])
    expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/)
    expect(mails[0]?.text).not.toContain(user.name)
    expect((await profile(token)).pendingEmail).toBe(holder.email)
    const [waiting, usual] = await Promise.all(
      [user.id, other.user.id].map(async (userId) => {
        const rows = await api.knex('verificationCodes').where({ userId, usedAt: null })
        return rows.map(({ attemptsLeft, sentAt, expiresAt }) => [attemptsLeft, expiresAt - sentAt])
      }),
    )
    expect(waiting).toEqual([[5, 15 * minute]])
    expect(waiting).toEqual(usual)
    for (let tried = 0; tried < 5; tried += 1) expect(await confirm(token, '123456')).toMatchObject(refused)
    expect((await profile(token)).pendingEmail).toBeNull()
    expect((await login(holder.email)).status).toBe(200)
  })

  test('by another kind of user counts as free', async () => {
    const supplier = await createSupplier(api)
    const admin = await createAdmin(api)
    for (const { email } of [supplier, admin]) {
      const { token } = await signedInCustomer(api)
      await ask(token, email)
      expect(await confirm(token, await mailedCode(api, email))).toMatchObject({ status: 200, body: { email } })
    }
  })

  test('after the code was mailed is refused like a wrong code, which is then used up', async () => {
    const { user, token } = await signedInCustomer(api)
    const to = freshAddress()
    await ask(token, to)
    const code = await mailedCode(api, to)
    const holder = await createCustomer(api, { email: to.toUpperCase() })
    expect(await confirm(token, code)).toMatchObject(refused)
    expect(await profile(token)).toMatchObject({ email: user.email, pendingEmail: null })
    await api.knex('users').where({ id: holder.id }).update({ deletedAt: new Date() })
    expect(await confirm(token, code)).toMatchObject(refused)
    expect(await mailsTo(api, user.email)).toEqual([])
  })

  test('by a deleted account counts as free', async () => {
    const gone = await createCustomer(api)
    await api.knex('users').where({ id: gone.id }).update({ deletedAt: new Date() })
    const { token } = await signedInCustomer(api)
    await ask(token, gone.email)
    expect(await confirm(token, await mailedCode(api, gone.email))).toMatchObject({ status: 200 })
  })

  test('by an unverified registration counts as free', async () => {
    const to = freshAddress()
    const json = { email: to, password: 'squatting-password', name: 'Squatter', role: 'supplier' }
    await api.request('post', '/api/auth/register', { json })
    const { token } = await signedInSupplier(api)
    await ask(token, to)
    expect(await confirm(token, await mailedCode(api, to))).toMatchObject({ status: 200, body: { email: to } })
    expect(await api.knex('users').where({ email: to })).toHaveLength(1)
    expect((await login(to, 'supplier')).status).toBe(200)
  })
})

describe('the code', () => {
  const withCode = async () => {
    const signedIn = await signedInCustomer(api)
    const to = freshAddress()
    await ask(signedIn.token, to)
    return { ...signedIn, to, code: await mailedCode(api, to) }
  }

  test('stops working after five wrong attempts, which the audit log records', async () => {
    const { user, token, code } = await withCode()
    for (let tried = 0; tried < 5; tried += 1) expect(await confirm(token, anotherCode(code))).toMatchObject(refused)
    expect(await confirm(token, code)).toMatchObject(refused)
    expect((await profile(token)).pendingEmail).toBeNull()
    const wrong = (await recorded(user.id)).filter(({ action }) => action === 'user.code_refused')
    expect(wrong).toHaveLength(6)
    expect(wrong[0].changes).toEqual({ purpose: 'change_email' })
  })

  test('stops working after a quarter of an hour', async () => {
    const { token, code } = await withCode()
    api.passTime(15 * minute + 1000)
    expect((await profile(token)).pendingEmail).toBeNull()
    expect(await confirm(token, code)).toMatchObject(refused)
  })

  test('stops working once another address is requested, even if its mail comes late', async () => {
    const { token, to, code } = await withCode()
    const next = freshAddress()
    await ask(token, next)
    expect(await confirm(token, code)).toMatchObject(refused)
    expect(await confirm(token, await mailedCode(api, next))).toMatchObject({ status: 200, body: { email: next } })
    const mailsBefore = (await mailsTo(api, to)).length
    const unsent = freshAddress()
    await ask(token, unsent)
    await ask(token, freshAddress())
    expect(await mailsTo(api, unsent)).toEqual([])
    expect(await mailsTo(api, to)).toHaveLength(mailsBefore)
  })

  test('works once', async () => {
    const { token, code } = await withCode()
    await confirm(token, code)
    expect(await confirm(token, code)).toMatchObject(refused)
  })

  test('works for nobody else, nor as another kind of code', async () => {
    const { token, code, user } = await withCode()
    const other = await signedInCustomer(api)
    expect(await confirm(other.token, code)).toMatchObject(refused)
    const json = { email: user.email, role: 'customer', resetCode: code, newPassword: 'surface-grinding' }
    expect((await api.request('post', '/api/auth/reset-password', { json })).status).toBe(400)
    expect((await confirm(token, code)).status).toBe(200)
  })

  test('to reset a password ends when the address it was mailed to changes', async () => {
    const { user, token, to, code } = await withCode()
    await api.request('post', '/api/auth/forgot-password', { json: { email: user.email, role: 'customer' } })
    const resetCode = await mailedCode(api, user.email)
    await confirm(token, code)
    const json = { email: to, role: 'customer', resetCode, newPassword: 'surface-grinding' }
    expect((await api.request('post', '/api/auth/reset-password', { json })).status).toBe(400)
  })

  test.each(['12345', '1234567', 'abcdef', 123456, null, ''])('cannot be %j', async (code) => {
    const { token } = await signedInCustomer(api)
    expect((await confirm(token, code)).body.fields).toHaveProperty('verificationCode')
  })
})
