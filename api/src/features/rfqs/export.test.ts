import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { insertRfqs, listAll } from '../../../test/lists.ts'
import { anotherCustomer, dayFromNow, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { interceptStatements, readsPageOf } from '../../../test/statements.ts'
import { Company } from '../../models/company.ts'
import { Rfq } from '../../models/rfq.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone: 'UTC' } })
})
afterAll(() => portal.api.stop())

const newCustomer = () => anotherCustomer(portal.api, { company: 'Gehäusebau Süd' })
const projects = async (person: Person, query = '') =>
  (await exportOf(person, `/api/rfqs/export${query}`)).map((line) => line['Project Name'])

test('holds a whole request in the words of the screens, in a file named by day', async () => {
  const { api, job, admin } = portal
  const customer = await newCustomer()
  const rfq = await job.submitRfq(customer.token, {
    projectName: '歯車 "Mark II", rev. C',
    materialGrade: '6061-T6',
    finishing: 'As Machined',
    manufacturingProcess: 'cnc_machining',
    manufacturingSubprocess: '5-Axis Milling',
    internationalManufacturingOk: true,
    notes: '=cmd|calc\nsecond line',
  })
  await job.quote(admin.token, rfq.id)
  const quote = await job.accept(customer.token, rfq.id)
  await job.sendPurchaseOrder(customer.token, quote.id)
  const order = await job.createOrder(admin.token, rfq.id)

  const answer = await customer.get('/api/rfqs/export')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="kerf-rfqs-${dayFromNow(0)}.csv"`,
    'cache-control': 'private, no-store',
  })
  const { submittedAt } = await Rfq.query(api.knex).findById(rfq.id).throwIfNotFound()
  expect(await exportOf(customer, '/api/rfqs/export')).toEqual([
    {
      'RFQ ID': rfq.displayNumber,
      'Project Name': '歯車 "Mark II", rev. C',
      Status: 'Accepted',
      Part: '歯車 "Mark II", rev. C',
      Material: 'Aluminum',
      'Material Grade': '6061-T6',
      Finishing: 'As Machined',
      Tolerance: 'Standard (±0.005 in, ±0.13 mm)',
      Quantity: '10',
      Process: 'CNC Machining',
      Subprocess: '5-Axis Milling',
      'International Manufacturing': 'Yes',
      'Needed By': '',
      Submitted: submittedAt.toISOString().slice(0, 10),
      Notes: "'=cmd|calc\nsecond line",
      'Part Notes': '',
      'Quote Amount': '1250.00',
      'Quote Charges': '',
      Currency: 'USD',
      'Order Number': order.orderNumber,
    },
  ])
})

test('a request of several parts has a line for each, with its share of the quote', async () => {
  const { job, admin } = portal
  const customer = await newCustomer()
  const part = { material: 'steel', tolerance: 'tight' }
  const parts = [
    { ...part, name: 'Base', quantities: [10, 100], notes: 'Deburr' },
    { ...part, name: 'Lid', quantities: [10] },
  ]
  const rfq = await job.submitRfq(customer.token, { projectName: 'Box', parts })
  await job.quote(admin.token, rfq.id, { amount: '100.01' })
  const lines = await exportOf(customer, '/api/rfqs/export')
  expect(lines.map((line) => [line.Part, line.Quantity, line['Part Notes'], line['Quote Amount']])).toEqual([
    ['Base', '10; 100', 'Deburr', '50.00'],
    ['Lid', '10', '', '50.01'],
  ])
})

test('holds every row of the list in its order, however many there are', async () => {
  const customer = await newCustomer()
  const names = Array.from({ length: 1203 }, (_, index) => `Bracket ${index}`)
  await insertRfqs(
    portal.api,
    customer.user,
    names.map((projectName, index) => ({ projectName, quantity: (index % 7) + 1 })),
  )
  expect(await projects(customer)).toEqual(names.toReversed())
  const listed = await listAll(customer, '/api/rfqs?sort=quantity&limit=200')
  expect(await projects(customer, '?sort=quantity')).toEqual(listed.map((rfq) => rfq.projectName))
})

test('holds what the list holds with its filters, for those who see it and nobody else', async () => {
  const customer = await newCustomer()
  await insertRfqs(portal.api, customer.user, [
    { projectName: 'Axle', material: 'titanium', status: 'submitted' },
    { projectName: 'Cover 100%', status: 'declined' },
    { projectName: 'Shaft', status: 'quoted' },
  ])
  expect(await projects(customer, '?status=declined')).toEqual(['Cover 100%'])
  expect(await projects(customer, '?group=active&sort=project')).toEqual(['Axle', 'Shaft'])
  expect(await projects(customer, '?q=titanium')).toEqual(['Axle'])
  expect(await projects(customer, '?q=%25')).toEqual(['Cover 100%'])
  expect(await projects(customer, '?q=nothing+like+this')).toEqual([])

  const company = await Company.query(portal.api.knex)
    .findById(customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(portal.api, { company, companyRole: 'viewer' })
  expect(await projects(colleague, '?sort=project')).toEqual(['Axle', 'Cover 100%', 'Shaft'])
  expect(await projects(await newCustomer())).toEqual([])
})

test('that breaks off half-way does not look complete', async () => {
  const customer = await newCustomer()
  await insertRfqs(
    portal.api,
    customer.user,
    Array.from({ length: 450 }, (_, index) => ({ projectName: `Bracket ${index}` })),
  )
  let pages = 0
  const stop = interceptStatements((text, send) => {
    if (readsPageOf('rfqs', text) && ++pages > 1) throw new Error('the database is gone')
    return send()
  })
  await expect(customer.get('/api/rfqs/export')).rejects.toThrow('terminated')
  stop()
})
