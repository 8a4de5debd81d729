import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { countRows, type Person, type Portal, refusal, startPortal } from '../../../test/main-job.ts'
import { formOf, pdfBytes } from '../../../test/samples.ts'

let portal: Portal
let orderId: string
let rfqId: string
beforeAll(async () => {
  portal = await startPortal()
})
beforeEach(async () => {
  const made = await portal.job.order(portal.customer.token, portal.admin.token)
  orderId = made.orderId
  rfqId = made.rfqId
})
afterAll(() => portal.api.stop())

const bore = {
  ...{ number: '1', name: 'Bore', nominal: '25.00', lowerTolerance: '-0.05', upperTolerance: '0.05' },
  ...{ unit: 'mm', measured: ['25.01', '25.05'] },
}
const width = {
  number: '2a',
  name: 'Width',
  nominal: '40',
  lowerTolerance: '-0.1',
  upperTolerance: '0.1',
  measured: ['40.2'],
}
const thread = { number: '3', name: 'Thread gauge', kind: 'attribute', passed: true }

const save = (characteristics: object[], basedOn?: object) =>
  portal.api.request('put', `/api/admin/orders/${orderId}/quality-characteristics`, {
    as: portal.admin.token,
    json: { characteristics, basedOn },
  })
const read = async (person: Person = portal.customer) =>
  (await person.get(`/api/orders/${orderId}/quality-characteristics`)).body
const history = async (person: Person = portal.customer) =>
  (await person.get(`/api/orders/${orderId}/quality-decisions`)).body
const inCheck = () => portal.job.setStatus(portal.admin.token, orderId, 'quality_check')
const decide = (decision: object) => portal.customer.post(`/api/orders/${orderId}/approve-quality-check`, decision)
const order = async () => (await portal.customer.get(`/api/orders/${orderId}`)).body

/** The files of the request by their type. */
async function drawings(): Promise<Partial<Record<string, { id: string }>>> {
  const files: { id: string; fileType: string }[] = (await order()).rfq.files
  return Object.fromEntries(files.map((file) => [file.fileType, file]))
}

test('what an admin saves is read by the customer, with exact numbers and verdicts, in its order', async () => {
  expect((await save([bore, width, thread])).status).toBe(200)
  expect(await read()).toMatchObject({
    revision: 1,
    characteristics: [
      { ...bore, kind: 'dimension', verdict: 'in_tolerance', decision: null, face: null },
      { number: '2a', verdict: 'out_of_tolerance' },
      { number: '3', kind: 'attribute', passed: true, verdict: 'in_tolerance', measured: [] },
    ],
  })
})

test('a new table replaces the former one; what stays keeps its id', async () => {
  const { body } = await save([bore, width])
  const [first, second] = body.characteristics
  const later = await save([{ ...width, id: second.id }, thread])
  expect(later.body.characteristics.map(({ number }: { number: string }) => number)).toEqual(['2a', '3'])
  expect(later.body.characteristics[0].id).toBe(second.id)
  expect(await countRows(portal.api, 'qualityCharacteristics', { id: first.id })).toBe(0)
})

test('saving what is there already changes nothing', async () => {
  const { body } = await save([bore])
  const again = await save([{ ...bore, id: body.characteristics[0].id }])
  expect(again.body).toEqual(body)
})

