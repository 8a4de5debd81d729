import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress } from '../../../test/company.ts'
import { createCustomer, createSupplier } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const fields = (email: string) => ({ name: 'Mia Made', email, companyName: 'Made Works', password: 'six-42' })
const create = (json: object, by = portal.admin) => by.post('/api/admin/customers', json)
const login = (email: string, password: string) =>
  portal.api.request('post', '/api/auth/login', { json: { email, password, role: 'customer' } })

test('a customer created by an admin is verified, must choose a password of their own, and is told by mail', async () => {
  const email = newAddress()
  const { status, body } = await create({ ...fields(email), phone: '+1 555', title: '' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Mia Made', email, companyNameInput: 'Made Works', phone: '+1 555', title: null })
  expect(body).toMatchObject({ role: 'customer', isVerified: true, isAdmin: false, company: null })
  expect(body).toMatchObject({ rfqCount: 0, quoteCount: 0, orderCount: 0, totalSpent: '0.00' })
  expect(JSON.stringify(body)).not.toMatch(/password/i)
  expect((await login(email, 'six-42')).body).toEqual({ requiresPasswordReset: true, userId: body.id })
  const mails = await mailsTo(portal.api, email)
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).not.toContain('six-42')
  const [entry] = await portal.api.knex('auditLog').where({ action: 'user.created', objectId: body.id })
  expect(entry).toMatchObject({ actorId: portal.admin.user.id })
  expect(JSON.stringify(entry)).not.toContain('six-42')
})

test('an address that a customer has is refused, however it is written, and no mail is sent', async () => {
  const { api } = portal
  const customers = [await createCustomer(api), await createCustomer(api, { verified: false })]
  for (const { email } of customers) {
    expect(refusal(await create(fields(email.toUpperCase())))).toEqual([409, 'user.email_taken'])
    expect(await mailsTo(api, email)).toEqual([])
  }
})

test('a supplier of the same address is another account', async () => {
  const { email } = await createSupplier(portal.api)
  expect((await create(fields(email))).status).toBe(201)
})

test.each([
  [{ name: 'M' }, { name: 'Name must be at least 2 characters' }],
  [{ email: 'nowhere' }, { email: 'Please enter a valid email address' }],
  [{ companyName: ' ' }, { companyName: 'Company name is required' }],
  [{ password: 'five5' }, { password: 'Password must be at least 6 characters' }],
])("%j is refused with the message in docs/product/admin.md, 'Customer Accounts'", async (wrong, expected) => {
  const answer = await create({ ...fields(newAddress()), ...wrong })
  expect([...refusal(answer), answer.body.fields]).toEqual([400, 'validation.failed', expected])
})

test.each(['admin', 'supplier'])('a role of %s is refused: this call creates customers', async (role) => {
  expect(refusal(await create({ ...fields(newAddress()), role }))).toEqual([400, 'validation.failed'])
})

test('a password from a data leak is reported at its field', async () => {
  const answer = await create({ ...fields(newAddress()), password: '123456' })
  expect(refusal(answer)).toEqual([400, 'auth.password_breached'])
  expect(answer.body.fields).toHaveProperty('password')
})

test('of two customers created at once with the same address, one is created', async () => {
  const email = newAddress()
  const answers = await Promise.all([create(fields(email)), create(fields(email))])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await mailsTo(portal.api, email)).toHaveLength(1)
})

test('only admins create customers', async () => {
  expect(refusal(await create(fields(newAddress()), portal.customer))).toEqual([403, 'auth.admin_required'])
})
