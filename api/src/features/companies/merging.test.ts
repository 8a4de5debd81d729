import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, newAddress, rolesIn } from '../../../test/company.ts'
import { createCompany } from '../../../test/factories.ts'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const merge = (primary: string, merged: string[], more: object = {}, by = portal.admin) =>
  by.post('/api/admin/companies/merge', {
    ...{ primaryCompanyId: primary, companyIdsToMerge: merged, companyName: 'Merged Works' },
    ...more,
  })
const rowOf = (id: string) => portal.api.knex('companies').where({ id }).first()
const idsOf = async (person: Person, path: string) =>
  (await person.get(path)).body.map(({ id }: { id: string }) => id).sort()

test('people, what they made, and their roles move to the primary company', async () => {
  const { api, admin, job } = portal
  const [into, from] = [await createTeam(api, 'Into Works'), await createTeam(api, 'From Works')]
  const { rfqId, quoteId, orderId } = await job.order(from.buyer.token, admin.token)
  const { status, body } = await merge(into.company.id, [from.company.id])
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: into.company.id, name: 'Merged Works', userCount: 6 })
  expect(await rolesIn(api, into.company)).toEqual(['buyer', 'buyer', 'owner', 'owner', 'viewer', 'viewer'])
  for (const person of [into.viewer, from.viewer]) {
    expect(await idsOf(person, '/api/rfqs')).toEqual([rfqId])
    expect(await idsOf(person, '/api/quotes')).toEqual([quoteId])
    expect(await idsOf(person, '/api/orders')).toEqual([orderId])
  }
  // Whoever may act may still act on what was made before.
  expect((await from.owner.post(`/api/orders/${orderId}/reorder`)).status).toBeLessThan(300)
})

test('the merged company stays as a redirect, in no list; links to it still work', async () => {
  const { api, admin } = portal
  const [first, second, third] = await Promise.all(
    ['One Works', 'Two Works', 'Three Works'].map((name) => createCompany(api, name)),
  )
  if (!first || !second || !third) throw new Error('Three companies were made')
  await merge(second.id, [first.id])
  await merge(third.id, [second.id], { companyName: 'Last Works' })
  expect([(await rowOf(first.id)).mergedIntoId, (await rowOf(second.id)).mergedIntoId]).toEqual([third.id, third.id])
  expect((await admin.get('/api/admin/companies?q=one%20works')).body).toEqual([])
  const member = await anotherCustomer(api, { company: third })
  const { body } = await admin.get(`/api/admin/customers/${first.customerNumber}/users`)
  expect(body).toMatchObject([{ id: member.user.id }])
})

test('the primary number stays, and the others become its history', async () => {
  const { api } = portal
  const [into, from] = [await createCompany(api), await createCompany(api)]
  expect((await merge(into.id, [from.id])).body.customerNumber).toBe(into.customerNumber)
  const history = await api.knex('customerNumberHistory').where({ companyId: into.id })
  expect(history).toMatchObject([{ customerNumber: from.customerNumber, releasedAt: expect.any(Date) }])
})

test('the number of a merged company can become that of the merged one, even if the primary company has none', async () => {
  const { api, admin } = portal
  const [into, from] = [await createCompany(api), await createCompany(api)]
  const { body } = await merge(into.id, [from.id], { customerNumber: from.customerNumber })
  expect(body.customerNumber).toBe(from.customerNumber)
  const { body: bare } = await admin.post('/api/admin/companies', { name: 'Bare Works' })
  expect((await merge(bare.id, [into.id])).body.customerNumber).toBe(from.customerNumber)
})

test('addresses move along, that of the merged company under its own name', async () => {
  const { api, admin } = portal
  const into = await createCompany(api)
  const { body: from } = await admin.post('/api/admin/companies', {
    name: 'Dock Works',
    address: '1 Quay',
    city: 'Hull',
  })
  await merge(into.id, [from.id])
  const addresses = await api.knex('companyAddresses').where({ companyId: into.id })
  expect(addresses).toMatchObject([{ label: 'Dock Works', address: '1 Quay', city: 'Hull' }])
})

test('open invitations move along, one for each address, but none for members', async () => {
  const { api } = portal
  const [into, from] = [await createTeam(api), await createTeam(api)]
  const [both, one] = [newAddress(), newAddress()]
  await invite(api, into.owner, both)
  for (const address of [both, one, into.buyer.user.email]) await invite(api, from.owner, address)
  await merge(into.company.id, [from.company.id])
  const open = (await into.owner.get('/api/company/invitations')).body
  expect(open.map(({ email }: { email: string }) => email).sort()).toEqual([both, one].sort())
})

