import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { readPdf } from '../../../test/pdf-text.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const ship = async (orderId: string, quantityShipped: number) => {
  const parcel = { quantityShipped, trackingNumber: '1Z999', shippingCarrier: 'UPS' }
  return (await portal.admin.post(`/api/orders/${orderId}/shipments`, parcel)).body.id as string
}
const slip = async (orderId: string, shipmentId: string) => {
  const { bytes } = await portal.customer.get(`/api/orders/${orderId}/shipments/${shipmentId}/packing-slip`)
  const { pages } = await readPdf(bytes)
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}

test('a packing slip lists what is in the box and what is still to come, without prices', async () => {
  const { orderId } = await portal.job.order(portal.customer.token, portal.admin.token)
  const first = await ship(orderId, 4)
  const second = await ship(orderId, 5)
  const before = await slip(orderId, first)
  expect(before).toContain('shipment 1')
  expect(before).toMatch(/10 4 6/)
  expect(before).toContain('1Z999')
  expect(before).not.toContain('$')
  expect(await slip(orderId, second)).toMatch(/10 5 1/)
})

test("another order's shipment is not found here", async () => {
  const [one, other] = [
    await portal.job.order(portal.customer.token, portal.admin.token),
    await portal.job.order(portal.customer.token, portal.admin.token),
  ]
  const shipment = await ship(other.orderId, 1)
  const answer = await portal.customer.get(`/api/orders/${one.orderId}/shipments/${shipment}/packing-slip`)
  expect(refusal(answer)).toEqual([404, 'shipment.not_found'])
})
