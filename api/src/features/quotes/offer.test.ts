import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import {
  countRows,
  dayFromNow,
  offerCurrencies,
  orphanedObjects,
  type Portal,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { formOf, pdfBytes, type SampleFile } from '../../../test/samples.ts'
import { xlsx } from '../../../test/small-files.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await offerCurrencies(portal.api, ['USD', 'EUR', 'JPY'])
})
afterAll(() => portal.api.stop())

const terms = { amount: '100.00', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }
const submit = (fields = {}) => portal.job.submitRfq(portal.customer.token, fields)
const offer = (rfqId: string, fields: Record<string, string> = {}, quoteFile: SampleFile[] = []) =>
  portal.admin.post(`/api/admin/rfqs/${rfqId}/quote`, formOf({ ...terms, ...fields }, { quoteFile }))

const parts = [
  { name: 'Base', material: 'steel', tolerance: 'tight', quantities: [1, 10] },
  { name: 'Lid', material: 'steel', tolerance: 'tight', quantities: [2] },
]
/** A request of two parts, with their ids. */
async function twoParts() {
  const { id } = await submit({ parts })
  const [base, lid] = (await portal.customer.get(`/api/rfqs/${id}`)).body.parts
  return { id, base: base.id as string, lid: lid.id as string }
}

test('an offer quotes the request under its number, in dollars, and mails the customer', async () => {
  const rfq = await submit({ projectName: 'Gearbox' })
  const { status, body } = await offer(rfq.id, { notes: 'Anodised' }, [{ name: 'Q.pdf', bytes: pdfBytes('Q') }])
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...terms,
    quoteNumber: rfq.displayNumber,
    currency: 'USD',
    status: 'pending',
    isExpired: false,
    validDays: 30,
    notes: 'Anodised',
    quoteFileName: 'Q.pdf',
    revision: 1,
    rfq: { status: 'quoted', quote: { amount: '100.00', hasPurchaseOrder: false } },
    lines: [{ partName: 'Gearbox', quantity: 10, unitPrice: '10.0000', amount: '100.00', isChosen: true }],
  })
  const [mail] = await mailsTo(portal.api, portal.customer.user.email)
  expect(mail?.subject).toBe(`Your quote ${rfq.displayNumber} for Gearbox is ready`)
})

test.each(['', '0', '0.00', '-5', '12.345', '1e3', 'abc', '12,50', '10000000000'])(
  'an amount of %j is refused, and nothing is sent or changed',
  async (amount) => {
    const { id } = await submit()
    const mailed = portal.api.jobs.waiting().length
    const answer = await offer(id, { amount })
    expect([answer.status, answer.body.fields]).toEqual([400, { amount: 'Please enter a valid amount' }])
    expect(portal.api.jobs.waiting()).toHaveLength(mailed)
    expect((await portal.customer.get(`/api/rfqs/${id}`)).body).toMatchObject({ status: 'submitted', quote: null })
  },
)

test('the largest amount is kept to the cent, even for a single piece', async () => {
  const { id } = await submit({ quantity: 1 })
  const { body } = await offer(id, { amount: '9999999999.99' })
  expect(body).toMatchObject({ amount: '9999999999.99', lines: [{ unitPrice: '9999999999.9900' }] })
})

test('a delivery date in the past is refused, but not today', async () => {
  const { id } = await submit()
  const field = 'estimatedDeliveryDate'
  const refused = await offer(id, { [field]: dayFromNow(-1) })
  expect([refused.status, refused.body.fields]).toEqual([400, { [field]: 'The delivery date cannot be in the past' }])
  expect((await offer(id, { [field]: dayFromNow(0) })).status).toBe(201)
})

test.each([
  [-1, 'The quote must be valid until today or later'],
  [6, 'A quote can be valid for 7 to 90 days'],
  [7, undefined],
  [90, undefined],
  [91, 'A quote can be valid for 7 to 90 days'],
])('a quote valid for %i days is answered with %s', async (days, message) => {
  const { status, body } = await offer((await submit()).id, { validUntil: dayFromNow(days) })
  expect([status, body.fields]).toEqual(message ? [400, { validUntil: message }] : [201, undefined])
})

test('a quote is in a currency of the settings, or in the one it already had', async () => {
  const { id } = await submit()
  const refused = await offer(id, { currency: 'CHF' })
  expect(refused.body.fields).toEqual({ currency: expect.stringContaining('Please choose a currency of the settings') })
  expect((await offer(id)).status).toBe(201)
  await portal.api.knex('quoteRevisions').update({ currency: 'CHF' })
  expect((await offer(id, { currency: 'CHF' })).status).toBe(201)
})

test.each(['', 'soon', '2027-02-30', '0000-01-01'])('%j is not a date', async (validUntil) => {
  expect((await offer((await submit()).id, { validUntil })).body.fields).toHaveProperty('validUntil')
})

test('the document of a quote must be a PDF by content, and is optional', async () => {
  const { id } = await submit()
  const refused = await offer(id, {}, [{ name: 'quote.pdf', bytes: xlsx() }])
  expect([...refusal(refused), refused.body.message]).toEqual([415, 'file.not_pdf', 'Please select a PDF file'])
  expect(await orphanedObjects(portal.api)).toEqual([])
  const quote = (await offer(id)).body
  expect(quote).toMatchObject({ quoteFileUrl: null, quoteFileName: null })
  expect(refusal(await portal.customer.get(`/api/quotes/${quote.id}/download`))).toEqual([404, 'quote.no_file'])
})

