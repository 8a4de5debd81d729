import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'
import { newSupplier, orderFrom } from '../../../test/suppliers.ts'

let portal: Portal
let supplier: Person
beforeAll(async () => {
  // So far west that an evening there is already tomorrow in UTC.
  portal = await startPortal({ env: { BUSINESS_TZ: 'America/Los_Angeles' } })
  supplier = await newSupplier(portal.api)
})
afterAll(() => portal.api.stop())

const period = '?from=2024-01-01&to=2024-03-31'

/** What each month says of one result. */
async function told(result: string, query = period): Promise<unknown[]> {
  const { body } = await portal.admin.get(`/api/admin/reports${query}`)
  return body.months.map((month: Record<string, unknown>) => month[result])
}

/** A quoted RFQ. @param offeredAt when it was quoted first */
async function quoted(offeredAt: string) {
  const rfq = await portal.job.submitRfq(portal.customer.token)
  const quote = await portal.job.quote(portal.admin.token, rfq.id)
  await portal.api.knex('quotes').where({ id: quote.id }).update({ createdAt: offeredAt })
  return { rfqId: rfq.id, quoteId: quote.id }
}

test('quotes count in the month of their first offer, and as accepted whenever they were', async () => {
  // Still January 31st in Los Angeles.
  const won = await quoted('2024-02-01T07:59:59.999Z')
  await portal.job.accept(portal.customer.token, won.rfqId)
  const revised = await quoted('2024-01-20T12:00:00.000Z')
  // Today's revision moves it to no other month, and makes no second quote.
  await portal.job.quote(portal.admin.token, revised.rfqId, { amount: '900.00' })
  await portal.job.accept(portal.customer.token, revised.rfqId, 2)
  const expired = await quoted('2024-01-21T12:00:00.000Z')
  await portal.api.knex('quoteRevisions').where({ quoteId: expired.quoteId }).update({ validUntil: '2024-02-20' })
  const declined = await quoted('2024-02-01T08:00:00.000Z')
  const form = formOf({ status: 'declined', response: 'Too dear' })
  await portal.customer.post(`/api/rfqs/${declined.rfqId}/quote/respond`, form)
  expect(await told('quotes')).toEqual([
    { offered: 3, accepted: 2 },
    { offered: 1, accepted: 0 },
    { offered: 0, accepted: 0 },
  ])
})

test('an accepted quote stays won when its order is paid and archived', async () => {
  const before = await told('quotes')
  const { orderId } = await portal.job.order(portal.customer.token, portal.admin.token)
  await portal.api.knex('orders').where({ id: orderId }).update({ isArchived: true, archivedAt: new Date() })
  expect(await told('quotes')).toEqual(before)
  const [month] = await told('quotes', '').then((months) => months.slice(-1))
  expect(month).toEqual({ offered: 1, accepted: 1 })
})

test('an order made by hand was never quoted', async () => {
  const before = await told('quotes', '')
  await portal.admin.post('/api/admin/orders/create', {
    ...{ customerId: portal.customer.user.id, projectName: 'Cover', material: 'Steel', tolerance: 'tight' },
    ...{ quantity: 1, amount: '10.00' },
  })
  expect(await told('quotes', '')).toEqual(before)
})

test('the saved months say the win rate as a number, and nothing for a month without quotes', async () => {
  const rows = await exportOf(portal.admin, `/api/admin/reports/export${period}`)
  expect(rows.map((row) => [row['Quotes Offered'], row['Quotes Accepted'], row['Win Rate (%)']])).toEqual([
    ['3', '2', '66.7'],
    ['1', '0', '0.0'],
    ['0', '0', ''],
  ])
})

/** An order that was delivered. @param days what was said of when it would be */
async function delivered(deliveredAt: string | null, days: object): Promise<string> {
  const { body } = await portal.admin.post('/api/admin/orders/create', {
    ...{ customerId: portal.customer.user.id, projectName: 'Cover', material: 'Steel', tolerance: 'tight' },
    ...{ quantity: 1, amount: '10.00' },
  })
  await portal.api
    .knex('orders')
    .where({ id: body.id })
    .update({ status: 'delivered', deliveredAt, ...days })
  return body.id
}

test('deliveries count in their own month, and are on time until the promised day ends where the provider is', async () => {
  const promise = { estimatedDeliveryDate: '2023-05-31' }
  // 23:30 on the promised day in Los Angeles.
  await delivered('2023-06-01T06:30:00.000Z', promise)
  await delivered('2023-06-01T07:00:00.000Z', promise)
  const archived = { isArchived: true, archivedAt: new Date() }
  await delivered('2023-05-10T12:00:00.000Z', { dueDate: '2023-05-09', ...archived })
  expect(await told('deliveries', '?from=2023-05-01&to=2023-07-31')).toEqual([
    { orders: 2, promised: 2, onTime: 1 },
    { orders: 1, promised: 1, onTime: 0 },
    { orders: 0, promised: 0, onTime: 0 },
  ])
})

