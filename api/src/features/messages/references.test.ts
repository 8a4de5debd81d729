import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherCustomer, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { type Destination, say, send } from '../../../test/messages.ts'
import { askSuppliers, newSupplier, orderFrom } from '../../../test/suppliers.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

interface Referable {
  parts: { id: string; name: string }[]
  files: { id: string; name: string; fileType: string }[]
}

const referable = async (person: Person, place: Record<string, string>): Promise<Referable> =>
  (await person.get(`/api/messages/referable?${new URLSearchParams(place)}`)).body
const refer = (person: Person, references: object[], to: Destination) =>
  send(person, 'See here', { ...to, references: JSON.stringify(references) })

async function withDrawings() {
  const customer = await anotherCustomer(portal.api)
  const { id: rfqId } = await portal.job.submitRfq(customer.token)
  await portal.job.uploadDrawings(customer.token, rfqId)
  const { parts, files } = await referable(customer, { rfqId })
  const [part, file, step] = [parts[0], files[0], files.find(({ fileType }) => fileType === 'step')]
  if (!part || !file || !step) throw new Error('The RFQ has no part, drawing or model')
  return { customer, rfqId, part, file, step }
}

const of = ({ fileType }: Referable['files'][number]) => ({ fileType, pictureUrl: null })

test('a message refers to a part, a file and a face of a model by name', async () => {
  const { customer, rfqId, part, file, step } = await withDrawings()
  const asked = [
    { kind: 'part', partId: part.id },
    { kind: 'file', fileId: file.id },
    { kind: 'face', fileId: step.id, face: 12 },
  ]
  const { status, body } = await refer(customer, asked, { rfqId })
  expect(status).toBe(201)
  const shown = [
    {
      ...{ kind: 'part', name: part.name, partId: part.id, fileId: null, fileType: null, face: null },
      picture: of(step),
    },
    {
      ...{ kind: 'file', name: file.name, partId: null, fileId: file.id, fileType: file.fileType, face: null },
      picture: of(file),
    },
    {
      ...{ kind: 'face', name: step.name, partId: null, fileId: step.id, fileType: 'step', face: 12 },
      picture: of(step),
    },
  ]
  expect(body.references).toEqual(shown)
  const read = await portal.admin.get(`/api/conversations/${body.conversationId}/messages`)
  expect(read.body[0].references).toEqual(shown)
})

test('a conversation about a quote or order also offers its documents, even once it has begun', async () => {
  const customer = await anotherCustomer(portal.api)
  const { orderId, quoteId } = await portal.job.order(customer.token, portal.admin.token)
  const ofQuote = await referable(customer, { quoteId })
  expect(ofQuote.parts).toHaveLength(1)
  expect(ofQuote.files.map(({ fileType }) => fileType)).toContain('pdf')
  const { conversationId } = await say(customer, 'Hello', { orderId })
  expect(await referable(portal.admin, { conversationId })).toEqual(await referable(customer, { orderId }))
})

test('a general conversation has nothing to refer to', async () => {
  const { customer, part } = await withDrawings()
  expect(await referable(customer, {})).toEqual({ parts: [], files: [] })
  expect(refusal(await refer(customer, [{ kind: 'part', partId: part.id }], {}))).toEqual([
    404,
    'message.reference_not_found',
  ])
})

test("a message cannot refer to another object or somebody else's, and nothing about it is revealed", async () => {
  const [mine, theirs] = [await withDrawings(), await withDrawings()]
  const foreign = [
    { kind: 'part', partId: theirs.part.id },
    { kind: 'file', fileId: theirs.file.id },
    { kind: 'face', fileId: theirs.step.id, face: 0 },
  ]
  for (const reference of foreign) {
    expect(refusal(await refer(mine.customer, [reference], { rfqId: mine.rfqId })), reference.kind).toEqual([
      404,
      'message.reference_not_found',
    ])
  }
  const refused = await mine.customer.get(`/api/messages/referable?rfqId=${theirs.rfqId}`)
  expect(refusal(refused)).toEqual([404, 'rfq.not_found'])
  const messages = await mine.customer.get(`/api/conversations?rfqId=${mine.rfqId}`)
  expect(messages.body).toEqual([])
})

test('a supplier is offered what was sent to them, never what the customer sent', async () => {
  const { rfqId, file, part } = await withDrawings()
  const supplier = await newSupplier(portal.api)
  const { order } = await orderFrom(portal.api, portal.admin, supplier)
  const request = await askSuppliers(portal.admin, [supplier], { projectName: 'Sealed housing' })
  const asked = await referable(supplier, { supplierRequestId: request.id })
  expect(asked.parts).toHaveLength(1)
  expect(await referable(portal.admin, { supplierRequestId: request.id })).toEqual(asked)
  expect((await referable(supplier, { purchaseOrderId: order.id })).parts).toHaveLength(1)
  const own = [{ kind: 'part', partId: asked.parts[0]?.id }]
  expect((await refer(supplier, own, { supplierRequestId: request.id })).body.references).toMatchObject(own)
  for (const reference of [
    { kind: 'file', fileId: file.id },
    { kind: 'part', partId: part.id },
  ]) {
    expect(refusal(await refer(supplier, [reference], { supplierRequestId: request.id }))).toEqual([
      404,
      'message.reference_not_found',
    ])
  }
  const other = await newSupplier(portal.api)
  for (const [place, code] of [
    [{ rfqId }, 'rfq.not_found'],
    [{ supplierRequestId: request.id }, 'supplier_request.not_found'],
    [{ purchaseOrderId: order.id }, 'purchase_order.not_found'],
  ] as const) {
    const refused = await other.get(`/api/messages/referable?${new URLSearchParams({ ...place })}`)
    expect(refusal(refused)).toEqual([404, code])
  }
})

test('only a model has faces, and a message with nothing but references counts as empty', async () => {
  const { customer, rfqId, file, step } = await withDrawings()
  const drawing = (await referable(customer, { rfqId })).files.find(({ fileType }) => fileType === 'pdf') ?? file
  expect(refusal(await refer(customer, [{ kind: 'face', fileId: drawing.id, face: 1 }], { rfqId }))).toEqual([
    404,
    'message.reference_not_found',
  ])
  const references = JSON.stringify([{ kind: 'file', fileId: step.id }])
  expect(refusal(await send(customer, '', { rfqId, references }))).toEqual([400, 'message.empty'])
  expect((await send(customer, 'See', { rfqId, references: '[{"kind":"face"}]' })).status).toBe(400)
})

test('a face that a measured model does not have is refused', async () => {
  const { customer, rfqId, step } = await withDrawings()
  const { sha256 } = await portal.api.knex('files').where({ id: step.id }).first('sha256')
  await portal.api
    .knex('fileFacts')
    .insert({ sha256, status: 'ready', facts: JSON.stringify({ faces: 12 }) })
    .onConflict('sha256')
    .merge(['status', 'facts'])
  const answers = [11, 12].map(async (face) => refer(customer, [{ kind: 'face', fileId: step.id, face }], { rfqId }))
  const [last, none] = await Promise.all(answers)
  expect(last?.status).toBe(201)
  expect(none && refusal(none)).toEqual([404, 'message.reference_not_found'])
})

test('a deleted message no longer refers to anything', async () => {
  const { customer, rfqId, file } = await withDrawings()
  const { body } = await refer(customer, [{ kind: 'file', fileId: file.id }], { rfqId })
  const gone = await portal.api.request('delete', `/api/messages/${body.id}`, { as: customer.token })
  expect(gone.body.references).toEqual([])
})
