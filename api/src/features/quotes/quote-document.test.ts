import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  dayFromNow,
  offerCurrencies,
  orphanedObjects,
  type Portal,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { problem } from '../../platform/errors.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await offerCurrencies(portal.api, ['USD', 'EUR', 'JPY'])
})
afterAll(() => portal.api.stop())
afterEach(() => vi.restoreAllMocks())

const terms = { amount: '1250.00', validUntil: dayFromNow(30), estimatedDeliveryDate: dayFromNow(14) }
const submit = (fields = {}) => portal.job.submitRfq(portal.customer.token, fields)
const offer = (rfqId: string, fields: Record<string, string> = {}, files = {}) =>
  portal.admin.post(`/api/admin/rfqs/${rfqId}/quote`, formOf({ ...terms, ...fields }, files))
const made = { makeDocument: 'true' }
const readText = async ({ bytes }: { bytes: Buffer }) => (await readPdf(bytes)).pages.join('\n')

test('an offer without a PDF gets one, which the customer downloads like an uploaded one', async () => {
  const rfq = await submit({ projectName: 'Greifer 精密 לוח' })
  const { status, body } = await offer(rfq.id, { ...made, notes: 'Ex works.' })
  expect([status, body.quoteFileName]).toEqual([201, `Quote ${rfq.displayNumber}.pdf`])
  const download = await portal.customer.get(`/api/quotes/${body.id}/download`)
  expect(download.headers.get('content-type')).toBe('application/pdf')
  const words = await readText(download)
  for (const said of [rfq.displayNumber, 'Greifer', '精密', 'לוח', '$1,250.00', '$125.00', 'Ex works.'])
    expect(words).toContain(said)
  for (const said of ['Ada Miller', 'Acme Robotics', portal.customer.user.email]) expect(words).toContain(said)
})

test('an uploaded PDF is used, and no other is generated', async () => {
  const { id } = await submit()
  const make = vi.spyOn(portal.api.platform.documents, 'make')
  const { body } = await offer(id, made, { quoteFile: [{ name: 'Own.pdf', bytes: pdfBytes('Own') }] })
  expect([body.quoteFileName, make.mock.calls.length]).toEqual(['Own.pdf', 0])
})

test('no document is generated unless requested', async () => {
  const { id } = await submit()
  const { body } = await offer(id)
  expect(body.quoteFileUrl).toBeNull()
  expect(refusal(await portal.customer.get(`/api/quotes/${body.id}/download`))).toEqual([404, 'quote.no_file'])
})

test('each part is listed at each quantity, with a note on what the total counts', async () => {
  const part = { material: 'steel', tolerance: 'tight' }
  const parts = [
    { ...part, name: 'Base', quantities: [1, 10] },
    { ...part, name: 'Lid', quantities: [2] },
  ]
  const { id } = await submit({ parts })
  const asked = (await portal.customer.get(`/api/rfqs/${id}`)).body.parts
  const lines = JSON.stringify([
    { partId: asked[0].id, quantity: 1, amount: '40.00' },
    { partId: asked[0].id, quantity: 10, amount: '100.10' },
    { partId: asked[1].id, quantity: 2, amount: '60.00' },
  ])
  const { body } = await offer(id, { ...made, amount: '100.00', lines })
  const words = await readText(await portal.customer.get(`/api/quotes/${body.id}/download`))
  for (const said of ['Base', 'Lid', '$40.00', '$100.10', '$10.01', '$30.00', 'Total (USD)', '$100.00'])
    expect(words).toContain(said)
  expect(words).toContain('Alternative quantity')
  expect(words).toContain('The total counts one quantity of each part.')
})

test('amounts in yen have no decimals', async () => {
  const { id } = await submit()
  const { body } = await offer(id, { ...made, currency: 'JPY', amount: '120000.00' })
  const words = await readText(await portal.customer.get(`/api/quotes/${body.id}/download`))
  expect(words).toContain('¥120,000')
  expect(words).not.toContain('120,000.00')
})

test('a revision has its own document, and the earlier one stays', async () => {
  const { id, displayNumber } = await submit()
  await offer(id, made)
  const { body } = await offer(id, { ...made, amount: '990.00' })
  expect(body.quoteFileName).toBe(`Quote ${displayNumber} revision 2.pdf`)
  const [second, first] = body.revisions
  const [now, before] = [await portal.customer.get(second.quoteFileUrl), await portal.customer.get(first.quoteFileUrl)]
  expect(await readText(now)).toContain('$990.00')
  expect(await readText(before)).toContain('$1,250.00')
})

test('a preview changes nothing and says that it is one', async () => {
  const { id } = await submit()
  const answer = await portal.admin.post(`/api/admin/rfqs/${id}/quote/preview`, { ...terms, amount: '77.00' })
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^inline/)])
  const words = await readText(answer)
  expect(words).toContain('Preview.')
  expect(words).toContain('$77.00')
  expect((await portal.customer.get(`/api/rfqs/${id}`)).body).toMatchObject({ status: 'submitted', quote: null })
  const wrong = await portal.admin.post(`/api/admin/rfqs/${id}/quote/preview`, { ...terms, amount: '0' })
  expect(wrong.status).toBe(400)
})

test('if the document cannot be generated, nothing is offered, and the same offer works later', async () => {
  const { id } = await submit()
  vi.spyOn(portal.api.platform.documents, 'make').mockRejectedValueOnce(problem('document.not_made'))
  expect(refusal(await offer(id, made))).toEqual([503, 'document.not_made'])
  expect((await portal.customer.get(`/api/rfqs/${id}`)).body).toMatchObject({ status: 'submitted', quote: null })
  expect((await offer(id, made)).status).toBe(201)
  expect(await orphanedObjects(portal.api)).toEqual([])
})

test('a quote created by hand can have a document too', async () => {
  const { status, body } = await portal.admin.post('/api/admin/quotes/create', {
    customerId: portal.customer.user.id,
    amount: '80.00',
    validUntil: dayFromNow(30),
    makeDocument: true,
  })
  expect([status, body.quoteFileName]).toEqual([201, `Quote ${body.quoteNumber}.pdf`])
})