test('what was promised first counts, wherever the due date went', async () => {
  const at = '2022-06-15T12:00:00.000Z'
  await delivered(at, { estimatedDeliveryDate: '2022-06-10', dueDate: '2022-06-20' })
  await delivered(at, { estimatedDeliveryDate: '2022-06-20', dueDate: '2022-06-10' })
  await delivered(at, { estimatedCompletion: '2022-06-10', dueDate: '2022-06-20' })
  const moved = await delivered(at, { dueDate: '2022-06-30' })
  const changes = [
    { fromDate: '2022-06-10', toDate: '2022-06-20' },
    { fromDate: '2022-06-20', toDate: '2022-06-30' },
  ]
  for (const [place, change] of changes.entries()) {
    const id = `00000000-0000-7000-8000-00000000000${place}`
    await portal.api.knex('orderDueDateChanges').insert({ id, orderId: moved, ...change })
  }
  await delivered(at, { dueDate: '2022-06-15' })
  await delivered(at, {})
  expect(await told('deliveries', '?from=2022-06-01&to=2022-06-30')).toEqual([{ orders: 6, promised: 5, onTime: 2 }])
})

test('an order that was reopened and set back is not delivered until it is delivered again', async () => {
  const id = await delivered('2021-06-15T12:00:00.000Z', { dueDate: '2021-06-15' })
  const months = () => told('deliveries', '?from=2021-06-01&to=2021-07-31')
  const [one, none] = [
    { orders: 1, promised: 1, onTime: 1 },
    { orders: 0, promised: 0, onTime: 0 },
  ]
  expect(await months()).toEqual([one, none])
  await portal.api.knex('orders').where({ id }).update({ status: 'packing' })
  expect(await months()).toEqual([none, none])
  await portal.api.knex('orders').where({ id }).update({ status: 'delivered', deliveredAt: '2021-07-02T12:00:00.000Z' })
  expect(await months()).toEqual([none, { ...one, onTime: 0 }])
})

test('the saved months say what was on time of what had a promised day', async () => {
  const rows = await exportOf(portal.admin, '/api/admin/reports/export?from=2022-06-01&to=2022-07-31')
  const columns = ['Orders Delivered', 'Delivered with Promised Day', 'Delivered on Time', 'On Time (%)']
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    ['6', '5', '2', '40.0'],
    ['0', '0', '0', ''],
  ])
})

/** An order of a month with purchase orders that serve it. */
async function boughtOrder(createdAt: string, order: object, purchases: readonly object[]): Promise<string> {
  const id = await delivered(null, { status: 'pending', createdAt, ...order })
  for (const purchase of purchases) {
    const { order: made } = await orderFrom(portal.api, portal.admin, supplier)
    const path = `/api/admin/purchase-orders/${made.id}/order`
    await portal.api.request('patch', path, { as: portal.admin.token, json: { orderId: id } })
    await portal.api.knex('purchaseOrders').where({ id: made.id }).update(purchase)
  }
  return id
}

const cancelled = { status: 'cancelled', cancelledAt: new Date() }

test('the margin is what customers pay less what suppliers are paid, of orders that are bought and in dollars', async () => {
  const [may, june] = ['2020-05-15T12:00:00.000Z', '2020-06-15T12:00:00.000Z']
  await boughtOrder(may, { amount: '1000.10' }, [{ amount: '400.05' }, { amount: '200.00' }])
  const archived = { isArchived: true, archivedAt: new Date() }
  await boughtOrder(may, { amount: '50.00', ...archived }, [{ amount: '80.00' }, { amount: '900.00', ...cancelled }])
  await boughtOrder(may, { amount: '5000.00' }, [])
  await boughtOrder(may, { amount: '5000.00' }, [{ amount: '1.00', ...cancelled }])
  await boughtOrder(may, { amount: '70.00', currency: 'EUR' }, [{ amount: '10.00' }])
  await boughtOrder(may, { amount: '70.00', currency: 'EUR' }, [{ amount: '10.00', currency: 'EUR' }])
  await boughtOrder(may, { amount: '70.00' }, [{ amount: '10.00' }, { amount: '10.00', currency: 'EUR' }])
  await boughtOrder(june, { amount: '100.00' }, [
    { amount: '100.00', currency: 'EUR', ...cancelled },
    { amount: '130.00' },
  ])
  expect(await told('bought', '?from=2020-05-01&to=2020-07-31')).toEqual([
    { orders: 5, counted: 2, price: '1050.10', cost: '680.05' },
    { orders: 1, counted: 1, price: '100.00', cost: '130.00' },
    { orders: 0, counted: 0, price: '0.00', cost: '0.00' },
  ])
  const rows = await exportOf(portal.admin, '/api/admin/reports/export?from=2020-05-01&to=2020-07-31')
  const columns = ['Orders Bought from Suppliers', 'Orders in the Margin', 'Margin (USD)', 'Margin (%)']
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    ['5', '2', '370.05', '35.2'],
    ['1', '1', '-30.00', '-30.0'],
    ['0', '0', '', ''],
  ])
})

test('a purchase order follows the order that it serves, until it serves it no longer', async () => {
  const id = await boughtOrder('2019-05-15T12:00:00.000Z', { amount: '10.00' }, [{ amount: '4.00' }])
  const query = '?from=2019-05-01&to=2019-05-31'
  expect(await told('bought', query)).toEqual([{ orders: 1, counted: 1, price: '10.00', cost: '4.00' }])
  await portal.api.knex('orders').where({ id }).update({ amount: '12.00' })
  expect(await told('bought', query)).toEqual([{ orders: 1, counted: 1, price: '12.00', cost: '4.00' }])
  const purchase = await portal.api.knex('purchaseOrders').where({ orderId: id }).first()
  const path = `/api/admin/purchase-orders/${purchase.id}/order`
  await portal.api.request('patch', path, { as: portal.admin.token, json: { orderId: null } })
  expect(await told('bought', query)).toEqual([{ orders: 0, counted: 0, price: '0.00', cost: '0.00' }])
})
