import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer } from '../../../test/factories.ts'
import { sampleFolder } from '../../../test/geometry.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mainJob } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'
import { KernelDied } from '../../geometry/failure.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { patience } from './build-geometry.ts'
import { measure } from './facts-service.ts'
import { build } from './service.ts'

let api: TestApi
let customer = ''
let bracket = ''
let isAway = false

beforeAll(async () => {
  api = await startApi({
    store: (disk) => {
      const get = disk.get.bind(disk)
      disk.get = (key) => (isAway ? Promise.reject(new Error('The store is away')) : get(key))
      return disk
    },
  })
  customer = (await signedInCustomer(api)).token
  bracket = await readFile(join(await sampleFolder(), 'bracket.step'), 'utf8')
})
afterAll(() => api.stop())

async function upload(bytes: string): Promise<StoredFile> {
  const rfq = await mainJob(api).submitRfq(customer)
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'bracket.step', bytes }] })
  const { body } = await api.request('post', '/api/files/upload', { as: customer, form })
  return StoredFile.query(api.knex).findById(body[0].id).throwIfNotFound()
}
const ask = async ({ id }: StoredFile, what: 'geometry' | 'facts') =>
  (await api.request('get', `/api/files/${id}/${what}`, { as: customer })).body
const workOf = ({ sha256 }: StoredFile) =>
  api.jobs.waiting().flatMap(({ name, payload }) => ('sha256' in payload && payload.sha256 === sha256 ? [name] : []))

/** Runs what is queued until nothing of it is retried any more, as a queue in an outage does. */
async function runThroughOutage(): Promise<void> {
  isAway = true
  for (let tries = 0; tries < 3; tries++) {
    while (api.jobs.waiting().length > 0) await api.runJobs().catch(() => undefined)
    if (tries < 2) api.jobs.retryFailed()
  }
  isAway = false
}

test('a file that came while the store was away is tried again, and has its model and its facts', async () => {
  const file = await upload(bracket)
  await runThroughOutage()
  for (const what of ['geometry', 'facts'] as const)
    expect(await ask(file, what)).toMatchObject({ status: 'queued', code: null, message: null })
  expect(workOf(file)).toEqual([])

  api.passTime(patience + 1000)
  for (const what of ['geometry', 'facts'] as const) expect((await ask(file, what)).status).toBe('queued')
  expect(workOf(file)).toEqual(['geometry.build', 'geometry.measure'])
  await api.runJobs()
  for (const what of ['geometry', 'facts'] as const) expect((await ask(file, what)).status).toBe('ready')
})

const attempt = (number: number) => ({ id: '', number, queuedAt: new Date(), signal: new AbortController().signal })

test('nobody has to look at such a file: the last attempt has all of them looked at once more', async () => {
  const file = await upload(`${bracket}\n`)
  const pool = { build: () => Promise.reject(new Error('The disk is full')) }
  await api.runJobs()
  await FileGeometry.query(api.knex).deleteById(file.sha256)
  await FileFacts.query(api.knex).deleteById(file.sha256)
  await FileGeometry.query(api.knex).insert({ sha256: file.sha256, status: 'queued' })
  await FileFacts.query(api.knex).insert({ sha256: file.sha256, status: 'queued' })
  await expect(build(api.platform, pool, file, attempt(2))).rejects.toThrow('The disk is full')
  expect(api.jobs.waiting()).toEqual([])
  await expect(build(api.platform, pool, file, attempt(3))).rejects.toThrow('The disk is full')
  await expect(measure(api.platform, pool, file, attempt(3))).rejects.toThrow('The disk is full')
  expect(api.jobs.waiting().map(({ name }) => name)).toEqual(['geometry.refresh', 'geometry.refresh'])
  api.passTime(patience + 1000)
  await api.runJobs()
  expect((await FileGeometry.query(api.knex).findById(file.sha256))?.status).toBe('ready')
  expect((await FileFacts.query(api.knex).findById(file.sha256))?.status).toBe('ready')
})

test('a file that ends every kernel is too complex, one that ended a single kernel is not', async () => {
  const file = await upload(`${bracket}\n\n`)
  let deaths = 0
  const deadly = { build: () => Promise.reject(new KernelDied(`SIGKILL ${++deaths}`)) }
  for (const number of [1, 2])
    await expect(build(api.platform, deadly, file, attempt(number))).rejects.toBeInstanceOf(KernelDied)
  expect([deaths, (await ask(file, 'geometry')).status]).toEqual([2, 'running'])
  const unlucky = { build: () => Promise.reject(deaths++ === 2 ? new KernelDied('SIGKILL') : new Error('No process')) }
  await expect(build(api.platform, unlucky, file, attempt(3))).rejects.toThrow('No process')
  expect((await ask(file, 'geometry')).status).toBe('queued')
  for (const work of [build, measure]) await work(api.platform, deadly, file, attempt(3))
  for (const what of ['geometry', 'facts'] as const)
    expect(await ask(file, what)).toMatchObject({ status: 'failed', code: 'geometry.too_complex' })
})
