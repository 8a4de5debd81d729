import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { countRows, dayFromNow, offerCurrencies, type Portal, startPortal } from '../../../test/main-job.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { settingsFields } from '../../../test/settings.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await offerCurrencies(portal.api, ['USD', 'EUR', 'JPY'])
})
afterAll(() => portal.api.stop())

const setup = { kind: 'setup', label: 'Setup', amount: '150.50' }
const vat = { kind: 'tax', label: 'VAT 19 %', amount: '0.99' }
const dates = { validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }

const offer = (rfqId: string, fields: Record<string, string>) =>
  portal.admin.post(`/api/admin/rfqs/${rfqId}/quote`, formOf({ ...dates, ...fields }))
const charged = (amount: string, charges: object[] = [setup, vat], fields: Record<string, string> = {}) => ({
  amount,
  charges: JSON.stringify(charges),
  ...fields,
})
const newRfq = (fields?: Record<string, unknown>) => portal.job.submitRfq(portal.customer.token, fields)
const partOf = async (rfqId: string) => (await portal.admin.get(`/api/rfqs/${rfqId}`)).body.parts[0].id as string
const textOf = async ({ bytes }: { bytes: Buffer }) => (await readPdf(bytes)).pages.join('\n').replaceAll(/\s+/g, ' ')

/** A request of one part at ten or a hundred pieces, and the prices of both. */
async function withChoice() {
  const parts = [{ material: 'steel', tolerance: 'tight', quantities: [10, 100] }]
  const { id } = await newRfq({ parts })
  const partId = await partOf(id)
  const lines = JSON.stringify([
    { partId, quantity: 10, amount: '200.00' },
    { partId, quantity: 100, amount: '1500.10' },
  ])
  return { id, partId, lines }
}

test('the total is for the parts and the charges, to the cent', async () => {
  const { id } = await newRfq()
  const { status, body } = await offer(id, charged('1151.49'))
  expect([status, body]).toMatchObject([201, { amount: '1151.49', charges: [setup, vat] }])
  expect(body.lines).toMatchObject([{ amount: '1000.00', unitPrice: '100.0000' }])
  const [listed] = (await portal.customer.get('/api/quotes?limit=1')).body
  expect(listed).toMatchObject({ id: body.id, amount: '1151.49', charges: [setup, vat] })
})

test('a revision has its own charges, and those of the previous offer stay readable', async () => {
  const { id } = await newRfq()
  await offer(id, charged('1150.50', [setup]))
  const { body } = await offer(id, { amount: '900.00' })
  expect(body).toMatchObject({ revision: 2, amount: '900.00', charges: [] })
  expect(body.revisions).toMatchObject([{ charges: [] }, { amount: '1150.50', charges: [setup] }])
})

test('choosing another quantity changes what the parts cost, and drops no charge', async () => {
  const { id, partId, lines } = await withChoice()
  expect((await offer(id, charged('351.49', [setup, vat], { lines }))).status).toBe(201)
  const answer = { status: 'accepted', revision: '1', quantities: JSON.stringify({ [partId]: 100 }) }
  const { body } = await portal.customer.post(`/api/rfqs/${id}/quote/respond`, formOf(answer))
  expect(body).toMatchObject({ amount: '1651.59', charges: [setup, vat] })
})

test.each([
  ['that differs from the sum of lines and charges', '350.49', [setup, vat], 'lines'],
  ['that is used up by the charges', '151.49', [setup, vat], 'charges'],
  ['with a charge of zero', '1151.49', [{ ...setup, amount: '0' }], 'charges'],
  ['with a negative charge', '1151.49', [{ ...setup, amount: '-5.00' }], 'charges'],
  ['with a charge without a name', '1151.49', [{ ...setup, label: ' ' }], 'charges'],
  ['with a charge of an unknown kind', '1151.49', [{ ...setup, kind: 'discount' }], 'charges'],
  ['with too many charges', '1151.49', Array.from({ length: 21 }, () => vat), 'charges'],
])('a total %s is refused, and nothing is offered', async (_, amount, charges, field) => {
  const { id, lines } = await withChoice()
  const { status, body } = await offer(id, charged(amount, charges, field === 'lines' ? { lines } : {}))
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation.failed', [field]])
  expect(await countRows(portal.api, 'quotes', { rfqId: id })).toBe(0)
})

test('a charge in yen has no decimals', async () => {
  const { id } = await newRfq()
  const refused = await offer(id, charged('2000', [setup], { currency: 'JPY' }))
  expect(refused.body.fields).toEqual({ charges: 'Amounts in JPY have no decimals' })
  const whole = await offer(id, charged('2000', [{ ...setup, amount: '500' }], { currency: 'JPY' }))
  expect(whole.body.lines).toMatchObject([{ amount: '1500.00' }])
})

