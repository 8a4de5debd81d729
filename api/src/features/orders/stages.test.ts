import { OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const newOrder = async () => (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
const setStatus = (id: string, status: unknown, more: object = {}) =>
  portal.admin.patch(`/api/orders/${id}/status`, { status, ...more })
const ship = (id: string, quantityShipped: number) =>
  portal.admin.post(`/api/orders/${id}/shipments`, { quantityShipped })
const read = async (id: string) => (await portal.customer.get(`/api/orders/${id}`)).body
const archive = async (id: string) => {
  await portal.job.uploadInvoice(portal.admin.token, id)
  return portal.admin.patch(`/api/orders/${id}/payment`, { paymentStatus: 'paid' })
}

test('stages can be set forward, back and by skipping, and each change records its time and previous stage', async () => {
  const id = await newOrder()
  const forwards = OrderStatus.options.filter((status) => status !== 'delivered')
  const walk = [...forwards, ...forwards.slice(0, -1).reverse(), 'shipped', 'manufacturing', 'packing']
  for (const status of walk.slice(1)) expect((await setStatus(id, status)).body.orderStatus).toBe(status)
  const changes: { from: string; to: string; changedAt: string }[] = (await read(id)).stageChanges
  expect(changes.map(({ from, to }) => [from, to])).toEqual(walk.map((to, index) => [walk[index - 1] ?? null, to]))
  const dates = changes.map(({ changedAt }) => changedAt)
  expect(dates).toEqual([...dates].sort())
})

test.each(['Shipped', '', 'cancelled', null, ['shipped'], 'constructor'])('%j is not a stage', async (status) => {
  expect(refusal(await setStatus(await newOrder(), status))).toEqual([400, 'validation.failed'])
})

test('setting the current stage changes nothing and sends no mail', async () => {
  const id = await newOrder()
  await setStatus(id, 'shipped')
  await portal.api.runJobs()
  expect((await setStatus(id, 'shipped')).body.stageChanges).toHaveLength(2)
  expect(portal.api.jobs.waiting()).toEqual([])
})

test('delivering an order with pieces left to ship needs a confirmation', async () => {
  const id = await newOrder()
  await ship(id, 9)
  expect(refusal(await setStatus(id, 'delivered'))).toEqual([409, 'order.unshipped_rest'])
  expect((await read(id)).orderStatus).toBe('pending')
  expect((await setStatus(id, 'delivered', { confirmUnshipped: true })).body).toMatchObject({
    orderStatus: 'delivered',
    quantityRemaining: 1,
  })
})

test('delivered is final until the order is archived and reopened', async () => {
  const id = await newOrder()
  await ship(id, 10)
  expect((await setStatus(id, 'delivered')).status).toBe(200)
  for (const status of OrderStatus.options) {
    expect(refusal(await setStatus(id, status))).toEqual([409, 'order.already_delivered'])
  }
  await archive(id)
  expect(refusal(await setStatus(id, 'packing'))).toEqual([409, 'order.archived'])
  const reopened = (await portal.admin.patch(`/api/admin/orders/${id}/reopen`)).body
  expect(reopened).toMatchObject({ isArchived: false, archivedAt: null, paymentStatus: 'paid' })
  expect(reopened.reopenedAt).not.toBeNull()
  expect((await setStatus(id, 'packing')).body.orderStatus).toBe('packing')
  expect((await setStatus(id, 'delivered')).body).toMatchObject({ orderStatus: 'delivered', reopenedAt: null })
  expect(refusal(await setStatus(id, 'packing'))).toEqual([409, 'order.already_delivered'])
})

test('entering quality check asks the customer again, whatever was decided before', async () => {
  const id = await newOrder()
  await setStatus(id, 'quality_check')
  await portal.customer.post(`/api/orders/${id}/approve-quality-check`, { approved: true, notes: 'Fine' })
  expect(await read(id)).toMatchObject({ orderStatus: 'packing', qualityCheckStatus: 'approved' })
  expect((await setStatus(id, 'quality_check')).body).toMatchObject({
    qualityCheckStatus: 'pending',
    qualityCheckNotes: null,
    qualityDecidedAt: null,
    customerApprovedAt: null,
    qualityDecisions: [{ decision: 'approved', notes: 'Fine', decidedBy: 'Ada Miller' }],
  })
})

test('the customer gets a mail when quality files are ready, for shipping and delivery, and for no other stage', async () => {
  const id = await newOrder()
  const { orderNumber } = await read(id)
  const before = (await mailsTo(portal.api, portal.customer.user.email)).length
  for (const status of ['manufacturing', 'quality_check']) await setStatus(id, status)
  expect(await mailsTo(portal.api, portal.customer.user.email)).toHaveLength(before)
  const form = formOf({}, { qualityCheck: [{ name: 'report.pdf', bytes: pdfBytes() }] })
  await portal.api.request('patch', `/api/orders/${id}/quality-check`, { as: portal.admin.token, form })
  for (const status of ['packing', 'shipped']) await setStatus(id, status)
  await setStatus(id, 'delivered', { confirmUnshipped: true })
  const mails = (await mailsTo(portal.api, portal.customer.user.email)).slice(before)
  expect(mails.map((mail) => mail.subject)).toEqual([
    `Order ${orderNumber}: please review the quality check`,
    `Order ${orderNumber} has been shipped`,
    `Order ${orderNumber} has been delivered`,
  ])
})

test('tracking needs a number; the carrier is optional', async () => {
  const id = await newOrder()
  const track = (trackingNumber: string, shippingCarrier?: string | null) =>
    portal.admin.patch(`/api/orders/${id}/tracking`, { trackingNumber, shippingCarrier })
  expect((await track('   ')).body.fields).toEqual({ trackingNumber: 'Please enter a tracking number' })
  expect((await track(' 1Z 999 ', 'UPS')).body).toMatchObject({ trackingNumber: '1Z 999', shippingCarrier: 'UPS' })
  expect((await track('2', '')).body).toMatchObject({ trackingNumber: '2', shippingCarrier: null })
})

test('an order with an invoice can be marked as paid, which archives it', async () => {
  const id = await newOrder()
  const pay = (paymentStatus = 'paid') => portal.admin.patch(`/api/orders/${id}/payment`, { paymentStatus })
  expect(refusal(await pay())).toEqual([409, 'order.invoice_missing'])
  expect(refusal(await portal.customer.get(`/api/orders/${id}/invoice`))).toEqual([404, 'order.no_invoice'])
  await portal.job.uploadInvoice(portal.admin.token, id)
  expect((await portal.customer.get(`/api/orders/${id}/invoice`)).headers.get('content-type')).toBe('application/pdf')
  expect(refusal(await pay('unpaid'))).toEqual([400, 'validation.failed'])
  expect((await pay()).body).toMatchObject({ paymentStatus: 'paid', isArchived: true })
  expect(refusal(await pay())).toEqual([409, 'order.archived'])
})

test('a reopened order keeps the day it was paid, and marking it as paid archives it again', async () => {
  const id = await newOrder()
  expect(refusal(await portal.admin.patch(`/api/admin/orders/${id}/reopen`))).toEqual([409, 'order.not_archived'])
  const { paidAt } = (await archive(id)).body
  await portal.admin.patch(`/api/admin/orders/${id}/reopen`)
  expect((await archive(id)).body).toMatchObject({ isArchived: true, paidAt, orderStatus: 'pending' })
})

test('an archived order refuses every change until it is reopened', async () => {
  const id = await newOrder()
  const shipment = (await ship(id, 1)).body
  await setStatus(id, 'quality_check')
  await archive(id)
  const before = await read(id)
  const { job, admin } = portal
  expect(refusal(await setStatus(id, 'packing'))).toEqual([409, 'order.archived'])
  expect(refusal(await ship(id, 1))).toEqual([409, 'order.archived'])
  const changes = { shipment: `/api/orders/${id}/shipments/${shipment.id}`, tracking: `/api/orders/${id}/tracking` }
  expect(refusal(await admin.patch(changes.shipment, { status: 'delivered' }))).toEqual([409, 'order.archived'])
  expect(refusal(await admin.patch(changes.tracking, { trackingNumber: '1' }))).toEqual([409, 'order.archived'])
  await expect(job.uploadInvoice(admin.token, id)).rejects.toThrow('order.archived')
  const decision = await portal.customer.post(`/api/orders/${id}/approve-quality-check`, { approved: true })
  expect(refusal(decision)).toEqual([409, 'order.archived'])
  expect(await read(id)).toEqual(before)
})
