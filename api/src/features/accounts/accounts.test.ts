import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany, createCustomer, createSupplier, signIn } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { countRows, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { listenTo } from '../../../test/streams.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const path = '/api/admin/accounts'

describe('another administrator', () => {
  const password = 'sixsix'
  const create = (fields: object) => portal.admin.post(path, { name: 'Nora New', password, ...fields })

  test('is verified, gets a mail without the password, and must choose their own at first sign-in', async () => {
    const { api, admin } = portal
    const email = 'nora@example.com'
    const created = await create({ email })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ email, role: 'admin', isAdmin: true, isVerified: true, signedInDevices: 0 })
    expect(created.body).toMatchObject({ requiresPasswordReset: true, lastSignInAt: null })
    const [mail] = await mailsTo(api, email)
    expect(mail?.subject).toBe('Your account at Kerf')
    expect(`${mail?.text}${mail?.html}`).not.toContain(password)
    const signedIn = await api.request('post', '/api/auth/login', { json: { email, password, role: 'customer' } })
    expect(signedIn.body).toEqual({ requiresPasswordReset: true, userId: created.body.id })
    const entry = await api.knex('auditLog').where({ action: 'user.created', objectId: created.body.id }).first()
    expect(entry.actorId).toBe(admin.user.id)
  })

  test('needs an address that no other admin has, even when two are created at once; a customer may have it', async () => {
    const { api } = portal
    await createCustomer(api, { email: 'twice@example.com' })
    const answers = await Promise.all([1, 2].map(() => create({ email: 'Twice@example.com' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(refusal(await create({ email: 'twice@example.com' }))).toEqual([409, 'user.email_taken'])
    expect(await countRows(api, 'users', { email: 'twice@example.com' })).toBe(2)
  })

  test('needs a name, an address, and a password of six characters that is not easy to guess', async () => {
    const short = await create({ email: 'short@example.com', password: 'short' })
    expect([short.status, short.body.fields]).toEqual([400, { password: 'Password must be at least 6 characters' }])
    expect(refusal(await create({ email: 'known@example.com', password: 'password' }))).toEqual([
      400,
      'auth.password_breached',
    ])
    const wrong = await create({ email: 'nobody', name: 'X' })
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['email', 'name'])
    expect(refusal(await create({ email: 'x@example.com', isAdmin: false, role: 'customer' }))[0]).not.toBe(500)
  })

  test('is created once by a double click', async () => {
    const { api, admin } = portal
    const ask = {
      as: admin.token,
      json: { name: 'Once Only', email: 'once@example.com', password },
      headers: { 'idempotency-key': 'double-click-admin' },
    }
    const [first, second] = await Promise.all([1, 2].map(() => api.request('post', path, ask)))
    expect([first?.status, second?.status]).toEqual([201, 201])
    expect(second?.body).toEqual(first?.body)
  })
})

describe('signing out everywhere', () => {
  test('ends every session and its stream, says how many, and is logged', async () => {
    const { api, admin } = portal
    const user = await createSupplier(api)
    const tokens = [await signIn(api, user), await signIn(api, user)]
    const stream = await listenTo(api, tokens[0] ?? '')
    const answer = await admin.delete(`${path}/${user.id}/sessions`)
    expect([answer.status, answer.body]).toEqual([200, { ended: 2 }])
    expect(await stream.untilEnd()).toContain('event: signed-out')
    for (const as of tokens) expect((await api.request('get', '/api/auth/me', { as })).status).toBe(401)
    const entry = await api.knex('auditLog').where({ action: 'session.ended_elsewhere', objectId: user.id }).first()
    expect(entry).toMatchObject({ actorId: admin.user.id, changes: { sessions: 2 } })
    expect((await admin.delete(`${path}/${user.id}/sessions`)).body).toEqual({ ended: 0 })
    expect((await admin.get('/api/profile')).status).toBe(200)
  })

  test("works on one's own account too", async () => {
    const { api, admin } = portal
    const as = await signIn(api, admin.user)
    const answer = await api.request('delete', `${path}/${admin.user.id}/sessions`, { as })
    expect(answer.body).toEqual({ ended: 2 })
    expect((await admin.get('/api/profile')).status).toBe(401)
    const token = await signIn(api, admin.user)
    portal.admin = { ...admin, token }
    for (const method of ['get', 'post', 'patch', 'delete'] as const) {
      portal.admin[method] = (asked: string, json?: unknown) => api.request(method, asked, { as: token, json })
    }
  })

  test('of an unknown user is answered with 404', async () => {
    const nobody = `${path}/${crypto.randomUUID()}/sessions`
    expect(refusal(await portal.admin.delete(nobody))).toEqual([404, 'user.not_found'])
  })
})

describe('the role in a company', () => {
  const setRole = (id: string, companyRole: string) => portal.admin.patch(`${path}/${id}/company-role`, { companyRole })

  test('can be changed for a member, and applies at once', async () => {
    const { api } = portal
    const company = await createCompany(api)
    await createCustomer(api, { company })
    const member = await createCustomer(api, { company, companyRole: 'buyer' })
    expect((await setRole(member.id, 'viewer')).body).toMatchObject({ id: member.id, companyRole: 'viewer' })
    const as = await signIn(api, member)
    const json = { projectName: 'P', material: 'steel', tolerance: 'standard', quantity: 1 }
    expect(refusal(await api.request('post', '/api/rfqs', { as, json }))).toEqual([403, 'auth.read_only'])
    const entry = await api.knex('auditLog').where({ action: 'user.company_role_changed', objectId: member.id }).first()
    expect(entry.changes).toEqual({ from: 'buyer', to: 'viewer' })
  })

  test('is kept for the last owner, even when the last two step down at once', async () => {
    const { api } = portal
    const company = await createCompany(api)
    const owners = [await createCustomer(api, { company }), await createCustomer(api, { company })]
    const answers = await Promise.all(owners.map(({ id }) => setRole(id, 'buyer')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await countRows(api, 'users', { companyId: company.id, companyRole: 'owner' })).toBe(1)
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(refused?.body.code).toBe('company.last_owner')
  })

  test('does not apply without a company, nor to suppliers and admins', async () => {
    const { api, admin } = portal
    const people = [await createCustomer(api), await createSupplier(api), admin.user]
    for (const { id } of people) expect(refusal(await setRole(id, 'owner'))).toEqual([409, 'company.none'])
    expect(refusal(await setRole(crypto.randomUUID(), 'owner'))).toEqual([404, 'user.not_found'])
  })
})
