import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anotherCustomer,
  countRows,
  dayFromNow,
  orphanedObjects,
  type Person,
  type Portal,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { formOf, pdfBytes, type SampleFile } from '../../../test/samples.ts'
import { Company } from '../../models/company.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const po = { purchaseOrder: [{ name: 'po.pdf', bytes: pdfBytes('PO') }] }
const notPdf = { purchaseOrder: [{ name: 'po.pdf', bytes: 'a text' }] }
const respond = (rfqId: string, fields: Record<string, string>, files = {}) =>
  portal.customer.post(`/api/rfqs/${rfqId}/quote/respond`, formOf(fields, files))
const sendPo = (person: Person, quoteId: string, number: string, files: Record<string, SampleFile[]> = po) =>
  person.post(`/api/quotes/${quoteId}/purchase-order`, formOf({ purchaseOrderNumber: number }, files))
const read = async (quoteId: string) => (await portal.customer.get(`/api/quotes/${quoteId}`)).body

async function quoted(person = portal.customer) {
  const rfq = await portal.job.submitRfq(person.token)
  const quote = await portal.job.quote(portal.admin.token, rfq.id)
  return { rfqId: rfq.id, quoteId: quote.id }
}

async function accepted(person = portal.customer) {
  const ids = await quoted(person)
  await portal.job.accept(person.token, ids.rfqId)
  return ids
}

test('accepting makes quote and request accepted, and stores what the customer wrote', async () => {
  const { rfqId } = await quoted()
  const { status, body } = await respond(rfqId, { status: 'accepted', response: 'Go ahead', revision: '1' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'accepted',
    customerResponse: 'Go ahead',
    respondedAt: expect.any(String),
    purchaseOrderUrl: null,
    rfq: { status: 'accepted' },
  })
})

test('declining makes quote and request declined, with the reason', async () => {
  const { rfqId } = await quoted()
  const { body } = await respond(rfqId, { status: 'declined', response: '高すぎる' })
  expect(body).toMatchObject({ status: 'declined', customerResponse: '高すぎる', rfq: { status: 'declined' } })
})

test('a quote can be answered once, and only by accepting or declining', async () => {
  const { rfqId, quoteId } = await quoted()
  expect(refusal(await respond(rfqId, { status: 'pending' }))).toEqual([400, 'validation.failed'])
  await respond(rfqId, { status: 'declined' })
  expect(refusal(await respond(rfqId, { status: 'accepted' }))).toEqual([409, 'quote.not_pending'])
  expect((await read(quoteId)).status).toBe('declined')
})

test('a request without a quote cannot be answered', async () => {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  expect(refusal(await respond(id, { status: 'accepted' }))).toEqual([404, 'quote.not_found'])
})

test('an answer without files may come as JSON', async () => {
  const { rfqId } = await quoted()
  const answer = await portal.customer.post(`/api/rfqs/${rfqId}/quote/respond`, { status: 'accepted', revision: 1 })
  expect(answer.body.status).toBe('accepted')
})

test('declining must also name the revision that was seen', async () => {
  const { rfqId, quoteId } = await quoted()
  await portal.job.quote(portal.admin.token, rfqId, { amount: '7' })
  expect(refusal(await respond(rfqId, { status: 'declined', revision: '1' }))).toEqual([409, 'quote.revised'])
  expect(await read(quoteId)).toMatchObject({ status: 'pending', amount: '7.00' })
})

test('the purchase order can be sent with the acceptance', async () => {
  const { rfqId, quoteId } = await quoted()
  const { body } = await respond(rfqId, { status: 'accepted', purchaseOrderNumber: 'PO 4711' }, po)
  expect(body).toMatchObject({ status: 'accepted', purchaseOrderNumber: 'PO 4711' })
  const file = await portal.customer.get(`/api/quotes/${quoteId}/purchase-order/download`)
  expect(file.bytes.toString('latin1')).toBe(pdfBytes('PO'))
  expect((await portal.admin.get(`/api/admin/quotes/${quoteId}/purchase-order/download`)).status).toBe(200)
})

test('an acceptance whose purchase order is not a PDF is refused as a whole', async () => {
  const { rfqId, quoteId } = await quoted()
  expect(refusal(await respond(rfqId, { status: 'accepted' }, notPdf))).toEqual([415, 'file.not_pdf'])
  expect((await read(quoteId)).status).toBe('pending')
  expect(await orphanedObjects(portal.api)).toEqual([])
})

test('a purchase order with a decline is refused as a whole', async () => {
  const { rfqId, quoteId } = await quoted()
  expect(refusal(await respond(rfqId, { status: 'declined' }, po))).toEqual([409, 'quote.not_accepted'])
  expect(await read(quoteId)).toMatchObject({ status: 'pending', rfq: { status: 'quoted' } })
  expect(await orphanedObjects(portal.api)).toEqual([])
})

