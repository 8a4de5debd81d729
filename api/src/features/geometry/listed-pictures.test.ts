import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFolder } from '../../../test/geometry.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { type Person, type Portal, startPortal } from '../../../test/main-job.ts'
import { say } from '../../../test/messages.ts'
import { formOf } from '../../../test/samples.ts'
import { statementsOf } from '../../../test/statements.ts'
import { newSupplier, orderFrom } from '../../../test/suppliers.ts'

let portal: Portal
let supplier: Person
let bytes: Buffer
let made: { rfqId: string; quoteId: string; orderId: string }

beforeAll(async () => {
  portal = await startPortal()
  const { api, admin, customer, job } = portal
  bytes = await readFile(join(await sampleFolder(), 'bracket.step'))
  const rfq = await job.submitRfq(customer.token)
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'bracket.step', bytes }] })
  const { body: drawings } = await customer.post('/api/files/upload', form)
  await api.runJobs()
  supplier = await newSupplier(api, { name: 'Vera' })
  const { body: whole } = await admin.get(`/api/rfqs/${rfq.id}`)
  await orderFrom(api, admin, supplier, {
    ...{ rfqId: rfq.id, parts: [{ rfqPartId: whole.parts[0].id }], rfqFiles: [{ fileId: drawings[0].id }] },
  })
  const quote = await job.quote(admin.token, rfq.id)
  await job.accept(customer.token, rfq.id)
  await job.sendPurchaseOrder(customer.token, quote.id)
  const order = await job.createOrder(admin.token, rfq.id)
  await job.setStatus(admin.token, order.id, 'quality_check')
  made = { rfqId: rfq.id, quoteId: quote.id, orderId: order.id }
  await api.runJobs()
})
afterAll(() => portal.api.stop())

test.each([
  ['customer', '/api/quotes'],
  ['admin', '/api/admin/quotes'],
  ['admin', '/api/admin/quality-check-notifications'],
  ['admin', '/api/admin/purchase-orders'],
  ['supplier', '/api/supplier/quotes'],
  ['supplier', '/api/supplier/purchase-orders'],
] as const)('a row that the %s lists at %s has the picture of its drawing', async (who, path) => {
  const person = who === 'supplier' ? supplier : portal[who]
  const { body } = await person.get(path)
  expect(body[0].picture).toEqual({ fileType: 'step', pictureUrl: expect.stringMatching(/^\/api\/files\/.+\/picture/) })
  expect((await person.get(body[0].picture.pictureUrl)).status).toBe(200)
})

test('what is found has its picture, people have none', async () => {
  const { customer, admin } = portal
  const found = async (person: Person, q: string) => (await person.get(`/api/find?q=${q}`)).body.groups
  for (const { kind, hits } of await found(customer, 'gripper')) {
    expect(hits[0].picture?.pictureUrl, kind).toMatch(/^\/api\/files\//)
  }
  expect((await found(admin, 'bracket.step'))[0].hits[0].picture.pictureUrl).toMatch(/^\/api\/files\//)
  expect((await found(admin, customer.user.email))[0].hits[0].picture).toBeNull()
})

test('a message refers to a part by its picture, and a file by its own; what can be referred to has them, too', async () => {
  const { customer } = portal
  const { body: referable } = await customer.get(`/api/messages/referable?rfqId=${made.rfqId}`)
  const [part, file] = [
    referable.parts[0],
    referable.files.find((each: { name: string }) => each.name === 'bracket.step'),
  ]
  expect(part.picture).toEqual({ fileType: 'step', pictureUrl: file.pictureUrl })
  const references = JSON.stringify([
    { kind: 'part', partId: part.id },
    { kind: 'file', fileId: file.id },
  ])
  await say(customer, 'See here', { rfqId: made.rfqId, references })
  const { body: conversations } = await customer.get('/api/conversations')
  const { body: messages } = await customer.get(`/api/conversations/${conversations[0].id}/messages`)
  expect(messages[0].references).toMatchObject([{ picture: part.picture }, { picture: part.picture }])
})

test('pictures need no further statement, however many rows there are', async () => {
  const { admin, customer, job } = portal
  const list = () => customer.get('/api/quotes')
  const before = await statementsOf(list)
  for (let row = 0; row < 3; row++) await job.quote(admin.token, (await job.submitRfq(customer.token)).id)
  expect(await statementsOf(list)).toHaveLength(before.length)
})

test('a mail about a quote shows the part in itself, as JPEG', async () => {
  const { api, admin, customer, job } = portal
  const rfq = await job.submitRfq(customer.token, { projectName: 'With a picture' })
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'bracket.step', bytes }] })
  await customer.post('/api/files/upload', form)
  await api.runJobs()
  await job.quote(admin.token, rfq.id)
  const mails = await mailsTo(api, customer.user.email)
  const mail = mails.find(({ subject }) => subject.includes('With a picture'))
  expect(mail?.html).toContain(`src="cid:part-rfq-${rfq.id}"`)
  const [picture] = mail?.pictures ?? []
  expect(picture).toMatchObject({ contentId: `part-rfq-${rfq.id}`, mimetype: 'image/jpeg' })
  expect(await sharp(picture?.content).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 })
})

test('a mail about a part without a picture has no place for one', async () => {
  const { api, admin, customer, job } = portal
  const rfq = await job.submitRfq(customer.token, { projectName: 'Without any' })
  await job.quote(admin.token, rfq.id)
  const mail = (await mailsTo(api, customer.user.email)).find(({ subject }) => subject.includes('Without any'))
  expect(mail?.html).toContain('Without any')
  expect(mail?.html).not.toContain('data-part')
})
