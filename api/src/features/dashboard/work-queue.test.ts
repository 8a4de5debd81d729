import { addDays, dayIn } from '@kerf/shared-contracts/rules/calendar'
import { expiringDays } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anotherCustomer, dayFromNow, type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { read, say } from '../../../test/messages.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { statementsOf } from '../../../test/statements.ts'
import { newSupplier } from '../../../test/suppliers.ts'
import { Conversation } from '../../models/conversation.ts'
import { User } from '../../models/user.ts'

/** Fourteen hours ahead of UTC all year: its days begin at 10:00 UTC on the day before. */
const businessTimeZone = 'Pacific/Kiritimati'
const today = () => dayIn(new Date(), businessTimeZone)
const startOf = (day: string) => new Date(`${day}T00:00:00+14:00`).toISOString()
const late = { estimatedDeliveryDate: dayFromNow(40), validUntil: dayFromNow(40) }

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone } })
})
afterAll(() => portal.api.stop())

const queue = async () => (await portal.admin.get('/api/admin/dashboard/work-queue')).body
const nothing = {
  ...{ newRfqs: 0, newQuotes: 0, expiringQuotes: 0, purchaseOrders: 0 },
  ...{ lateOrders: 0, qualityRevisions: 0, messages: 0, certificates: 0 },
}

/** A quote that needs nothing yet, and the last valid day it is given. */
async function quoted(person: Person) {
  const rfq = await portal.job.submitRfq(person.token)
  const quote = await portal.job.quote(portal.admin.token, rfq.id, late)
  const endOn = (validUntil: string) =>
    portal.api.knex('quoteRevisions').where({ quoteId: quote.id }).update({ validUntil })
  return { rfq, quote, endOn }
}

/** What a list shows when narrowed to waiting items. */
const narrowed = async (path: string) => (await portal.admin.get(path)).body.map(({ id }: { id: string }) => id)

