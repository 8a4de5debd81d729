import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../main-job.ts'
import { formOf, pdfBytes, type SampleFile } from '../samples.ts'
import { unzip } from '../unzip.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const upload = (rfqId: string, files: SampleFile[]) =>
  portal.customer.post('/api/files/upload', formOf({ linkedToType: 'rfq', linkedToId: rfqId }, { files }))

/** The names that browsers send, that screens show, and that a ZIP uses. */
const names: [sent: string, shown: string, inZip: string][] = [
  // Linux file systems allow 255 bytes, and each of these letters takes three.
  [`${'長'.repeat(251)}.pdf`, `${'長'.repeat(251)}.pdf`, `${'長'.repeat(83)}.pdf`],
  ['CON.pdf', 'CON.pdf', '_CON.pdf'],
  ['👩🏽‍🔧 図面 🔩.pdf', '👩🏽‍🔧 図面 🔩.pdf', '👩🏽‍🔧 図面 🔩.pdf'],
  [`"quoted" 'name'; x=1.pdf`, `"quoted" 'name'; x=1.pdf`, `_quoted_ 'name'; x=1.pdf`],
  ['two\r\nlines\n.pdf', 'twolines.pdf', 'twolines.pdf'],
  ['drawing\u202efdp.exe', 'drawingfdp.exe', 'drawingfdp.exe'],
  ['\u200fشكل\u200e.pdf', 'شكل.pdf', 'شكل.pdf'],
  ['../../etc/passwd', 'passwd', 'passwd (2)'],
  ['C:\\parts\\passwd', 'passwd', 'passwd'],
  ['..', 'file', 'file'],
  ['a<b>|c?*.pdf', 'a<b>|c?*.pdf', 'a_b__c__.pdf'],
]

test('whatever the name of a file, it is shown, saved and packed safely', async () => {
  const { job, customer, admin } = portal
  const { id } = await job.submitRfq(customer.token)
  const sent = names.map(([name], index) => ({ name, bytes: pdfBytes(`File ${index}`) }))
  const { status, body } = await upload(id, sent)
  expect(status).toBe(201)
  expect(body.map((file: { fileName: string }) => file.fileName)).toEqual(names.map(([, shown]) => shown))

  for (const [index, file] of body.entries()) {
    const answer = await customer.get(`/api/files/${file.id}/download`)
    const header = answer.headers.get('content-disposition') ?? ''
    expect(header).toMatch(/^attachment; filename=[\x20-\x7e]+$/)
    expect(savedAs(header)).toBe(names[index]?.[1])
    expect(answer.bytes.toString('latin1')).toBe(pdfBytes(`File ${index}`))
  }

  await job.quote(admin.token, id)
  const quote = await job.accept(customer.token, id)
  await job.sendPurchaseOrder(customer.token, quote.id)
  const order = await job.createOrder(admin.token, id)
  const zip = await customer.get(`/api/orders/${order.id}/files/download-all`)
  const drawings = [...(await unzip(zip.bytes)).keys()].filter((name) => name.startsWith('Drawings/'))
  expect(drawings.sort()).toEqual(names.map(([, , inZip]) => `Drawings/${inZip}`).sort())
})

/** The name that a browser takes from the header (RFC 6266): the extended one has precedence. */
function savedAs(header: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1]
  if (extended !== undefined) return decodeURIComponent(extended)
  const [, quoted, token] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(header) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? token
}

test('a file sent twice is stored twice, leaving the choice to its sender', async () => {
  const { job, customer } = portal
  const { id } = await job.submitRfq(customer.token)
  const file = { name: 'bracket.pdf', bytes: pdfBytes('Same') }
  const together = await upload(id, [file, file])
  const later = await upload(id, [file])
  expect([together.status, later.status]).toEqual([201, 201])
  const { files } = (await customer.get(`/api/rfqs/${id}`)).body
  expect(files.map((each: { fileName: string }) => each.fileName)).toEqual(Array(3).fill('bracket.pdf'))
  expect(new Set(files.map((each: { id: string }) => each.id)).size).toBe(3)
  for (const each of files) {
    expect((await customer.get(`/api/files/${each.id}`)).bytes.toString('latin1')).toBe(file.bytes)
  }
})
