import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAll } from '../../../test/lists.ts'
import { anotherCustomer, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { say } from '../../../test/messages.ts'
import { pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const filesOf = (id: string, query = '') => listAll(portal.admin, `/api/admin/files?customerId=${id}${query}`)

test("the files of a customer's requests, quotes, orders and messages are listed", async () => {
  const { api, admin, job } = portal
  const person = await anotherCustomer(api, { name: 'Filing Fay' })
  const { rfqId, orderId } = await job.order(person.token, admin.token)
  await job.uploadInvoice(admin.token, orderId)
  await say(person, 'See this', { rfqId }, [{ name: 'sketch.pdf', bytes: pdfBytes('Sketch') }])
  const files = await filesOf(person.user.id)
  expect(files.map(({ belongsTo, fileName }) => [belongsTo, fileName])).toEqual([
    ['message', 'sketch.pdf'],
    ['invoice', 'invoice.pdf'],
    ['purchase_order', 'po.pdf'],
    ['quote', 'quote.pdf'],
    ['rfq', 'bracket.pdf'],
    ['rfq', 'bracket.step'],
  ])
  const [ofMessage, invoice, , quote] = files
  expect(ofMessage.subject).toMatchObject({ place: 'rfq_messages', id: rfqId })
  expect(invoice).toMatchObject({ subject: { place: 'active_order', id: orderId }, uploadedBy: { id: admin.user.id } })
  expect(quote.subject).toMatchObject({ place: 'rfq', id: rfqId })
})

test('the files of other customers are not listed; a search matches names, and pages follow on', async () => {
  const { api, job } = portal
  const person = await anotherCustomer(api)
  const { id } = await job.submitRfq(person.token)
  await job.uploadDrawings(person.token, id)
  const other = await anotherCustomer(api)
  expect(await filesOf(other.user.id)).toEqual([])
  const names = async (query: string) => (await filesOf(person.user.id, query)).map(({ fileName }) => fileName)
  expect(await names('&q=STEP')).toEqual(['bracket.step'])
  expect(await names('&limit=1&sort=date-asc')).toEqual(['bracket.step', 'bracket.pdf'])
})

test('only admins may ask, and must name a customer', async () => {
  expect(refusal(await portal.admin.get('/api/admin/files'))).toEqual([400, 'validation.failed'])
  const own = await portal.customer.get(`/api/admin/files?customerId=${portal.customer.user.id}`)
  expect(refusal(own)).toEqual([403, 'auth.admin_required'])
})
