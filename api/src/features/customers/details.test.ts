import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createCustomer, createSupplier } from '../../../test/factories.ts'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { newId } from '../../platform/db/new-id.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const detailsOf = (id: string) => portal.admin.get(`/api/admin/customers/${id}`)
const idsOf = async (path: string): Promise<string[]> =>
  (await listAll(portal.admin, path)).map(({ id }: { id: string }) => id)

test('a customer is returned with figures, company and account', async () => {
  const { api, admin, job } = portal
  const company = await createCompany(api, 'Told Works')
  const person = await anotherCustomer(api, { name: 'Told Tilda', company })
  await job.order(person.token, admin.token)
  const { status, body } = await detailsOf(person.user.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ id: person.user.id, name: 'Told Tilda', email: person.user.email, role: 'customer', isVerified: true },
    ...{ rfqCount: 1, quoteCount: 1, orderCount: 1, totalSpent: '1250.00', signedInDevices: 1, deletedAt: null },
    company: { id: company.id, name: 'Told Works', customerNumber: company.customerNumber },
    recentActivity: expect.any(String),
  })
})

test('an unknown id and an account of another kind are not found', async () => {
  const supplier = await createSupplier(portal.api, { name: 'No Customer' })
  for (const id of [newId(), supplier.id, portal.admin.user.id]) {
    expect(refusal(await detailsOf(id))).toEqual([404, 'user.not_found'])
  }
  expect((await detailsOf('nobody')).status).toBe(400)
})

test('the orders of a deleted customer remain, but nothing personal', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Erased Elsa' })
  const { orderId } = await job.order(person.token, admin.token)
  await admin.delete(`/api/admin/users/${person.user.id}`)
  const { status, body } = await detailsOf(person.user.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ name: 'Deleted customer', email: '', phone: null, title: null, company: null, orderCount: 1 },
    ...{ lastSignInAt: null, signedInDevices: 0, deletedAt: expect.any(String) },
  })
  expect(JSON.stringify(body)).not.toMatch(/elsa|deleted\.invalid/i)
  expect(await idsOf(`/api/admin/orders?customerId=${person.user.id}`)).toEqual([orderId])
})

test("an admin's lists can be narrowed to one customer, even while searching", async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Narrow Nora' })
  const mine = await job.order(person.token, admin.token)
  const other = await job.order((await anotherCustomer(api, { name: 'Narrow Ned' })).token, admin.token)
  const of = `customerId=${person.user.id}`
  expect(await idsOf(`/api/admin/rfqs?${of}`)).toEqual([mine.rfqId])
  expect(await idsOf(`/api/admin/quotes?${of}&q=gripper`)).toEqual([mine.quoteId])
  expect(await idsOf(`/api/admin/orders?${of}&q=narrow`)).toEqual([mine.orderId])
  expect(await idsOf(`/api/admin/orders?${of}&status=delivered`)).toEqual([])
  await job.uploadInvoice(admin.token, mine.orderId)
  await admin.patch(`/api/orders/${mine.orderId}/payment`, { paymentStatus: 'paid' })
  expect(await idsOf(`/api/admin/orders/archived?${of}`)).toEqual([mine.orderId])
  expect(await idsOf(`/api/admin/orders?${of}`)).toEqual([])
  expect(await idsOf('/api/admin/orders?q=narrow')).toEqual([other.orderId])
})

test('customers can be narrowed to one company, whose colleagues they are', async () => {
  const { api } = portal
  const company = await createCompany(api, 'Colleague Works')
  const members = [
    await createCustomer(api, { name: 'Ann Colleague', company }),
    await createCustomer(api, { name: 'Bob Colleague', company }),
  ]
  await createCustomer(api, { name: 'Cid Colleague' })
  expect(await idsOf(`/api/admin/customers?companyId=${company.id}&sort=name&limit=1`)).toEqual(
    members.map(({ id }) => id),
  )
})
