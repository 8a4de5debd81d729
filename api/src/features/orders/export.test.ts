import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOf } from '../../../test/csv.ts'
import { anotherCustomer, dayFromNow, type Portal, startPortal } from '../../../test/main-job.ts'
import { Company } from '../../models/company.ts'
import { Order } from '../../models/order.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ config: { businessTimeZone: 'UTC' } })
})
afterAll(() => portal.api.stop())

const newCustomer = () => anotherCustomer(portal.api, { company: 'Gehäusebau Süd' })

async function orderOf(token: string, fields: Record<string, unknown>, purchaseOrder = 'PO-77') {
  const { job, admin } = portal
  const rfq = await job.submitRfq(token, fields)
  await job.quote(admin.token, rfq.id, { amount: '300.00' })
  const quote = await job.accept(token, rfq.id)
  await job.sendPurchaseOrder(token, quote.id, purchaseOrder)
  return job.createOrder(admin.token, rfq.id)
}

test('has a line for each part of an order, with quantities ordered and shipped', async () => {
  const { api, job, admin } = portal
  const customer = await newCustomer()
  const part = { material: 'steel', materialGrade: '1018', finishing: 'Painting', tolerance: 'precision' }
  const parts = [
    { ...part, name: '軸', quantities: [10] },
    { ...part, name: '"Lid", rev. 2', quantities: [20] },
  ]
  const order = await orderOf(customer.token, { projectName: 'Gearbox', parts }, '-99')
  const [shaft] = (await customer.get(`/api/orders/${order.id}`)).body.lines
  const shipment = { quantityShipped: 4, lines: [{ orderLineId: shaft.id, quantity: 4 }] }
  expect((await admin.post(`/api/orders/${order.id}/shipments`, shipment)).status).toBe(201)
  const tracking = { trackingNumber: '1Z 999', shippingCarrier: 'UPS' }
  expect((await admin.patch(`/api/orders/${order.id}/tracking`, tracking)).status).toBe(200)
  await job.setStatus(admin.token, order.id, 'quality_check')

  const { orderDate } = await Order.query(api.knex).findById(order.id).throwIfNotFound()
  const common = {
    'Order Number': order.orderNumber,
    'Your PO': "'-99",
    'Project Name': 'Gearbox',
    Status: 'Quality Check',
    Material: 'Steel',
    'Material Grade': '1018',
    Finishing: 'Painting',
    Tolerance: 'Precision (±0.001 in, ±0.025 mm)',
    'Unit Price': '10.0000',
    Currency: 'USD',
    'Order Date': orderDate,
    'Due Date': dayFromNow(30),
    'Estimated Completion': '',
    'Estimated Delivery': dayFromNow(14),
    Delivered: '',
    'Tracking Number': '1Z 999',
    Carrier: 'UPS',
    'Quality Check': 'Awaits Decision',
    Archived: 'No',
    Notes: '',
  }
  expect(await exportOf(customer, '/api/orders/export')).toEqual([
    { ...common, Part: '軸', 'Quantity Ordered': '10', 'Quantity Shipped': '4', Amount: '100.00' },
    { ...common, Part: '"Lid", rev. 2', 'Quantity Ordered': '20', 'Quantity Shipped': '0', Amount: '200.00' },
  ])
})

test('holds what the list holds with its filters, for those who see it and nobody else', async () => {
  const customer = await newCustomer()
  const axle = await orderOf(customer.token, { projectName: 'Axle' }, 'PO-1')
  await orderOf(customer.token, { projectName: 'Cover' }, 'PO-2')
  const confirmed = { status: 'delivered', confirmUnshipped: true }
  await portal.admin.patch(`/api/orders/${axle.id}/status`, confirmed)
  const projects = async (query = '', person = customer) =>
    (await exportOf(person, `/api/orders/export${query}`)).map((line) => line['Project Name'])
  expect(await projects()).toEqual(['Cover', 'Axle'])
  const delivered = (await exportOf(customer, '/api/orders/export')).map((line) => line.Delivered)
  expect(delivered).toEqual(['', dayFromNow(0)])
  expect(await projects('?sort=project')).toEqual(['Axle', 'Cover'])
  expect(await projects('?group=active')).toEqual(['Cover'])
  expect(await projects('?group=history')).toEqual(['Axle'])
  expect(await projects('?q=po-2')).toEqual(['Cover'])
  expect(await projects('?status=packing')).toEqual([])

  const company = await Company.query(portal.api.knex)
    .findById(customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(portal.api, { company, companyRole: 'viewer' })
  expect(await projects('', colleague)).toEqual(['Cover', 'Axle'])
  expect(await projects('', await newCustomer())).toEqual([])
})
