import { sendMessage } from '@kerf/shared-contracts/contracts/messages'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTeam } from '../../../test/company.ts'
import { signedInSupplier } from '../../../test/factories.ts'
import { filesOfKinds } from '../../../test/files-of-kinds.ts'
import {
  anotherCustomer,
  countRows,
  orphanedObjects,
  type Person,
  type Portal,
  personOf,
  refusal,
  startPortal,
} from '../../../test/main-job.ts'
import { say, send } from '../../../test/messages.ts'
import { pdfBytes, type SampleFile, stepBytes } from '../../../test/samples.ts'
import { png, xlsx } from '../../../test/small-files.ts'

let portal: Portal
let customer: Person
beforeAll(async () => {
  portal = await startPortal()
  customer = await anotherCustomer(portal.api)
})
afterAll(() => portal.api.stop())

// After each test, no refused bytes may be left in the store.
afterEach(async () => {
  expect(await orphanedObjects(portal.api)).toEqual([])
})

const pdf: SampleFile = { name: 'drawing.pdf', bytes: pdfBytes() }
const step: SampleFile = { name: 'part.step', bytes: stepBytes() }

test('a message may consist of attachments alone', async () => {
  const files = [pdf, step, { name: 'photo.png', bytes: png() }, { name: 'measures.xlsx', bytes: xlsx() }]
  const message = await say(customer, '', {}, files)
  expect(message.body).toBe('')
  expect(message.files.map(({ fileType }: { fileType: string }) => fileType)).toEqual([
    'pdf',
    'step',
    'image',
    'spreadsheet',
  ])
  const { body } = await customer.get(`/api/conversations/${message.conversationId}`)
  expect(body.lastMessage).toMatchObject({ text: '', attachmentCount: 4 })
  expect((await customer.get(`/api/conversations/${message.conversationId}/messages`)).body).toEqual([message])
})

test.each(sendMessage.files.attachments.kinds)('a message accepts attachments of the kind %s', async (kind) => {
  const files = filesOfKinds[kind]
  const message = await say(customer, '', {}, files)
  expect(message.files.map(({ fileName }: { fileName: string }) => fileName)).toEqual(files.map(({ name }) => name))
})

test('only those who see the conversation can read its attachments and their models', async () => {
  const { api, admin } = portal
  const { owner, viewer } = await createTeam(api, 'Attaching Works')
  const { id: rfqId } = await portal.job.submitRfq(owner.token)
  const stranger = await anotherCustomer(api, { company: 'Strange Works' })
  const supplier = personOf(api, await signedInSupplier(api))
  const may = async (person: Person, [file]: { id: string }[]) => {
    const paths = ['', '/download', '/geometry'].map((path) => `/api/files/${file?.id}${path}`)
    return [...new Set(await Promise.all(paths.map(async (path) => (await person.get(path)).status)))]
  }
  const aboutRfq = (await say(admin, 'Like this?', { rfqId }, [step])).files
  for (const person of [owner, viewer, admin]) expect(await may(person, aboutRfq)).toEqual([200])
  for (const person of [stranger, supplier]) expect(await may(person, aboutRfq)).toEqual([404])
  const general = (await say(owner, 'Only for you', {}, [step])).files
  for (const person of [owner, admin]) expect(await may(person, general)).toEqual([200])
  for (const person of [viewer, stranger, supplier]) expect(await may(person, general)).toEqual([404])
  const toSupplier = (await say(admin, 'Please quote', { customerId: supplier.user.id }, [step])).files
  for (const person of [supplier, admin]) expect(await may(person, toSupplier)).toEqual([200])
  for (const person of [owner, stranger]) expect(await may(person, toSupplier)).toEqual([404])
})

test('the model of an attached STEP file is queued when the message is sent', async () => {
  const bytes = stepBytes('asked for at once')
  const { files } = await say(customer, '', {}, [{ name: 'a.step', bytes }])
  const { sha256 } = await portal.api.knex('files').where({ id: files[0].id }).first('sha256')
  expect(await countRows(portal.api, 'file_geometry', { sha256 })).toBe(1)
})

test.each<[string, SampleFile, number, string]>([
  ['a program named .pdf', { name: 'a.pdf', bytes: 'MZ\u0090\0\u0003' }, 415, 'file.wrong_type'],
  ['a web page', { name: 'a.html', bytes: '<!doctype html><script>alert(1)</script>' }, 415, 'file.wrong_type'],
  ['an empty file', { name: 'a.pdf', bytes: '' }, 400, 'file.empty'],
  ['half a PDF', { name: 'a.pdf', bytes: pdfBytes().slice(0, -20) }, 400, 'file.truncated'],
  ['half a STEP file', { name: 'a.step', bytes: stepBytes().slice(0, -30) }, 400, 'file.truncated'],
])('%s is refused, along with the message and all its files', async (_what, file, status, code) => {
  const writer = await anotherCustomer(portal.api)
  const files = await countRows(portal.api, 'files')
  expect(refusal(await send(writer, 'Please look', {}, [pdf, file]))).toEqual([status, code])
  expect((await writer.get('/api/conversations')).body).toEqual([])
  expect(await countRows(portal.api, 'files')).toBe(files)
})

test('attachments may be as large as drawings, not just as large as files to suppliers', async () => {
  const bytes = pdfBytes('x'.repeat(11 * 1024 * 1024))
  expect((await say(customer, '', {}, [{ name: 'large.pdf', bytes }])).files[0].fileSize).toBe(bytes.length)
})

test('an eleventh attachment is refused', async () => {
  expect(refusal(await send(customer, 'Many', {}, Array(11).fill(pdf)))).toEqual([400, 'file.too_many'])
})

test('a refused message leaves nothing behind', async () => {
  const rfqId = '00000000-0000-7000-8000-000000000000'
  expect(refusal(await send(customer, 'Lost', { rfqId }, [pdf]))).toEqual([404, 'rfq.not_found'])
})

test.each([
  ['emoji and Japanese', '図面 🔩👩‍🏭 (最終版).pdf', '図面 🔩👩‍🏭 (最終版).pdf'],
  ['right-to-left script', 'שרטוט.pdf', 'שרטוט.pdf'],
  ['turned direction', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['255 characters', `${'x'.repeat(251)}.pdf`, `${'x'.repeat(251)}.pdf`],
])('a name of %s is kept for display', async (_what, name, shown) => {
  const { files } = await say(customer, '', {}, [{ name, bytes: pdfBytes() }])
  expect(files[0].fileName).toBe(shown)
})

test('a name with line breaks is stored on one line', async () => {
  const { files } = await say(customer, '', {}, [{ name: 'a\r\nb\n.pdf', bytes: pdfBytes() }])
  expect(files[0].fileName).not.toMatch(/[\r\n]/)
})
