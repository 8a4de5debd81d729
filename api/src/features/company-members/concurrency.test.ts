import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, newAddress, rolesIn } from '../../../test/company.ts'
import { createCompany, createCustomer, signedInAdmin } from '../../../test/factories.ts'
import { type Answered, startApi, type TestApi } from '../../../test/harness.ts'
import { anotherCustomer, countRows, type Person, personOf } from '../../../test/main-job.ts'

let api: TestApi
let admin: Person
beforeAll(async () => {
  api = await startApi()
  admin = personOf(api, await signedInAdmin(api))
})
afterAll(() => api.stop())

const newPerson = { name: 'Nora Newcomer', password: 'deburred-and-bored-9' }
const member = ({ user }: Person) => `/api/company/members/${user.id}`
const accept = (token: string, fields: object = newPerson, by?: Person) =>
  api.request('post', '/api/invitations/accept', { json: { token, ...fields }, as: by?.token })
const statuses = (answers: Answered[]) => answers.map(({ status }) => status).sort()
const link = (userId: string, companyId: string) => admin.post(`/api/admin/users/${userId}/link`, { companyId })
const unlink = (userId: string, basedOn?: object) => admin.post(`/api/admin/users/${userId}/unlink`, { basedOn })
/** Each race runs several times, because a single run may happen to be sequential. */
const rounds = Array.from({ length: 5 }, (_, round) => round)

test('accepting twice at once creates one account and one session', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  const { token } = await invite(api, owner, email)
  const answers = await Promise.all([accept(token), accept(token), accept(token)])
  expect(statuses(answers)).toEqual([200, 404, 404])
  const users = await api.knex('users').where({ email })
  expect(users).toHaveLength(1)
  expect(await countRows(api, 'sessions', { userId: users[0].id })).toBe(1)
})

test.each(rounds)('accepting and withdrawing at once: either it is accepted or it is withdrawn (%i)', async () => {
  const { owner, company } = await createTeam(api)
  const person = await anotherCustomer(api)
  const { id, token } = await invite(api, owner, person.user.email)
  const [accepted, withdrawn] = await Promise.all([
    accept(token, {}, person),
    owner.delete(`/api/company/invitations/${id}`),
  ])
  expect([
    [200, 404],
    [404, 204],
  ]).toContainEqual([accepted.status, withdrawn.status])
  const { companyId } = await api.knex('users').where({ id: person.user.id }).first('companyId')
  expect(companyId).toBe(accepted.status === 200 ? company.id : null)
})

test.each(rounds)('of accepting and declining at once, one takes effect (%i)', async () => {
  const { owner } = await createTeam(api)
  const { token } = await invite(api, owner, newAddress())
  const decline = api.request('post', '/api/invitations/decline', { json: { token } })
  const answers = await Promise.all([accept(token), decline])
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
})

test.each(rounds)('two owners who demote each other at once leave one owner (%i)', async () => {
  const { owner, buyer, company } = await createTeam(api)
  await owner.patch(member(buyer), { companyRole: 'owner' })
  const answers = await Promise.all([
    owner.patch(member(buyer), { companyRole: 'viewer' }),
    buyer.patch(member(owner), { companyRole: 'viewer' }),
  ])
  expect(statuses(answers)).toEqual([200, 403])
  expect(await rolesIn(api, company)).toEqual(['owner', 'viewer', 'viewer'])
})

test.each(rounds)('two owners who step down at once leave one owner (%i)', async () => {
  const { owner, buyer, company } = await createTeam(api)
  await owner.patch(member(buyer), { companyRole: 'owner' })
  const answers = await Promise.all([owner, buyer].map((one) => one.patch(member(one), { companyRole: 'buyer' })))
  expect(statuses(answers)).toEqual([200, 409])
  expect(await rolesIn(api, company)).toEqual(['buyer', 'owner', 'viewer'])
})

test.each(rounds)('of two owners who remove each other at once, one stays (%i)', async () => {
  const { owner, buyer, company } = await createTeam(api)
  await owner.patch(member(buyer), { companyRole: 'owner' })
  const answers = await Promise.all([owner.delete(member(buyer)), buyer.delete(member(owner))])
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(await rolesIn(api, company)).toEqual(['owner', 'viewer'])
})

test.each(rounds)(
  'when the last owner leaves while others are removed, the remaining members still have an owner (%i)',
  async () => {
    const { owner, buyer, viewer, company } = await createTeam(api)
    const answers = await Promise.all([
      owner.delete(member(viewer)),
      owner.delete(member(owner)),
      buyer.delete(member(buyer)),
      unlink(viewer.user.id),
    ])
    for (const { status } of answers) expect(status).toBeLessThan(500)
    const roles = await rolesIn(api, company)
    expect(roles.length === 0 || roles.includes('owner')).toBe(true)
  },
)

