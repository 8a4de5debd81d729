import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '../../src/models/user.ts'
import { authCalls } from '../auth-calls.ts'
import { createCustomer, signedInAdmin, signedInCustomer, testPassword } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { mailedCode, mailsTo } from '../mailbox.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
let ada: User
const address = 'ada.kerf@example.com'
beforeAll(async () => {
  api = await startApi()
  auth = authCalls(api)
  ada = await createCustomer(api, { email: address })
})
afterAll(() => api.stop())

/** Each looks like Ada's address, or becomes it by case folding or normalisation. */
const lookAlikes = [
  ['a Cyrillic а', '\u0430da.kerf@example.com'],
  ['a Cyrillic е in the domain', 'ada.kerf@\u0435xample.com'],
  ['a full-width @', 'ada.kerf\uff20example.com'],
  ['full-width letters', '\uff41\uff44\uff41.kerf@example.com'],
  ['a full-width dot', 'ada\uff0ekerf@example.com'],
  ['an ideographic dot in the domain', 'ada.kerf@example\u3002com'],
  ['a zero-width space', 'ada\u200b.kerf@example.com'],
  ['a zero-width joiner in the domain', 'ada.kerf@exam\u200dple.com'],
  ['a zero-width space at its end', 'ada.kerf@example.com\u200b'],
  ['a soft hyphen', 'ada\u00ad.kerf@example.com'],
  ['the kelvin sign', 'ada.\u212aerf@example.com'],
  ['a long s in the domain', 'ada.kerf@example.com\u017f'],
  ['a combining mark', 'a\u0301da.kerf@example.com'],
  ['a direction mark', '\u202eada.kerf@example.com'],
  ['a null byte', 'ada.kerf@example.com\0'],
  ['a line break', 'ada.kerf@example.com\r\nBcc: eve@example.com'],
  ['a second address', 'ada.kerf@example.com,eve@example.com'],
  ['a name around it', 'Ada <ada.kerf@example.com>'],
  ['a comment', 'ada.kerf(eve)@example.com'],
  ['quotation marks', '"ada.kerf"@example.com'],
  ['a dot after it', 'ada.kerf@example.com.'],
] as const

describe.each(lookAlikes)('an address with %s', (_what, typed) => {
  test.each([
    ['login', { password: testPassword }],
    ['register', { password: 'an-intruders-choice', name: 'Eve' }],
    ['verify-email', { verificationCode: '000000' }],
    ['resend-verification', {}],
    ['forgot-password', {}],
    ['reset-password', { resetCode: '000000', newPassword: 'an-intruders-choice' }],
  ])('is refused by %s, and no mail is sent', async (path, more) => {
    const mails = api.mails.length
    const answer = await auth.post(path, { email: typed, role: 'customer', ...more })
    expect([answer.status, Object.keys(answer.body.fields ?? { email: '' })]).toEqual([400, ['email']])
    await api.runJobs()
    expect(api.mails).toHaveLength(mails)
  })
})

const newCustomer = { name: 'Eve Turner', companyName: 'Eve Works', password: 'first-password' }

describe('no look-alike becomes the address of an account', () => {
  test.each([
    ['a change of address', '/api/profile/email-change', 'newEmail', { password: testPassword }],
    ['an invitation', '/api/company/invitations', 'email', { companyRole: 'buyer' }],
  ])('by %s', async (_what, path, field, more) => {
    const { token } = await signedInCustomer(api, { company: 'Acme Robotics' })
    await expectAllRefused(token, path, field, more)
  })

  test.each([
    ['a customer', '/api/admin/customers'],
    ['another admin', '/api/admin/accounts'],
  ])('when an admin creates %s', async (_what, path) => {
    const { token } = await signedInAdmin(api)
    await expectAllRefused(token, path, 'email', newCustomer)
  })

  async function expectAllRefused(as: string, path: string, field: string, more: object) {
    for (const [, typed] of lookAlikes) {
      const { status, body } = await api.request('post', path, { as, json: { ...more, [field]: typed } })
      expect([status, Object.keys(body.fields ?? { [field]: '' })]).toEqual([400, [field]])
    }
  }
})

/** Looks the same to a person, or is the same mailbox at some providers, but is a different address. */
const others = [
  ['in punycode that is shown like it', 'ada.kerf@xn--xample-2of.com'],
  ['with a tag', 'ada.kerf+kerf@example.com'],
  ['without its dot', 'adakerf@example.com'],
  ['with a digit for a letter', 'ada.kerf@examp1e.com'],
  ['of a sub-domain', 'ada.kerf@mail.example.com'],
]

test.each(others)('an address %s is a separate account, and its mails go only there', async (_what, other) => {
  const before = (await mailsTo(api, address)).length
  await auth.register(other, { password: 'a-password-of-another' })
  expect(await auth.verify(other, await mailedCode(api, other))).toMatchObject({ status: 200 })
  const signedIn = await auth.login(other, 'a-password-of-another')
  expect(signedIn.body.user).toMatchObject({ email: other })
  expect(signedIn.body.user.id).not.toBe(ada.id)
  expect(await auth.login(address, 'a-password-of-another')).toMatchObject({ status: 401 })
  await auth.forgot(other)
  expect(await mailsTo(api, other)).toHaveLength(2)
  expect(await mailsTo(api, address)).toHaveLength(before)
})

test('the address in different case is the same account, and its mail goes to the registered spelling', async () => {
  const before = (await mailsTo(api, address)).length
  await auth.forgot('ADA.Kerf@EXAMPLE.com')
  const code = await mailedCode(api, address)
  expect(await mailsTo(api, address)).toHaveLength(before + 1)
  expect(await auth.reset('ada.KERF@example.COM', code)).toMatchObject({ status: 200 })
  expect((await auth.login(' Ada.Kerf@Example.com ', 'surface-grinding')).body.user.id).toBe(ada.id)
})
