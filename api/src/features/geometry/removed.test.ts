import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInCustomer } from '../../../test/factories.ts'
import { sampleFolder } from '../../../test/geometry.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { formOf } from '../../../test/samples.ts'
import { GeometryPool } from '../../geometry/geometry-pool.ts'
import { FileFacts } from '../../models/file-facts.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { build } from './service.ts'

let api: TestApi
let customer = ''
let bracket = ''
let folder = ''
const pool = new GeometryPool('model', { timeLimit: 170_000 })

beforeAll(async () => {
  api = await startApi()
  customer = (await signedInCustomer(api)).token
  bracket = await readFile(join(await sampleFolder(), 'bracket.step'), 'utf8')
  folder = await mkdtemp(join(tmpdir(), 'kerf-removed-test-'))
})
afterAll(async () => {
  pool.close()
  await api.stop()
  await rm(folder, { recursive: true, force: true })
})

async function sendEarly(bytes: string): Promise<StoredFile> {
  const form = formOf({}, { files: [{ name: 'part.step', bytes }] })
  const { body } = await api.request('post', '/api/early-files', { as: customer, form })
  return StoredFile.query(api.knex).findById(body[0].id).throwIfNotFound()
}
const remove = async ({ id }: StoredFile) => {
  expect((await api.request('delete', `/api/early-files/${id}`, { as: customer })).status).toBe(204)
}
const queued = () => api.jobs.waiting().flatMap(({ name, singletonKey }) => (singletonKey ? [name] : []))
const statesOf = async ({ sha256 }: StoredFile) => [
  (await FileFacts.query(api.knex).findById(sha256))?.status,
  (await FileGeometry.query(api.knex).findById(sha256))?.status,
]
const attempt = (signal = new AbortController().signal) => ({ id: '', number: 1, queuedAt: new Date(), signal })

test('the work on a removed file leaves the queues, and that on a file that is left stays', async () => {
  const [removed, kept] = [await sendEarly(`${bracket}\n`), await sendEarly(`${bracket}\n\n`)]
  expect(queued()).toHaveLength(4)
  await remove(removed)
  expect(queued()).toEqual(['geometry.measure', 'geometry.build'])
  expect(await statesOf(removed)).toEqual([undefined, undefined])
  await api.runJobs()
  expect(await statesOf(kept)).toEqual(['ready', 'ready'])
})

test('while another file has the same bytes the work on them goes on; sent again it begins anew', async () => {
  const [removed, twin] = [await sendEarly(`${bracket}\n\n\n`), await sendEarly(`${bracket}\n\n\n`)]
  await remove(removed)
  expect(queued()).toHaveLength(2)
  await remove(twin)
  expect(queued()).toEqual([])
  const again = await sendEarly(`${bracket}\n\n\n`)
  expect(queued()).toHaveLength(2)
  await api.runJobs()
  expect(await statesOf(again)).toEqual(['ready', 'ready'])
})

test('what is made of a removed file already stays until it is swept', async () => {
  const file = await sendEarly(`${bracket}\n\n\n\n`)
  await api.runJobs()
  await remove(file)
  expect(await statesOf(file)).toEqual(['ready', 'ready'])
})

test('a job whose file vanished without a word forgets it', async () => {
  const file = await sendEarly(`${bracket}\n\n\n\n\n`)
  await StoredFile.query(api.knex).deleteById(file.id)
  await api.runJobs()
  expect(await statesOf(file)).toEqual([undefined, undefined])
})

test('a kernel that works on a removed file is ended, and the next file is built', async () => {
  const block = join(folder, 'block.step')
  await writeFile(block, bracket)
  await pool.build(block, folder)
  const [pid = 0] = pool.pids
  const file = await sendEarly(`${bracket}\n\n\n\n\n\n`)
  const begun = Promise.withResolvers<void>()
  const halted = {
    build: (...asked: Parameters<typeof pool.build>) => {
      const built = pool.build(...asked)
      // It works on this file for ever.
      process.kill(pid, 'SIGSTOP')
      begun.resolve()
      return built
    },
  }
  const working = build(api.platform, halted, file, attempt())
  await begun.promise
  expect((await statesOf(file))[1]).toBe('running')
  await remove(file)
  await working
  expect((await statesOf(file))[1]).toBeUndefined()
  expect(pool.pids).not.toContain(pid)
  await expect(pool.build(block, folder)).resolves.toMatchObject({ parts: 1 })
})
