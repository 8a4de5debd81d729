import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Job } from '../src/platform/jobs/job.ts'
import type { Attempt, EnqueueOptions, Jobs } from '../src/platform/jobs/jobs.ts'

interface Queued {
  id: string
  name: string
  payload: object
  singletonKey: string | undefined
  queuedAt: Date
  priority: number
  /** Attempts so far. */
  tries: number
}

/** Queued jobs that run when a test says so, in order of commit. */
export interface TestJobs extends Jobs {
  /** Committed but not yet run. */
  waiting(): readonly Queued[]
  /** Runs all queued jobs, and those they queue. @throws errors of jobs */
  runAll(): Promise<void>
  /** Queues failed jobs again for another attempt. */
  retryFailed(): void
}

/** @param clock by which the age of jobs is measured */
export function createTestJobs(clock: () => Date): TestJobs {
  const queue: Queued[] = []
  const handlers = new Map<string, (payload: object, attempt: Attempt) => Promise<void>>()
  let failed: Queued[] = []
  const { signal } = new AbortController()
  return {
    async start() {},
    async stop() {},
    async enqueue<T extends object>(tx: Knex.Transaction, job: Job<T>, payload: T, options?: EnqueueOptions) {
      const queued = {
        id: randomUUID(),
        name: job.name,
        payload: job.payload?.parse(payload) ?? payload,
        singletonKey: options?.singletonKey,
        queuedAt: clock(),
        priority: options?.priority ?? 0,
        tries: 0,
      }
      // Rolled back: the job is dropped.
      tx.executionPromise.then(
        () => queue.push(queued),
        () => {},
      )
      return queued.name
    },
    async withdraw(tx, { name }, singletonKey) {
      tx.executionPromise.then(
        () => {
          const stays = (each: Queued) => each.name !== name || each.singletonKey !== singletonKey
          queue.splice(0, queue.length, ...queue.filter(stays))
          failed = failed.filter(stays)
        },
        () => {},
      )
    },
    async work<T extends object>(job: Job<T>, handler: (payload: T, attempt: Attempt) => Promise<void>) {
      // Only payloads of this job reach its handler.
      handlers.set(job.name, handler as (payload: object, attempt: Attempt) => Promise<void>)
    },
    async schedule() {},
    waiting: () => queue,
    retryFailed() {
      queue.push(...failed)
      failed = []
    },
    async runAll() {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const handler = handlers.get(next.name)
        if (!handler) throw new Error(`Nobody works on ${next.name}`)
        next.tries += 1
        try {
          await handler(next.payload, { id: next.id, number: next.tries, queuedAt: next.queuedAt, signal })
        } catch (error) {
          failed.push(next)
          throw error
        }
      }
    },
  }
}
