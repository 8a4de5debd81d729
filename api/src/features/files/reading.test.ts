import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInSupplier } from '../../../test/factories.ts'
import { anotherCustomer, type Person, type Portal, personOf, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes, type SampleFile } from '../../../test/samples.ts'
import { png, xlsx } from '../../../test/small-files.ts'
import { Company } from '../../models/company.ts'

let portal: Portal
let order: { rfqId: string; quoteId: string; orderId: string }
beforeAll(async () => {
  portal = await startPortal()
  order = await portal.job.order(portal.customer.token, portal.admin.token)
})
afterAll(() => portal.api.stop())

async function uploadDrawing(file: SampleFile): Promise<{ id: string; fileName: string }> {
  const { id } = await portal.job.submitRfq(portal.customer.token)
  const form = formOf({ linkedToType: 'rfq', linkedToId: id }, { files: [file] })
  return (await portal.customer.post('/api/files/upload', form)).body[0]
}

async function uploadQualityFiles(qualityCheck: SampleFile[]): Promise<{ id: string; fileUrl: string }[]> {
  return (await portal.admin.patch(`/api/orders/${order.orderId}/quality-check`, formOf({}, { qualityCheck }))).body
}

/** The file name in a `Content-Disposition`, as browsers read it. */
function nameIn(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="?((?:\\.|[^"])*)"?$/.exec(disposition ?? '')?.[1]?.replace(/\\(.)/g, '$1') ?? ''
}

test.each([
  ['plain', 'bracket.pdf', 'bracket.pdf'],
  ['Japanese and emoji', '図面 🔩 (最終版).pdf', '図面 🔩 (最終版).pdf'],
  ['quotes and semicolons', `1" x 3/4"; it's 100% "ok".pdf`, `4"; it's 100% "ok".pdf`],
  ['turned direction', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['folders', '../../etc/passwd', 'passwd'],
  ['other folders', 'C:\\drawings\\a.pdf', 'a.pdf'],
  ['255 characters', `${'長'.repeat(251)}.pdf`, `${'長'.repeat(251)}.pdf`],
  ['300 characters', `${'🔩'.repeat(150)}.pdf`, `${'🔩'.repeat(125)}.pdf`],
  ['a web page', '<img src=x onerror=alert(1)>.html', '<img src=x onerror=alert(1)>.html'],
  ['nothing but dots', '...', 'file'],
])('a name of %s is shown and downloaded safely', async (_what, name, shown) => {
  const file = await uploadDrawing({ name, bytes: pdfBytes(name.slice(0, 5)) })
  expect(file.fileName).toBe(shown)
  const answer = await portal.customer.get(`/api/files/${file.id}/download`)
  const disposition = answer.headers.get('content-disposition')
  expect(disposition).toMatch(/^attachment/)
  expect(nameIn(disposition)).toBe(shown)
})

test('a name cannot break out of its header', async () => {
  const file = await uploadDrawing({ name: 'a\r\nset-cookie: x=1\r\n.pdf', bytes: pdfBytes() })
  const answer = await portal.customer.get(`/api/files/${file.id}/download`)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  expect(file.fileName).not.toMatch(/[\r\n]/)
})

test('browsers show PDFs and pictures in place, and save everything else', async () => {
  const pdf = await uploadDrawing({ name: 'a.pdf', bytes: pdfBytes() })
  const step = (
    await portal.job.uploadDrawings(portal.customer.token, (await portal.job.submitRfq(portal.customer.token)).id)
  )[0]
  const [image, sheet] = await uploadQualityFiles([
    { name: 'photo.png', bytes: png() },
    { name: 'measures.xlsx', bytes: xlsx() },
  ])
  const shown = async (id: string | undefined) => {
    const { headers } = await portal.customer.get(`/api/files/${id}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    return headers.get('content-disposition')?.split(';')[0]
  }
  expect(await shown(pdf.id)).toBe('inline')
  expect(await shown(image?.id)).toBe('inline')
  expect(await shown(step?.id)).toBe('attachment')
  expect(await shown(sheet?.id)).toBe('attachment')
})

test('a file can be read in ranges, and is not sent again if it has not changed', async () => {
  const bytes = pdfBytes('Ranges')
  const path = `/api/files/${(await uploadDrawing({ name: 'a.pdf', bytes })).id}`
  const whole = await portal.customer.get(path)
  expect(whole.bytes.toString('latin1')).toBe(bytes)
  const part = await portal.customer.get(path, { range: 'bytes=5-9' })
  expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([
    206,
    bytes.slice(5, 10),
    `bytes 5-9/${bytes.length}`,
  ])
  expect((await portal.customer.get(path, { range: 'bytes=99999-' })).status).toBe(416)
  const etag = whole.headers.get('etag') ?? ''
  expect((await portal.customer.get(path, { 'if-none-match': etag })).status).toBe(304)
})

/** Every kind of file an order can have, as its customer finds it. */
async function filesOfOrder(): Promise<string[]> {
  await portal.job.uploadInvoice(portal.admin.token, order.orderId)
  const [quality] = await uploadQualityFiles([{ name: 'report.pdf', bytes: pdfBytes('Report') }])
  const { body: quote } = await portal.customer.get(`/api/quotes/${order.quoteId}`)
  const { body: sales } = await portal.customer.get(`/api/orders/${order.orderId}`)
  return [quality?.fileUrl, quote.quoteFileUrl, quote.purchaseOrderUrl, sales.invoiceUrl, sales.rfq.files[0].filePath]
}

test('all files of an order are read by its customer, their colleagues and admins, and by nobody else', async () => {
  const company = await Company.query(portal.api.knex)
    .findById(portal.customer.user.companyId ?? '')
    .throwIfNotFound()
  const colleague = await anotherCustomer(portal.api, { company, companyRole: 'viewer' })
  const strangers: Person[] = [
    await anotherCustomer(portal.api, { company: 'Other Works' }),
    await anotherCustomer(portal.api),
    personOf(portal.api, await signedInSupplier(portal.api)),
  ]
  for (const path of await filesOfOrder()) {
    for (const person of [portal.customer, colleague, portal.admin]) expect((await person.get(path)).status).toBe(200)
    for (const person of strangers) {
      expect(refusal(await person.get(path))).toEqual([404, 'file.not_found'])
      expect(refusal(await person.get(`${path}/download`))).toEqual([404, 'file.not_found'])
    }
  }
})
