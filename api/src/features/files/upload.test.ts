import { type ClientRequest, request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  anotherCustomer,
  countRows,
  orphanedObjects,
  type Portal,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { formOf, pdfBytes, type SampleFile, stepBytes } from '../../../test/samples.ts'
import { step } from '../../../test/small-files.ts'

let portal: Portal
let rfqId: string
beforeAll(async () => {
  const files = { perRequest: 20, stepBytes: 8000, documentBytes: 4000, supplierAttachmentBytes: 4000 }
  portal = await startPortal({ config: { files } })
  rfqId = (await portal.job.submitRfq(portal.customer.token)).id
})
afterAll(() => portal.api.stop())

// After each test, no refused bytes may be left in the store.
afterEach(async () => {
  expect(await orphanedObjects(portal.api)).toEqual([])
})

const upload = (files: SampleFile[], more: Record<string, string> = {}) =>
  portal.customer.post('/api/files/upload', formOf({ linkedToType: 'rfq', linkedToId: rfqId, ...more }, { files }))
const kept = () => countRows(portal.api, 'files')
const onlyStepAndPdf = 'Only STEP and PDF files are allowed'

test.each<[string, string | Uint8Array, number, string, string]>([
  ['a program named .pdf', 'MZ\u0090\0\u0003', 415, 'file.not_step_or_pdf', onlyStepAndPdf],
  ['a web page named .step', '<!doctype html><script>alert(1)</script>', 415, 'file.not_step_or_pdf', onlyStepAndPdf],
  [
    'a drawing of the wrong kind',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    415,
    'file.not_step_or_pdf',
    onlyStepAndPdf,
  ],
  ['an empty file', '', 400, 'file.empty', 'This file is empty'],
  ['half a STEP file', stepBytes().slice(0, -30), 400, 'file.truncated', 'This file is incomplete: its end is missing'],
  ['half a PDF', pdfBytes().slice(0, -20), 400, 'file.truncated', 'This file is incomplete: its end is missing'],
  [
    'an encrypted PDF',
    pdfBytes().replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R'),
    400,
    'file.encrypted',
    'This file is password-protected. Please remove the password and upload it again',
  ],
  ['a PDF over the limit', pdfBytes('x'.repeat(4000)), 413, 'file.too_large', 'This file is larger than 0 MB'],
  ['a STEP file over the limit', step(9000), 413, 'file.too_large', 'This file is larger than 0 MB'],
])('%s is refused with its reason, and the whole upload with it', async (_what, bytes, status, code, message) => {
  const before = await kept()
  const answer = await upload([
    { name: 'good.pdf', bytes: pdfBytes() },
    { name: 'bad.pdf', bytes },
  ])
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code, message, fields: { files: `bad.pdf: ${message}` } })
  expect(await kept()).toBe(before)
})

test("a file's type is decided by its content, whatever its name", async () => {
  const { body } = await upload([
    { name: 'drawing.exe', bytes: pdfBytes() },
    { name: 'model', bytes: step(6000) },
  ])
  expect(body).toMatchObject([
    { fileName: 'drawing.exe', fileType: 'pdf', mimetype: 'application/pdf' },
    { fileName: 'model', fileType: 'step', mimetype: 'model/step' },
  ])
})

test('an upload may have twenty files, but not twenty-one', async () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, bytes: pdfBytes() }))
  expect((await upload(files(20))).body).toHaveLength(20)
  const before = await kept()
  expect(refusal(await upload(files(21)))).toEqual([400, 'file.too_many'])
  expect(await kept()).toBe(before)
})

test('an upload needs a file, and accepts it only in its own field', async () => {
  expect(refusal(await upload([]))).toEqual([400, 'file.missing'])
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfqId }, { drawing: [{ name: 'a.pdf', bytes: pdfBytes() }] })
  expect(refusal(await portal.customer.post('/api/files/upload', form))).toEqual([400, 'file.field_unknown'])
})

test.each([
  ['a part of another request', 'partId', 'validation.failed'],
  ['an unknown request', 'linkedToId', 'rfq.not_found'],
])('%s is refused', async (_what, field, code) => {
  const foreign = (await portal.customer.get(`/api/rfqs/${(await portal.job.submitRfq(portal.customer.token)).id}`))
    .body
  const answer = await upload([{ name: 'a.pdf', bytes: pdfBytes() }], { [field]: foreign.parts[0].id })
  expect(answer.body.code).toBe(code)
})

test('files can be linked only to requests', async () => {
  const answer = await upload([{ name: 'a.pdf', bytes: pdfBytes() }], { linkedToType: 'order' })
  expect(refusal(answer)).toEqual([400, 'validation.failed'])
})

test('files can be added until the request is quoted, by admins too, but not after', async () => {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  const form = () => formOf({ linkedToType: 'rfq', linkedToId: id }, { files: [{ name: 'a.pdf', bytes: pdfBytes() }] })
  await portal.admin.patch(`/api/admin/rfqs/${id}/status`, { status: 'reviewing' })
  expect((await portal.customer.post('/api/files/upload', form())).status).toBe(201)
  expect((await portal.admin.post('/api/files/upload', form())).status).toBe(201)
  await portal.job.quote(portal.admin.token, id)
  for (const person of [portal.customer, portal.admin]) {
    expect(refusal(await person.post('/api/files/upload', form()))).toEqual([409, 'file.link_closed'])
  }
  expect((await portal.customer.get(`/api/rfqs/${id}`)).body.files).toHaveLength(2)
})

/** Sends an upload of two files up to the middle of the second, once the first is in the store. */
async function beginUpload(token: string, linkedToId: string): Promise<ClientRequest> {
  const head = (name: string) => `--cut\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`
  const text = (name: string, value: string) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=cut' }
  const sending = httpRequest(`${portal.api.url}/api/files/upload`, { method: 'post', headers })
  sending.write(text('linkedToType', 'rfq') + text('linkedToId', linkedToId))
  sending.write(`${head('first.pdf')}${pdfBytes()}\r\n${head('second.pdf')}%PDF-1.4 ${'x'.repeat(1500)}`)
  await vi.waitFor(async () => expect(await orphanedObjects(portal.api)).toHaveLength(1))
  return sending
}

test('an interrupted upload leaves nothing, not even its complete files', async () => {
  const before = await kept()
  const sending = await beginUpload(portal.customer.token, rfqId)
  const hungUp = new Promise((resolve) => sending.once('error', resolve))
  sending.destroy()
  await hungUp
  await vi.waitFor(async () => expect(await orphanedObjects(portal.api)).toEqual([]))
  expect(await kept()).toBe(before)
})

test('an upload whose sender is signed out meanwhile is refused when it ends', async () => {
  const person = await anotherCustomer(portal.api)
  const { id } = await portal.job.submitRfq(person.token)
  const sending = await beginUpload(person.token, id)
  await person.post('/api/auth/logout')
  const answered = new Promise<number | undefined>((resolve) => {
    sending.once('response', (response) => resolve(response.resume().statusCode))
  })
  sending.end('\n%%EOF\r\n--cut--\r\n')
  expect(await answered).toBe(401)
  expect(await countRows(portal.api, 'files', { linkedToId: id })).toBe(0)
})