test('ids of other orders, and ids that stand twice, are given anew', async () => {
  const { id } = (await save([bore])).body.characteristics[0]
  const first = orderId
  orderId = (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
  const copied = (await save([{ ...bore, id }])).body.characteristics
  const twice = [
    { ...width, id: copied[0].id },
    { ...bore, id: copied[0].id },
  ]
  const ids = (await save(twice)).body.characteristics.map((each: { id: string }) => each.id)
  expect(new Set([id, ...ids]).size).toBe(3)
  orderId = first
  expect((await read()).characteristics).toMatchObject([{ id, name: 'Bore' }])
})

test.each([
  ['a decimal comma', { nominal: '25,00' }, 'nominal'],
  ['words', { measured: ['25.01', 'about 25'] }, 'measured'],
  ['more digits than are kept', { nominal: '0.1234567891' }, 'nominal'],
  ['crossed tolerances', { lowerTolerance: '0.1', upperTolerance: '-0.1' }, 'upperTolerance'],
  ['no number', { number: ' ' }, 'number'],
])('a characteristic with %s is refused, and nothing is saved', async (_what, wrong, field) => {
  const { status, body } = await save([bore, { ...bore, ...wrong }])
  expect([status, body.code]).toEqual([400, 'validation.failed'])
  expect(Object.keys(body.fields).join()).toContain(field)
  expect((await read()).revision).toBe(0)
})

test('a table has an end', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ ...bore, number: String(index) }))
  expect(refusal(await save(many))).toEqual([400, 'validation.failed'])
  expect((await save(many.slice(1))).body.characteristics).toHaveLength(500)
})

test('a face is of a model of the request; another file is refused', async () => {
  const { step, pdf: drawing } = await drawings()
  const face = { fileId: step?.id, faces: [3, 4] }
  expect((await save([{ ...bore, face }])).status).toBe(200)
  expect((await read()).characteristics[0].face).toEqual({ ...face, fileName: 'bracket.step' })
  expect(refusal(await save([{ ...bore, face: { fileId: drawing?.id, faces: [0] } }]))).toEqual([404, 'file.not_found'])
})

test('a part is one of the order', async () => {
  const [line] = (await order()).lines
  expect((await save([{ ...bore, orderLineId: line.id }])).body.characteristics[0].orderLineId).toBe(line.id)
  const other = await save([bore, { ...width, orderLineId: rfqId }])
  expect([other.status, other.body.fields]).toEqual([
    400,
    { 'characteristics.1.orderLineId': 'This part is not one of the order' },
  ])
})

test('an archived order keeps its characteristics', async () => {
  await portal.job.uploadInvoice(portal.admin.token, orderId)
  await portal.admin.patch(`/api/orders/${orderId}/payment`, { paymentStatus: 'paid' })
  expect(refusal(await save([bore]))).toEqual([409, 'order.archived'])
})

test('an approval approves every characteristic, and the history keeps them as they were', async () => {
  await save([bore, thread])
  await inCheck()
  await decide({ approved: true })
  expect((await read()).characteristics).toMatchObject([{ decision: 'approved' }, { decision: 'approved' }])
  await save([{ ...bore, measured: ['25.02'] }])
  expect(await history()).toMatchObject([
    {
      decision: 'approved',
      decidedBy: 'Ada Miller',
      characteristics: [{ number: '1', measured: ['25.01', '25.05'], decision: 'approved' }, { number: '3' }],
    },
  ])
})

test('refused characteristics need notes of their own, which become those of the revision', async () => {
  const { characteristics } = (await save([bore, width, thread])).body
  const [first, second] = characteristics.map(({ id }: { id: string }) => id)
  await inCheck()
  const silent = await decide({ approved: false, characteristics: [{ id: second, decision: 'refused', note: ' ' }] })
  expect([silent.status, Object.keys(silent.body.fields)]).toEqual([400, ['characteristics.0.note']])

  const said = [
    { id: first, decision: 'approved' },
    { id: second, decision: 'refused', note: 'Too wide' },
  ]
  expect((await decide({ approved: false, notes: 'Look again', characteristics: said })).body).toMatchObject({
    qualityCheckStatus: 'needs_revision',
    qualityCheckNotes: 'Look again\n\n2a Width: Too wide',
  })
  expect((await read()).characteristics).toMatchObject([
    { decision: 'approved', decisionNote: null },
    { decision: 'refused', decisionNote: 'Too wide' },
    { decision: null },
  ])
})

test('a refusal needs no further notes, and admits no approval', async () => {
  const { characteristics } = (await save([width])).body
  const refused = [{ id: characteristics[0].id, decision: 'refused', note: 'Too wide' }]
  await inCheck()
  expect(refusal(await decide({ approved: true, characteristics: refused }))).toEqual([400, 'validation.failed'])
  expect((await order()).qualityCheckStatus).toBe('pending')
  expect((await decide({ approved: false, characteristics: refused })).body.qualityCheckNotes).toBe(
    '2a Width: Too wide',
  )
})

