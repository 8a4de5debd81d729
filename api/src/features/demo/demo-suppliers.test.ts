import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, signIn } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { User } from '../../models/user.ts'
import { remindOfCertificates } from '../suppliers/certificate-reminder-service.ts'
import { loadDemo } from './service.ts'
import { demoSupplier, demoSuppliers } from './world.ts'

let api: TestApi
let [maya, admin] = ['', '']
beforeAll(async () => {
  api = await startApi()
  admin = await signIn(api, await createAdmin(api))
  await loadDemo(api.platform)
  maya = await signIn(api, await User.query(api.knex).findOne({ email: demoSupplier.email }).throwIfNotFound())
})
afterAll(() => api.stop())

const read = async (as: string, path: string) => (await api.request('get', path, { as })).body

/** What is under a name in each object of a list. */
const every = (list: Record<string, unknown>[], name: string) => list.map((each) => each[name])

test('the first supplier has requests, quotes and purchase orders in every state', async () => {
  const requests = await read(maya, '/api/supplier/requests')
  expect(new Set(every(requests, 'status'))).toEqual(new Set(['new', 'viewed', 'quoted', 'declined', 'expired']))
  const quotes = await read(maya, '/api/supplier/quotes')
  expect(new Set(every(quotes, 'status'))).toEqual(new Set(['pending', 'accepted', 'not_selected']))
  const refused = quotes.filter(({ status }: { status: string }) => status === 'not_selected')
  expect(every(refused, 'feedback')).not.toContain(null)
  const orders = await read(maya, '/api/supplier/purchase-orders')
  expect(every(orders, 'status').sort()).toEqual(['in_production', 'received'])
  expect(await read(maya, '/api/conversations')).toHaveLength(3)
})

test('an admin has quotes of several suppliers to compare, and suppliers with a history', async () => {
  const projects: { projectName: string; quoteCount: number }[] = await read(admin, '/api/admin/rfqs/supplier-quotes')
  expect(projects.find(({ projectName }) => projectName === 'Arm and pin')).toMatchObject({ quoteCount: 4 })
  const suppliers = await read(admin, '/api/admin/suppliers')
  expect(suppliers).toHaveLength(demoSuppliers.length)
  const { id } = suppliers.find(({ email }: { email: string }) => email === demoSupplier.email)
  expect(await read(admin, `/api/admin/suppliers/${id}`)).toMatchObject({ performance: { received: 1 } })
})

test('no mail waits, and certificates that end have been said', async () => {
  await remindOfCertificates(api.platform)
  expect(new Set(api.jobs.waiting().map(({ name }) => name))).toEqual(new Set(['geometry.build', 'geometry.measure']))
})
