import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anotherCustomer,
  countRows,
  dayFromNow,
  type Person,
  type Portal,
  rfqFields,
  startPortal,
} from '../../../test/main-job.ts'
import { readPdf } from '../../../test/pdf-text.ts'

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
const office = {
  name: '経理部',
  address: '梅田1-1',
  city: '大阪',
  state: null,
  postalCode: '530-0001',
  country: 'Japan',
}
const delivery = { neededBy: dayFromNow(20), shipTo: dock, billTo: office }

const submit = (person: Person, fields: object) => person.post('/api/rfqs', { ...rfqFields, ...fields })
/** Without their ids. */
const keptBy = async (person: Person) =>
  (await person.get('/api/company/addresses')).body.map(({ id: _id, ...address }: { id: string | null }) => address)
const textOf = async ({ bytes }: { bytes: Buffer }) => (await readPdf(bytes)).pages.join('\n')

test('a request says by when and where to deliver, and both parties see it', async () => {
  const customer = await anotherCustomer(portal.api, { company: 'Delivery Ltd' })
  const { status, body } = await submit(customer, delivery)
  expect([status, body]).toMatchObject([201, delivery])
  expect((await portal.admin.get(`/api/rfqs/${body.id}`)).body).toMatchObject(delivery)
})

test('a request without these has neither', async () => {
  const { body } = await submit(portal.customer, { neededBy: '', shipTo: null })
  expect(body).toMatchObject({ neededBy: null, shipTo: null, billTo: null })
})

test.each([
  ['a past day', { neededBy: dayFromNow(-3) }, { neededBy: 'This day is past. Please choose today or later' }],
  [
    'half an address',
    { shipTo: { name: 'Dock 3', address: ' ', city: '', country: '' } },
    {
      'shipTo.address': 'Please enter street and number',
      'shipTo.city': 'City is required',
      'shipTo.country': 'Country is required',
    },
  ],
  [
    'a long street',
    { billTo: { ...dock, address: '1\n2\n3\n4\n5' } },
    { 'billTo.address': 'Please use at most 4 lines' },
  ],
])('%s is refused with an explanation, and no request is created', async (_, fields, words) => {
  const before = await countRows(portal.api, 'rfqs')
  const { status, body } = await submit(portal.customer, fields)
  expect([status, body.code, body.fields]).toEqual([400, 'validation.failed', words])
  expect(await countRows(portal.api, 'rfqs')).toBe(before)
})

test('an entered address is stored once with the company, and offered only to colleagues', async () => {
  const customer = await anotherCustomer(portal.api, { company: 'Kept Ltd' })
  await submit(customer, { shipTo: dock, billTo: dock })
  await submit(customer, { shipTo: dock })
  expect(await keptBy(customer)).toEqual([dock])
  expect(await keptBy(portal.customer)).not.toContainEqual(dock)
})

test("the company's own address is offered first, and is not stored again when chosen", async () => {
  const customer = await anotherCustomer(portal.api, { company: 'Own Address Ltd' })
  const { companyId } = (await submit(customer, { shipTo: dock })).body
  const own = { address: '1 High Street', city: 'Leeds', state: null, postalCode: null, country: 'UK' }
  await portal.api.knex('companies').where({ id: companyId }).update(own)
  const [first] = await keptBy(customer)
  expect(first).toEqual({ name: 'Own Address Ltd', ...own })
  await submit(customer, { billTo: first })
  expect(await countRows(portal.api, 'companyAddresses', { companyId })).toBe(1)
})

test('a customer without a company is offered the addresses of their own requests', async () => {
  const customer = await anotherCustomer(portal.api)
  await submit(customer, { shipTo: dock, billTo: office })
  expect(await keptBy(customer)).toEqual([dock, office])
})

test('a reorder takes over the addresses, and the day unless it has passed', async () => {
  const customer = await anotherCustomer(portal.api, { company: 'Again Ltd' })
  const { rfqId, orderId } = await portal.job.order(customer.token, portal.admin.token)
  const places = { shipTo: JSON.stringify(dock), billTo: JSON.stringify(office) }
  const again = async (neededBy: string) => {
    await portal.api
      .knex('rfqs')
      .where({ id: rfqId })
      .update({ neededBy, ...places })
    return (await customer.post(`/api/orders/${orderId}/reorder`)).body.rfq
  }
  expect(await again(dayFromNow(9))).toMatchObject({ neededBy: dayFromNow(9), shipTo: dock, billTo: office })
  expect(await again(dayFromNow(-9))).toMatchObject({ neededBy: null, shipTo: dock, billTo: office })
})

test('the documents of the order go where the request says', async () => {
  const { customer, admin, job } = portal
  const { rfqId, orderId } = await job.order(customer.token, admin.token)
  const places = { shipTo: JSON.stringify(dock), billTo: JSON.stringify({ ...office, name: 'Billing Desk' }) }
  await portal.api.knex('rfqs').where({ id: rfqId }).update(places)
  const order = (await customer.get(`/api/orders/${orderId}`)).body
  expect(order.rfq).toMatchObject({ shipTo: dock })
  const confirmation = await textOf(await customer.get(`/api/orders/${orderId}/confirmation`))
  for (const words of ['Ship to', 'Dock 3', 'Gate B', 'Akron, OH 44301', 'Bill to', 'Billing Desk'])
    expect(confirmation).toContain(words)
  const invoice = await admin.get(`/api/orders/${orderId}/invoice/preview?dueDate=${dayFromNow(30)}`)
  expect(await textOf(invoice)).toContain('Billing Desk')
  const parcel = { quantityShipped: 4, trackingNumber: '1Z999', shippingCarrier: 'UPS' }
  const { id } = (await admin.post(`/api/orders/${orderId}/shipments`, parcel)).body
  const slip = await textOf(await customer.get(`/api/orders/${orderId}/shipments/${id}/packing-slip`))
  expect(slip).toContain('Gate B')
  expect(slip).not.toContain('Billing Desk')
})

test('admins can sort by need: soonest first, without a day last, across pages', async () => {
  const customer = await anotherCustomer(portal.api, { company: 'Sorted Ltd' })
  for (const neededBy of [dayFromNow(5), null, dayFromNow(2), dayFromNow(9)]) await submit(customer, { neededBy })
  const address = `/api/admin/rfqs?sort=needed-by&customerId=${customer.user.id}&limit=2`
  const first = await portal.admin.get(address)
  const [, next = ''] = first.headers.get('link')?.match(/<([^>]+)>/) ?? []
  const second = await portal.admin.get(next)
  const days = [...first.body, ...second.body].map(({ neededBy }) => neededBy)
  expect(days).toEqual([dayFromNow(2), dayFromNow(5), dayFromNow(9), null])
})

test('no address remains of a deleted customer without a company', async () => {
  const customer = await anotherCustomer(portal.api)
  const { rfqId } = await portal.job.order(customer.token, portal.admin.token)
  await portal.api
    .knex('rfqs')
    .where({ id: rfqId })
    .update({ shipTo: JSON.stringify(dock) })
  await portal.admin.delete(`/api/admin/users/${customer.user.id}`)
  const [row] = await portal.api.knex('rfqs').where({ id: rfqId }).select('shipTo')
  expect(row).toEqual({ shipTo: null })
})