test('a revision without any refusal still needs notes', async () => {
  const { characteristics } = (await save([width])).body
  await inCheck()
  const answer = await decide({
    approved: false,
    characteristics: [{ id: characteristics[0].id, decision: 'approved' }],
  })
  expect([answer.status, answer.body.fields]).toEqual([400, { notes: 'Please describe what needs to be revised' }])
})

test('new values ask again after a revision, and only what changed is undecided', async () => {
  const { characteristics } = (await save([bore, width])).body
  const [first, second] = characteristics
  await inCheck()
  const said = [
    { id: first.id, decision: 'approved' },
    { id: second.id, decision: 'refused', note: 'Too wide' },
  ]
  await decide({ approved: false, characteristics: said })
  await save([
    { ...bore, id: first.id },
    { ...width, id: second.id, measured: ['40.05'] },
  ])
  expect((await order()).qualityCheckStatus).toBe('pending')
  expect((await read()).characteristics).toMatchObject([
    { decision: 'approved' },
    { decision: null, decisionNote: null, verdict: 'in_tolerance' },
  ])
  await decide({ approved: true })
  expect(await history()).toMatchObject([
    { decision: 'approved', characteristics: [{}, { measured: ['40.05'], decision: 'approved' }] },
    { decision: 'needs_revision', characteristics: [{}, { measured: ['40.2'], decisionNote: 'Too wide' }] },
  ])
})

test('the largest numbers are judged, as their sums have a digit more', async () => {
  const huge = { ...bore, nominal: '999999999', upperTolerance: '999999999', measured: ['999999999.999999999'] }
  expect(await save([huge])).toMatchObject({ status: 200, body: { characteristics: [{ verdict: 'in_tolerance' }] } })
})

test('a decision on a characteristic of another order is refused, and nothing is decided', async () => {
  const { id } = (await save([bore])).body.characteristics[0]
  orderId = (await portal.job.order(portal.customer.token, portal.admin.token)).orderId
  await inCheck()
  const foreign = { approved: false, notes: 'No', characteristics: [{ id, decision: 'approved' }] }
  expect(refusal(await decide(foreign))).toEqual([404, 'quality_characteristic.not_found'])
  expect((await order()).qualityDecisions).toEqual([])
})

test('a check decided without characteristics has no such history', async () => {
  await inCheck()
  await decide({ approved: true })
  expect(await history()).toEqual([])
})

test('the customer is mailed of the first characteristics and of those that answer a revision', async () => {
  const mails = async () =>
    (await mailsTo(portal.api, portal.customer.user.email)).filter(({ subject }) =>
      subject.includes('review the quality check'),
    )
  const before = (await mails()).length
  await inCheck()
  await save([bore])
  expect(await mails()).toHaveLength(before + 1)
  await save([{ ...bore, name: 'Bore of the hub' }])
  expect(await mails()).toHaveLength(before + 1)
  await decide({ approved: false, notes: 'Measure again' })
  await save([{ ...bore, measured: ['25.03'] }])
  expect(await mails()).toHaveLength(before + 2)
})

test('a removed model takes the reference to its face along', async () => {
  const { step } = await drawings()
  await save([{ ...bore, face: { fileId: step?.id, faces: [3] } }])
  await portal.api.knex('files').where({ id: step?.id }).delete()
  expect((await read()).characteristics).toMatchObject([{ name: 'Bore', face: null }])
})

test('files and characteristics are asked about together', async () => {
  await save([bore])
  await inCheck()
  const form = formOf({}, { qualityCheck: [{ name: 'report.pdf', bytes: pdfBytes() }] })
  const [file] = (await portal.admin.patch(`/api/orders/${orderId}/quality-check`, form)).body
  const seen = { files: [file.id], characteristics: 1 }
  expect((await decide({ approved: true, basedOn: seen })).status).toBe(200)
})
