import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createCustomer, createSupplier } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mailedCode, mailsTo } from '../../../test/mailbox.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import { openReadWork, transact } from '../../platform/open-work.ts'
import type { Work } from '../../platform/work.ts'
import { accountDeleted } from '../account-deletion/events.ts'
import { customerCreated } from '../customers/events.ts'
import { emailChanged } from '../profile/events.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://kerf.example', BUSINESS_TZ: 'Europe/Berlin' } })
})
afterAll(() => api.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const post = (path: string, json: object) =>
  api.request('post', `/api/auth/${path}`, { json, headers: { 'user-agent': firefox } })
const register = (email: string, name: string, role = 'customer') =>
  post('register', { email, password: 'five-axis-milling', name, role })
const newest = async (address: string): Promise<MailMessage> => {
  const mail = (await mailsTo(api, address)).at(-1)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}
/** As a visitor's call would. */
const inWork = (steps: (work: Work<Actor | null>) => Promise<void>) => {
  const request = { id: 'test', address: '192.0.2.1', userAgent: firefox, moduleVersions: '' }
  return transact(api.platform, openReadWork<Actor | null>(api.platform, null, request), steps)
}

describe('the link in a mail', () => {
  test.each(['customer', 'supplier'])('takes the address, role and code of a new %s to the page', async (role) => {
    const email = `new+${role}@example.com`
    await register(email, 'Ada Turner', role)
    const code = await mailedCode(api, email)
    const link = `https://kerf.example/verify-email?email=new%2B${role}%40example.com&role=${role}&code=${code}`
    const { text, html } = await newest(email)
    expect(text).toContain(link)
    expect(html).toContain(link.replaceAll('&', '&amp;'))
  })

  test('leads to the page that resets a password; an admin counts as a customer there', async () => {
    const { email } = await createAdmin(api)
    await post('forgot-password', { email, role: 'customer' })
    const query = new URLSearchParams({ email, role: 'customer', code: await mailedCode(api, email) })
    expect((await newest(email)).text).toContain(`https://kerf.example/reset-password?${query}`)
  })
})

describe('a name that the user chose', () => {
  test.each(['http://evil.example', 'Win a prize at evil.example', 'you@evil.example', 'www.evil.example'])(
    'is left out of mails when it may be a link: %s',
    async (name) => {
      const email = `victim-${crypto.randomUUID()}@example.com`
      await register(email, name)
      const { to, text, html } = await newest(email)
      expect(text).toContain('Hello,\n')
      for (const part of [JSON.stringify(to), text, html]) expect(part).not.toContain('evil.example')
    },
  )

  test.each(["Dr. J.R. O'Neil-Šimić", 'Ada Turner, Ph.D.', '<b>Ada</b>'])('is greeted unchanged: %s', async (name) => {
    const email = `person-${crypto.randomUUID()}@example.com`
    await register(email, name)
    const { to, text, html } = await newest(email)
    expect(to).toEqual({ name, address: email })
    expect(text).toContain(`Hello ${name},`)
    expect(html).not.toContain('<b>')
  })

  test.each(['Ada\r\nBcc: everybody@example.com', 'Ada\nX-Evil: 1'])(
    'with a line break adds no header, because sign-up refuses it: %j',
    async (name) => {
      const email = `header-${crypto.randomUUID()}@example.com`
      expect(await register(email, name)).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } })
      expect(await mailsTo(api, email)).toEqual([])
    },
  )
})

describe('a notice', () => {
  test('comes after a reset, with the moment, the device, and what to do if it was somebody else', async () => {
    const { email } = await createCustomer(api)
    await post('forgot-password', { email, role: 'customer' })
    const resetCode = await mailedCode(api, email)
    await post('reset-password', { email, role: 'customer', resetCode, newPassword: 'surface-grinding' })
    const { subject, text } = await newest(email)
    expect(subject).toBe('Your Kerf password was changed')
    expect(text).toMatch(/When: \w{3} \d\d, \d{4}, \d\d:\d\d (GMT\+[12]|CES?T)\nDevice: Firefox on Windows/)
    expect(text).toContain('https://kerf.example/forgot-password')
    expect(text).not.toContain('surface-grinding')
  })

  test('of a new address is sent to the old one and does not name the new one', async () => {
    const user = await createCustomer(api)
    const from = 'old-one@example.com'
    await inWork((work) => work.happened(emailChanged, { user, from, to: user.email }))
    const { subject, text } = await newest(from)
    expect(text).not.toContain(user.email)
    expect(subject).toBe('The email address of your Kerf account was changed')
    expect(text).toContain('Device: Firefox on Windows')
    expect(text).toContain('If it was not you')
  })

  test('of a deletion says farewell, with no link to anything', async () => {
    const user = await createCustomer(api, { email: 'gone@example.com' })
    await inWork((work) => work.happened(accountDeleted, { user, companyId: null, rfqs: 0, quotes: 0, orders: 0 }))
    const { subject, text } = await newest('gone@example.com')
    expect(subject).toBe('Your Kerf account was deleted')
    expect(text).not.toContain('https://')
  })

  test('of an account created by an admin says how to sign in, but never the password', async () => {
    const [customer, supplier] = [await createCustomer(api), await createSupplier(api)]
    for (const user of [customer, supplier]) {
      await inWork((work) => work.happened(customerCreated, { user }))
    }
    const [toCustomer, toSupplier] = [await newest(customer.email), await newest(supplier.email)]
    expect(toCustomer.text).toContain(`Sign in with ${customer.email} and the password you were given.`)
    expect(toCustomer.text).toContain('Sign in:\nhttps://kerf.example/')
    expect(toCustomer.text).not.toContain('choose "Supplier"')
    expect(toSupplier.text).toContain('choose "Supplier"')
  })
})

test('a new password invalidates every code mailed before', async () => {
  const user = await createCustomer(api, { verified: false })
  await post('resend-verification', { email: user.email })
  const verificationCode = await mailedCode(api, user.email)
  await post('forgot-password', { email: user.email, role: 'customer' })
  const resetCode = await mailedCode(api, user.email)
  await post('reset-password', { email: user.email, role: 'customer', resetCode, newPassword: 'surface-grinding' })
  expect(await post('verify-email', { email: user.email, verificationCode })).toMatchObject({ status: 400 })
  expect(await api.knex('verificationCodes').where({ userId: user.id }).whereNull('usedAt')).toEqual([])
})

test('an account that is deleted before its mail is made gets no code', async () => {
  const user = await createCustomer(api)
  await post('forgot-password', { email: user.email, role: 'customer' })
  await api.knex('users').where({ id: user.id }).update({ deletedAt: new Date() })
  expect(await mailsTo(api, user.email)).toEqual([])
  expect(await api.knex('verificationCodes').where({ userId: user.id })).toEqual([])
})
