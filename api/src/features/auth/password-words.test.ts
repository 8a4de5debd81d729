import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite } from '../../../test/company.ts'
import {
  createAdmin,
  createCustomer,
  signedInCustomer,
  signedInSupplier,
  testPassword,
} from '../../../test/factories.ts'
import type { Answered } from '../../../test/harness.ts'
import { anotherCode, mailedCode } from '../../../test/mailbox.ts'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const [name, company] = ['Wilmar Zuntfeld', 'Quorvath Plaskel']
const role = 'customer'
/** Passwords that are bad only for their owner. */
const madeOf = { address: 'ochtervex', name: 'WilmarZuntfeld', company: 'quorvathplaskel' }
const fine = 'surface-grinding-4711'

const post = (path: string, json: object, as?: string) => portal.api.request('post', path, { json, as })

type Send = (password: string) => Promise<Answered>

async function resetting(email: string): Promise<Send> {
  await post('/api/auth/forgot-password', { email, role })
  const resetCode = await mailedCode(portal.api, email)
  return (newPassword) => post('/api/auth/reset-password', { email, role, resetCode, newPassword })
}

/** Every place where a person gets a password. */
const doors: [door: string, known: (keyof typeof madeOf)[], open: (email: string) => Promise<Send>][] = [
  [
    'registration',
    ['address', 'name', 'company'],
    async (email) => (password) => post('/api/auth/register', { email, name, company, role, password }),
  ],
  [
    'change',
    ['address', 'name', 'company'],
    async (email) => {
      const { token } = await signedInCustomer(portal.api, { email, name, company })
      const body = { currentPassword: testPassword }
      return (newPassword) => post('/api/profile/password', { ...body, newPassword }, token)
    },
  ],
  [
    'reset',
    ['address', 'name', 'company'],
    async (email) => {
      await createCustomer(portal.api, { email, name, company })
      return resetting(email)
    },
  ],
  [
    'first password of their own',
    ['address', 'name', 'company'],
    async (email) => {
      const { id: userId } = await createCustomer(portal.api, { email, name, company, mustResetPassword: true })
      const body = { userId, currentPassword: testPassword }
      return (newPassword) => post('/api/auth/admin-password-reset', { ...body, newPassword })
    },
  ],
  [
    'invitation',
    ['address', 'name', 'company'],
    async (email) => {
      const { token } = await invite(portal.api, (await createTeam(portal.api, company)).owner, email)
      return (password) => post('/api/invitations/accept', { token, name, password })
    },
  ],
  [
    'customer created by an admin',
    ['address', 'name', 'company'],
    async (email) => (password) =>
      portal.admin.post('/api/admin/customers', { email, name, companyName: company, password }),
  ],
  [
    'administrator added by another',
    ['address', 'name'],
    async (email) => (password) => portal.admin.post('/api/admin/accounts', { email, name, password }),
  ],
]

test.each(doors)("%s: a password made from its owner's %j is refused", async (door, known, open) => {
  const send = await open(`ochtervex@${door.replaceAll(' ', '-')}.example`)
  for (const word of known) {
    expect([word, ...refusal(await send(madeOf[word]))]).toEqual([word, 400, 'auth.password_breached'])
  }
  expect((await send(fine)).status).toBeLessThan(300)
})

test('the company of a supplier is known too', async () => {
  const { token } = await signedInSupplier(portal.api, { name })
  await portal.api.knex('supplierProfiles').update({ companyName: company })
  const body = { currentPassword: testPassword, newPassword: madeOf.company }
  expect(refusal(await post('/api/profile/password', body, token))).toEqual([400, 'auth.password_breached'])
})

test('a reset knows all accounts of the address, but reveals them only to a caller with the code', async () => {
  const { email } = await createCustomer(portal.api)
  await createAdmin(portal.api, { email, name })
  await post('/api/auth/forgot-password', { email, role })
  const code = await mailedCode(portal.api, email)
  const reset = async (resetCode: string) =>
    refusal(await post('/api/auth/reset-password', { email, role, resetCode, newPassword: madeOf.name }))
  expect(await reset(anotherCode(code))).toEqual([400, 'auth.reset_code_invalid'])
  expect(await reset(code)).toEqual([400, 'auth.password_breached'])
})
