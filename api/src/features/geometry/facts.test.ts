import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin, signedInCustomer } from '../../../test/factories.ts'
import { sampleFolder } from '../../../test/geometry.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mainJob } from '../../../test/main-job.ts'
import { formOf, pdfBytes, stepBytes } from '../../../test/samples.ts'
import { listenTo } from '../../../test/streams.ts'
import { factsVersion } from '../../geometry/facts.ts'
import { GeometryFailure } from '../../geometry/failure.ts'
import { Company } from '../../models/company.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { measure, sweepFacts } from './facts-service.ts'
import { refresh, refreshAtStart } from './refresh-service.ts'

let api: TestApi
let customer = ''
let admin = ''
let bracket = ''

beforeAll(async () => {
  api = await startApi()
  customer = (await signedInCustomer(api)).token
  admin = (await signedInAdmin(api)).token
  bracket = await readFile(join(await sampleFolder(), 'bracket.step'), 'utf8')
})
afterAll(() => api.stop())

async function upload(name: string, bytes: string | Uint8Array): Promise<string> {
  const rfq = await mainJob(api).submitRfq(customer)
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name, bytes }] })
  const { body } = await api.request('post', '/api/files/upload', { as: customer, form })
  return body[0].id
}
const factsOf = (id: string, as = customer) => api.request('get', `/api/files/${id}/facts`, { as })
const shaOf = async (id: string) => (await StoredFile.query(api.knex).findById(id).throwIfNotFound()).sha256

test('a STEP file is measured after its upload, once for the same bytes', async () => {
  const [id, twin] = [await upload('bracket.step', bracket), await upload('again.step', bracket)]
  expect((await factsOf(id)).body).toMatchObject({ fileId: id, status: 'queued', facts: null, unitQuestion: null })
  expect(api.jobs.waiting().filter(({ name }) => name === 'geometry.measure')).toHaveLength(1)
  await api.runJobs()
  for (const file of [id, twin]) {
    const { body } = await factsOf(file, admin)
    expect(body).toMatchObject({ status: 'ready', facts: { sizeMm: [90, 60, 75], solids: 1 }, meantUnit: null })
    expect(body.facts.holes).toHaveLength(9)
  }
})

test('a file without a shape says why it has no facts, and a drawing has none at all', async () => {
  const [empty, pdf] = [await upload('text.step', stepBytes('no facts')), await upload('a.pdf', pdfBytes('no facts'))]
  await api.runJobs()
  expect((await factsOf(empty)).body).toMatchObject({ status: 'failed', code: 'geometry.empty', facts: null })
  expect((await factsOf(pdf)).body.code).toBe('geometry.not_step')
})

test('facts of an older version stay until there are newer ones, whatever becomes of these', async () => {
  const id = await upload('older.step', `${bracket}\n`)
  await api.runJobs()
  const sha256 = await shaOf(id)
  await FileFacts.query(api.knex).findById(sha256).patch({ pipeline: 'older' })
  await refreshAtStart(api.platform)
  expect((await factsOf(id)).body.status).toBe('ready')
  await api.runJobs()
  expect((await FileFacts.query(api.knex).findById(sha256))?.pipeline).toBe(factsVersion)

  const { objectKey } = await StoredFile.query(api.knex).findById(id).throwIfNotFound()
  const pool = { build: () => Promise.reject(new GeometryFailure('geometry.too_complex')) }
  const attempt = { id: '', number: 1, queuedAt: new Date(), signal: new AbortController().signal }
  await measure(api.platform, pool, { sha256, objectKey }, attempt)
  expect((await factsOf(id)).body.status).toBe('ready')
})

test('a file that came before there were facts is measured at the next start', async () => {
  const id = await upload('before.step', `${bracket}\n\n`)
  await api.runJobs()
  await FileFacts.query(api.knex).deleteById(await shaOf(id))
  await refreshAtStart(api.platform)
  await api.runJobs()
  expect((await FileFacts.query(api.knex).findById(await shaOf(id)))?.status).toBe('ready')
})

