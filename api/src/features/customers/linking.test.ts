import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam, invite, rolesIn } from '../../../test/company.ts'
import { createCompany, createCustomer, createSupplier } from '../../../test/factories.ts'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const link = (userId: string, companyId: string, by = portal.admin) =>
  by.post(`/api/admin/users/${userId}/link`, { companyId })
const unlink = (userId: string, by = portal.admin) => by.post(`/api/admin/users/${userId}/unlink`)
const roleOf = async (person: Person) => (await person.get('/api/auth/me')).body.companyRole
const idsOf = async (person: Person, path: string) =>
  (await person.get(path)).body.map(({ id }: { id: string }) => id).sort()

test('the first user linked is owner, later ones are buyers', async () => {
  const company = await createCompany(portal.api, 'New Works')
  const [first, second] = [await anotherCustomer(portal.api), await anotherCustomer(portal.api)]
  const reference = { id: company.id, name: 'New Works', customerNumber: company.customerNumber }
  expect(await link(first.user.id, company.id)).toMatchObject({ status: 200, body: { company: reference } })
  await link(second.user.id, company.id)
  expect([await roleOf(first), await roleOf(second)]).toEqual(['owner', 'buyer'])
  const { body } = await second.get('/api/company/members')
  expect(body.map(({ joinedAt }: { joinedAt: string }) => Date.parse(joinedAt) > 0)).toEqual([true, true])
})

test('colleagues see what a linked user made before, and it stays with the company when the user is unlinked', async () => {
  const { api, admin, job } = portal
  const { company, viewer } = await createTeam(api)
  const person = await anotherCustomer(api)
  const { rfqId, quoteId, orderId } = await job.order(person.token, admin.token)
  expect(await idsOf(viewer, '/api/rfqs')).toEqual([])
  await link(person.user.id, company.id)
  const seen = async (by: Person) => [
    await idsOf(by, '/api/rfqs'),
    await idsOf(by, '/api/quotes'),
    await idsOf(by, '/api/orders'),
  ]
  expect(await seen(viewer)).toEqual([[rfqId], [quoteId], [orderId]])
  await unlink(person.user.id)
  expect(await seen(viewer)).toEqual([[rfqId], [quoteId], [orderId]])
  expect(await seen(person)).toEqual([[rfqId], [quoteId], [orderId]])
})

test('linking an already linked user moves them, and what they made stays in the old company', async () => {
  const { api, job } = portal
  const [from, to] = [await createTeam(api, 'From Works'), await createTeam(api, 'To Works')]
  const rfq = await job.submitRfq(from.buyer.token)
  expect((await link(from.buyer.user.id, to.company.id)).body.company).toMatchObject({ id: to.company.id })
  expect(await roleOf(from.buyer)).toBe('buyer')
  expect(await idsOf(from.owner, '/api/rfqs')).toEqual([rfq.id])
  expect(await idsOf(to.owner, '/api/rfqs')).toEqual([])
})

test('when the last owner is unlinked or moved, the longest-standing buyer, else viewer, succeeds them', async () => {
  const { api } = portal
  const { company, owner, buyer, viewer } = await createTeam(api)
  const newcomer = await anotherCustomer(api)
  await link(newcomer.user.id, company.id)
  await unlink(owner.user.id)
  // The buyer joined before joining times were recorded.
  expect(await Promise.all([owner, buyer, viewer, newcomer].map(roleOf))).toEqual([null, 'owner', 'viewer', 'buyer'])
  await link(buyer.user.id, (await createCompany(api)).id)
  expect(await Promise.all([buyer, viewer, newcomer].map(roleOf))).toEqual(['owner', 'viewer', 'owner'])
  await unlink(newcomer.user.id)
  expect(await roleOf(viewer)).toBe('owner')
  await unlink(viewer.user.id)
  expect(await rolesIn(api, company)).toEqual([])
  const changes = await api.knex('auditLog').where({ action: 'user.company_role_changed', objectId: viewer.user.id })
  expect(changes.map((entry) => entry.changes)).toEqual([{ from: 'viewer', to: 'owner' }])
})

test('linking to the same company again changes nothing', async () => {
  const { company, viewer } = await createTeam(portal.api)
  expect((await link(viewer.user.id, company.id)).status).toBe(200)
  expect(await roleOf(viewer)).toBe('viewer')
})

test('a linked user no longer needs an invitation', async () => {
  const { company, owner } = await createTeam(portal.api)
  const user = await createCustomer(portal.api)
  const { token } = await invite(portal.api, owner, user.email)
  await link(user.id, company.id)
  expect((await owner.get('/api/company/invitations')).body).toEqual([])
  const opened = await portal.api.request('post', '/api/invitations/open', { json: { token } })
  expect(refusal(opened)).toEqual([404, 'invitation.not_found'])
})

test('unlinking a customer without a company changes nothing', async () => {
  const { id } = await createCustomer(portal.api)
  expect(await unlink(id)).toMatchObject({ status: 200, body: { company: null } })
  expect(await portal.api.knex('auditLog').where({ objectId: id })).toEqual([])
})

test('only customers can be linked, and only to existing companies', async () => {
  const { api, admin } = portal
  const { company } = await createTeam(api)
  const merged = await createCompany(api, 'Merged Works')
  const away = { mergedIntoId: company.id, customerNumber: null }
  await api.knex('companies').where({ id: merged.id }).update(away)
  const deleted = await createCustomer(api)
  await api.knex('users').where({ id: deleted.id }).update({ deletedAt: new Date() })
  for (const id of [(await createSupplier(api)).id, admin.user.id, deleted.id, newId()]) {
    expect(refusal(await link(id, company.id))).toEqual([404, 'user.not_found'])
    expect(refusal(await unlink(id))).toEqual([404, 'user.not_found'])
  }
  const { id } = await createCustomer(api)
  for (const companyId of [merged.id, newId()]) {
    expect(refusal(await link(id, companyId))).toEqual([404, 'company.not_found'])
  }
  expect(refusal(await link(id, 'no id'))).toEqual([400, 'validation.failed'])
})

test('only admins link or unlink', async () => {
  const { company, owner } = await createTeam(portal.api)
  expect(refusal(await link(owner.user.id, company.id, owner))).toEqual([403, 'auth.admin_required'])
  expect(refusal(await unlink(owner.user.id, owner))).toEqual([403, 'auth.admin_required'])
})

test('a customer is shown with the counts of requests, quotes and orders, and the amount spent', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Counted Customer' })
  await job.order(person.token, admin.token)
  await job.order(person.token, admin.token)
  await job.submitRfq(person.token)
  expect((await unlink(person.user.id)).body).toMatchObject({
    name: 'Counted Customer',
    role: 'customer',
    isVerified: true,
    ...{ rfqCount: 3, quoteCount: 2, orderCount: 2, totalSpent: '2500.00', company: null },
  })
})