test('terms are those given, else those of the previous revision, else those of the settings', async () => {
  const quoteTerms = 'Net 30 days.\n支払条件'
  await portal.api.request('put', '/api/admin/settings', {
    as: portal.admin.token,
    json: { ...settingsFields, timeZone: 'UTC', currencies: ['USD'], quoteTerms },
  })
  const [first, second] = [await newRfq(), await newRfq()]
  expect((await offer(first.id, { amount: '10.00' })).body.terms).toBe(quoteTerms)
  expect((await offer(second.id, { amount: '10.00', terms: 'In advance.' })).body.terms).toBe('In advance.')
  expect((await offer(second.id, { amount: '9.00' })).body.terms).toBe('In advance.')
  expect((await offer(second.id, { amount: '8.00', terms: '' })).body.terms).toBeNull()
  const { revisions } = (await offer(first.id, { amount: '9.00', terms: 'Now.' })).body
  expect(revisions.map(({ terms }: { terms: string }) => terms)).toEqual(['Now.', quoteTerms])
})

test('quote, confirmation and invoice show charges between subtotal and total', async () => {
  const { admin, customer, job } = portal
  const { id } = await newRfq()
  const terms = charged('1151.49', [setup, vat], { terms: 'Ex works.' })
  const preview = await textOf(await admin.post(`/api/admin/rfqs/${id}/quote/preview`, { ...dates, ...terms }))
  await offer(id, { ...terms, makeDocument: 'true' })
  const quote = await job.accept(customer.token, id)
  const document = await textOf(await customer.get(`/api/quotes/${quote.id}/download`))
  await job.sendPurchaseOrder(customer.token, quote.id)
  const order = await job.createOrder(admin.token, id)
  expect(order).toMatchObject({ totalAmount: '1151.49', charges: [setup, vat] })
  const confirmation = await textOf(await customer.get(`/api/orders/${order.id}/confirmation`))
  const invoice = await textOf(await admin.get(`/api/orders/${order.id}/invoice/preview?dueDate=${dayFromNow(30)}`))
  const sums = /Subtotal.*\$1,000\.00.*Setup.*\$150\.50.*VAT 19 %.*\$0\.99.*Total \(USD\).*\$1,151\.49/
  for (const words of [preview, document, confirmation, invoice]) expect(words).toMatch(sums)
  for (const words of [preview, document]) expect(words).toContain('Ex works.')
})

test('the amounts of a saved list add up, charges included', async () => {
  const { customer, job } = portal
  const { id } = await newRfq({ projectName: 'Summed up' })
  const { body } = await offer(id, charged('1151.49'))
  const rowsOf = (path: string) => exportOf(customer, path)
  const quoted = await rowsOf('/api/quotes/export?q=Summed')
  expect(quoted.map((row) => [row.Part, row.Amount, row['In Total']])).toEqual([
    ['Summed up', '1000.00', 'Yes'],
    ['Setup', '150.50', 'Yes'],
    ['VAT 19 %', '0.99', 'Yes'],
  ])
  expect(await rowsOf('/api/rfqs/export?q=Summed')).toMatchObject([
    { 'Quote Amount': '1000.00', 'Quote Charges': '151.49' },
  ])
  await job.accept(customer.token, id)
  await job.sendPurchaseOrder(customer.token, body.id)
  await job.createOrder(portal.admin.token, id)
  const ordered = await rowsOf('/api/orders/export?q=Summed')
  expect(ordered.map((row) => [row.Part, row['Quantity Ordered'], row.Amount])).toEqual([
    ['Summed up', '10', '1000.00'],
    ['Setup', '', '150.50'],
    ['VAT 19 %', '', '0.99'],
  ])
})

test('a quote created by hand also has charges and terms', async () => {
  const { status, body } = await portal.admin.post('/api/admin/quotes/create', {
    ...{ customerId: portal.customer.user.id, ...dates, amount: '251.50' },
    ...{ charges: [setup], terms: 'In advance.', makeDocument: true },
  })
  expect([status, body]).toMatchObject([201, { amount: '251.50', charges: [setup], terms: 'In advance.' }])
  expect(body.lines).toMatchObject([{ amount: '101.00' }])
})

test('an order has the terms and charges of the accepted offer, and its confirmation says them', async () => {
  const { id } = await newRfq()
  await offer(id, charged('1150.50', [setup], { terms: 'Delivered duty paid.' }))
  await portal.job.accept(portal.customer.token, id)
  const quote = (await portal.admin.get(`/api/admin/rfqs/${id}/quote`)).body
  const po = { purchaseOrder: [{ name: 'po.pdf', bytes: pdfBytes('PO') }] }
  await portal.customer.post(`/api/quotes/${quote.id}/purchase-order`, formOf({ purchaseOrderNumber: 'PO-TERMS' }, po))
  const order = (await portal.admin.post(`/api/admin/rfqs/${id}/create-order`, { dueDate: dayFromNow(30) })).body
  expect(order).toMatchObject({ terms: 'Delivered duty paid.', charges: [setup] })
  const said = await textOf(await portal.customer.get(`/api/orders/${order.id}/confirmation`))
  expect(said).toContain('Terms of the offer Delivered duty paid.')
  expect(said).toContain('$150.50')
})
