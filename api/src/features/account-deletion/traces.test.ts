import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createCustomer, testPassword } from '../../../test/factories.ts'
import type { Answered } from '../../../test/harness.ts'
import { type Portal, startPortal } from '../../../test/main-job.ts'
import { AuditEntry } from '../../models/audit-entry.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => portal.api.stop())

const person = {
  name: 'Wilhelmina Quickthorn',
  email: 'wilhelmina@quickthorn.example',
  phone: '+49 170 5550123',
  title: 'Chief of Gears',
  companyNameInput: 'Quickthorn & Daughters',
}
const address = '203.0.113.77'
const userAgent = 'Mozilla/5.0 (Quickthorn; rv:140.0) Gecko/20100101 Firefox/140.0'
/** Everything that identifies the deleted user. */
const marks = [...Object.values(person), 'quickthorn', address, userAgent]

const headers = { 'x-forwarded-for': address, 'user-agent': userAgent }

/** Every row of every table as text. Rate limit counters are left out: they name an address for 15 minutes only. */
async function dump(): Promise<string> {
  const { knex } = portal.api
  const tables = await knex('pg_tables').where({ schemaname: 'public' }).whereNot({ tablename: 'rate_limits' })
  const dumped = []
  for (const { tablename } of tables) {
    const { rows } = await knex.raw('select t::text as content from ?? t', [tablename])
    for (const { content } of rows) dumped.push(`${tablename}: ${content}`)
  }
  return dumped.join('\n')
}

const found = (text: string) =>
  text.split('\n').filter((line) => marks.some((mark) => line.toLowerCase().includes(mark.toLowerCase())))

async function signedIn(): Promise<{
  id: string
  send: (method: string, path: string, json?: unknown) => Promise<Answered>
}> {
  const { api } = portal
  const company = await createCompany(api, 'Neutral Works')
  await createCustomer(api, { company })
  const { id } = await createCustomer(api, { company, email: person.email, name: person.name })
  const { phone, title, companyNameInput } = person
  await api.knex('users').where({ id }).update({ phone, title, companyNameInput })
  const json = { email: person.email, password: testPassword, role: 'customer' }
  await api.request('post', '/api/auth/login', { json: { ...json, password: 'not the password' }, headers })
  const { body } = await api.request('post', '/api/auth/login', { json, headers })
  const send = (method: string, path: string, content?: unknown) =>
    api.request(method, path, { as: body.token, json: content, headers })
  return { id, send }
}

/** What other features store about a user. */
async function leaveTraces(userId: string): Promise<void> {
  const { knex } = portal.api
  const [company] = await knex('companies').where({ name: 'Neutral Works' })
  await knex('companies').where({ id: company.id }).update({ contactEmail: person.email })
  const expiresAt = new Date(Date.now() + 86_400_000)
  const common = { id: newId(), companyId: company.id, email: person.email, companyRole: 'buyer', expiresAt }
  const accepted = { ...common, invitedBy: portal.admin.user.id, acceptedAt: new Date(), acceptedBy: userId }
  await knex('companyInvitations').insert(accepted)
  const former = { ...accepted, id: newId(), email: 'old@quickthorn.example' }
  const declined = {
    ...common,
    id: newId(),
    email: former.email,
    invitedBy: portal.admin.user.id,
    declinedAt: new Date(),
  }
  const other = { ...accepted, id: newId(), email: 'invited-as@quickthorn.example' }
  await knex('companyInvitations').insert([former, declined, other])
  const about = (objectType: string, objectId: string) => ({
    actorId: portal.admin.user.id,
    actorKind: 'admin' as const,
    objectType,
    objectId,
  })
  const asVisitor = (objectType: string, objectId: string) => ({
    ...about(objectType, objectId),
    actorId: null,
    actorKind: 'visitor' as const,
    address,
    userAgent,
  })
  const key = { userId: portal.admin.user.id, key: newId(), endpoint: 'post /api/company/invitations' }
  await knex('idempotencyKeys').insert({ ...key, requestHash: 'x', response: { json: { email: person.email } } })
  await AuditEntry.query(knex).insert([
    // Answered by a visitor, who got the account through it; another was swept since.
    ...[other.id, newId()].map((id) => ({
      ...asVisitor('company_invitation', id),
      action: 'invitation.accepted',
      changes: { userId },
    })),
    { ...asVisitor('company_invitation', declined.id), action: 'invitation.declined' },
    { ...about('company_invitation', common.id), action: 'invitation.sent', changes: { email: person.email } },
    {
      ...about('user', userId),
      action: 'user.email_changed',
      changes: { from: 'old@quickthorn.example', to: person.email },
      address: '198.51.100.9',
    },
  ])
  const code = {
    purpose: 'change_email',
    codeHash: 'x',
    expiresAt,
    attemptsLeft: 5,
    newEmail: 'new@quickthorn.example',
  }
  await knex('verificationCodes').insert({ id: newId(), userId, ...code })
}

