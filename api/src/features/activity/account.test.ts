import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, signedInAdmin, testPassword } from '../../../test/factories.ts'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { AuditEntry } from '../../models/audit-entry.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const activityOf = (id: string, query = '') => listAll(portal.admin, `/api/admin/accounts/${id}/activity?${query}`)
const actions = async (id: string, query = ''): Promise<string[]> =>
  (await activityOf(id, query)).map(({ action }: { action: string }) => action)

test('shows what an account did and what was done to it, with the actor, the address and the object', async () => {
  const { api, job } = portal
  const user = await createCustomer(api, { name: 'Act Ivy' })
  const headers = { 'user-agent': firefox }
  const login = (password: string) => {
    const json = { email: user.email, password, role: 'customer' }
    return api.request('post', '/api/auth/login', { json, headers })
  }
  await login('not the password')
  const { token } = (await login(testPassword)).body
  const { id: rfqId } = await job.submitRfq(token)
  await portal.admin.delete(`/api/admin/accounts/${user.id}/sessions`)
  const [ended, submitted, started, refused] = await activityOf(user.id)
  const origin = { address: '127.0.0.1', at: expect.any(String), id: expect.any(String) }
  const { id: adminId, name: adminName } = portal.admin.user
  expect(ended).toMatchObject({ action: 'session.ended_elsewhere', actor: { id: adminId, name: adminName } })
  expect(submitted).toMatchObject({
    action: 'rfq.submitted',
    objectType: 'rfq',
    objectId: rfqId,
    actor: { id: user.id, name: 'Act Ivy' },
    actorKind: 'customer',
  })
  expect(started).toEqual({
    ...origin,
    action: 'session.started',
    kind: 'sign_in',
    objectType: 'user',
    objectId: user.id,
    objectNumber: null,
    subject: { place: 'customer', id: user.id, name: 'Act Ivy' },
    actor: { id: user.id, name: 'Act Ivy', isDeleted: false },
    actorKind: 'customer',
    changes: {},
    device: 'Firefox on Windows',
  })
  expect(refused).toMatchObject({ action: 'session.refused', changes: { reason: 'password' } })
})

test('is split into three groups, each entry in one of them', async () => {
  const { api } = portal
  const other = personOf(api, await signedInAdmin(api, { name: 'Other Admin' }))
  const { user } = await anotherCustomer(api)
  const entry = { actorKind: 'admin' as const, actorId: other.user.id, objectType: 'user' }
  await AuditEntry.query(api.knex).insert([
    { ...entry, action: 'session.started', objectId: other.user.id, at: new Date(1000) },
    { ...entry, action: 'user.profile_changed', objectId: other.user.id, at: new Date(2000) },
    { ...entry, action: 'user.company_role_changed', objectId: user.id, at: new Date(3000) },
    { ...entry, action: 'order.archived', objectType: 'order', objectId: null, at: new Date(4000) },
  ])
  const { id } = other.user
  expect(await actions(id, 'status=sign_in')).toEqual(['session.started'])
  expect(await actions(id, 'status=account')).toEqual(['user.profile_changed'])
  expect(await actions(id, 'status=work')).toEqual(['order.archived', 'user.company_role_changed'])
  expect(await actions(id, 'status=work&sort=date-asc&limit=1')).toEqual([
    'user.company_role_changed',
    'order.archived',
  ])
  expect(await actions(id)).toHaveLength(4)
  expect(await actions(id, 'q=ARCHIV')).toEqual(['order.archived'])
  const [aboutUser] = await activityOf(user.id, 'status=account')
  expect(aboutUser).toMatchObject({ action: 'user.company_role_changed', device: null, address: null })
})

test('calls a deleted actor deleted', async () => {
  const { api, admin } = portal
  const gone = personOf(api, await signedInAdmin(api, { name: 'Gone Admin' }))
  const user = await createCustomer(api)
  await AuditEntry.query(api.knex).insert({
    actorId: gone.user.id,
    actorKind: 'admin',
    action: 'user.linked',
    objectType: 'user',
    objectId: user.id,
  })
  await admin.delete(`/api/admin/users/${gone.user.id}`)
  expect((await activityOf(user.id))[0].actor).toEqual({ id: gone.user.id, name: 'Deleted user', isDeleted: true })
})
