import { uploadQualityCheckFiles } from '@kerf/shared-contracts/contracts/quality-checks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { filesOfKinds } from '../../../test/files-of-kinds.ts'
import { orphanedObjects, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes, type SampleFile } from '../../../test/samples.ts'
import { docx, png, step, xls, xlsx } from '../../../test/small-files.ts'

let portal: Portal
let orderId: string
beforeAll(async () => {
  portal = await startPortal()
})
beforeEach(async () => {
  orderId = (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
})
afterAll(() => portal.api.stop())

const report: SampleFile = { name: 'report.pdf', bytes: pdfBytes('Report') }
const setStatus = (status: string) => portal.job.setStatus(portal.admin.token, orderId, status)
const decide = (approved: unknown, notes?: unknown) =>
  portal.customer.post(`/api/orders/${orderId}/approve-quality-check`, { approved, notes })
const upload = (...qualityCheck: SampleFile[]) =>
  portal.admin.patch(`/api/orders/${orderId}/quality-check`, formOf({}, { qualityCheck }))
const read = async () => (await portal.customer.get(`/api/orders/${orderId}`)).body
const listed = async () => (await portal.customer.get(`/api/orders/${orderId}/quality-check-files`)).body

test('an approval sends the order to packing; comments are optional', async () => {
  await setStatus('quality_check')
  expect((await decide(true)).body).toMatchObject({
    orderStatus: 'packing',
    qualityCheckStatus: 'approved',
    qualityCheckNotes: null,
    customerApprovedAt: expect.any(String),
    stageChanges: [{}, { from: 'pending', to: 'quality_check' }, { from: 'quality_check', to: 'packing' }],
  })
})

test.each([undefined, '', '   ', null])('a revision request with notes %j is refused', async (notes) => {
  await setStatus('quality_check')
  const { status, body } = await decide(false, notes)
  expect([status, body.fields]).toEqual([400, { notes: 'Please describe what needs to be revised' }])
  expect((await read()).qualityCheckStatus).toBe('pending')
})

test('a revision request keeps the order in quality check, with the customer’s notes', async () => {
  await setStatus('quality_check')
  expect((await decide(false, ' Scratched\non top ')).body).toMatchObject({
    orderStatus: 'quality_check',
    qualityCheckStatus: 'needs_revision',
    qualityCheckNotes: 'Scratched\non top',
    qualityDecidedAt: expect.any(String),
    customerApprovedAt: null,
  })
})

test('a quality check is decided once, only in its stage, with yes or no', async () => {
  expect(refusal(await decide(true))).toEqual([409, 'order.not_in_quality_check'])
  await setStatus('quality_check')
  expect(refusal(await decide('yes'))).toEqual([400, 'validation.failed'])
  await decide(false, 'Scratched')
  expect(refusal(await decide(true))).toEqual([409, 'order.quality_check_decided'])
  expect((await read()).qualityDecisions).toHaveLength(1)
})

test('new files ask the customer again after a revision request, and every decision stays readable', async () => {
  await setStatus('quality_check')
  await decide(false, 'Scratched')
  await upload(report)
  expect(await read()).toMatchObject({ qualityCheckStatus: 'pending', qualityCheckNotes: null, qualityDecidedAt: null })
  await decide(true, 'Better')
  expect((await read()).qualityDecisions).toMatchObject([
    { decision: 'approved', notes: 'Better' },
    { decision: 'needs_revision', notes: 'Scratched' },
  ])
})

test('files uploaded before a decision, or after an approval, do not change it', async () => {
  await upload(report)
  expect((await read()).qualityCheckStatus).toBeNull()
  await setStatus('quality_check')
  await decide(true)
  await upload(report)
  expect(await read()).toMatchObject({ orderStatus: 'packing', qualityCheckStatus: 'approved' })
})

test('PDFs, spreadsheets and pictures are accepted and distinguished', async () => {
  const kinds = [report, { name: 'a', bytes: xlsx() }, { name: 'b', bytes: xls() }, { name: 'c', bytes: png() }]
  expect((await upload(...kinds)).body.map((file: { fileType: string }) => file.fileType)).toEqual([
    'pdf',
    'excel',
    'excel',
    'image',
  ])
  expect(await listed()).toHaveLength(4)
})

test.each(uploadQualityCheckFiles.files.qualityCheck.kinds)(
  'quality files of the kind %s are accepted',
  async (kind) => {
    const files = filesOfKinds[kind]
    expect((await upload(...files)).status).toBe(200)
    expect(await listed()).toHaveLength(files.length)
  },
)

test('a quality file is downloaded under its name, umlauts and all', async () => {
  const [file] = (await upload({ name: 'Prüfbericht Gehäuse.xlsx', bytes: xlsx() })).body
  const { headers } = await portal.customer.get(`/api/files/${file.id}/download`)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Prufbericht Gehause.xlsx"; filename*=UTF-8''Pr%C3%BCfbericht%20Geh%C3%A4use.xlsx`,
  )
})

test.each([
  ['a document', docx()],
  ['a STEP file', step()],
])('%s is not accepted as a quality file', async (_what, bytes) => {
  expect(refusal(await upload(report, { name: 'report.pdf', bytes }))).toEqual([415, 'file.wrong_type'])
  expect(await listed()).toEqual([])
  expect(await orphanedObjects(portal.api)).toEqual([])
})

test('a quality file can be deleted once, and only under its own order', async () => {
  const [file] = (await upload(report)).body
  const path = (order: string) => `/api/admin/orders/${order}/quality-check-files/${file.id}`
  const other = await portal.job.order(portal.customer.token, portal.admin.token)
  expect(refusal(await portal.admin.delete(path(other.orderId)))).toEqual([404, 'file.not_found'])
  expect((await portal.admin.delete(path(orderId))).status).toBe(204)
  expect(refusal(await portal.admin.delete(path(orderId)))).toEqual([404, 'file.not_found'])
  expect(await listed()).toEqual([])
  expect((await portal.customer.get(file.fileUrl)).status).toBe(404)
})

test('no other file of an order can be deleted as a quality file', async () => {
  await portal.job.uploadInvoice(portal.admin.token, orderId)
  const { invoiceUrl } = await read()
  const id = invoiceUrl.split('/').at(-1)
  const answer = await portal.admin.delete(`/api/admin/orders/${orderId}/quality-check-files/${id}`)
  expect(refusal(answer)).toEqual([404, 'file.not_found'])
})
