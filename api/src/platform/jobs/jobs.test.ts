import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log/log.ts'
import { defineJob, type JobDefinition } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

let database: TestDatabase
let logged: Record<string, unknown>[]
const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) })
const running = new Set<Jobs>()

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())
beforeEach(() => {
  logged = []
})
afterEach(async () => {
  for (const jobs of running) await jobs.stop()
  running.clear()
})

/** One process's worth of jobs. */
async function startJobs(): Promise<Jobs> {
  const jobs = createJobs({ url: database.url, log, pollingIntervalSeconds: 0.5 })
  running.add(jobs)
  await jobs.start()
  return jobs
}

async function stopJobs(jobs: Jobs): Promise<void> {
  running.delete(jobs)
  await jobs.stop()
}

/** A job with a name that no other test uses. */
function someJob(definition: Partial<JobDefinition<{ word: string }>> = {}) {
  return defineJob({ name: `test.${randomUUID()}`, payload: z.object({ word: z.string() }), ...definition })
}

const patience = { timeout: 15_000, interval: 20 }

test('several processes starting at once on a new database all come up', async () => {
  const all = await Promise.all([startJobs(), startJobs(), startJobs(), startJobs()])
  const job = someJob()
  await Promise.all(all.map((jobs) => database.knex.transaction((tx) => jobs.enqueue(tx, job, { word: 'hello' }))))
  const done = vi.fn(async () => {})
  await all[3]?.work(job, done)
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(4), patience)
})

test('a job is delivered after its transaction is committed, not before', async () => {
  const jobs = await startJobs()
  const job = someJob()
  const delivered: string[] = []
  let committed = false
  await jobs.work(job, async ({ word }) => {
    delivered.push(`${word}, committed: ${committed}`)
  })
  await database.knex.transaction(async (tx) => {
    await jobs.enqueue(tx, job, { word: 'first' })
    // The other job overtakes it; if the first had been visible, it would have come first.
    await database.knex.transaction((other) => jobs.enqueue(other, job, { word: 'second' }))
    await vi.waitFor(() => expect(delivered).toEqual(['second, committed: false']), patience)
    committed = true
  })
  await vi.waitFor(() => expect(delivered).toEqual(['second, committed: false', 'first, committed: true']), patience)
})

