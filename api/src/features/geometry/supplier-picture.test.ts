import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFolder } from '../../../test/geometry.ts'
import { type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'
import { askSuppliers, newSupplier } from '../../../test/suppliers.ts'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

test('a supplier sees the picture of the copy sent to it and what was said of its unit, and no other', async () => {
  const { api, admin, customer, job } = portal
  const [asked, stranger] = [await newSupplier(api, { name: 'Vera' }), await newSupplier(api, { name: 'Ron' })]
  const rfq = await job.submitRfq(customer.token)
  const bytes = await readFile(join(await sampleFolder(), 'bracket.step'))
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'bracket.step', bytes }] })
  const { body: drawings } = await customer.post('/api/files/upload', form)
  const json = { meantUnit: 'in', basedOn: { meantUnit: null } }
  await api.request('put', `/api/files/${drawings[0].id}/unit`, { as: customer.token, json })
  const { body: whole } = await admin.get(`/api/rfqs/${rfq.id}`)
  const request = await askSuppliers(admin, [asked], {
    ...{ rfqId: rfq.id, parts: [{ rfqPartId: whole.parts[0].id }], rfqFiles: [{ fileId: drawings[0].id }] },
  })
  await api.runJobs()
  const { body: received } = await asked.get(`/api/supplier/requests/${request.id}`)
  const [{ id, pictureUrl }] = received.files
  expect(id).not.toBe(drawings[0].id)
  expect((await asked.get(pictureUrl)).status).toBe(200)
  expect((await asked.get(`/api/files/${id}/facts`)).body.meantUnit).toBe('in')
  expect((await stranger.get(pictureUrl)).status).toBe(404)
  expect((await asked.get(`/api/files/${drawings[0].id}/picture`)).status).toBe(404)
})
