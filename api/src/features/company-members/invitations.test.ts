import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, mailedInvitation, newAddress } from '../../../test/company.ts'
import { createCustomer, createSupplier } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { anotherCustomer, type Person, refusal } from '../../../test/main-job.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { MailMessage } from '../../platform/mail/mailer.ts'
import { sendInvitation } from './invitation-mail-service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const path = '/api/company/invitations'
const day = 24 * 60 * 60 * 1000
const inviteTo = (by: Person, email: string, companyRole = 'buyer') => by.post(path, { email, companyRole })
const open = (token: string) => api.request('post', '/api/invitations/open', { json: { token } })
const invited = async (by: Person) => (await by.get(path)).body.map(({ email }: { email: string }) => email)

test('an invitation mail says who invites, to which company and role, and until when', async () => {
  const { owner } = await createTeam(api, 'Nordlicht Maschinenbau GmbH')
  const email = newAddress()
  const { status, body } = await inviteTo(owner, email, 'viewer')
  expect(status).toBe(201)
  expect(body).toMatchObject({ email, companyRole: 'viewer', invitedBy: 'The owner', isExpired: false })
  expect(Date.parse(body.expiresAt) - Date.parse(body.sentAt)).toBe(7 * day)
  const [mail] = await mailsTo(api, email)
  expect(mail?.subject).toBe('The owner invites you to join Nordlicht Maschinenbau GmbH at Kerf')
  expect(mail?.text).toContain(`The owner (${owner.user.email}) invites you to join Nordlicht Maschinenbau GmbH`)
  expect(mail?.text).toContain('As a viewer you see')
  expect(mail?.text).toMatch(/is valid until \w+ \d+, \d{4} at \d\d:\d\d UTC/)
  expect(mail?.text).toContain('If you did not expect it')
})

test('the link of the mail opens the invitation, and is the only place in the mail that holds the secret', async () => {
  const { owner, company } = await createTeam(api)
  const email = newAddress()
  const { id, token } = await invite(api, owner, email, 'owner')
  expect((await open(token)).body).toEqual({
    companyName: company.name,
    inviterName: 'The owner',
    email,
    companyRole: 'owner',
    needsAccount: true,
    expiresAt: expect.any(String),
  })
  const [mail] = await mailsTo(api, email)
  const words = `${mail?.text}${mail?.html}`
  expect(words.match(/invitation#[\w-]+/g)).toEqual([`invitation#${token}`, `invitation#${token}`])
  for (const secret of [id, company.id, owner.user.id, owner.token]) expect(words).not.toContain(secret)
  expect(words).not.toMatch(/\?[\w-]+=|href="(?!http:\/\/[^"?]+\/invitation#)/)
  expect(token).toHaveLength(43)
})

test('neither the database nor the queue holds the secret', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  await inviteTo(owner, email)
  expect(JSON.stringify(api.jobs.waiting())).not.toMatch(/[\w-]{43}/)
  const token = await mailedInvitation(api, email)
  const rows = [await api.knex('companyInvitations').where({ email }), await api.knex('auditLog')]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows[1])).not.toContain(email)
})

test.each([
  'not an address',
  'a@b',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com,b@example.com',
  'Ann <a@example.com>',
  `${'a'.repeat(260)}@example.com`,
  '',
])('%j cannot be invited', async (email) => {
  const { owner } = await createTeam(api)
  expect(refusal(await inviteTo(owner, email))).toEqual([400, 'validation.failed'])
})

test('a look-alike address is another address, or invalid', async () => {
  const { owner } = await createTeam(api)
  await inviteTo(owner, 'maria@example.com')
  // A Cyrillic letter, and a letter that lower-casing turns into ASCII.
  for (const lookAlike of ['m\u0430ria@example.com', 'mar\u0130a@example.com', '\u212Aim@example.com']) {
    expect(refusal(await inviteTo(owner, lookAlike))).toEqual([400, 'validation.failed'])
  }
  expect((await inviteTo(owner, 'rnaria@example.com')).status).toBe(201)
})

test('one open invitation per address, however it is written', async () => {
  const { owner, company } = await createTeam(api)
  const second = await anotherCustomer(api, { company, companyRole: 'owner' })
  const email = newAddress()
  await inviteTo(owner, email)
  expect(refusal(await inviteTo(owner, email))).toEqual([409, 'invitation.exists'])
  expect(refusal(await inviteTo(second, email.toUpperCase(), 'viewer'))).toEqual([409, 'invitation.exists'])
  expect(await invited(second)).toEqual([email])
})

test('a member cannot be invited again', async () => {
  const { owner, buyer } = await createTeam(api)
  const email = buyer.user.email.toUpperCase()
  expect(refusal(await inviteTo(owner, email))).toEqual([409, 'invitation.already_member'])
  expect(refusal(await inviteTo(owner, owner.user.email))).toEqual([409, 'invitation.already_member'])
})

