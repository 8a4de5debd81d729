import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin } from './factories.ts'
import { type Person, type Portal, personOf, startPortal } from './main-job.ts'

let portal: Portal
let colleague: Person
beforeAll(async () => {
  portal = await startPortal()
  colleague = personOf(portal.api, await signedInAdmin(portal.api, { name: 'Grace Colleague' }))
})
afterAll(() => portal.api.stop())

const newOrder = async () => (await portal.job.order(portal.customer.token, portal.admin.token)).orderId

test('a write that names no base is accepted, whatever happened', async () => {
  const id = await newOrder()
  const path = `/api/orders/${id}/tracking`
  await colleague.patch(path, { trackingNumber: '1Z999' })
  expect((await portal.admin.patch(path, { trackingNumber: '4711' })).body.trackingNumber).toBe('4711')
})

test('a write whose response was lost may be repeated, though it changed what it was based on', async () => {
  const id = await newOrder()
  const body = { trackingNumber: '4711', basedOn: { trackingNumber: null, shippingCarrier: null } }
  const again = () => portal.admin.patch(`/api/orders/${id}/tracking`, body)
  expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(200)
})

test('of two simultaneous writes based on the same state, one wins', async () => {
  const id = await newOrder()
  const basedOn = { trackingNumber: null, shippingCarrier: null }
  const answers = await Promise.all(
    [portal.admin, colleague].map((person, at) =>
      person.patch(`/api/orders/${id}/tracking`, { trackingNumber: `number ${at}`, basedOn }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