describe('each kind leaves the queue when it is done', () => {
  test('the queue is empty at first', async () => {
    expect(await queue()).toEqual({ ...nothing, items: [] })
  })

  test('a new RFQ is queued until an admin opens it', async () => {
    const { admin, customer, job } = portal
    const rfq = await job.submitRfq(customer.token, { projectName: '歯車箱' })
    const { items, ...counts } = await queue()
    expect(counts).toEqual({ ...nothing, newRfqs: 1 })
    expect(items).toEqual([
      {
        kind: 'new_rfq',
        since: expect.any(String),
        day: null,
        rfqId: rfq.id,
        orderId: null,
        conversationId: null,
        supplierId: null,
        displayNumber: rfq.displayNumber,
        projectName: '歯車箱',
        picture: null,
        user: expect.objectContaining({
          name: 'Ada Miller',
          company: expect.objectContaining({ name: 'Acme Robotics' }),
        }),
      },
    ])
    await admin.patch(`/api/admin/rfqs/${rfq.id}/status`, { status: 'reviewing' })
    expect(await queue()).toEqual({ ...nothing, items: [] })
  })

  test('a pending quote is queued in its last days, as the business counts them, until it is offered again', async () => {
    const { rfq, quote, endOn } = await quoted(portal.customer)
    const last = addDays(today(), expiringDays)
    await endOn(addDays(last, 1))
    expect(await queue()).toMatchObject(nothing)
    await endOn(last)
    const { items, ...counts } = await queue()
    expect(counts).toEqual({ ...nothing, expiringQuotes: 1 })
    // It was offered today, so it has waited no longer than that.
    const { createdAt } = await portal.api.knex('quoteRevisions').where({ quoteId: quote.id }).first()
    expect(items).toMatchObject([{ kind: 'expiring_quote', day: last, since: createdAt.toISOString() }])
    expect(await narrowed('/api/admin/rfqs?waiting=expiring_quote')).toEqual([rfq.id])

    await portal.api
      .knex('quoteRevisions')
      .where({ quoteId: quote.id })
      .update({ createdAt: new Date('2026-01-01') })
    await endOn(today())
    expect((await queue()).items).toMatchObject([{ day: today(), since: startOf(addDays(today(), -expiringDays)) }])

    await endOn(addDays(today(), -1))
    expect(await queue()).toEqual({ ...nothing, items: [] })
    expect(await narrowed('/api/admin/rfqs?waiting=expiring_quote')).toEqual([])

    await portal.customer.post(`/api/quotes/${quote.id}/request-renewal`)
    const asked = await queue()
    expect(asked).toMatchObject({ ...nothing, newQuotes: 1, items: [{ kind: 'new_quote', rfqId: rfq.id, day: null }] })
    expect(await narrowed('/api/admin/rfqs?waiting=new_quote')).toEqual([rfq.id])
    await portal.job.quote(portal.admin.token, rfq.id, late)
    expect(await queue()).toEqual({ ...nothing, items: [] })
  })

  test('an accepted quote is queued from its purchase order to its sales order', async () => {
    const { admin, customer, job } = portal
    const { rfq, quote } = await quoted(customer)
    await job.accept(customer.token, rfq.id)
    expect(await queue()).toMatchObject(nothing)
    await job.sendPurchaseOrder(customer.token, quote.id)
    expect(await queue()).toMatchObject({
      ...nothing,
      purchaseOrders: 1,
      items: [{ kind: 'purchase_order', rfqId: rfq.id }],
    })
    expect(await narrowed('/api/admin/rfqs?waiting=purchase_order')).toEqual([rfq.id])
    await job.createOrder(admin.token, rfq.id)
    expect(await queue()).toEqual({ ...nothing, items: [] })
    expect(await narrowed('/api/admin/rfqs?waiting=purchase_order')).toEqual([])
  })

  test('an order is queued from the day after its due date, as the business counts days, until it is delivered', async () => {
    const { admin, api, customer, job } = portal
    const { orderId } = await job.order(customer.token, admin.token)
    const dueOn = (dueDate: string) => api.knex('orders').where({ id: orderId }).update({ dueDate })
    await dueOn(today())
    expect(await queue()).toMatchObject(nothing)
    await dueOn(addDays(today(), -1))
    const { items, ...counts } = await queue()
    expect(counts).toEqual({ ...nothing, lateOrders: 1 })
    expect(items).toMatchObject([{ kind: 'late_order', orderId, day: addDays(today(), -1), since: startOf(today()) }])
    expect(items[0].displayNumber).toMatch(/^SORD-/)
    expect(await narrowed('/api/admin/orders?waiting=late_order')).toEqual([orderId])
    await admin.patch(`/api/orders/${orderId}/status`, { status: 'delivered', confirmUnshipped: true })
    expect(await queue()).toEqual({ ...nothing, items: [] })
    expect(await narrowed('/api/admin/orders?waiting=late_order')).toEqual([])
  })

  test('a request for a revision is queued until there are new quality files', async () => {
    const { admin, customer, job } = portal
    const { orderId } = await job.order(customer.token, admin.token)
    await job.setStatus(admin.token, orderId, 'quality_check')
    expect(await queue()).toMatchObject(nothing)
    await customer.post(`/api/orders/${orderId}/approve-quality-check`, { approved: false, notes: 'Burrs on the rim' })
    expect(await queue()).toMatchObject({
      ...nothing,
      qualityRevisions: 1,
      items: [{ kind: 'quality_revision', orderId }],
    })
    const qualityCheck = [{ name: 'new.pdf', bytes: pdfBytes() }]
    await admin.patch(`/api/orders/${orderId}/quality-check`, formOf({}, { qualityCheck }))
    expect(await queue()).toEqual({ ...nothing, items: [] })
  })

  test('a message is queued until it is answered, not until it is read, and asking again does not change its place', async () => {
    const { admin, customer } = portal
    const { conversationId, createdAt } = await say(customer, 'Do you anodize?')
    const again = await say(customer, 'In black?')
    await read(admin, again)
    const { items, ...counts } = await queue()
    expect(counts).toEqual({ ...nothing, messages: 1 })
    expect(items).toMatchObject([
      { kind: 'message', conversationId, since: createdAt, rfqId: null, displayNumber: null },
    ])
    await say(admin, 'Yes, in black.', { conversationId })
    expect(await queue()).toEqual({ ...nothing, items: [] })
    const later = await say(customer, 'And in red?')
    expect((await queue()).items).toMatchObject([{ conversationId, since: later.createdAt }])
    await say(admin, 'In red, too.', { conversationId })
  })
})