test('what somebody answers of the unit changes the facts of that file, for customer and admin', async () => {
  const [id, other] = [await upload('small.step', bracket), await upload('twin.step', bracket)]
  await api.runJobs()
  const answer = (meantUnit: string, seen: string | null, as = customer) =>
    api.request('put', `/api/files/${id}/unit`, { as, json: { meantUnit, basedOn: { meantUnit: seen } } })
  expect((await answer('in', null)).body).toMatchObject({ meantUnit: 'in', facts: { sizeMm: [2286, 1524, 1905] } })
  expect((await factsOf(id, admin)).body).toMatchObject({ meantUnit: 'in', facts: { sizeMm: [2286, 1524, 1905] } })
  expect((await factsOf(other)).body).toMatchObject({ meantUnit: null, facts: { sizeMm: [90, 60, 75] } })
  const stale = await answer('mm', null, admin)
  expect([stale.status, stale.body.code]).toEqual([409, 'write.stale'])
  expect((await answer('as_read', 'in', admin)).body).toMatchObject({ facts: { sizeMm: [90, 60, 75] } })
})

test('a colleague who has the page open hears of the answer', async () => {
  const { token, user } = await signedInCustomer(api, { company: 'Acme Robotics' })
  const company = await Company.query(api.knex)
    .findById(user.companyId ?? '')
    .throwIfNotFound()
  const colleague = (await signedInCustomer(api, { company, companyRole: 'buyer' })).token
  const stranger = (await signedInCustomer(api)).token
  const rfq = await mainJob(api).submitRfq(token)
  const [drawing] = await mainJob(api).uploadDrawings(token, rfq.id)
  const streams = await Promise.all([colleague, stranger].map((person) => listenTo(api, person)))
  const json = { meantUnit: 'in', basedOn: { meantUnit: null } }
  await api.request('put', `/api/files/${drawing?.id}/unit`, { as: token, json })
  for (const as of [colleague, stranger]) await api.request('post', '/api/auth/logout', { as })
  const [heard = '', overheard = ''] = await Promise.all(streams.map((stream) => stream.untilEnd()))
  expect([heard.includes(drawing?.id ?? '-'), overheard.includes(drawing?.id ?? '-')]).toEqual([true, false])
})

test('after a change of the pipeline each file goes the lane of its size, behind those that wait with nothing', async () => {
  const [small, large] = [await upload('small.step', `${bracket} `), await upload('large.step', `${bracket}  `)]
  await api.runJobs()
  for (const id of [small, large]) {
    const sha256 = await shaOf(id)
    await FileFacts.query(api.knex).findById(sha256).patch({ pipeline: 'older' })
    await FileGeometry.query(api.knex).findById(sha256).patch({ pipeline: 'older' })
  }
  await StoredFile.query(api.knex).findById(large).patch({ size: 5_000_000 })
  await upload('new.step', `${bracket}   `)
  const queued = async () => {
    const names = new Map([
      [await shaOf(small), 'small'],
      [await shaOf(large), 'large'],
    ])
    return api.jobs.waiting().map(({ name, priority, payload }) => {
      const sha256 = 'sha256' in payload ? String(payload.sha256) : ''
      return `${names.get(sha256) ?? 'new'} ${name} ${priority}`
    })
  }
  await refresh(api.platform, { after: '' })
  expect((await queued()).sort()).toEqual([
    'large geometry.build_slowly -1',
    'large geometry.measure_slowly -1',
    'new geometry.build 0',
    'new geometry.measure 0',
    'small geometry.build -1',
    'small geometry.measure -1',
  ])
  await api.runJobs()
})

test('the facts of a deleted file are swept, those of others stay', async () => {
  const [kept, gone] = [await upload('kept.step', bracket), await upload('gone.step', `${bracket}\n\n\n`)]
  await api.runJobs()
  const [keptHash, goneHash] = [await shaOf(kept), await shaOf(gone)]
  await StoredFile.query(api.knex).deleteById(gone)
  await sweepFacts(api.platform, new Date(api.platform.clock().getTime() + 1000))
  expect(await FileFacts.query(api.knex).findById(goneHash)).toBeUndefined()
  expect(await FileFacts.query(api.knex).findById(keptHash)).toBeDefined()
})
