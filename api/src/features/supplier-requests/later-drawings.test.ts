import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { askSuppliers, newSupplier, quoteRequest, requestFields } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

test('drawings that a customer adds later are named until suppliers get them, which asks for new quotes', async () => {
  const { api, admin, customer, job } = portal
  const supplier = await newSupplier(api)
  const rfq = await job.submitRfq(customer.token)
  const [first] = await job.uploadDrawings(customer.token, rfq.id)
  const { parts } = (await admin.get(`/api/rfqs/${rfq.id}`)).body
  const request = await askSuppliers(admin, [supplier], {
    parts: [{ rfqPartId: parts[0].id }],
    rfqFiles: [{ fileId: first?.id }],
  })
  await quoteRequest(supplier, request)
  const path = `/api/admin/supplier-requests/${request.id}`
  const shown = async () => {
    const { body } = await admin.get(path)
    const later = body.rfqs[0].laterDrawings.map(({ id }: { id: string }) => id)
    return { later, has: body.hasLaterDrawings, outdated: body.supplierQuotes[0].isOutdated }
  }
  expect(await shown()).toEqual({ later: [], has: false, outdated: false })

  const added = (await job.uploadDrawings(customer.token, rfq.id)).map(({ id }) => id)
  expect(await shown()).toEqual({ later: added, has: true, outdated: false })
  const [listed] = (await admin.get(`/api/admin/rfqs/supplier-quotes?rfqId=${rfq.id}`)).body
  expect(listed).toMatchObject({ id: request.id, hasLaterDrawings: true })

  const change = (fields: object) =>
    api.request('put', path, { as: admin.token, json: { ...requestFields, ...fields } })
  expect((await change({ specialInstructions: 'Deburr' })).status).toBe(200)
  expect(await shown()).toMatchObject({ later: added, has: true })
  await change({ rfqFiles: added.map((fileId) => ({ fileId })) })
  expect(await shown()).toEqual({ later: [], has: false, outdated: true })
})

test('drawings of parts that a request did not ask for are not named', async () => {
  const { admin, customer } = portal
  const supplier = await newSupplier(portal.api)
  const part = { material: 'steel', tolerance: 'tight', quantities: [1] }
  const parts = ['Housing', 'Lid'].map((name) => ({ ...part, name }))
  const { body: rfq } = await customer.post('/api/rfqs', { projectName: 'Gearbox', parts })
  const [housing, lid] = rfq.parts.map(({ id }: { id: string }) => id)
  const request = await askSuppliers(admin, [supplier], { parts: [{ rfqPartId: housing }] })
  const add = async (name: string, partId: string) => {
    const fields = { linkedToType: 'rfq', linkedToId: rfq.id, partId }
    const { body } = await customer.post(
      '/api/files/upload',
      formOf(fields, { files: [{ name, bytes: pdfBytes(name) }] }),
    )
    return body[0].id
  }
  await add('lid.pdf', lid)
  const shown = async () => (await admin.get(`/api/admin/supplier-requests/${request.id}`)).body
  expect(await shown()).toMatchObject({ hasLaterDrawings: false, rfqs: [{ laterDrawings: [] }] })
  const drawing = await add('housing.pdf', housing)
  expect(await shown()).toMatchObject({ hasLaterDrawings: true, rfqs: [{ laterDrawings: [{ id: drawing }] }] })
})