const parts = [
  { name: 'Base', material: 'steel', tolerance: 'tight', quantities: [1, 10] },
  { name: 'Lid', material: 'steel', tolerance: 'tight', quantities: [2, 20] },
]
async function quotedParts() {
  const { id } = await portal.job.submitRfq(portal.customer.token, { parts })
  const [base, lid] = (await portal.customer.get(`/api/rfqs/${id}`)).body.parts.map((part: { id: string }) => part.id)
  const prices = [
    { partId: base, quantity: 1, amount: '10' },
    { partId: base, quantity: 10, amount: '90.55' },
    { partId: lid, quantity: 2, amount: '20' },
    { partId: lid, quantity: 20, amount: '150' },
  ]
  await portal.job.quote(portal.admin.token, id, { amount: '30', lines: JSON.stringify(prices) })
  return { id, base, lid }
}
const chosen = (lines: { quantity: number; isChosen: boolean }[]) =>
  lines.filter((line) => line.isChosen).map((line) => line.quantity)

test('the chosen quantities determine the amount; a part not named keeps its first quantity', async () => {
  const { id, base } = await quotedParts()
  const { body } = await respond(id, { status: 'accepted', quantities: JSON.stringify({ [base]: 10 }) })
  expect(body).toMatchObject({ amount: '110.55', rfq: { quote: { amount: '110.55', quantity: 12 } } })
  expect(chosen(body.lines)).toEqual([10, 2])
  const { quantity, quote } = (await portal.customer.get(`/api/rfqs/${id}`)).body
  expect({ quantity, quote }).toMatchObject({ quantity: 3, quote: { amount: '110.55', quantity: 12 } })
})

test.each<[string, (ids: { base: string; lid: string }, foreign: string) => string]>([
  ['a quantity that was not offered', ({ base }) => JSON.stringify({ [base]: 5 })],
  ['the quantity of the other part', ({ base }) => JSON.stringify({ [base]: 20 })],
  ['a part of another request', ({ lid }, foreign) => JSON.stringify({ [lid]: 20, [foreign]: 1 })],
])('choosing %s is refused and chooses nothing', async (_what, quantities) => {
  const ids = await quotedParts()
  const { base: foreign } = await quotedParts()
  const answer = await respond(ids.id, { status: 'accepted', quantities: quantities(ids, foreign) })
  expect(refusal(answer)).toEqual([400, 'quote.quantity_not_offered'])
  await expectNothingChosen(ids.id)
})

const notOneEach = 'Each part needs one whole quantity'
const notJson = 'The quantities are not valid JSON'

test.each<[string, (ids: { base: string }) => string, string]>([
  ['a negative quantity', ({ base }) => JSON.stringify({ [base]: -10 }), notOneEach],
  ['something that is not a part', () => JSON.stringify({ all: 10 }), notOneEach],
  ['a name of JavaScript itself, alone', () => '{"__proto__":{"x":1}}', notJson],
  ['a name of JavaScript itself, beside a good choice', ({ base }) => `{"${base}":10,"__proto__":{"x":1}}`, notJson],
  ['a list', () => '[1, 10]', notOneEach],
  ['no JSON', () => '{base: 10', notJson],
])('choosing %s fails validation, and chooses nothing', async (_what, quantities, message) => {
  const ids = await quotedParts()
  const answer = await respond(ids.id, { status: 'accepted', quantities: quantities(ids) })
  expect([refusal(answer), answer.body.fields]).toEqual([[400, 'validation.failed'], { quantities: message }])
  await expectNothingChosen(ids.id)
})

async function expectNothingChosen(rfqId: string) {
  const { quote } = (await portal.customer.get(`/api/rfqs/${rfqId}`)).body
  const after = await read(quote.id)
  expect([after.status, after.amount, chosen(after.lines)]).toEqual(['pending', '30.00', [1, 2]])
}

test('a purchase order needs an accepted quote, a PDF and a number', async () => {
  const { quoteId } = await quoted()
  expect(refusal(await sendPo(portal.customer, quoteId, '1'))).toEqual([409, 'quote.not_accepted'])
  const ids = await accepted()
  expect(refusal(await sendPo(portal.customer, ids.quoteId, '1', notPdf))).toEqual([415, 'file.not_pdf'])
  expect(await countRows(portal.api, 'files', { linkedToType: 'purchase_order', linkedToId: ids.quoteId })).toBe(0)
  expect(await orphanedObjects(portal.api)).toEqual([])
})

test.each<[string, Record<string, string>, Record<string, SampleFile[]>, string, string]>([
  ['without a number', {}, po, 'validation.failed', 'purchaseOrderNumber'],
  ['with a blank number', { purchaseOrderNumber: '  ' }, po, 'validation.failed', 'purchaseOrderNumber'],
  ['without a file', { purchaseOrderNumber: '1' }, {}, 'quote.purchase_order_incomplete', 'purchaseOrder'],
  ['without both', {}, {}, 'quote.purchase_order_incomplete', 'purchaseOrder'],
])('a purchase order %s is refused with a message that names both', async (_what, fields, files, code, field) => {
  const { quoteId } = await accepted()
  const answer = await portal.customer.post(`/api/quotes/${quoteId}/purchase-order`, formOf(fields, files))
  expect(refusal(answer)).toEqual([400, code])
  expect(answer.body.fields).toEqual({ [field]: 'Please select a purchase order file and enter the PO number' })
  expect((await read(quoteId)).purchaseOrderUrl).toBeNull()
})