test('the answer does not reveal whether an address has an account elsewhere', async () => {
  const { owner } = await createTeam(api)
  const known = [
    (await createCustomer(api, { company: 'Other Works' })).email,
    (await createCustomer(api)).email,
    (await createCustomer(api, { verified: false })).email,
    (await createSupplier(api)).email,
    newAddress(),
  ]
  const answers = []
  for (const email of known) {
    const { status, body } = await inviteTo(owner, email)
    answers.push([status, Object.keys(body).sort(), body.email === email])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('an invitation that expired is replaced by a new one', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  const { token } = await invite(api, owner, email)
  await api
    .knex('companyInvitations')
    .where({ email })
    .update({ expiresAt: new Date(Date.now() - 1000) })
  expect((await owner.get(path)).body).toMatchObject([{ email, isExpired: true }])
  expect((await inviteTo(owner, email, 'viewer')).status).toBe(201)
  expect((await owner.get(path)).body).toMatchObject([{ email, isExpired: false, companyRole: 'viewer' }])
  expect(refusal(await open(token))).toEqual([404, 'invitation.not_found'])
})

test('a resent invitation has a new link for another week, and the old link ends at once', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  const { id, token } = await invite(api, owner, email)
  await api
    .knex('companyInvitations')
    .where({ id })
    .update({ sentAt: new Date(Date.now() - day) })
  const { status, body } = await owner.post(`${path}/${id}/resend`)
  expect(status).toBe(200)
  expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 6.9 * day)
  expect(refusal(await open(token))).toEqual([404, 'invitation.not_found'])
  const newer = await mailedInvitation(api, email)
  expect(newer).not.toBe(token)
  expect((await open(newer)).status).toBe(200)
})

test('an invitation can be resent at most every half minute', async () => {
  const { owner } = await createTeam(api)
  const { id } = await invite(api, owner, newAddress())
  const early = await owner.post(`${path}/${id}/resend`)
  expect(refusal(early)).toEqual([429, 'rate_limited'])
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0)
  await api
    .knex('companyInvitations')
    .where({ id })
    .update({ sentAt: new Date(Date.now() - 31_000) })
  expect((await owner.post(`${path}/${id}/resend`)).status).toBe(200)
  expect((await owner.post(`${path}/${id}/resend`)).status).toBe(429)
})

test('every attempt at a mail sends the same secret; the next mail sends another, and the old one stops working', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  const { id, token } = await invite(api, owner, email)
  const attempt = { id: 'next mail', number: 1, queuedAt: new Date(), signal: new AbortController().signal }
  const send = async (message: MailMessage) => void (await api.platform.mailer.send(message))
  await sendInvitation(api.platform, { id, language: null }, attempt, send)
  expect(refusal(await open(token))).toEqual([404, 'invitation.not_found'])
  const next = await mailedInvitation(api, email)
  await sendInvitation(api.platform, { id, language: null }, { ...attempt, number: 2 }, send)
  expect(await mailedInvitation(api, email)).toBe(next)
  expect((await open(next)).status).toBe(200)
})

test('a withdrawn invitation ends, is no longer mailed, and the address may be invited again', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  const first = await inviteTo(owner, email)
  expect((await owner.delete(`${path}/${first.body.id}`)).status).toBe(204)
  expect(await mailsTo(api, email)).toEqual([])
  expect(refusal(await owner.delete(`${path}/${first.body.id}`))).toEqual([404, 'invitation.not_found'])
  expect(refusal(await owner.post(`${path}/${first.body.id}/resend`))).toEqual([404, 'invitation.not_found'])
  const { id, token } = await invite(api, owner, email)
  await owner.delete(`${path}/${id}`)
  expect(refusal(await open(token))).toEqual([404, 'invitation.not_found'])
  expect(await invited(owner)).toEqual([])
})

test('the invitations of another company are not found', async () => {
  const { owner } = await createTeam(api)
  const stranger = await anotherCustomer(api, { company: 'Other Works' })
  const { id, token } = await invite(api, owner, newAddress())
  for (const unknown of [id, newId()]) {
    expect(refusal(await stranger.post(`${path}/${unknown}/resend`))).toEqual([404, 'invitation.not_found'])
    expect(refusal(await stranger.delete(`${path}/${unknown}`))).toEqual([404, 'invitation.not_found'])
  }
  expect(await invited(stranger)).toEqual([])
  expect((await open(token)).status).toBe(200)
})

test('at most a hundred may be open', async () => {
  const { owner, company } = await createTeam(api)
  const rows = Array.from({ length: 100 }, (_, index) => ({
    id: newId(),
    companyId: company.id,
    email: `colleague-${index}@example.com`,
    companyRole: 'buyer',
    invitedBy: owner.user.id,
    expiresAt: new Date(Date.now() + day),
  }))
  await api.knex('companyInvitations').insert(rows)
  expect(refusal(await inviteTo(owner, newAddress()))).toEqual([409, 'invitation.too_many'])
  await owner.delete(`${path}/${rows[0]?.id}`)
  expect((await inviteTo(owner, newAddress())).status).toBe(201)
})

test('an address is not flooded by inviting and withdrawing over and over', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  for (let times = 0; times < 5; times += 1) {
    const { body } = await inviteTo(owner, email)
    await owner.delete(`${path}/${body.id}`)
  }
  expect(refusal(await inviteTo(owner, email))).toEqual([429, 'rate_limited'])
  expect((await inviteTo(owner, newAddress())).status).toBe(201)
})

test('the number of invitations an owner sends per hour is limited, first or repeated', async () => {
  const local = await startApi({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  try {
    const { owner, company } = await createTeam(local)
    const second = await anotherCustomer(local, { company, companyRole: 'owner' })
    for (let times = 0; times < 3; times += 1) expect((await inviteTo(owner, newAddress())).status).toBe(201)
    const refused = await inviteTo(owner, newAddress())
    expect(refusal(refused)).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const [{ id }] = (await owner.get(path)).body
    expect(refusal(await owner.post(`${path}/${id}/resend`))).toEqual([429, 'rate_limited'])
    expect((await inviteTo(second, newAddress())).status).toBe(201)
  } finally {
    await local.stop()
  }
})

test('a double click sends one invitation', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  const send = () =>
    api.request('post', path, {
      as: owner.token,
      json: { email, companyRole: 'buyer' },
      headers: { 'idempotency-key': `invite-${email.slice(4, 12)}` },
    })
  const [first, second] = await Promise.all([send(), send()])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(await mailsTo(api, email)).toHaveLength(1)
})
