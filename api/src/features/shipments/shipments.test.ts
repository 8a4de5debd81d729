import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, dayFromNow, type Portal, refusal, startPortal } from '../../../test/main-job.ts'

let portal: Portal
let orderId: string
beforeAll(async () => {
  portal = await startPortal()
  orderId = await newOrder()
})
afterAll(() => portal.api.stop())

const newOrder = async () => (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
const ship = (id: string, shipment: object) => portal.admin.post(`/api/orders/${id}/shipments`, shipment)
const read = async (id: string) => (await portal.customer.get(`/api/orders/${id}`)).body
const noValidQuantity = 'Please enter a valid quantity to ship'

test.each([0, -1, 1.5, '', 'all', null, 1e300, '1.000', '1.000,00', '1,000'])(
  'a quantity of %j is refused',
  async (quantityShipped) => {
    const { status, body } = await ship(orderId, { quantityShipped })
    expect([status, body.fields]).toEqual([400, { quantityShipped: noValidQuantity }])
  },
)

test('more than the remainder is refused, even if only a second shipment exceeds it', async () => {
  const id = await newOrder()
  const refused = await ship(id, { quantityShipped: 11 })
  expect([...refusal(refused), refused.body.message]).toEqual([400, 'shipment.quantity_invalid', noValidQuantity])
  await ship(id, { quantityShipped: 8 })
  expect(refusal(await ship(id, { quantityShipped: 3 }))).toEqual([400, 'shipment.quantity_invalid'])
  await ship(id, { quantityShipped: 2 })
  expect(refusal(await ship(id, { quantityShipped: 1 }))).toEqual([400, 'shipment.quantity_invalid'])
  expect(await read(id)).toMatchObject({ quantityShipped: 10, quantityRemaining: 0 })
  expect(await countRows(portal.api, 'shipments', { orderId: id })).toBe(2)
})

test('a new shipment is dated today and in transit, and shipments are listed newest first', async () => {
  const id = await newOrder()
  await ship(id, { quantityShipped: '4', trackingNumber: ' 1Z1 ', shippingCarrier: 'UPS' })
  const second = await ship(id, { quantityShipped: 1, trackingNumber: '', shippingCarrier: '' })
  expect(second.status).toBe(201)
  expect((await portal.customer.get(`/api/orders/${id}/shipments`)).body).toMatchObject([
    { quantityShipped: 1, trackingNumber: null, shippingCarrier: null },
    {
      quantityShipped: 4,
      trackingNumber: '1Z1',
      shippingCarrier: 'UPS',
      shipmentDate: dayFromNow(0),
      status: 'in_transit',
      trackingStatus: 'material_procurement',
      deliveryDate: null,
    },
  ])
})

const parts = [3, 5].map((quantity) => ({ material: 'steel', tolerance: 'tight', quantities: [quantity] }))
/** An order of two lines, of 3 and 5 pieces. */
async function twoLines() {
  const { job, customer, admin } = portal
  const { id } = await job.submitRfq(customer.token, { parts })
  const quote = await job.quote(admin.token, id)
  await job.accept(customer.token, id)
  await job.sendPurchaseOrder(customer.token, quote.id)
  const order = await job.createOrder(admin.token, id)
  const [first, second] = (await read(order.id)).lines
  return { id: order.id, first: first.id as string, second: second.id as string }
}
const shippedOf = async (id: string) =>
  (await read(id)).lines.map((line: { quantityShipped: number }) => line.quantityShipped)

test('a shipment without lines is allocated to the order’s lines in order', async () => {
  const { id, first, second } = await twoLines()
  expect((await ship(id, { quantityShipped: 4 })).body.lines).toEqual([
    { orderLineId: first, quantity: 3 },
    { orderLineId: second, quantity: 1 },
  ])
  expect(await shippedOf(id)).toEqual([3, 1])
})

test('a shipment may say how many pieces of which line it contains', async () => {
  const { id, second } = await twoLines()
  expect((await ship(id, { quantityShipped: 5, lines: [{ orderLineId: second, quantity: 5 }] })).status).toBe(201)
  expect(await shippedOf(id)).toEqual([0, 5])
})

test.each<[string, number, (ids: { first: string; second: string }, foreign: string) => unknown[]]>([
  ['more than a line has', 4, ({ first }) => [{ orderLineId: first, quantity: 4 }]],
  ['another sum', 4, ({ first }) => [{ orderLineId: first, quantity: 3 }]],
  ['one line twice', 2, ({ first }) => [first, first].map((orderLineId) => ({ orderLineId, quantity: 1 }))],
  ['the line of another order', 1, (_ids, foreign) => [{ orderLineId: foreign, quantity: 1 }]],
])('a shipment whose lines name %s is refused', async (_what, quantityShipped, lines) => {
  const ids = await twoLines()
  const foreign = await twoLines()
  const answer = await ship(ids.id, { quantityShipped, lines: lines(ids, foreign.first) })
  expect(refusal(answer)).toEqual([400, 'shipment.quantity_invalid'])
  expect(await shippedOf(ids.id)).toEqual([0, 0])
})

test('a delivered shipment has its delivery day; undoing that clears it; tracking changes independently', async () => {
  const id = await newOrder()
  const shipment = (await ship(id, { quantityShipped: 1 })).body
  const update = async (change: object) => portal.admin.patch(`/api/orders/${id}/shipments/${shipment.id}`, change)
  expect((await update({ status: 'delivered' })).body).toEqual({
    ...shipment,
    status: 'delivered',
    deliveryDate: dayFromNow(0),
  })
  expect((await update({ trackingStatus: 'shipped' })).body).toMatchObject({
    status: 'delivered',
    deliveryDate: dayFromNow(0),
    trackingStatus: 'shipped',
  })
  expect((await update({ status: 'in_transit' })).body).toMatchObject({ deliveryDate: null, trackingStatus: 'shipped' })
  for (const nonsense of [{}, { status: 'lost' }, { trackingStatus: 'pending' }]) {
    expect(refusal(await update(nonsense))).toEqual([400, 'validation.failed'])
  }
})

test('shipments follow their order when it is shipped and delivered, and start as shipped if it already is', async () => {
  const id = await newOrder()
  await ship(id, { quantityShipped: 1 })
  const stages = async () =>
    (await portal.customer.get(`/api/orders/${id}/shipments`)).body.map(
      ({ trackingStatus }: { trackingStatus: string }) => trackingStatus,
    )
  await portal.job.setStatus(portal.admin.token, id, 'packing')
  expect(await stages()).toEqual(['material_procurement'])
  await portal.job.setStatus(portal.admin.token, id, 'shipped')
  await ship(id, { quantityShipped: 9 })
  expect(await stages()).toEqual(['shipped', 'shipped'])
  await portal.job.setStatus(portal.admin.token, id, 'delivered')
  expect(await stages()).toEqual(['delivered', 'delivered'])
})

test('a shipment is found only under its own order', async () => {
  const [one, other] = [await newOrder(), await newOrder()]
  const { id } = (await ship(one, { quantityShipped: 1 })).body
  const answer = await portal.admin.patch(`/api/orders/${other}/shipments/${id}`, { status: 'delivered' })
  expect(refusal(answer)).toEqual([404, 'shipment.not_found'])
})
