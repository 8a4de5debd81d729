import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signedInCustomer } from '../../../test/factories.ts'
import { sampleFolder } from '../../../test/geometry.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { mainJob } from '../../../test/main-job.ts'
import { formOf } from '../../../test/samples.ts'
import { GeometryPool } from '../../geometry/geometry-pool.ts'
import { FileGeometry } from '../../models/file-geometry.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log/log.ts'
import { buildGeometry } from './build-geometry.ts'
import { build } from './service.ts'

let api: TestApi
let customer = ''
let bracket = ''
let databaseUrl = ''
const pool = new GeometryPool('model', { timeLimit: 170_000 })

beforeAll(async () => {
  api = await startApi({ databaseUrl: async (url) => (databaseUrl = url) })
  customer = (await signedInCustomer(api)).token
  bracket = await readFile(join(await sampleFolder(), 'bracket.step'), 'utf8')
})
afterAll(async () => {
  pool.close()
  await api.stop()
})

async function upload(bytes: string): Promise<StoredFile> {
  const rfq = await mainJob(api).submitRfq(customer)
  const form = formOf({ linkedToType: 'rfq', linkedToId: rfq.id }, { files: [{ name: 'part.step', bytes }] })
  const { body } = await api.request('post', '/api/files/upload', { as: customer, form })
  return StoredFile.query(api.knex).findById(body[0].id).throwIfNotFound()
}

test('a killed kernel has its file built once more, and no other file', async () => {
  const files = [await upload(bracket), await upload(`${bracket}\n`), await upload(`${bracket}\n\n`)]
  const victim = files[1]?.sha256
  // The queue of the product, in place of the tests' own.
  const jobs = createJobs({ url: databaseUrl, log: createLog('silent') })
  const platform = { ...api.platform, jobs }
  const attempts: string[] = []
  await jobs.start()
  try {
    await platform.knex.transaction(async (tx) => {
      for (const { sha256, objectKey } of files)
        await jobs.enqueue(tx, buildGeometry, { sha256, objectKey }, { singletonKey: sha256 })
    })
    await jobs.work(buildGeometry, (payload, attempt) => {
      attempts.push(payload.sha256)
      const isKilled = payload.sha256 === victim && attempt.number === 1
      const killed = {
        build: (...asked: Parameters<typeof pool.build>) => {
          const built = pool.build(...asked)
          for (const pid of isKilled ? pool.pids : []) process.kill(pid, 'SIGKILL')
          return built
        },
      }
      return build(platform, killed, payload, attempt)
    })
    const states = () =>
      FileGeometry.query(api.knex).whereIn(
        'sha256',
        files.map(({ sha256 }) => sha256),
      )
    await vi.waitFor(
      async () => {
        expect((await states()).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
      },
      { timeout: 160_000, interval: 200 },
    )
  } finally {
    await jobs.stop()
  }
  expect(attempts.toSorted()).toEqual([...files.map(({ sha256 }) => sha256), victim].toSorted())
})
