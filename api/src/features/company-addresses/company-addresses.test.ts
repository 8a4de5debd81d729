import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, signedInAdmin } from '../../../test/factories.ts'
import {
  anotherCustomer,
  type Person,
  type Portal,
  personOf,
  refusal,
  rfqFields,
  startPortal,
} from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const dock = {
  name: 'Dock 3',
  address: '12 Mill Road\nGate B',
  city: 'Akron',
  state: 'OH',
  postalCode: '44301',
  country: 'United States',
}
const office = { ...dock, name: '経理部', address: '梅田1-1', city: '大阪', state: null, country: 'Japan' }

const put = (person: Person, path: string, json: unknown) => portal.api.request('put', path, { as: person.token, json })
const remove = (person: Person, path: string) => portal.api.request('delete', path, { as: person.token })
const keptBy = async (person: Person) => (await person.get('/api/company/addresses')).body

/** A company that keeps both addresses, with an owner and whoever else is asked for. */
async function company() {
  const made = await createCompany(portal.api)
  const join = (companyRole: 'owner' | 'buyer' | 'viewer', name = `The ${companyRole}`) =>
    anotherCustomer(portal.api, { company: made, companyRole, name })
  const owner = await join('owner')
  await owner.post('/api/rfqs', { ...rfqFields, shipTo: dock, billTo: office })
  const [first, second] = await keptBy(owner)
  const id: string = first.name === dock.name ? first.id : second.id
  const path = `/api/company/addresses/${id}`
  return { companyId: made.id, id, path, owner, join, adminPath: `/api/admin/companies/${made.id}/addresses/${id}` }
}

test('an owner and a buyer change an address, which requests are offered from then on', async () => {
  const { owner, join, path, id } = await company()
  const buyer = await join('buyer')
  const changed = { ...dock, city: 'Kent', postalCode: '' }
  const { status, body } = await put(buyer, path, changed)
  expect([status, body]).toEqual([200, { ...dock, city: 'Kent', postalCode: null, id }])
  expect(await keptBy(owner)).toEqual(expect.arrayContaining([body, expect.objectContaining(office)]))
  expect((await put(owner, path, dock)).status).toBe(200)
})

test('a request keeps the address that it named when that is changed or removed', async () => {
  const { owner, path } = await company()
  const rfq = (await owner.post('/api/rfqs', { ...rfqFields, shipTo: dock })).body
  await put(owner, path, { ...dock, city: 'Kent' })
  await remove(owner, path)
  expect((await owner.get(`/api/rfqs/${rfq.id}`)).body.shipTo).toEqual(dock)
})

test('an address that is removed is offered no longer, and removing it again finds none', async () => {
  const { owner, path } = await company()
  expect((await remove(owner, path)).status).toBe(204)
  expect(await keptBy(owner)).toEqual([expect.objectContaining(office)])
  expect(refusal(await remove(owner, path))).toEqual([404, 'company.address_not_found'])
})

test('a viewer, another company and somebody without one change and remove nothing', async () => {
  const { join, owner, path } = await company()
  const viewer = await join('viewer')
  const stranger = await anotherCustomer(portal.api, { company: 'Other Works' })
  const single = await anotherCustomer(portal.api)
  const refusals: [Person, number, string][] = [
    [viewer, 403, 'auth.read_only'],
    [stranger, 404, 'company.address_not_found'],
    [single, 409, 'company.none'],
  ]
  for (const [person, ...expected] of refusals) {
    expect(refusal(await put(person, path, office))).toEqual(expected)
    expect(refusal(await remove(person, path))).toEqual(expected)
  }
  expect(await keptBy(owner)).toHaveLength(2)
})

test('an address becomes neither another one that is kept nor that of the company itself', async () => {
  const { owner, path, companyId } = await company()
  expect(refusal(await put(owner, path, office))).toEqual([409, 'company.address_exists'])
  const own = { address: '1 Own Street', city: 'Akron', state: null, postalCode: null, country: 'United States' }
  await portal.api.knex('companies').where({ id: companyId }).update(own)
  const { name } = await portal.api.knex('companies').where({ id: companyId }).first('name')
  expect(refusal(await put(owner, path, { ...own, name }))).toEqual([409, 'company.address_exists'])
})

test('half an address is refused at its fields', async () => {
  const { owner, path } = await company()
  const { status, body } = await put(owner, path, { ...dock, address: ' ', city: '' })
  expect(status).toBe(400)
  expect(body.fields).toEqual({ address: 'Please enter street and number', city: 'City is required' })
})

test('an admin lists, changes and removes the addresses of a company, and its people are told', async () => {
  const { owner, adminPath, companyId, id } = await company()
  const list = () => portal.admin.get(`/api/admin/companies/${companyId}/addresses`)
  expect((await list()).body).toEqual(expect.arrayContaining([{ ...dock, id }]))
  expect((await put(portal.admin, adminPath, { ...dock, city: 'Kent' })).body).toMatchObject({ city: 'Kent' })
  expect(await keptBy(owner)).toEqual(expect.arrayContaining([{ ...dock, city: 'Kent', id }]))
  expect((await remove(portal.admin, adminPath)).status).toBe(204)
  expect((await list()).body).toEqual([expect.objectContaining(office)])
})

test('an admin finds an address in its own company alone', async () => {
  const [{ adminPath, id }, other] = [await company(), await company()]
  const wrong = `/api/admin/companies/${other.companyId}/addresses/${id}`
  expect(refusal(await put(portal.admin, wrong, dock))).toEqual([404, 'company.address_not_found'])
  expect(refusal(await remove(portal.admin, wrong))).toEqual([404, 'company.address_not_found'])
  expect((await remove(portal.admin, adminPath)).status).toBe(204)
})

test('whoever changes an address that a colleague removed meanwhile is told who did', async () => {
  const { owner, join, path } = await company()
  const colleague = await join('buyer', 'Grace Buyer')
  await remove(colleague, path)
  const late = await put(owner, path, { ...dock, city: 'Kent', basedOn: dock })
  expect(refusal(late)).toEqual([404, 'company.address_not_found'])
  expect(late.body.changed).toMatchObject({ by: 'Grace Buyer', isSelf: false })
})

test('who changed an address is told of that address alone, and to nobody outside of its company', async () => {
  const { owner, join, path, id, adminPath } = await company()
  const colleague = await join('buyer', 'Grace Buyer')
  const other = (await keptBy(owner)).find((address: { id: string }) => address.id !== id)
  await put(colleague, path, { ...dock, city: 'Kent' })
  await put(owner, `/api/company/addresses/${other.id}`, { ...office, name: '本社' })
  const ask = (person: Person) => person.get(`/api/changes/company-address/${id}`)
  expect((await ask(owner)).body).toMatchObject({ by: 'Grace Buyer' })
  expect((await ask(portal.admin)).body).toMatchObject({ by: 'Grace Buyer' })
  const stranger = await anotherCustomer(portal.api, { company: 'Other Works' })
  expect(refusal(await ask(stranger))).toEqual([404, 'company.address_not_found'])
  const admin = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Sam Admin' }))
  await put(admin, adminPath, dock)
  expect((await ask(owner)).body).toMatchObject({ by: null })
})
