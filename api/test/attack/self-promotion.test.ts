import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authCalls } from '../auth-calls.ts'
import { createPeople, type People } from '../authorization/people.ts'
import { createCompany, createSupplier, signedInAdmin, signedInCustomer, signIn } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { mailedCode } from '../mailbox.ts'

let api: TestApi
let auth: ReturnType<typeof authCalls>
let people: People
beforeAll(async () => {
  api = await startApi()
  auth = authCalls(api)
  people = await createPeople(api)
})
afterAll(() => api.stop())

const userOf = (where: object) => api.knex('users').where(where).first()

/** Fields that nobody may set for themselves. */
async function wishes() {
  const company = await createCompany(api, 'Somebody Else Works')
  return {
    ...{ isAdmin: true, is_admin: true, role: 'admin', accountType: 'admin', kind: 'admin' },
    ...{ companyId: company.id, company: { id: company.id }, companyRole: 'owner', isVerified: true },
    ...{ id: people.ownerId, email: 'taken@example.com', passwordHash: 'x', mustResetPassword: false, deletedAt: null },
  }
}

describe('nobody can sign up', () => {
  test.each([
    'admin',
    'Admin',
    'ADMIN',
    ' admin',
    'customer,admin',
    ['admin'],
    ['customer', 'admin'],
    { role: 'admin' },
    1,
  ])('as %j', async (role) => {
    const email = `boss-${crypto.randomUUID()}@example.com`
    const answer = await auth.register(email, { role })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['role']])
    expect(await userOf({ email })).toBeUndefined()
  })

  test.each(['customer', 'supplier'])('as a %s with extra fields', async (role) => {
    const email = `more-${role}@example.com`
    const { email: _email, ...more } = await wishes()
    await auth.register(email, { ...more, role, company: 'Own Works' })
    expect(await userOf({ email })).toMatchObject({
      ...{ accountType: role, isAdmin: false, isVerified: false },
      ...{ companyId: null, companyRole: null, companyNameInput: 'Own Works' },
    })
  })

  test('as verified by extra fields beside the code', async () => {
    const email = 'verified-by-words@example.com'
    await auth.register(email)
    const json = { email, verificationCode: '000000', isVerified: true, role: 'customer', isAdmin: true }
    expect((await auth.post('verify-email', json)).status).toBe(400)
    await auth.post('verify-email', { ...json, verificationCode: await mailedCode(api, email) })
    expect(await userOf({ email })).toMatchObject({ isVerified: true, isAdmin: false, accountType: 'customer' })
  })
})

describe('signing in never changes who somebody is', () => {
  test('by extra fields beside the password', async () => {
    const { user } = await signedInCustomer(api)
    const json = { ...(await wishes()), email: user.email, password: 'turned-and-milled-42', role: 'customer' }
    expect((await auth.post('login', json)).body.user).toMatchObject({
      ...{ id: user.id, role: 'customer', isAdmin: false, companyRole: null },
    })
  })

  test("by a role that no form offers, or as a supplier with a customer's password", async () => {
    const { user } = await signedInCustomer(api)
    const login = (role: unknown) => auth.post('login', { email: user.email, password: 'turned-and-milled-42', role })
    expect([(await login('admin')).status, (await login('supplier')).status]).toEqual([400, 401])
  })
})

describe('a profile update changes only the fields of its form', () => {
  test.each(['customer', 'supplier', 'admin'])('of a %s', async (kind) => {
    const user = kind === 'supplier' ? await createSupplier(api) : (await signUpAs(kind)).user
    const before = await userOf({ id: user.id })
    const json = { ...(await wishes()), name: 'New Name' }
    const answer = await api.request('put', '/api/profile', { as: await signIn(api, user), json })
    expect(answer.status).toBe(200)
    const { updatedAt, searchText, nameSort } = await userOf({ id: user.id })
    expect(await userOf({ id: user.id })).toEqual({ ...before, name: 'New Name', updatedAt, searchText, nameSort })
  })

  const signUpAs = (kind: string) => (kind === 'admin' ? signedInAdmin(api) : signedInCustomer(api))

  test('and not that of another user whose id is sent along', async () => {
    const before = await userOf({ id: people.ownerId })
    const { token } = await signedInCustomer(api)
    const json = { id: people.ownerId, userId: people.ownerId, name: 'Taken Over' }
    await api.request('put', `/api/profile?id=${people.ownerId}&userId=${people.ownerId}`, { as: token, json })
    expect(await userOf({ id: people.ownerId })).toEqual(before)
  })
})

