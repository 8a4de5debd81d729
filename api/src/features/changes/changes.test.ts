import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, signedInAdmin, signedInSupplier } from '../../../test/factories.ts'
import { anotherCustomer, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { settingsFields } from '../../../test/settings.ts'
import { orderFrom } from '../../../test/suppliers.ts'
import { catalogue } from '../../events.ts'
import { changing } from './service.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

test('an admin whose form is stale is told who changed the object', async () => {
  const colleague = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Hopper' }))
  const { id } = await portal.job.submitRfq(portal.customer.token)
  const ask = () => portal.admin.get(`/api/changes/quote-of-rfq/${id}`)
  expect((await ask()).body).toEqual({ by: null, isSelf: false, at: null })
  await portal.job.quote(colleague.token, id)
  expect((await ask()).body).toMatchObject({ by: 'Grace Hopper', isSelf: false, at: expect.any(String) })
  await portal.job.quote(portal.admin.token, id)
  expect((await ask()).body).toMatchObject({ isSelf: true })
})

test("a customer is told of a change, but not the name of the provider's employee", async () => {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  await portal.job.quote(portal.admin.token, id)
  const { body } = await portal.customer.get(`/api/changes/quote-of-rfq/${id}`)
  expect(body).toMatchObject({ by: null, isSelf: false, at: expect.any(String) })
})

test("nothing is revealed about other people's objects", async () => {
  const stranger = await anotherCustomer(portal.api)
  const { id } = await portal.job.submitRfq(portal.customer.token)
  expect(refusal(await stranger.get(`/api/changes/quote-of-rfq/${id}`))).toEqual([404, 'rfq.not_found'])
  const profile = `/api/changes/profile/${portal.customer.user.id}`
  expect(refusal(await portal.admin.get(profile))).toEqual([404, 'user.not_found'])
  expect((await portal.customer.get(profile)).status).toBe(200)
})

test('only admins are told who last changed a company or its number', async () => {
  const { id, name } = await createCompany(portal.api, 'Changed Works')
  const colleague = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Hopper' }))
  const ask = (what: string, person = portal.admin) => person.get(`/api/changes/${what}/${id}`)
  expect((await ask('company')).body).toEqual({ by: null, isSelf: false, at: null })
  const changed = await portal.api.request('put', `/api/admin/companies/${id}`, {
    as: colleague.token,
    json: { name, city: 'Leeds' },
  })
  expect(changed.status).toBe(200)
  expect((await ask('company')).body).toMatchObject({ by: 'Grace Hopper', at: expect.any(String) })
  expect((await ask('company-number')).body).toMatchObject({ by: null, at: null })
  await colleague.post(`/api/admin/companies/${id}/assign-customer-number`, { customerNumber: 'CU8123' })
  expect((await ask('company-number')).body).toMatchObject({ by: 'Grace Hopper' })
  expect(refusal(await ask('company', portal.customer))).toEqual([404, 'company.not_found'])
})

test('every change that the service looks up is an event', () => {
  const names = new Set<string>(catalogue.map(({ event }) => event.name))
  expect(
    Object.values(changing)
      .flat()
      .filter((name) => !names.has(name)),
  ).toEqual([])
})

test('only admins are told who changed the settings', async () => {
  const colleague = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Hopper' }))
  const ask = (person = portal.admin) => person.get(`/api/changes/settings/${person.user.id}`)
  const json = { ...settingsFields, name: 'Changed Kerf' }
  expect((await portal.api.request('put', '/api/admin/settings', { as: colleague.token, json })).status).toBe(200)
  expect((await ask()).body).toMatchObject({ by: 'Grace Hopper', isSelf: false, at: expect.any(String) })
  expect(refusal(await ask(portal.customer))).toEqual([403, 'auth.forbidden'])
})

test('a supplier is told who changed its quote and its purchase order; no other supplier is', async () => {
  const [supplier, stranger] = [
    personOf(portal.api, await signedInSupplier(portal.api)),
    personOf(portal.api, await signedInSupplier(portal.api)),
  ]
  const { quote, order } = await orderFrom(portal.api, portal.admin, supplier)
  for (const path of [
    `supplier-quote/${quote.id}`,
    `purchase-order-date/${order.id}`,
    `purchase-order-shipment/${order.id}`,
  ]) {
    expect((await supplier.get(`/api/changes/${path}`)).status).toBe(200)
    expect((await portal.admin.get(`/api/changes/${path}`)).status).toBe(200)
    for (const person of [stranger, portal.customer])
      expect((await person.get(`/api/changes/${path}`)).status).toBe(404)
  }
})