test.each(rounds)('two users linked first at once: one is owner, the other buyer (%i)', async () => {
  const company = await createCompany(api)
  const users = [await createCustomer(api), await createCustomer(api), await createCustomer(api)]
  const answers = await Promise.all(users.map(({ id }) => link(id, company.id)))
  expect(statuses(answers)).toEqual([200, 200, 200])
  expect(await rolesIn(api, company)).toEqual(['buyer', 'buyer', 'owner'])
})

test.each(rounds)(
  'a user linked to two companies at once ends up in one of them, and each has an owner (%i)',
  async () => {
    const [one, other] = [await createTeam(api), await createTeam(api)]
    const person = await anotherCustomer(api)
    const answers = await Promise.all([link(person.user.id, one.company.id), link(person.user.id, other.company.id)])
    expect(statuses(answers)).toEqual([200, 200])
    const roles = [await rolesIn(api, one.company), await rolesIn(api, other.company)]
    expect(roles.map(({ length }) => length).sort()).toEqual([3, 4])
    expect(roles.every((inCompany) => inCompany.includes('owner'))).toBe(true)
  },
)

test.each(rounds)('a user who is linked elsewhere at that moment is not unlinked from there (%i)', async () => {
  const [from, to] = [await createTeam(api), await createTeam(api)]
  const userId = from.buyer.user.id
  const [linked, unlinked] = await Promise.all([
    link(userId, to.company.id),
    unlink(userId, { companyId: from.company.id }),
  ])
  expect([linked.status, [200, 409].includes(unlinked.status)]).toEqual([200, true])
  const { companyId } = await api.knex('users').where({ id: userId }).first('companyId')
  expect(companyId).toBe(to.company.id)
})

test.each(rounds)('the owners of two companies who swap companies at once wait for each other (%i)', async () => {
  const [one, other] = [await createTeam(api), await createTeam(api)]
  const answers = await Promise.all([
    link(one.owner.user.id, other.company.id),
    link(other.owner.user.id, one.company.id),
    unlink(one.buyer.user.id),
    unlink(other.buyer.user.id),
  ])
  expect(statuses(answers)).toEqual([200, 200, 200, 200])
  for (const { company } of [one, other]) expect(await rolesIn(api, company)).toContain('owner')
})

test.each(rounds)(
  'when an admin unlinks all members at once, there is an owner until the last one is gone (%i)',
  async () => {
    const { owner, buyer, viewer, company } = await createTeam(api)
    const answers = await Promise.all([owner, buyer, viewer].map(({ user }) => unlink(user.id)))
    expect(statuses(answers)).toEqual([200, 200, 200])
    expect(await rolesIn(api, company)).toEqual([])
  },
)

test.each(rounds)('when two owners invite one address at once, one succeeds (%i)', async () => {
  const { owner, company } = await createTeam(api)
  const second = await anotherCustomer(api, { company, companyRole: 'owner' })
  const email = newAddress()
  const answers = await Promise.all(
    [owner, second].map((one) => one.post('/api/company/invitations', { email, companyRole: 'buyer' })),
  )
  expect(statuses(answers)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('invitation.exists')
})

test.each(rounds)('an owner demoted while inviting has either invited or been refused (%i)', async () => {
  const { owner, buyer } = await createTeam(api)
  await owner.patch(member(buyer), { companyRole: 'owner' })
  const email = newAddress()
  const [invited, demoted] = await Promise.all([
    buyer.post('/api/company/invitations', { email, companyRole: 'owner' }),
    owner.patch(member(buyer), { companyRole: 'viewer' }),
  ])
  expect(demoted.status).toBe(200)
  expect([201, 403]).toContain(invited.status)
})

test.each(rounds)(
  'accepting and registering the address at once creates one account, that of the invitation (%i)',
  async () => {
    const { owner } = await createTeam(api)
    const email = newAddress()
    const { token } = await invite(api, owner, email)
    const registration = { email, password: 'of-a-stranger-77', name: 'Stranger', role: 'customer' }
    const [accepted, registered] = await Promise.all([
      accept(token),
      api.request('post', '/api/auth/register', { json: registration }),
    ])
    expect([accepted.status, registered.status]).toEqual([200, 201])
    expect(await countRows(api, 'users', { email })).toBe(1)
    const login = (password: string) => api.request('post', '/api/auth/login', { json: { email, password } })
    expect((await login(newPerson.password)).status).toBe(200)
    // Refused either way: sign-in tells anybody who registered an existing address that it is not verified yet.
    expect([401, 403]).toContain((await login(registration.password)).status)
  },
)

test.each(rounds)('accepting while an admin creates the customer creates one account (%i)', async () => {
  const { owner } = await createTeam(api)
  const email = newAddress()
  const { token } = await invite(api, owner, email)
  const json = { email, name: 'Made By Admin', companyName: 'Acme', password: 'turned-42' }
  const answers = await Promise.all([accept(token), admin.post('/api/admin/customers', json)])
  expect(statuses(answers)).toContainEqual(409)
  expect(await countRows(api, 'users', { email })).toBe(1)
})
