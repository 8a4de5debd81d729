import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/main-job.ts'
import { askSuppliers, newSupplier } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

test.each([
  ['casting', 'casting'],
  ['as Acme Robotics always does it', null],
  [undefined, null],
])('of a part of an RFQ by %s suppliers are told the process %s', async (manufacturingProcess, process) => {
  const { admin, customer } = portal
  const supplier = await newSupplier(portal.api)
  const part = { name: 'Housing', material: 'steel', tolerance: 'tight', quantities: [1] }
  const { body: rfq } = await customer.post('/api/rfqs', {
    projectName: 'Gearbox',
    parts: [part],
    ...(manufacturingProcess && { manufacturingProcess }),
  })
  const asked = [{ rfqPartId: rfq.parts[0].id }, { name: 'Lid', material: 'Steel' }]
  const request = await askSuppliers(admin, [supplier], { parts: asked })
  const { body } = await supplier.get(`/api/supplier/requests/${request.id}`)
  expect(body.parts).toMatchObject([{ process }, { process: null }])
})
