import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createCustomer, createSupplier } from '../../../test/factories.ts'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const namesOf = async (query: string): Promise<string[]> =>
  (await listAll(portal.admin, `/api/admin/customers${query}`)).map(({ name }: { name: string }) => name)
const found = (q: string, more = '') => portal.admin.get(`/api/admin/search?q=${encodeURIComponent(q)}${more}`)

test('customers are listed with the number of their requests, quotes and orders and the amount spent', async () => {
  const { api, admin, job } = portal
  const company = await createCompany(api, 'Counting Works')
  const person = await anotherCustomer(api, { name: 'Counted Cleo', company })
  await job.order(person.token, admin.token)
  await job.submitRfq(person.token)
  const { body, headers } = await admin.get('/api/admin/customers?q=cleo')
  expect(headers.get('x-total-count')).toBe('1')
  expect(body).toMatchObject([
    {
      ...{ name: 'Counted Cleo', role: 'customer', rfqCount: 2, quoteCount: 1, orderCount: 1, totalSpent: '1250.00' },
      company: { id: company.id, name: 'Counting Works', customerNumber: company.customerNumber },
    },
  ])
})

test('orders in another currency are not added to US dollars', async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Euro Edda' })
  const { orderId } = await job.order(person.token, admin.token)
  await job.order(person.token, admin.token)
  await api.knex('orders').where({ id: orderId }).update({ currency: 'EUR' })
  expect((await admin.get('/api/admin/customers?q=edda')).body).toMatchObject([
    { orderCount: 2, totalSpent: '1250.00' },
  ])
})

test('only customers are listed, without deleted ones', async () => {
  const { api } = portal
  await createCustomer(api, { name: 'Listed zylo' })
  await createSupplier(api, { name: 'Supplying zylo' })
  const gone = await createCustomer(api, { name: 'Gone zylo' })
  await api.knex('users').where({ id: gone.id }).update({ deletedAt: new Date() })
  expect(await namesOf('?q=zylo')).toEqual(['Listed zylo'])
  expect((await found('zylo')).body).toMatchObject([{ name: 'Listed zylo', type: 'customer' }])
})

test('the list can be narrowed to verified or unverified customers, and sorted', async () => {
  const { api } = portal
  await createCustomer(api, { name: 'berta verro' })
  await createCustomer(api, { name: 'Adam verro', verified: false })
  await createCustomer(api, { name: 'Carl verro' })
  expect(await namesOf('?q=verro&limit=1')).toEqual(['Carl verro', 'Adam verro', 'berta verro'])
  expect(await namesOf('?q=verro&limit=2&sort=name')).toEqual(['Adam verro', 'berta verro', 'Carl verro'])
  expect(await namesOf('?q=verro&status=verified&sort=date-asc')).toEqual(['berta verro', 'Carl verro'])
  expect(await namesOf('?q=verro&status=unverified')).toEqual(['Adam verro'])
})

test('a search matches names, addresses, companies and customer numbers', async () => {
  const { api } = portal
  const company = await createCompany(api, 'Findable Works')
  const user = await createCustomer(api, { name: 'Finn Abel', company })
  for (const q of ['finn ABEL', user.email, 'findable', company.customerNumber ?? '']) {
    expect(await namesOf(`?q=${encodeURIComponent(q)}`)).toEqual(['Finn Abel'])
    expect((await found(q)).body, q).toMatchObject([
      { name: 'Finn Abel', company: 'Findable Works', customerNumber: company.customerNumber },
    ])
  }
})

test('a search says when somebody was last active, and returns no more hits than requested', async () => {
  const { api, job } = portal
  await createCustomer(api, { name: 'Idle moxie' })
  const busy = await anotherCustomer(api, { name: 'Busy moxie' })
  await job.submitRfq(busy.token)
  const { body } = await found('moxie')
  expect(body).toMatchObject([
    { name: 'Busy moxie', rfqCount: 1, orderCount: 0, recentActivity: expect.any(String) },
    { name: 'Idle moxie', rfqCount: 0, recentActivity: null },
  ])
  expect((await found('moxie', '&limit=1')).body).toHaveLength(1)
})

test.each(['', '   '])('a search for %j is refused', async (q) => {
  expect(refusal(await found(q))).toEqual([400, 'validation.failed'])
})

test('the people of a customer number are listed, even of one the company had before', async () => {
  const { api, admin } = portal
  const company = await createCompany(api, 'Numbered Works')
  await createCustomer(api, { name: 'Zoe', company })
  await createCustomer(api, { name: 'Abe', company, companyRole: 'buyer' })
  await admin.post(`/api/admin/companies/${company.id}/assign-customer-number`, { customerNumber: 'CU9100' })
  for (const number of ['CU9100', company.customerNumber]) {
    const { body } = await admin.get(`/api/admin/customers/${number}/users`)
    expect(body).toMatchObject([{ name: 'Abe' }, { name: 'Zoe' }])
  }
  expect(refusal(await admin.get('/api/admin/customers/CU9999/users'))).toEqual([404, 'company.not_found'])
})

test('only admins list or search customers', async () => {
  for (const path of ['/api/admin/customers', '/api/admin/search?q=ab', '/api/admin/customers/CU0001/users']) {
    expect(refusal(await portal.customer.get(path))).toEqual([403, 'auth.admin_required'])
  }
})
