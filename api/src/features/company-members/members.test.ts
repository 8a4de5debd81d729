import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, newAddress, rolesIn, type Team } from '../../../test/company.ts'
import { signedInAdmin, signedInSupplier } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCustomer, type Person, personOf, refusal } from '../../../test/main-job.ts'
import { newId } from '../../platform/db/new-id.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const member = ({ user }: Person) => `/api/company/members/${user.id}`
const setRole = (by: Person, of: Person, companyRole: string) => by.patch(member(of), { companyRole })
const roleOf = async (person: Person) => (await person.get('/api/auth/me')).body.companyRole
const audited = async (action: string, { user }: Person) =>
  (await api.knex('auditLog').where({ action, objectId: user.id })).map(({ changes }) => changes)

test('every member sees the people of their company, owners first, then by name', async () => {
  const { company, owner, buyer, viewer } = await createTeam(api)
  await anotherCustomer(api, { company, companyRole: 'owner', name: 'another owner' })
  for (const person of [owner, buyer, viewer]) {
    const { status, body } = await person.get('/api/company/members')
    expect(status).toBe(200)
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'another owner',
      'The owner',
      'The buyer',
      'The viewer',
    ])
    const self = body.filter(({ isSelf }: { isSelf: boolean }) => isSelf)
    expect(self).toMatchObject([{ id: person.user.id, email: person.user.email }])
  }
})

test('a customer without a company has no members to see or manage', async () => {
  const alone = await anotherCustomer(api)
  const answers = [
    await alone.get('/api/company/members'),
    await alone.get('/api/company/invitations'),
    await alone.post('/api/company/invitations', { email: newAddress(), companyRole: 'buyer' }),
    await alone.delete(member(alone)),
    await setRole(alone, alone, 'owner'),
  ]
  expect(answers.map(refusal)).toEqual(answers.map(() => [409, 'company.none']))
})

test.each(['buyer', 'viewer'] as const)('a %s cannot manage anybody, not even themselves', async (role) => {
  const team = await createTeam(api)
  const { [role]: person, owner, company } = team
  const answers = [
    await setRole(person, person, 'owner'),
    await setRole(person, owner, 'viewer'),
    await person.delete(member(owner)),
    await person.get('/api/company/invitations'),
    await person.post('/api/company/invitations', { email: newAddress(), companyRole: 'owner' }),
    await person.post(`/api/company/invitations/${newId()}/resend`),
    await person.delete(`/api/company/invitations/${newId()}`),
  ]
  expect(answers.map(refusal)).toEqual(answers.map(() => [403, 'company.owner_required']))
  expect(await rolesIn(api, company)).toEqual(['buyer', 'owner', 'viewer'])
})

test('an owner changes roles, which applies at once and is logged', async () => {
  const { owner, viewer } = await createTeam(api)
  expect(await setRole(owner, viewer, 'owner')).toMatchObject({ status: 200, body: { companyRole: 'owner' } })
  expect(await roleOf(viewer)).toBe('owner')
  expect(await setRole(viewer, owner, 'viewer')).toMatchObject({ status: 200, body: { companyRole: 'viewer' } })
  expect(refusal(await setRole(owner, viewer, 'viewer'))).toEqual([403, 'company.owner_required'])
  expect(await audited('user.company_role_changed', viewer)).toEqual([{ from: 'viewer', to: 'owner' }])
  expect(await audited('user.company_role_changed', owner)).toEqual([{ from: 'owner', to: 'viewer' }])
})

test('setting the role a member already has changes nothing and leaves no record', async () => {
  const { owner, buyer } = await createTeam(api)
  expect(await setRole(owner, buyer, 'buyer')).toMatchObject({ status: 200, body: { companyRole: 'buyer' } })
  expect(await audited('user.company_role_changed', buyer)).toEqual([])
})

test('the last owner can neither step down nor leave while others remain', async () => {
  const { owner, buyer, company } = await createTeam(api)
  expect(refusal(await setRole(owner, owner, 'buyer'))).toEqual([409, 'company.last_owner'])
  expect(refusal(await owner.delete(member(owner)))).toEqual([409, 'company.last_owner'])
  await setRole(owner, buyer, 'owner')
  expect(await owner.delete(member(owner))).toMatchObject({ status: 204 })
  expect(await rolesIn(api, company)).toEqual(['owner', 'viewer'])
})

test('the only member may leave, but not stay without being its owner', async () => {
  const only = await anotherCustomer(api, { company: 'One-Person Works' })
  expect(refusal(await setRole(only, only, 'viewer'))).toEqual([409, 'company.last_owner'])
  expect(await only.delete(member(only))).toMatchObject({ status: 204 })
  expect((await only.get('/api/auth/me')).body).toMatchObject({ company: null, companyRole: null })
})

test('buyers and viewers may leave on their own', async () => {
  const { buyer, viewer, company } = await createTeam(api)
  for (const person of [buyer, viewer]) expect(await person.delete(member(person))).toMatchObject({ status: 204 })
  expect(await rolesIn(api, company)).toEqual(['owner'])
  expect(await audited('user.unlinked', buyer)).toEqual([{ companyId: company.id, companyRole: 'buyer' }])
})

test('a removed colleague loses access at once', async () => {
  const { owner, buyer } = await createTeam(api)
  expect(await owner.delete(member(buyer))).toMatchObject({ status: 204 })
  expect(refusal(await buyer.get('/api/company/members'))).toEqual([409, 'company.none'])
  expect(refusal(await owner.delete(member(buyer)))).toEqual([404, 'company.member_not_found'])
})

test('a user outside the company is reported as not found, whether or not they exist', async () => {
  const { owner } = await createTeam(api)
  const strangers = [
    (await anotherCustomer(api, { company: 'Other Works' })).user.id,
    (await anotherCustomer(api)).user.id,
    (await signedInSupplier(api)).user.id,
    (await signedInAdmin(api)).user.id,
    newId(),
  ]
  for (const id of strangers) {
    const path = `/api/company/members/${id}`
    expect(refusal(await owner.patch(path, { companyRole: 'viewer' }))).toEqual([404, 'company.member_not_found'])
    expect(refusal(await owner.delete(path))).toEqual([404, 'company.member_not_found'])
  }
})

test('roles other than the three, and other kinds of user, are refused', async () => {
  const { owner, buyer } = await createTeam(api)
  for (const role of ['admin', 'Owner', '', null, 1]) {
    expect(refusal(await owner.patch(member(buyer), { companyRole: role }))).toEqual([400, 'validation.failed'])
  }
  for (const other of [await signedInSupplier(api), await signedInAdmin(api)]) {
    expect(refusal(await personOf(api, other).get('/api/company/members'))).toEqual([403, 'auth.forbidden'])
  }
})

test('when an owner leaves, the invitations they sent end, and no others', async () => {
  const team: Team = await createTeam(api)
  const second = await anotherCustomer(api, { company: team.company, companyRole: 'owner' })
  const [theirs, others] = [newAddress(), newAddress()]
  await team.owner.post('/api/company/invitations', { email: theirs, companyRole: 'owner' })
  await second.post('/api/company/invitations', { email: others, companyRole: 'buyer' })
  await second.delete(member(team.owner))
  const { body } = await second.get('/api/company/invitations')
  expect(body.map(({ email }: { email: string }) => email)).toEqual([others])
})