test('a job is rolled back with its transaction', async () => {
  const jobs = await startJobs()
  const job = someJob()
  const delivered: string[] = []
  await jobs.work(job, async ({ word }) => void delivered.push(word))
  const failing = database.knex.transaction(async (tx) => {
    await jobs.enqueue(tx, job, { word: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await database.knex.transaction((tx) => jobs.enqueue(tx, job, { word: 'done' }))
  await vi.waitFor(() => expect(delivered).toEqual(['done']), patience)
})

test('a job that is withdrawn never runs, waiting or between two attempts; those with another key do', async () => {
  const jobs = await startJobs()
  const job = someJob({ policy: 'exclusive', retryDelay: 3600 })
  const delivered: string[] = []
  await jobs.work(job, async ({ word }) => {
    delivered.push(word)
    if (word === 'failing') throw new Error('not now')
  })
  const enqueue = (word: string, startAfter?: Date) =>
    database.knex.transaction((tx) =>
      jobs.enqueue(tx, job, { word }, { singletonKey: word, ...(startAfter && { startAfter }) }),
    )
  await enqueue('failing')
  await enqueue('later', new Date(Date.now() + 3_600_000))
  await vi.waitFor(() => expect(logged.some(({ msg }) => msg === 'a job failed')).toBe(true), patience)
  // Its failure is kept a moment after it is logged.
  const isWaiting = async () =>
    (await database.knex.raw("select 1 from pgboss.job where name = ? and state = 'retry'", [job.name])).rows.length
  await vi.waitFor(async () => expect(await isWaiting()).toBe(1), patience)
  await database.knex.transaction(async (tx) => {
    for (const key of ['failing', 'later', 'unknown']) await jobs.withdraw(tx, job, key)
  })
  const { rows } = await database.knex.raw('select 1 from pgboss.job where name = ?', [job.name])
  expect(rows).toEqual([])
  // The key is free again.
  await enqueue('later')
  await vi.waitFor(() => expect(delivered).toEqual(['failing', 'later']), patience)
})

test('a job survives the process that queued it', async () => {
  const first = await startJobs()
  const job = someJob()
  await database.knex.transaction((tx) => first.enqueue(tx, job, { word: 'kept' }))
  await stopJobs(first)

  const second = await startJobs()
  const delivered: string[] = []
  await second.work(job, async ({ word }) => void delivered.push(word))
  await vi.waitFor(() => expect(delivered).toEqual(['kept']), patience)
})

test('two processes share the work, and do each job once', async () => {
  const [one, two] = await Promise.all([startJobs(), startJobs()])
  const job = someJob()
  const words = Array.from({ length: 60 }, (_, number) => `job ${number}`)
  const delivered: string[] = []
  const handle = async ({ word }: { word: string }) => void delivered.push(word)
  await Promise.all([one.work(job, handle, { concurrency: 3 }), two.work(job, handle, { concurrency: 3 })])
  await database.knex.transaction(async (tx) => {
    for (const word of words) await one.enqueue(tx, job, { word })
  })
  await vi.waitFor(() => expect(delivered).toHaveLength(words.length), patience)
  await Promise.all([stopJobs(one), stopJobs(two)])
  expect(delivered.sort()).toEqual([...words].sort())
})

test('a failed job is retried, and keeps its id', async () => {
  const jobs = await startJobs()
  const job = someJob({ retryLimit: 2, retryDelay: 1 })
  const attempts: { id: string; number: number }[] = []
  await jobs.work(job, async (_payload, { id, number }) => {
    attempts.push({ id, number })
    if (number === 1) throw new Error('not yet')
  })
  const id = await database.knex.transaction((tx) => jobs.enqueue(tx, job, { word: 'again' }))
  await vi.waitFor(
    () =>
      expect(attempts).toEqual([
        { id, number: 1 },
        { id, number: 2 },
      ]),
    patience,
  )
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'a job failed', job: job.name, id, attempt: 1, of: 3 }))
})

test('a job that fails at every attempt is logged as given up, without its payload', async () => {
  const jobs = await startJobs()
  const job = someJob({ retryLimit: 0 })
  await jobs.work(job, async () => Promise.reject(new Error('never')))
  const id = await database.knex.transaction((tx) => jobs.enqueue(tx, job, { word: 'a secret' }))
  const givenUp = expect.objectContaining({ msg: 'a job was given up', level: 50, job: job.name, id, attempts: 1 })
  await vi.waitFor(() => expect(logged).toContainEqual(givenUp), patience)
  expect(JSON.stringify(logged)).toContain('never')
  expect(JSON.stringify(logged)).not.toContain('a secret')
})

test('a payload of the wrong shape is refused when it is queued', async () => {
  const jobs = await startJobs()
  const job = someJob()
  const wrong = { word: 7 } as unknown as { word: string } // what a caller without types might send
  await expect(database.knex.transaction((tx) => jobs.enqueue(tx, job, wrong))).rejects.toThrow(z.ZodError)
})

test('only one job per key waits in the queue', async () => {
  const jobs = await startJobs()
  const job = someJob({ policy: 'short' })
  const queue = (singletonKey: string) =>
    database.knex.transaction((tx) => jobs.enqueue(tx, job, { word: singletonKey }, { singletonKey }))
  expect(await queue('a')).toEqual(expect.any(String))
  expect(await queue('a')).toBeNull()
  expect(await queue('b')).toEqual(expect.any(String))
})

test('a job scheduled for later is not delivered now', async () => {
  const jobs = await startJobs()
  const job = someJob()
  const delivered: string[] = []
  await jobs.work(job, async ({ word }) => void delivered.push(word))
  await database.knex.transaction(async (tx) => {
    await jobs.enqueue(tx, job, { word: 'tomorrow' }, { startAfter: new Date(Date.now() + 24 * 3600 * 1000) })
    await jobs.enqueue(tx, job, { word: 'now' })
  })
  await vi.waitFor(() => expect(delivered).toEqual(['now']), patience)
})

test('stopping waits for the running job', async () => {
  const jobs = await startJobs()
  const job = someJob()
  let begun = false
  let finish = () => {}
  let finished = false
  await jobs.work(job, async () => {
    begun = true
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    finished = true
  })
  await database.knex.transaction((tx) => jobs.enqueue(tx, job, { word: 'long' }))
  await vi.waitFor(() => expect(begun).toBe(true), patience)
  const stopped = stopJobs(jobs).then(() => finished)
  finish()
  expect(await stopped).toBe(true)
  const { rows } = await database.knex.raw('select state from pgboss.job where name = ?', [job.name])
  expect(rows).toEqual([{ state: 'completed' }])
})

test('processes that schedule the same job schedule it once', async () => {
  const [one, two] = await Promise.all([startJobs(), startJobs()])
  const job = someJob()
  await Promise.all([
    one.schedule(job, '*/5 * * * *', { word: 'sweep' }),
    two.schedule(job, '*/5 * * * *', { word: 'sweep' }),
  ])
  const { rows } = await database.knex.raw('select cron, timezone, data from pgboss.schedule where name = ?', [
    job.name,
  ])
  expect(rows).toEqual([{ cron: '*/5 * * * *', timezone: 'UTC', data: { word: 'sweep' } }])
})

test('a release with other settings updates those of the queue', async () => {
  const job = someJob({ retryLimit: 1 })
  const [before, after] = await Promise.all([startJobs(), startJobs()])
  await before.work(job, async () => {})
  await after.work({ ...job, retryLimit: 7 }, async () => {})
  const { rows } = await database.knex.raw('select retry_limit as limit from pgboss.queue where name = ?', [job.name])
  expect(rows).toEqual([{ limit: 7 }])
})
