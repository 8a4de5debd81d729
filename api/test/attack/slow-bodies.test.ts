import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCompany, type SignedInUser, signedInAdmin, signedInCustomer } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { rfqFields } from '../main-job.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/**
 * Sends a call whose body stops after its first letter, until the server knows the actor.
 * @returns a function that sends the rest
 */
async function hold(method: string, path: string, as: string, json: object) {
  const body = JSON.stringify(json)
  const headers = {
    authorization: `Bearer ${as}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const actorOf = vi.spyOn(api.platform.sessions, 'actorOf')
  const sending = httpRequest(`${api.url}${path}`, { method, headers })
  sending.write(body.slice(0, 1))
  await vi.waitFor(() => expect(actorOf).toHaveResolved())
  actorOf.mockRestore()
  return () =>
    new Promise<number | undefined>((resolve) => {
      sending.once('response', (response) => resolve(response.resume().statusCode))
      sending.end(body.slice(1))
    })
}

const newAdmin = { name: 'Back Door', email: 'back.door@example.com', password: 'turned-and-milled-42' }

test('a call started before its sender signed out does nothing', async () => {
  const { user, token } = await signedInCustomer(api)
  const finish = await hold('PUT', '/api/profile', token, { name: 'Somebody Else' })
  await api.request('post', '/api/auth/logout', { as: token })
  expect(await finish()).toBe(401)
  expect(await api.knex('users').where({ id: user.id }).first('name')).toEqual({ name: user.name })
})

test('an admin who was deleted meanwhile cannot create another admin', async () => {
  const [admin, deleted]: SignedInUser[] = [await signedInAdmin(api), await signedInAdmin(api)]
  const finish = await hold('POST', '/api/admin/accounts', deleted?.token ?? '', newAdmin)
  await api.request('delete', `/api/admin/users/${deleted?.user.id}`, { as: admin?.token ?? '' })
  expect(await finish()).toBe(401)
  expect(await api.knex('users').where({ email: newAdmin.email })).toEqual([])
})

test('an admin who lost the role meanwhile is refused', async () => {
  const { user, token } = await signedInAdmin(api)
  const finish = await hold('POST', '/api/admin/accounts', token, newAdmin)
  await api.knex('users').where({ id: user.id }).update({ isAdmin: false, accountType: 'customer' })
  expect(await finish()).toBe(403)
})

test('a member made a viewer meanwhile cannot submit', async () => {
  const { user, token } = await signedInCustomer(api, { company: await createCompany(api), companyRole: 'buyer' })
  const finish = await hold('POST', '/api/rfqs', token, rfqFields)
  await api.knex('users').where({ id: user.id }).update({ companyRole: 'viewer' })
  expect(await finish()).toBe(403)
  expect(await api.knex('rfqs').where({ customerId: user.id })).toEqual([])
})