test('a certificate waits from 30 days before its end until a later one of its name comes, or nobody asks its supplier', async () => {
  const { admin, api } = portal
  const supplier = await newSupplier(api, { name: 'Ina Gear' })
  const certify = (expiresOn: string) => {
    const file = [{ name: 'certificate.pdf', bytes: pdfBytes() }]
    return supplier.post('/api/supplier/certificates', formOf({ name: 'ISO 9001', expiresOn }, { file }))
  }
  const endOn = (expiresOn: string) =>
    api.knex('supplierCertificates').where({ supplierId: supplier.user.id }).update({ expiresOn })
  await certify(addDays(today(), 31))
  expect(await queue()).toEqual({ ...nothing, items: [] })
  const day = addDays(today(), 30)
  await endOn(day)
  const { items, ...counts } = await queue()
  expect(counts).toEqual({ ...nothing, certificates: 1 })
  expect(items).toMatchObject([
    {
      ...{ kind: 'certificate', day, since: startOf(today()), supplierId: supplier.user.id },
      ...{ rfqId: null, displayNumber: expect.stringMatching(/^V\d+$/), projectName: 'Ina Gear Ltd' },
      user: { name: 'Ina Gear' },
    },
  ])
  expect(await narrowed('/api/admin/suppliers?status=lapsing')).toEqual([supplier.user.id])
  await certify(addDays(today(), 400))
  expect(await queue()).toEqual({ ...nothing, items: [] })
  await endOn(day)
  expect(await queue()).toMatchObject({ certificates: 1 })
  await admin.patch(`/api/admin/suppliers/${supplier.user.id}/suspension`, { isSuspended: true, reason: 'Late' })
  expect(await queue()).toEqual({ ...nothing, items: [] })
})

test('a certificate is named after what customers wait for, however long ago it ended', async () => {
  const { api, customer, job } = portal
  const supplier = await newSupplier(api)
  const file = [{ name: 'certificate.pdf', bytes: pdfBytes() }]
  await supplier.post('/api/supplier/certificates', formOf({ name: 'ISO 9001', expiresOn: '2027-01-01' }, { file }))
  await api.knex('supplierCertificates').where({ supplierId: supplier.user.id }).update({ expiresOn: '2020-01-01' })
  const { id } = await job.submitRfq(customer.token)
  expect((await queue()).items).toMatchObject([{ kind: 'new_rfq', rfqId: id }, { kind: 'certificate' }])
  await api.knex('supplierCertificates').where({ supplierId: supplier.user.id }).delete()
  await portal.admin.patch(`/api/admin/rfqs/${id}/status`, { status: 'reviewing' })
})

test('a message about an order names the order and its project', async () => {
  const { admin, customer, job } = portal
  const { orderId, rfqId } = await job.order(customer.token, admin.token)
  const { conversationId } = await say(customer, 'When will it be done?', { orderId })
  expect((await queue()).items).toMatchObject([
    { kind: 'message', conversationId, orderId, rfqId, displayNumber: expect.stringMatching(/^SORD-/) },
  ])
  await say(admin, 'On Friday.', { conversationId })
})

test('what nobody can answer any more is not queued', async () => {
  const { admin, api, job } = portal
  const single = await anotherCustomer(api)
  const { orderId } = await job.order(single.token, admin.token)
  await say(single, 'When will it be done?', { orderId })
  expect(await queue()).toMatchObject({ messages: 1 })
  await User.query(api.knex).findById(single.user.id).patch({ deletedAt: new Date() })
  expect(await queue()).toEqual({ ...nothing, items: [] })
  await Conversation.query(api.knex).where({ orderId }).delete()
})

test('the ten items of all kinds that have waited longest are named, and the rest are counted', async () => {
  const { admin, api, customer, job } = portal
  const { orderId } = await job.order(customer.token, admin.token)
  await api.knex('orders').where({ id: orderId }).update({ dueDate: '2026-01-10' })
  const rfqIds: string[] = []
  for (let day = 1; day <= 11; day += 1) {
    const { id } = await job.submitRfq(customer.token)
    await api
      .knex('rfqs')
      .where({ id })
      .update({ createdAt: new Date(Date.UTC(2026, 0, day)) })
    rfqIds.push(id)
  }
  const { items, newRfqs, lateOrders } = await queue()
  expect([newRfqs, lateOrders]).toEqual([11, 1])
  expect(items.map(({ kind, rfqId }: { kind: string; rfqId: string }) => (kind === 'new_rfq' ? rfqId : kind))).toEqual([
    ...rfqIds.slice(0, 10),
  ])
  await api.knex('orders').where({ id: orderId }).update({ dueDate: '2025-12-31' })
  expect((await queue()).items[0]).toMatchObject({ kind: 'late_order', orderId })
})

test('the queue is read in two statements: the actor, and everything else', async () => {
  expect(await statementsOf(queue)).toHaveLength(2)
  expect(await statementsOf(() => portal.admin.get('/api/admin/dashboard/stats'))).toHaveLength(2)
})

test('customers and visitors cannot read the queue', async () => {
  expect((await portal.customer.get('/api/admin/dashboard/work-queue')).status).toBe(403)
  expect((await portal.api.request('get', '/api/admin/dashboard/work-queue')).status).toBe(401)
})