test('no table keeps anything that identifies the user, and the audit log still says what was done and when', async () => {
  const { api, job, admin } = portal
  const { id, send } = await signedIn()
  const { body: rfq } = await send('post', '/api/rfqs', {
    projectName: 'Gearbox',
    material: 'steel',
    tolerance: 'standard',
    quantity: 1,
  })
  const token = (await api.platform.sessions.start(api.knex, id, { id: 'x', address, userAgent, moduleVersions: '' }))
    .token
  const order = await job.order(token, admin.token)
  await leaveTraces(id)
  expect(found(await dump()).length).toBeGreaterThan(10)
  const done = () => api.knex('auditLog').where({ actorId: id }).orderBy('id').select('at', 'action', 'objectId')
  const before = await done()

  expect((await send('post', '/api/profile/deletion', { password: testPassword })).status).toBe(204)

  const after = await dump()
  expect(found(after)).toEqual([])
  expect(after.split('\n').filter((line) => line.includes('invitation.accepted') && line.includes(id))).toEqual([])
  expect((await done()).slice(0, before.length)).toEqual(before)
  expect((await done()).map(({ action }) => action)).toContain('user.deleted')
  expect(await api.knex('rfqs').where({ id: rfq.id })).toEqual([])
  expect(await api.knex('orders').where({ id: order.orderId })).toHaveLength(1)
  const byAdmin = await api.knex('auditLog').where({ action: 'user.email_changed', objectId: id }).first()
  expect(byAdmin).toMatchObject({ actorId: admin.user.id, address: '198.51.100.9', changes: {} })
})

test('an invitation to a former address stays when another customer now has the address', async () => {
  const { api, admin } = portal
  const company = await createCompany(api)
  const user = await createCustomer(api)
  const heir = await createCustomer(api, { email: 'inherited@example.com' })
  const expiresAt = new Date(Date.now() + 86_400_000)
  const id = newId()
  await api.knex('companyInvitations').insert({
    id,
    companyId: company.id,
    email: heir.email.toUpperCase(),
    companyRole: 'buyer',
    invitedBy: admin.user.id,
    expiresAt,
  })
  await AuditEntry.query(api.knex).insert({
    actorId: user.id,
    actorKind: 'customer',
    action: 'user.email_changed',
    objectType: 'user',
    objectId: user.id,
    changes: { from: heir.email, to: user.email },
  })
  expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(204)
  expect(await api.knex('companyInvitations').where({ id })).toHaveLength(1)
  expect((await admin.delete(`/api/admin/users/${heir.id}`)).status).toBe(204)
  expect(await api.knex('companyInvitations').where({ id })).toEqual([])
})

test('whatever a request still running left behind is removed an hour later', async () => {
  const { api, admin } = portal
  const user = await createCustomer(api, person)
  expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(204)
  const request = { id: 'late', address, userAgent, moduleVersions: '' }
  const { token } = await api.platform.sessions.start(api.knex, user.id, request)
  await AuditEntry.query(api.knex).insert({
    actorId: user.id,
    actorKind: 'customer',
    action: 'rfq.submitted',
    objectType: 'rfq',
    objectId: newId(),
    address,
    userAgent,
  })
  const rfqId = newId()
  await api.knex.transaction(async (tx) => {
    await tx('rfqs').insert({ id: rfqId, number: 'SQTE-7777', customerId: user.id, projectName: 'Late' })
    await tx('rfqParts').insert({ id: newId(), rfqId, position: 0, name: 'Late', quantities: [1] })
  })
  expect((await api.request('get', '/api/auth/me', { as: token })).status).toBe(401)
  expect(found(await dump())).not.toEqual([])
  await api.runJobs()
  expect(found(await dump())).toEqual([])
  expect(await api.knex('rfqs').where({ id: rfqId })).toEqual([])
})