describe('in a company', () => {
  const role = (as: string | undefined, id: string, companyRole: unknown) =>
    api.request('patch', `/api/company/members/${id}`, { as, json: { companyRole } })
  const colleagueId = async () =>
    (await api.request('get', '/api/auth/me', { as: people.tokens.colleague })).body.id as string

  test.each(['colleague', 'viewer'] as const)(
    'a %s cannot make anybody an owner, least of all themselves',
    async (who) => {
      const as = people.tokens[who]
      const own = (await api.request('get', '/api/auth/me', { as })).body.id
      for (const id of [own, people.memberId]) {
        expect((await role(as, id, 'owner')).body.code).toBe('company.owner_required')
      }
      const json = { email: 'friend@example.com', companyRole: 'owner' }
      expect((await api.request('post', '/api/company/invitations', { as, json })).status).toBe(403)
    },
  )

  test.each(['admin', 'Owner', 'superuser', '', null, ['owner'], { role: 'owner' }, 7])(
    'no owner can give the role %j, by a change or by an invitation',
    async (companyRole) => {
      const as = people.tokens.owner
      expect((await role(as, await colleagueId(), companyRole)).status).toBe(400)
      const json = { email: 'friend@example.com', companyRole }
      expect((await api.request('post', '/api/company/invitations', { as, json })).status).toBe(400)
    },
  )

  test('an invitation is to its sender’s company, whichever they name', async () => {
    const company = await createCompany(api, 'Somebody Else Works')
    const json = { email: 'friend@example.com', companyRole: 'buyer', companyId: company.id, company: company.id }
    const { status } = await api.request('post', '/api/company/invitations', { as: people.tokens.owner, json })
    expect(status).toBe(201)
    const invitations = await api.knex('companyInvitations').where({ email: 'friend@example.com' })
    expect(invitations.map(({ companyId }) => companyId)).toEqual([people.companyId])
  })

  test('accepting gives the role of the invitation, whatever the request asks for', async () => {
    const other = await createPeople(api)
    const newcomer = await signIn(api, { id: other.newcomerId })
    const json = { ...(await wishes()), token: other.invitationToken, companyRole: 'owner', role: 'admin' }
    const accepted = await api.request('post', '/api/invitations/accept', {
      as: newcomer,
      json: { ...json, name: 'New' },
    })
    expect(accepted.body.user).toMatchObject({
      ...{ id: other.newcomerId, role: 'customer', isAdmin: false, companyRole: 'buyer' },
      company: { id: other.companyId },
    })
  })
})

describe('creating a customer never makes an admin', () => {
  const customer = { name: 'New Customer', companyName: 'New Works', password: 'first-password' }

  test.each(['admin', 'supplier', ['customer']])('with the role %j', async (role) => {
    const { token } = await signedInAdmin(api)
    const json = { ...customer, email: 'made@example.com', role }
    expect((await api.request('post', '/api/admin/customers', { as: token, json })).status).toBe(400)
  })

  test('with extra fields', async () => {
    const { token } = await signedInAdmin(api)
    const json = { ...(await wishes()), ...customer, email: 'made@example.com', role: 'customer' }
    expect((await api.request('post', '/api/admin/customers', { as: token, json })).status).toBe(201)
    expect(await userOf({ email: 'made@example.com' })).toMatchObject({
      ...{ accountType: 'customer', isAdmin: false, mustResetPassword: true, companyId: null },
    })
  })
})