test('one price is split over several parts to the cent', async () => {
  const { id } = await twoParts()
  const { body } = await offer(id, { amount: '100.00' })
  expect(body.lines.map((line: { amount: string }) => line.amount)).toEqual(['33.33', '66.67'])
})

test('unit prices must cover every part at every requested quantity, and add up to the amount', async () => {
  const { id, base, lid } = await twoParts()
  const lines = [
    { partId: lid, quantity: 2, amount: '40' },
    { partId: base, quantity: 10, amount: '500' },
    { partId: base, quantity: 1, amount: 60 },
  ]
  const { body } = await offer(id, { lines: JSON.stringify(lines) })
  expect(body.amount).toBe('100.00')
  expect(body.lines).toMatchObject([
    { partName: 'Base', quantity: 1, unitPrice: '60.0000', amount: '60.00', isChosen: true },
    { partName: 'Base', quantity: 10, unitPrice: '50.0000', amount: '500.00', isChosen: false },
    { partName: 'Lid', quantity: 2, unitPrice: '20.0000', amount: '40.00', isChosen: true },
  ])
})

const oneMissing = 'Every part needs one price at every requested quantity'
type Line = { partId: string; quantity: number; amount: string }
test.each<[string, (lines: Line[], foreign: string) => unknown, string]>([
  ['a missing quantity', (lines) => lines.slice(1), oneMissing],
  ['a quantity nobody asked for', ([first, ...rest]) => [{ ...first, quantity: 3 }, ...rest], oneMissing],
  ['a part of another request', ([first, ...rest], foreign) => [{ ...first, partId: foreign }, ...rest], oneMissing],
  ['one quantity twice', ([first, second]) => [first, first, second], oneMissing],
  ['one line too many', (lines) => [...lines, lines[0]], oneMissing],
  [
    'another total',
    ([first, ...rest]) => [{ ...first, amount: '61' }, ...rest],
    'The lines add up to 101.00, not to 100.00',
  ],
  [
    'no amount',
    ([first, ...rest]) => [{ ...first, amount: '0' }, ...rest],
    'Each line needs a part of this RFQ, a quantity and a valid amount',
  ],
  [
    'something other than a list',
    () => ({ lines: 1 }),
    'Each line needs a part of this RFQ, a quantity and a valid amount',
  ],
  ['an empty list', () => [], 'Each line needs a part of this RFQ, a quantity and a valid amount'],
])('unit prices with %s are refused', async (_what, tamper, message) => {
  const { id, base, lid } = await twoParts()
  const foreign = await twoParts()
  const lines = [
    { partId: base, quantity: 1, amount: '60' },
    { partId: base, quantity: 10, amount: '500' },
    { partId: lid, quantity: 2, amount: '40' },
  ]
  const { status, body } = await offer(id, { lines: JSON.stringify(tamper(lines, foreign.base)) })
  expect([status, body.fields]).toEqual([400, { lines: message }])
  expect(await countRows(portal.api, 'quotes', { rfqId: id })).toBe(0)
})

test('unit prices that are not JSON are refused', async () => {
  expect((await offer((await submit()).id, { lines: '{' })).body.fields).toEqual({
    lines: 'The lines are not valid JSON',
  })
})

test('a revision replaces the pending offer; the earlier one and its document stay readable', async () => {
  const { id } = await submit()
  const first = (await offer(id, { amount: '90' }, [{ name: 'first.pdf', bytes: pdfBytes('First') }])).body
  const second = (
    await offer(id, { amount: '80', currency: 'EUR' }, [{ name: 'second.pdf', bytes: pdfBytes('Second') }])
  ).body
  expect(second).toMatchObject({
    id: first.id,
    quoteNumber: first.quoteNumber,
    amount: '80.00',
    currency: 'EUR',
    revision: 2,
  })
  expect(second.revisions).toMatchObject([{ revision: 2 }, { revision: 1, amount: '90.00', currency: 'USD' }])
  const read = async (path: string) => (await portal.customer.get(path)).bytes.toString('latin1')
  expect(await read(second.revisions[1].quoteFileUrl)).toBe(pdfBytes('First'))
  expect(await read(`/api/quotes/${first.id}/download`)).toBe(pdfBytes('Second'))
})

test('a revision stays in the currency of the previous offer unless it names another', async () => {
  const { id } = await submit()
  await offer(id, { currency: 'EUR' })
  expect((await offer(id, { amount: '90' })).body).toMatchObject({ revision: 2, currency: 'EUR' })
  expect((await offer(id, { amount: '80', currency: 'USD' })).body).toMatchObject({ revision: 3, currency: 'USD' })
})

test('an offer in yen is split in whole yen, and one with decimals is refused', async () => {
  const { id } = await twoParts()
  const { body } = await offer(id, { amount: '100', currency: 'JPY' })
  expect(body.lines.map((line: { amount: string }) => line.amount)).toEqual(['33.00', '67.00'])
  expect((await offer(id, { amount: '100.50', currency: 'JPY' })).body.fields).toEqual({
    amount: 'Amounts in JPY have no decimals',
  })
})

test('an unknown currency is refused', async () => {
  expect((await offer((await submit()).id, { currency: 'XYZ' })).body.fields).toEqual({
    currency: 'This currency is not known',
  })
})

test('an answered quote cannot be revised', async () => {
  for (const status of ['accepted', 'declined']) {
    const { id } = await submit()
    await offer(id)
    await portal.customer.post(`/api/rfqs/${id}/quote/respond`, formOf({ status }))
    expect(refusal(await offer(id))).toEqual([409, 'quote.rfq_not_quotable'])
  }
})
