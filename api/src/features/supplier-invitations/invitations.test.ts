import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress } from '../../../test/company.ts'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { newSupplier } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const post = (path: string, json: object) => portal.api.request('post', path, { json })

/** The secret of the latest invitation to an address. */
async function mailedSecret(address: string): Promise<string> {
  await portal.api.runJobs()
  const mail = portal.api.mails.findLast(({ to }) => JSON.stringify(to).includes(address))
  return /\/supplier-invitation#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('an invited supplier creates a verified account, which is signed in', async () => {
  const email = newAddress()
  const { body } = await portal.admin.post('/api/admin/supplier-invitations', { email, companyName: 'Vera Works' })
  expect(body).toMatchObject({ email, isExpired: false })
  const token = await mailedSecret(email)
  expect((await post('/api/supplier-invitations/open', { token })).body).toMatchObject({
    email,
    companyName: 'Vera Works',
  })
  const accepted = await post('/api/supplier-invitations/accept', {
    token,
    name: 'Vera',
    password: 'turned-and-milled-43',
  })
  expect(accepted.body.user).toMatchObject({ role: 'supplier', isVerified: true })
  const profile = await portal.api.request('get', '/api/supplier/profile', { as: accepted.body.token })
  expect(profile.body).toMatchObject({ companyName: 'Vera Works', name: 'Vera' })
  expect(refusal(await post('/api/supplier-invitations/open', { token }))).toEqual([404, 'invitation.not_found'])
  const again = await portal.admin.post('/api/admin/supplier-invitations', { email })
  expect(refusal(again)).toEqual([409, 'invitation.supplier_exists'])
})

test('an address has one open invitation at a time, and a withdrawn invitation cannot be used', async () => {
  const email = newAddress()
  const { body } = await portal.admin.post('/api/admin/supplier-invitations', { email })
  expect(refusal(await portal.admin.post('/api/admin/supplier-invitations', { email }))).toEqual([
    409,
    'invitation.exists',
  ])
  const token = await mailedSecret(email)
  expect((await portal.admin.delete(`/api/admin/supplier-invitations/${body.id}`)).status).toBe(204)
  expect(refusal(await post('/api/supplier-invitations/open', { token }))).toEqual([404, 'invitation.not_found'])
})

test('accepting one invitation twice at once creates one account', async () => {
  const email = newAddress()
  await portal.admin.post('/api/admin/supplier-invitations', { email })
  const token = await mailedSecret(email)
  const accept = () =>
    post('/api/supplier-invitations/accept', { token, name: 'Vera', password: 'turned-and-milled-43' })
  const answers = await Promise.all([accept(), accept()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('an address with a supplier account cannot be invited', async () => {
  const { user } = await newSupplier(portal.api)
  const answer = await portal.admin.post('/api/admin/supplier-invitations', { email: user.email.toUpperCase() })
  expect(refusal(answer)).toEqual([409, 'invitation.supplier_exists'])
})

test('open invitations are a list: by date, searched, and by what became of them', async () => {
  const [first, second, third] = [newAddress(), newAddress(), newAddress()]
  const path = '/api/admin/supplier-invitations'
  await portal.admin.post(path, { email: first, companyName: 'Zahnradwerk Übersee' })
  portal.api.passTime(60_000)
  await portal.admin.post(path, { email: second, companyName: 'Zahnradwerk Nord' })
  portal.api.passTime(60_000)
  const withdrawn = await portal.admin.post(path, { email: third, companyName: 'Zahnradwerk Süd' })
  await portal.admin.delete(`${path}/${withdrawn.body.id}`)
  const listed = async (query: string) => {
    const { body, headers } = await portal.admin.get(`${path}?q=zahnradwerk&${query}`)
    return { emails: body.map(({ email }: { email: string }) => email), total: headers.get('x-total-count') }
  }
  expect(await listed('')).toEqual({ emails: [second, first], total: '2' })
  expect(await listed('sort=date-asc&limit=1')).toEqual({ emails: [first], total: '2' })
  expect((await portal.admin.get(`${path}?q=ÜBERSEE`)).body).toMatchObject([{ email: first, isExpired: false }])
  expect(await listed('status=waiting')).toMatchObject({ total: '2' })
  await portal.api
    .knex('supplierInvitations')
    .where({ email: first })
    .update({ expiresAt: new Date(0) })
  expect(await listed('status=expired')).toEqual({ emails: [first], total: '1' })
  expect(await listed('status=waiting')).toEqual({ emails: [second], total: '1' })
  expect(await listed('status=undelivered')).toEqual({ emails: [], total: '0' })
})
