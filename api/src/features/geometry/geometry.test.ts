import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin, signedInCustomer, signedInSupplier } from '../../../test/factories.ts'
import { modelIO, sampleFolder } from '../../../test/geometry.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mainJob } from '../../../test/main-job.ts'
import { formOf, pdfBytes, stepBytes } from '../../../test/samples.ts'
import { zip } from '../../../test/small-files.ts'
import { GeometryFailure } from '../../geometry/failure.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { refreshAtStart } from './refresh-service.ts'
import { build, sweepModels } from './service.ts'
import { writeStep } from './write-step.ts'

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
const geometryOf = (id: string, as = customer) => api.request('get', `/api/files/${id}/geometry`, { as })
const buildJobs = () => api.jobs.waiting().filter((job) => job.name === 'geometry.build')

test('a STEP file is pending at first, then has its size and a model that a browser can draw', async () => {
  const id = await upload('bracket.step', bracket)
  expect((await geometryOf(id)).body).toMatchObject({
    fileId: id,
    fileName: 'bracket.step',
    status: 'queued',
    facts: null,
    modelUrl: null,
  })
  const early = await api.request('get', `/api/files/${id}/geometry/model`, { as: customer })
  expect([early.status, early.body.code]).toEqual([409, 'geometry.not_ready'])

  await api.runJobs()
  const { body } = await geometryOf(id)
  expect(body).toMatchObject({
    status: 'ready',
    facts: { sizeMm: [90, 60, 75], parts: 1, instances: 1 },
    code: null,
    message: null,
  })

  const model = await api.request('get', body.modelUrl, { as: customer })
  expect(model.status).toBe(200)
  expect(model.headers.get('content-type')).toBe('model/gltf-binary')
  expect(model.headers.get('content-encoding')).toBe('gzip')
  // the address names the bytes; one that does not is asked for each time
  expect(model.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  const nameless = await api.request('get', body.modelUrl.replace(/\?.*/, ''), { as: customer })
  expect(nameless.headers.get('cache-control')).toBe('private, no-cache')
  expect((await modelIO().readBinary(model.bytes)).getRoot().listMeshes()).toHaveLength(1)
})

test('a STEP file has a picture, visible to anybody who may read the file', async () => {
  const id = await upload('bracket.step', bracket)
  const pdf = await upload('drawing.pdf', pdfBytes('picture'))
  await FileGeometry.query(api.knex).delete()
  const path = `/api/files/${id}/picture`
  const early = await api.request('get', path, { as: customer })
  expect([early.status, early.body.code]).toEqual([404, 'file.no_picture'])
  await geometryOf(id)
  await api.runJobs()

  const picture = await api.request('get', path, { as: customer })
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(picture.bytes.toString('latin1', 8, 12)).toBe('WEBP')
  const headers = { 'if-none-match': picture.headers.get('etag') ?? '' }
  expect((await api.request('get', path, { as: customer, headers })).status).toBe(304)
  expect((await api.request('get', path, { as: admin })).status).toBe(200)
  expect((await api.request('get', path)).status).toBe(401)
  for (const { token } of [await signedInCustomer(api), await signedInSupplier(api)]) {
    expect((await api.request('get', path, { as: token })).body.code).toBe('file.not_found')
  }
  const ofPdf = await api.request('get', `/api/files/${pdf}/picture`, { as: customer })
  expect(ofPdf.body.code).toBe('file.no_picture')
})

test('lists say where the picture of a file is, once there is one', async () => {
  const rfq = await mainJob(api).submitRfq(customer)
  const bytes = `${bracket}\n\n\n\n\n`
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'listed.step', bytes }] })
  await api.request('post', '/api/files/upload', { as: customer, form })
  const listed = async () => (await api.request('get', `/api/rfqs/${rfq.id}`, { as: customer })).body.files
  const pictureOf = async () =>
    (await listed()).find(({ fileName }: { fileName: string }) => fileName === 'listed.step').pictureUrl
  expect(await pictureOf()).toBeNull()
  await api.runJobs()
  expect((await api.request('get', await pictureOf(), { as: customer })).status).toBe(200)
})

test('a model built by an older pipeline gets its picture at the next start, and stays until then', async () => {
  const id = await upload('older.step', `${bracket}\n\n\n\n\n\n`)
  await api.runJobs()
  const { sha256 } = await StoredFile.query(api.knex).findById(id).throwIfNotFound()
  await FileGeometry.query(api.knex).findById(sha256).patch({ pictureKey: null, pipeline: null })
  await refreshAtStart(api.platform)
  expect((await geometryOf(id)).body.status).toBe('ready')
  await api.runJobs()
  expect((await api.request('get', `/api/files/${id}/picture`, { as: customer })).status).toBe(200)
  await refreshAtStart(api.platform)
  await api.runJobs()
  expect(await FileGeometry.query(api.knex).where({ status: 'queued' })).toEqual([])
})

test('a failed rebuild leaves the old model in place', async () => {
  const id = await upload('kept.step', `${bracket}\n\n\n\n\n\n\n`)
  await api.runJobs()
  const { sha256, objectKey } = await StoredFile.query(api.knex).findById(id).throwIfNotFound()
  const pool = { build: () => Promise.reject(new GeometryFailure('geometry.too_complex')) }
  const attempt = { id: '', number: 1, queuedAt: new Date(), signal: new AbortController().signal }
  await build(api.platform, pool, { sha256, objectKey }, attempt)
  expect((await geometryOf(id)).body.status).toBe('ready')
})

