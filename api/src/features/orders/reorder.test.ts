import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherCustomer, type Portal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'
import { Company } from '../../models/company.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

/** An order for a request with these fields; files are added before quoting. */
async function orderFor(fields: object, addFiles: (rfqId: string) => Promise<void> = async () => {}) {
  const { job, customer, admin } = portal
  const { id } = await job.submitRfq(customer.token, { ...fields })
  await addFiles(id)
  const quote = await job.quote(admin.token, id)
  await job.accept(customer.token, id)
  await job.sendPurchaseOrder(customer.token, quote.id)
  return { rfqId: id, orderId: (await job.createOrder(admin.token, id)).id }
}
const reorder = async (orderId: string, person = portal.customer) =>
  (await person.post(`/api/orders/${orderId}/reorder`)).body.rfq

const fields = {
  projectName: 'Robot arm',
  notes: 'Deburr\nall edges',
  manufacturingProcess: 'cnc_machining',
  manufacturingSubprocess: '5-Axis Milling',
  internationalManufacturingOk: true,
  timeline: 'soon',
  budgetRange: 'small',
  specialInstructions: 'Pack in foam',
  qualityInspectionRequired: true,
  certificationRequired: true,
  qualityStandard: 'ISO 9001',
  parts: [
    { name: 'Upper', material: 'steel', materialGrade: '304 SS', tolerance: 'tight', quantities: [3, 30], notes: 'a' },
    { name: 'Lower', material: 'brass', finishing: 'Painting', tolerance: 'standard', quantities: [4] },
  ],
}

test('a reorder copies all fields and parts into a new request for review', async () => {
  const { rfqId, orderId } = await orderFor(fields)
  const past = (await portal.customer.get(`/api/rfqs/${rfqId}`)).body
  const copy = await reorder(orderId)
  expect(copy).toMatchObject({ projectName: 'REORDER: Robot arm', status: 'submitted', quote: null, orderNumber: null })
  const described = ({
    id,
    parts,
    displayNumber,
    projectName,
    status,
    createdAt,
    submittedAt,
    quote,
    orderId,
    orderNumber,
    ...rest
  }: typeof past) => ({
    ...rest,
    parts: parts.map(({ id: _, ...part }: { id: string }) => part),
  })
  expect(described(copy)).toEqual(described(past))
  expect(copy.displayNumber).not.toBe(past.displayNumber)
})

test('files are shared as the same stored objects, each with its part', async () => {
  const { rfqId, orderId } = await orderFor(fields, async (id) => {
    const [, lower] = (await portal.customer.get(`/api/rfqs/${id}`)).body.parts
    await portal.job.uploadDrawings(portal.customer.token, id)
    const form = formOf(
      { linkedToType: 'rfq', linkedToId: id, partId: lower.id },
      { files: [{ name: 'lower.pdf', bytes: pdfBytes('Lower') }] },
    )
    await portal.customer.post('/api/files/upload', form)
  })
  const copy = await reorder(orderId)
  expect(copy.parts).toMatchObject([
    { files: [{ fileName: 'bracket.step' }, { fileName: 'bracket.pdf' }] },
    { files: [{ fileName: 'lower.pdf' }] },
  ])
  const objects = async (id: string) =>
    (await portal.api.knex('files').where({ linkedToId: id }).orderBy('id')).map((row) => row.objectKey)
  expect(await objects(copy.id)).toEqual(await objects(rfqId))
  const opened = await portal.customer.get(copy.parts[1].files[0].filePath)
  expect(opened.bytes.toString('latin1')).toBe(pdfBytes('Lower'))
})

test('the copy of a drawing keeps what was said of its unit', async () => {
  const { orderId } = await orderFor(fields, async (id) => {
    const [drawing] = await portal.job.uploadDrawings(portal.customer.token, id)
    const json = { meantUnit: 'in', basedOn: { meantUnit: null } }
    await portal.api.request('put', `/api/files/${drawing?.id}/unit`, { as: portal.customer.token, json })
  })
  const [{ files }] = (await reorder(orderId)).parts
  expect((await portal.customer.get(`/api/files/${files[0].id}/facts`)).body.meantUnit).toBe('in')
})

test('the reorder of a reorder is marked REORDER once', async () => {
  const { orderId } = await orderFor({ projectName: 'REORDER: Bracket' })
  expect((await reorder(orderId)).projectName).toBe('REORDER: Bracket')
})

test('a name stays within 200 characters, without splitting a character', async () => {
  const { orderId } = await orderFor({ projectName: 'x🔩'.repeat(66) })
  const { projectName } = await reorder(orderId)
  expect(projectName).toBe(`REORDER: ${'x🔩'.repeat(63)}x`)
})

test('a colleague who reorders owns the new request', async () => {
  const { orderId } = await orderFor({})
  const company = await Company.query(portal.api.knex)
    .findById(portal.customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(portal.api, { name: 'Grace', company, companyRole: 'buyer' })
  expect((await reorder(orderId, colleague)).user.name).toBe('Grace')
})
