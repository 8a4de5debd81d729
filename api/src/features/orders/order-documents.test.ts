import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { countRows, dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { settingsFields } from '../../../test/settings.ts'
import { problem } from '../../platform/errors.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())
afterEach(() => vi.restoreAllMocks())

const newOrder = async () => (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
const dueDate = dayFromNow(30)
const create = (orderId: string, body: object = {}) =>
  portal.admin.post(`/api/orders/${orderId}/invoice`, { dueDate, ...body })
const readText = async ({ bytes }: { bytes: Buffer }) => (await readPdf(bytes)).pages.join('\n')
const invoiceText = async (orderId: string) => readText(await portal.admin.get(`/api/orders/${orderId}/invoice`))
const numberOf = (invoice: string) => Number(invoice.replace('INV-', ''))

test('the confirmation says what was ordered, by whom and by when', async () => {
  const id = await newOrder()
  const order = (await portal.customer.get(`/api/orders/${id}`)).body
  const answer = await portal.customer.get(`/api/orders/${id}/confirmation`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const words = await readText(answer)
  for (const said of [
    'Order confirmation',
    order.orderNumber,
    'PO-77',
    'Gripper bracket',
    '$1,250.00',
    'Acme Robotics',
  ])
    expect(words).toContain(said)
})

test('an invoice gets a number and is stored with the order like an uploaded one', async () => {
  const id = await newOrder()
  const { status, body } = await create(id)
  expect([status, body.invoiceNumber]).toEqual([201, expect.stringMatching(/^INV-\d{4,}$/)])
  const words = await invoiceText(id)
  for (const said of [body.invoiceNumber, body.orderNumber, 'Total (USD)', '$1,250.00', 'Payment due'])
    expect(words).toContain(said)
  const paid = await portal.admin.patch(`/api/orders/${id}/payment`, { paymentStatus: 'paid' })
  expect([paid.status, refusal(await create(id))]).toEqual([200, [409, 'order.archived']])
})

test('two admins who create the invoice at once get one number', async () => {
  const id = await newOrder()
  const basedOn = { invoiceUrl: null }
  const answers = await Promise.all([create(id, { basedOn }), create(id, { basedOn })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await countRows(portal.api, 'invoices', { orderId: id })).toBe(1)
})

test('invoices created at once get consecutive numbers', async () => {
  const ids = [await newOrder(), await newOrder(), await newOrder()]
  const numbers = (await Promise.all(ids.map((id) => create(id)))).map(({ body }) => numberOf(body.invoiceNumber))
  const [first = 0] = numbers.toSorted((a, b) => a - b)
  expect(numbers.toSorted((a, b) => a - b)).toEqual([first, first + 1, first + 2])
})

test('an invoice that could not be created leaves no gap', async () => {
  const [one, other] = [await newOrder(), await newOrder()]
  const before = numberOf((await create(await newOrder())).body.invoiceNumber)
  vi.spyOn(portal.api.platform.documents, 'make').mockRejectedValueOnce(problem('document.not_made'))
  expect(refusal(await create(one))).toEqual([503, 'document.not_made'])
  expect((await portal.admin.get(`/api/orders/${one}`)).body).toMatchObject({ invoiceUrl: null, invoiceNumber: null })
  expect(numberOf((await create(other)).body.invoiceNumber)).toBe(before + 1)
})

test('an invoice created again keeps its number, even after an uploaded PDF replaced it', async () => {
  const id = await newOrder()
  const { invoiceNumber, invoiceUrl } = (await create(id)).body
  await portal.job.uploadInvoice(portal.admin.token, id)
  expect(refusal(await create(id, { basedOn: { invoiceUrl } }))).toEqual([409, 'write.stale'])
  const again = await create(id, { dueDate: dayFromNow(60) })
  expect(again.body.invoiceNumber).toBe(invoiceNumber)
  expect(again.body.invoiceUrl).not.toBe(invoiceUrl)
})

test('a preview takes no number', async () => {
  const id = await newOrder()
  const counted = await portal.api.knex('invoiceCount').first()
  const answer = await portal.admin.get(`/api/orders/${id}/invoice/preview?dueDate=${dueDate}`)
  expect(await readText(answer)).toContain('Number follows')
  expect(await portal.api.knex('invoiceCount').first()).toEqual(counted)
})

test('a due date in the past is reported at its field', async () => {
  const { status, body } = await create(await newOrder(), { dueDate: dayFromNow(-2) })
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'order.due_date_past', ['dueDate']])
})

test('name, tax numbers, bank account and terms come from the settings', async () => {
  const id = await newOrder()
  const settings = { ...settingsFields, timeZone: 'UTC', taxLines: [{ label: 'VAT ID', value: 'DE123456789' }] }
  const { status } = await portal.api.request('put', '/api/admin/settings', { as: portal.admin.token, json: settings })
  expect(status).toBe(200)
  await create(id)
  const words = await invoiceText(id)
  for (const said of [settings.legalName, 'VAT ID DE123456789', settings.bankName, settings.invoiceTerms])
    expect(words).toContain(said)
  expect(words).toContain('DE89 3704 0044 0532 0130 00')
})