test('a purchase order is uploaded once', async () => {
  const { quoteId } = await accepted()
  expect((await sendPo(portal.customer, quoteId, 'ONCE')).status).toBe(201)
  expect(refusal(await sendPo(portal.customer, quoteId, 'TWICE'))).toEqual([409, 'quote.purchase_order_exists'])
  expect((await read(quoteId)).purchaseOrderNumber).toBe('ONCE')
})

test('a purchase order number the company used before is accepted with a warning', async () => {
  const company = await Company.query(portal.api.knex)
    .findById(portal.customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(portal.api, { company })
  const stranger = await anotherCustomer(portal.api, { company: 'Other Works' })
  const send = async (person: Person, number: string) =>
    (await sendPo(person, (await accepted(person)).quoteId, number)).body
  expect((await send(portal.customer, 'SAME-1')).warning).toBeNull()
  expect((await send(stranger, 'SAME-1')).warning).toBeNull()
  const again = await send(colleague, 'SAME-1')
  expect(again.warning).toContain('SAME-1 was already used')
  expect(again.quote.purchaseOrderNumber).toBe('SAME-1')
})

test.each(['po 4711', 'PO–4711', 'Po4711', 'ＰＯ-4711'])(
  'a purchase order number that looks like an earlier one gives the warning: %s',
  async (number) => {
    const person = await anotherCustomer(portal.api)
    await sendPo(person, (await accepted(person)).quoteId, 'PO-4711')
    const { warning } = (await sendPo(person, (await accepted(person)).quoteId, number)).body
    expect(warning).toContain(`${number} was already used`)
  },
)

test('accepting with a purchase order number used before also gives the warning', async () => {
  const person = await anotherCustomer(portal.api)
  await sendPo(person, (await accepted(person)).quoteId, 'PO-77')
  const { id } = await portal.job.submitRfq(person.token)
  await portal.job.quote(portal.admin.token, id)
  const purchaseOrder = [{ name: 'po.pdf', bytes: pdfBytes('PO') }]
  const fields = { status: 'accepted', revision: '1', purchaseOrderNumber: 'po 77' }
  const answer = await person.post(`/api/rfqs/${id}/quote/respond`, formOf(fields, { purchaseOrder }))
  expect(answer.body.warning).toContain('po 77 was already used')
})

test('accepting with a purchase order number but without its file is refused, and the quote stays pending', async () => {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  const quote = await portal.job.quote(portal.admin.token, id)
  const answer = { status: 'accepted', revision: 1, purchaseOrderNumber: 'PO-1' }
  expect(refusal(await portal.customer.post(`/api/rfqs/${id}/quote/respond`, answer))).toEqual([
    400,
    'quote.purchase_order_incomplete',
  ])
  expect((await read(quote.id)).status).toBe('pending')
})

test('a missing purchase order cannot be downloaded', async () => {
  const { quoteId } = await accepted()
  const answer = await portal.customer.get(`/api/quotes/${quoteId}/purchase-order/download`)
  expect([...refusal(answer), answer.body.message]).toEqual([
    404,
    'quote.no_purchase_order',
    'Purchase order file not found',
  ])
})

test('quotes can be listed by group, sort and search', async () => {
  const person = await anotherCustomer(portal.api)
  const make = async (projectName: string, amount: string) => {
    const { id } = await portal.job.submitRfq(person.token, { projectName })
    const quote = await portal.job.quote(portal.admin.token, id, { amount, validUntil: dayFromNow(8) })
    return { id, quoteId: quote.id }
  }
  const pending = await make('pump', '9')
  const waiting = await make('Axle', '100')
  const ordered = await make('Nut', '20.5')
  const declined = await make('Zip', '3')
  for (const { id } of [waiting, ordered]) await portal.job.accept(person.token, id)
  await portal.job.sendPurchaseOrder(person.token, ordered.quoteId)
  await person.post(`/api/rfqs/${declined.id}/quote/respond`, { status: 'declined' })
  const list = async (query: string) =>
    (await person.get(`/api/quotes?${query}`)).body.map(
      (quote: { rfq: { projectName: string } }) => quote.rfq.projectName,
    )
  expect(await list('')).toEqual(['Zip', 'Nut', 'Axle', 'pump'])
  expect(await list('group=pending')).toEqual(['pump'])
  expect(await list('group=waiting_for_po')).toEqual(['Axle'])
  expect(await list('group=po_submitted')).toEqual(['Nut'])
  expect(await list('group=declined')).toEqual(['Zip'])
  expect(await list('status=accepted')).toEqual(['Nut', 'Axle'])
  expect(await list('sort=amount')).toEqual(['Axle', 'Nut', 'pump', 'Zip'])
  expect(await list('sort=project')).toEqual(['Axle', 'Nut', 'pump', 'Zip'])
  expect(await list('sort=date-asc&limit=1')).toEqual(['pump'])
  expect(await list('q=PUM')).toEqual(['pump'])
  expect((await portal.admin.get('/api/admin/quotes?q=pump')).body).toMatchObject([{ id: pending.quoteId }])
})