test('a company cannot be merged into itself', async () => {
  const [company, other] = [await createCompany(portal.api, 'Whole Works'), await createCompany(portal.api)]
  for (const ids of [[company.id], [other.id, company.id]]) {
    expect(refusal(await merge(company.id, ids))).toEqual([400, 'company.merge_into_itself'])
  }
  expect(await rowOf(company.id)).toMatchObject({ name: 'Whole Works', mergedIntoId: null })
})

test('a refused merge changes nothing', async () => {
  const { api } = portal
  const [into, from, foreign] = [await createTeam(api, 'Kept Works'), await createTeam(api), await createCompany(api)]
  const taken = await merge(into.company.id, [from.company.id], { customerNumber: foreign.customerNumber })
  expect([...refusal(taken), taken.body.message]).toEqual([
    ...[409, 'company.number_taken'],
    `Already assigned to ${foreign.name}`,
  ])
  const unknown = await merge(into.company.id, [from.company.id, newId()])
  expect(refusal(unknown)).toEqual([404, 'company.not_found'])
  expect(await rowOf(into.company.id)).toMatchObject({ name: 'Kept Works' })
  expect(await rolesIn(api, from.company)).toEqual(['buyer', 'owner', 'viewer'])
})

test.each([
  [{ primaryCompanyId: '' }, { primaryCompanyId: 'Please select a primary company' }],
  [{ companyName: 'A' }, { companyName: 'Company name must be at least 2 characters' }],
  [{ customerNumber: 'CU1' }, { customerNumber: 'Customer number must be in format CU0001' }],
])('%j is refused', async (wrong, fields) => {
  const [into, from] = [await createCompany(portal.api), await createCompany(portal.api)]
  const answer = await merge(into.id, [from.id], wrong)
  expect([...refusal(answer), answer.body.fields]).toEqual([400, 'validation.failed', fields])
})

test('of two merges in opposite directions, one succeeds', async () => {
  const [one, other] = [await createCompany(portal.api), await createCompany(portal.api)]
  const answers = await Promise.all([merge(one.id, [other.id]), merge(other.id, [one.id])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test.each([1, 2, 3, 4])('a merge at the moment of a rename never undoes it (%i)', async () => {
  const [into, from] = [await createCompany(portal.api), await createCompany(portal.api)]
  const companies = [into, from].map(({ id, name, customerNumber }) => ({ id, name, customerNumber }))
  const path = `/api/admin/companies/${into.id}`
  const [merged, renamed] = await Promise.all([
    merge(into.id, [from.id], { companyName: into.name, basedOn: { companies } }),
    portal.api.request('put', path, { as: portal.admin.token, json: { name: 'Renamed Works' } }),
  ])
  expect([[200, 409].includes(merged.status), renamed.status]).toEqual([true, 200])
  expect((await rowOf(into.id)).name).toBe('Renamed Works')
})

test('a merge is refused when a number has changed since, and nothing is merged', async () => {
  const [into, from] = [await createCompany(portal.api), await createCompany(portal.api)]
  const seen = { id: from.id, name: from.name, customerNumber: 'CU7999' }
  const answer = await merge(into.id, [from.id], { basedOn: { companies: [seen] } })
  expect([...refusal(answer), answer.body.changed.present.companies]).toEqual([
    ...[409, 'write.stale'],
    [{ ...seen, customerNumber: from.customerNumber }],
  ])
  expect((await rowOf(from.id)).mergedIntoId).toBe(null)
})

test('people who join and requests submitted meanwhile are not left behind', async () => {
  const { api, admin, job } = portal
  const [into, from] = [await createTeam(api), await createTeam(api)]
  const newcomers = await Promise.all(Array.from({ length: 4 }, () => anotherCustomer(api)))
  const [merged, ...others] = await Promise.all([
    merge(into.company.id, [from.company.id]),
    ...newcomers.map(({ user }) => admin.post(`/api/admin/users/${user.id}/link`, { companyId: from.company.id })),
    ...Array.from({ length: 4 }, () => job.submitRfq(from.buyer.token)),
  ])
  expect(merged?.status).toBe(200)
  expect(others).toHaveLength(8)
  for (const table of ['users', 'rfqs', 'orders', 'conversations', 'companyInvitations']) {
    expect(await api.knex(table).where({ companyId: from.company.id }), table).toEqual([])
  }
})

test('only admins can merge companies', async () => {
  const [one, other] = [await createCompany(portal.api), await createCompany(portal.api)]
  expect(refusal(await merge(one.id, [other.id], {}, portal.customer))).toEqual([403, 'auth.admin_required'])
})
