import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { signIn } from '../../../test/factories.ts'
import { anotherCustomer, dayFromNow, type Portal, personOf, startPortal } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone: 'UTC' } })
})
afterAll(() => portal.api.stop())

const newCustomer = () => anotherCustomer(portal.api, { company: 'Gehäusebau Süd' })

/** A quoted request of two parts, the first at two quantities. */
async function quoted(token: string) {
  const part = { material: 'steel', materialGrade: '1018', tolerance: 'tight' }
  const parts = [
    { ...part, name: 'Zylinder', quantities: [100, 10] },
    { ...part, name: '=Base', quantities: [5] },
  ]
  const rfq = await portal.job.submitRfq(token, { projectName: '減速機, "A"', parts })
  const { body } = await portal.api.request('get', `/api/rfqs/${rfq.id}`, { as: token })
  const [cylinder, base] = body.parts.map((each: { id: string }) => each.id)
  const lines = JSON.stringify([
    { partId: base, quantity: 5, amount: '20.00' },
    { partId: cylinder, quantity: 100, amount: '400.00' },
    { partId: cylinder, quantity: 10, amount: '60.00' },
  ])
  const quote = await portal.job.quote(portal.admin.token, rfq.id, { amount: '420.00', lines, notes: 'Ex works' })
  return { rfq, quote, cylinder }
}

test('has a line for each part and quantity, and says which of them the total counts', async () => {
  const customer = await newCustomer()
  const { rfq, quote, cylinder } = await quoted(customer.token)
  const common = {
    'Quote Number': rfq.displayNumber,
    'RFQ ID': rfq.displayNumber,
    Material: 'Steel',
    'Material Grade': '1018',
    Date: dayFromNow(0),
    'Project Name': '減速機, "A"',
    Revision: '1',
    Currency: 'USD',
    'Valid Until': dayFromNow(30),
    'Estimated Delivery': dayFromNow(14),
    Notes: 'Ex works',
  }
  const offered = [
    { Part: 'Zylinder', Quantity: '10', 'Unit Price': '6.0000', Amount: '60.00', 'In Total': 'No' },
    { Part: 'Zylinder', Quantity: '100', 'Unit Price': '4.0000', Amount: '400.00', 'In Total': 'Yes' },
    { Part: "'=Base", Quantity: '5', 'Unit Price': '4.0000', Amount: '20.00', 'In Total': 'Yes' },
  ]
  const pending = { ...common, Status: 'Pending', 'PO Number': '', 'Order Number': '', 'Your Response': '' }
  const before = await exportOf(customer, '/api/quotes/export')
  expect(before).toEqual(offered.map((line) => ({ ...pending, ...line })))

  const answer = { status: 'accepted', response: 'Go ahead', quantities: JSON.stringify({ [cylinder]: 10 }) }
  await customer.post(`/api/rfqs/${rfq.id}/quote/respond`, formOf(answer))
  await portal.job.sendPurchaseOrder(customer.token, quote.id, '0042')
  const order = await portal.job.createOrder(portal.admin.token, rfq.id)
  const accepted = {
    Status: 'PO Submitted',
    'PO Number': '0042',
    'Order Number': order.orderNumber,
    'Your Response': 'Go ahead',
  }
  const chosen = ['Yes', 'No', 'Yes']
  expect(await exportOf(customer, '/api/quotes/export')).toEqual(
    before.map((line, index) => ({ ...line, ...accepted, 'In Total': chosen[index] })),
  )
})

test('holds what the list holds with its filters, for those who see it and nobody else', async () => {
  const { job, admin } = portal
  const customer = await newCustomer()
  const numbers = async (person = customer, query = '') =>
    (await exportOf(person, `/api/quotes/export${query}`)).map((line) => [line['Project Name'], line.Status])
  for (const [projectName, amount] of [
    ['Axle', '10.00'],
    ['Cover', '30.00'],
    ['Shaft', '20.00'],
  ] as const) {
    const { id } = await job.submitRfq(customer.token, { projectName })
    await job.quote(admin.token, id, { amount })
    if (projectName === 'Cover') await job.accept(customer.token, id)
  }
  const [axle, cover, shaft] = [
    ['Axle', 'Pending'],
    ['Cover', 'Waiting for PO'],
    ['Shaft', 'Pending'],
  ]
  expect(await numbers()).toEqual([shaft, cover, axle])
  expect(await numbers(customer, '?sort=amount')).toEqual([cover, shaft, axle])
  expect(await numbers(customer, '?group=waiting_for_po')).toEqual([cover])
  expect(await numbers(customer, '?q=axl&status=pending')).toEqual([axle])
  expect(await numbers(await newCustomer())).toEqual([])
})

test('marks a quote past its last day as expired', async () => {
  const customer = await newCustomer()
  const { id } = await portal.job.submitRfq(customer.token)
  await portal.job.quote(portal.admin.token, id)
  portal.api.passTime(31 * 86_400_000)
  const later = { ...customer, token: await signIn(portal.api, customer.user) }
  const [line] = await exportOf(personOf(portal.api, later), '/api/quotes/export')
  expect(line?.Status).toBe('Expired')
})
