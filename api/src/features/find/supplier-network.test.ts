import type { FindGroup } from '@kerf/shared-contracts/contracts/find'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { askSuppliers, newSupplier, orderFrom } from '../../../test/suppliers.ts'

let portal: Portal
let supplier: Person
let rival: Person
let rfqId: string
let bought: Awaited<ReturnType<typeof orderFrom>>
const projectName = 'Spindelträger 軸受'
beforeAll(async () => {
  portal = await startPortal()
  const { api, admin, customer, job } = portal
  supplier = await newSupplier(api, { name: 'Fritz Fräser' })
  rival = await newSupplier(api)
  const rfq = await job.submitRfq(customer.token, { projectName: 'Geheimwelle' })
  rfqId = rfq.id
  bought = await orderFrom(api, admin, supplier, { projectName, rfqId })
  await askSuppliers(admin, [rival], { projectName: 'Kurbelwelle', material: 'Vergütungsstahl' })
})

test('a supplier finds its requests, quotes and purchase orders, each linking to its page', async () => {
  expect(await groupsOf(supplier, 'SPINDELTRÄGER')).toMatchObject([
    {
      kind: 'supplier_request',
      hits: [{ title: projectName, status: 'quoted', address: `/supplier/rfqs?request=${bought.request.id}` }],
    },
    {
      kind: 'supplier_quote',
      hits: [{ title: projectName, status: 'accepted', address: `/supplier/quotes?quote=${bought.quote.id}` }],
    },
    {
      kind: 'purchase_order',
      hits: [{ title: projectName, status: 'issued', address: `/supplier/purchase-orders?order=${bought.order.id}` }],
    },
  ])
  expect(await kindsOf(rival, 'Kurbel')).toEqual(['supplier_request'])
  expect(await kindsOf(rival, 'vergütung')).toEqual(['supplier_request'])
  expect(await kindsOf(supplier, '軸')).toEqual(['supplier_request', 'supplier_quote', 'purchase_order'])
})

test('its numbers find it first, however they are written', async () => {
  const order = (await supplier.get(`/api/supplier/purchase-orders/${bought.order.id}`)).body
  const number = order.purchaseOrderNumber.replace('PO-', 'po ')
  expect(await groupsOf(supplier, number)).toMatchObject([
    { kind: 'purchase_order', hits: [{ id: bought.order.id, isExact: true }] },
  ])
  const request = (await supplier.get(`/api/supplier/requests/${bought.request.id}`)).body
  expect(await groupsOf(supplier, request.referenceNumber.toLowerCase())).toMatchObject([
    { kind: 'supplier_request', hits: [{ id: bought.request.id, isExact: true }] },
    { kind: 'supplier_quote', hits: [{ id: bought.quote.id, isExact: true }] },
    { kind: 'purchase_order', hits: [{ id: bought.order.id, isExact: false }] },
  ])
})

test('what was sent to another supplier is not found by any word or number', async () => {
  const { body } = await supplier.get(`/api/supplier/purchase-orders/${bought.order.id}`)
  for (const typed of [projectName, body.purchaseOrderNumber, body.referenceNumber, 'Fritz', 'Geheimwelle']) {
    expect(await groupsOf(rival, typed)).toEqual([])
  }
})

test('an answer reveals nothing about the customer', async () => {
  const told = JSON.stringify(await groupsOf(supplier, 'spindel'))
  const { body: rfq } = await portal.customer.get(`/api/rfqs/${rfqId}`)
  for (const secret of [rfq.displayNumber, rfqId, 'Geheim', portal.customer.user.name, 'Acme']) {
    expect(told).not.toContain(secret)
  }
})

test('a customer finds none of it; an admin finds requests and purchase orders', async () => {
  expect(await groupsOf(portal.customer, 'spindel')).toEqual([])
  expect(await groupsOf(portal.admin, 'spindel')).toMatchObject([
    { kind: 'supplier_request', hits: [{ address: `/admin/supplier-quotes/${bought.request.id}`, status: null }] },
    {
      kind: 'purchase_order',
      hits: [{ address: `/admin/purchase-orders/${bought.order.id}`, status: 'issued' }],
    },
  ])
})
afterAll(() => portal.api.stop())

async function groupsOf(person: Person, q: string): Promise<FindGroup[]> {
  const { status, body } = await person.get(`/api/find?${new URLSearchParams({ q })}`)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.groups
}

const kindsOf = async (person: Person, q: string) => (await groupsOf(person, q)).map(({ kind }) => kind)
