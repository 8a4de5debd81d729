import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, type Portal, rfqFields, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.api.stop())

const submit = (fields: object) => portal.customer.post('/api/rfqs', { ...rfqFields, ...fields })
const part = { material: 'steel', tolerance: 'tight', quantities: [5, 50] }
/** A request of several parts, without the flat fields. */
const submitParts = (parts: unknown) => portal.customer.post('/api/rfqs', { projectName: 'Arm', parts })

test('the flat fields make one part, and missing ones get their defaults', async () => {
  const { status, body } = await submit({ materialGrade: '6061-T6', finishing: '' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...rfqFields,
    materialGrade: '6061-T6',
    finishing: null,
    notes: null,
    manufacturingProcess: null,
    internationalManufacturingOk: false,
    qualityInspectionRequired: false,
    status: 'submitted',
    files: [],
    quote: null,
    orderNumber: null,
    user: { name: 'Ada Miller', company: { name: 'Acme Robotics' } },
  })
  expect(body.parts).toMatchObject([
    { position: 0, name: rfqFields.projectName, material: 'aluminum', materialGrade: '6061-T6', quantities: [10] },
  ])
})

test('with several parts the flat fields are those of the first part, and the quantity is the sum of first quantities', async () => {
  const { body } = await submitParts([
    { ...part, name: 'Upper arm', finishing: 'Anodizing' },
    { ...part, material: 'titanium', quantities: [7] },
  ])
  expect(body).toMatchObject({ material: 'steel', finishing: 'Anodizing', tolerance: 'tight', quantity: 12 })
  expect(body.parts).toMatchObject([
    { position: 0, name: 'Upper arm', quantities: [5, 50] },
    { position: 1, name: 'Part 2', material: 'titanium', quantities: [7] },
  ])
})

test('a new request is answered as it is read', async () => {
  const address = {
    name: '経理部',
    address: '梅田1-1\nGate B',
    city: '大阪',
    state: null,
    postalCode: '530',
    country: 'Japan',
  }
  const { body } = await submit({
    ...{ parts: [{ ...part, name: 'Arm' }, part], notes: '急ぎ', timeline: '4 weeks', qualityStandard: 'ISO 9001' },
    ...{ neededBy: '2099-02-28', shipTo: address, certificationRequired: true },
  })
  expect(body).toEqual((await portal.customer.get(`/api/rfqs/${body.id}`)).body)
  expect(body).toMatchObject({ notes: '急ぎ', status: 'submitted' })
})

test('the largest allowed request is answered with its total quantity', async () => {
  const { status, body } = await submitParts(Array.from({ length: 50 }, () => ({ ...part, quantities: [100_000_000] })))
  expect([status, body.quantity]).toEqual([201, 5_000_000_000])
})

test("an empty form gets a message for each field, in the words of docs/product/rfqs.md, 'The request form'", async () => {
  const { status, body } = await portal.customer.post('/api/rfqs', { projectName: '  ' })
  expect([status, body.code]).toEqual([400, 'validation.failed'])
  expect(body.fields).toEqual({
    projectName: 'Project name is required',
    material: 'Material is required',
    tolerance: 'Tolerance is required',
    quantity: 'Quantity must be at least 1',
  })
})

test.each([
  [0, 'Quantity must be at least 1'],
  [-3, 'Quantity must be at least 1'],
  ['', 'Quantity must be at least 1'],
  ['many', 'Quantity must be at least 1'],
  [1.5, 'Quantity must be a whole number, written with digits alone, such as 1000'],
  [100_000_001, 'Quantity can be at most 100,000,000'],
])('a quantity of %j is refused: %s', async (quantity, message) => {
  const { status, body } = await submit({ quantity })
  expect([status, body.fields]).toEqual([400, { quantity: message }])
})

test('a quantity as forms send it is accepted, and so is a material that is not in the list', async () => {
  const { body } = await submit({ quantity: '12', material: 'Unobtainium 7' })
  expect(body).toMatchObject({ quantity: 12, material: 'Unobtainium 7' })
})

test('notes are stored as typed, in any script and on several lines', async () => {
  const notes = '公差を厳守してください。\n角は面取り 🔩👩🏽‍🔧\n\tKanten "gebrochen" <b>\u202eRTL</b>'
  const { body } = await submit({ notes, projectName: '  グリッパー 🦾 ' })
  const read = await portal.customer.get(`/api/rfqs/${body.id}`)
  expect(read.body).toMatchObject({ notes, projectName: 'グリッパー 🦾' })
})

test('a project name takes 200 characters and no more, on one line', async () => {
  expect((await submit({ projectName: '部'.repeat(200) })).status).toBe(201)
  expect((await submit({ projectName: 'x'.repeat(201) })).body.fields).toHaveProperty('projectName')
  expect((await submit({ projectName: 'two\nlines' })).body.fields).toHaveProperty('projectName')
})

test('text that the database cannot store is refused, and nothing is created', async () => {
  const before = await countRows(portal.api, 'rfqs')
  for (const notes of ['null \u0000 byte', 'half a pair \ud800']) {
    expect((await submit({ notes })).body.code).toBe('request.malformed')
  }
  expect(await countRows(portal.api, 'rfqs')).toBe(before)
})

test.each([
  ['no part', []],
  ['101 parts', Array.from({ length: 101 }, () => part)],
  ['a part without a quantity', [{ ...part, quantities: [] }]],
  ['a part with eleven quantities', [{ ...part, quantities: Array.from({ length: 11 }, (_, n) => n + 1) }]],
  ['a part without a material', [{ ...part, material: '' }]],
])('%s is refused', async (_what, parts) => {
  expect((await submitParts(parts)).body.code).toBe('validation.failed')
})

test('the same quantity twice for one part is refused because it could not be priced separately', async () => {
  const { status, body } = await submitParts([{ ...part, quantities: [5, 5] }])
  expect([status, body.fields]).toEqual([400, { 'parts.0.quantities': 'Each quantity can be asked for once' }])
})

test('a file belongs to the part it names, or to the first if it names none', async () => {
  const rfq = (await submitParts([part, part])).body
  const send = (name: string, more: object) =>
    portal.customer.post(
      '/api/files/upload',
      formOf({ linkedToType: 'rfq', linkedToId: rfq.id, ...more }, { files: [{ name, bytes: pdfBytes(name) }] }),
    )
  await send('second.pdf', { partId: rfq.parts[1].id })
  await send('unnamed.pdf', {})
  const { body } = await portal.customer.get(`/api/rfqs/${rfq.id}`)
  expect(body.parts).toMatchObject([
    { files: [{ fileName: 'unnamed.pdf' }] },
    { files: [{ fileName: 'second.pdf', partId: rfq.parts[1].id }] },
  ])
  expect(body.files).toHaveLength(2)
})

test('a submission is in the audit log', async () => {
  const { body } = await submit({})
  const entry = await portal.api.knex('auditLog').where({ action: 'rfq.submitted', objectId: body.id }).first()
  expect(entry).toMatchObject({ actorId: portal.customer.user.id, changes: { number: body.displayNumber } })
})