test('a model is sent uncompressed to clients without gzip, and not again to those who have it', async () => {
  const id = await upload('bracket.step', bracket)
  await api.runJobs()
  const { modelUrl } = (await geometryOf(id)).body
  const ask = (headers: Record<string, string>) => api.request('get', modelUrl, { as: customer, headers })
  const [plain, zipped] = [await ask({ 'accept-encoding': 'identity' }), await ask({ 'accept-encoding': 'gzip' })]
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.bytes.subarray(0, 4).toString()).toBe('glTF')
  expect(zipped.bytes.equals(plain.bytes)).toBe(true)
  expect(plain.headers.get('etag')).not.toBe(zipped.headers.get('etag'))
  const again = await ask({ 'accept-encoding': 'gzip', 'if-none-match': zipped.headers.get('etag') ?? '' })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

test('the same bytes uploaded twice are built once', async () => {
  const first = await upload('one.step', `${bracket}\n`)
  const second = await upload('two.step', `${bracket}\n`)
  expect(buildJobs()).toHaveLength(1)
  await api.runJobs()
  for (const id of [first, second]) expect((await geometryOf(id)).body.status).toBe('ready')
})

test('a STEP file without a shape explains why it has no view, and is not tried again', async () => {
  const id = await upload('text.step', stepBytes('no shape'))
  await api.runJobs()
  const { body } = await geometryOf(id)
  expect(body).toMatchObject({ status: 'failed', code: 'geometry.empty', facts: null, modelUrl: null })
  expect(body.message).toContain('no solids or surfaces')
  expect(buildJobs()).toEqual([])
})

test('only those who may read a file may see its model, and only STEP files have one', async () => {
  const id = await upload('bracket.step', bracket)
  const pdf = await upload('drawing.pdf', pdfBytes('geometry'))
  await api.runJobs()
  const [stranger, supplier] = [(await signedInCustomer(api)).token, (await signedInSupplier(api)).token]
  for (const path of [`/api/files/${id}/geometry`, `/api/files/${id}/geometry/model`]) {
    expect((await api.request('get', path, { as: admin })).status).toBe(200)
    expect((await api.request('get', path, { as: stranger })).status).toBe(404)
    expect((await api.request('get', path, { as: supplier })).status).toBe(404)
    expect((await api.request('get', path)).status).toBe(401)
  }
  const refused = await geometryOf(pdf)
  expect([refused.status, refused.body.code]).toEqual([409, 'geometry.not_step'])
})

test('viewing an older file that was never built requests its model', async () => {
  const id = await upload('old.step', `${bracket}\n\n`)
  await api.runJobs()
  const { sha256 } = await StoredFile.query(api.knex).findById(id).throwIfNotFound()
  await FileGeometry.query(api.knex).deleteById(sha256)
  expect((await geometryOf(id)).body.status).toBe('queued')
  await api.runJobs()
  expect((await geometryOf(id)).body.status).toBe('ready')
})

test('viewing a file whose build never ended requests it again after a while', async () => {
  const id = await upload('lost.step', `${bracket}\n\n\n`)
  await api.runJobs()
  const { sha256 } = await StoredFile.query(api.knex).findById(id).throwIfNotFound()
  await FileGeometry.query(api.knex).findById(sha256).patch({ status: 'running', objectKey: null })
  await geometryOf(id)
  expect(buildJobs()).toEqual([])
  const longAgo = new Date(api.platform.clock().getTime() - 11 * 60 * 1000)
  await FileGeometry.query(api.knex).findById(sha256).patch({ updatedAt: longAgo })
  expect((await geometryOf(id)).body.status).toBe('queued')
  await api.runJobs()
  expect((await geometryOf(id)).body.status).toBe('ready')
})

test('the model of a deleted file is swept, those of other files stay', async () => {
  const [kept, gone] = [await upload('kept.step', bracket), await upload('gone.step', `${bracket}\n\n\n\n`)]
  await api.runJobs()
  const { sha256 } = await StoredFile.query(api.knex).findById(gone).throwIfNotFound()
  await StoredFile.query(api.knex).deleteById(gone)
  await sweepModels(api.platform, new Date(api.platform.clock().getTime() + 1000))
  expect(await FileGeometry.query(api.knex).findById(sha256)).toBeUndefined()
  const left: string[] = []
  for await (const { key } of api.platform.store.list(`geometry/${sha256}/`)) left.push(key)
  expect(left).toEqual([])
  expect((await geometryOf(kept)).body.status).toBe('ready')
})

test.each([
  ['bracket.step.gz', () => gzipSync(bracket)],
  ['bracket.stpz', () => zip(['bracket.stp'], false, Buffer.from(bracket))],
])('%s is stored as uploaded, and has a model', async (name, packed) => {
  const bytes = packed()
  const id = await upload(name, bytes)
  await api.runJobs()
  expect((await geometryOf(id)).body).toMatchObject({ fileName: name, status: 'ready', facts: { parts: 1 } })
  const kept = await api.request('get', `/api/files/${id}/download`, { as: customer })
  expect(kept.bytes.equals(bytes)).toBe(true)
})

test('a packed STEP file that unpacks to more than it said has no model', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kerf-write-step-'))
  const written = writeStep(Readable.from([gzipSync(Buffer.alloc(100_000))]), join(folder, 'part.step'), {
    maxBytes: 50_000,
    signal: new AbortController().signal,
  })
  await expect(written).rejects.toMatchObject({ code: 'geometry.too_complex' })
  await rm(folder, { recursive: true })
})
