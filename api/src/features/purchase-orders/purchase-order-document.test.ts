import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { newSupplier, orderFrom } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const read = async (person: Person, path: string) => {
  const { bytes } = await person.get(path)
  const pdf = await readPdf(bytes)
  return { ...pdf, words: pdf.pages.join('\n').replaceAll(/\s+/g, ' ') }
}

test('admins and the supplier read the same purchase order, with its prices and its seal', async () => {
  const supplier = await newSupplier(portal.api)
  const { request, order } = await orderFrom(portal.api, portal.admin, supplier)
  const forAdmins = await read(portal.admin, `/api/admin/purchase-orders/${order.id}/document`)
  expect(forAdmins.words).toContain('Purchase order')
  expect(forAdmins.words).toContain('$12.50')
  expect(forAdmins.words).toContain('$125.00')
  expect(forAdmins.words.replaceAll(' ', '')).toContain(request.seal)
  expect(forAdmins.words).toContain(supplier.user.email)
  const own = await read(supplier, `/api/supplier/purchase-orders/${order.id}/document`)
  expect(own.words).toBe(forAdmins.words)
})

test('a cancelled one says that it is cancelled', async () => {
  const supplier = await newSupplier(portal.api)
  const { order } = await orderFrom(portal.api, portal.admin, supplier)
  const json = { status: 'cancelled', reason: 'Not needed', basedOn: { status: 'issued' } }
  await portal.admin.patch(`/api/admin/purchase-orders/${order.id}/status`, json)
  const { words } = await read(supplier, `/api/supplier/purchase-orders/${order.id}/document`)
  expect(words).toContain('Cancelled. Nothing is to be delivered.')
})

test("another supplier's document is not found", async () => {
  const [supplier, other] = [await newSupplier(portal.api), await newSupplier(portal.api)]
  const { order } = await orderFrom(portal.api, portal.admin, supplier)
  const answer = await other.get(`/api/supplier/purchase-orders/${order.id}/document`)
  expect(refusal(answer)).toEqual([404, 'purchase_order.not_found'])
})
