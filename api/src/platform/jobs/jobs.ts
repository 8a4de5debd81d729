import type { Knex } from 'knex'
import { fromKnex, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from '../log/log.ts'
import type { Job, QueueSettings } from './job.ts'

export interface EnqueueOptions {
  /** With the policy of the job: see `JobDefinition.policy`. */
  singletonKey?: string
  /** Not before this moment. */
  startAfter?: Date
  /** Of the waiting jobs of one name the highest run first, then the oldest. 0 by default. */
  priority?: number
}

/** What a handler is given besides its payload. */
export interface Attempt {
  /** The id of the job, the same at every attempt. */
  id: string
  /** 1 at the first attempt. */
  number: number
  /** When the job was queued. */
  queuedAt: Date
  /** Aborted when the attempt takes too long, or when the process stops without waiting. */
  signal: AbortSignal
}

export interface WorkOptions {
  /** How many jobs of this name this process runs at once. 1 by default. */
  concurrency?: number
}

export interface Jobs {
  /** Creates what is missing in the database, concurrently safe, and starts to poll for work. */
  start(): Promise<void>
  /** Takes no new jobs and waits for the running ones, at most `timeout` milliseconds (20,000 by default). */
  stop(options?: { timeout?: number }): Promise<void>
  /**
   * Queues a job in the transaction `tx`: it runs once that is committed, and never if it is not.
   * @returns its id, or `null` if its policy allows no more
   */
  enqueue<T extends object>(
    tx: Knex.Transaction,
    job: Job<T>,
    payload: T,
    options?: EnqueueOptions,
  ): Promise<string | null>
  /**
   * Takes the waiting jobs of this name with this `singletonKey` off the queue in the transaction `tx`, those that wait
   * for another attempt as well. A job that runs goes on.
   */
  withdraw<T extends object>(tx: Knex.Transaction, job: Job<T>, singletonKey: string): Promise<void>
  /** Runs jobs of this name in this process. A handler that throws is retried, so it must be idempotent. */
  work<T extends object>(
    job: Job<T>,
    handler: (payload: T, attempt: Attempt) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>
  /**
   * Queues a job on a schedule; once each time, however many processes schedule it.
   * @param cron five fields, in UTC
   */
  schedule<T extends object>(job: Job<T>, cron: string, payload: T): Promise<void>
}

export interface JobsOptions {
  /** Of the PostgreSQL database; it must reach a session, not a transaction pooler. */
  url: string
  log: Log
  /** Seconds between two polls, in case a notification is missed. 2 by default. */
  pollingIntervalSeconds?: number
  /** Milliseconds within which a connection must be established. 5,000 by default. */
  connectTimeout?: number
}

/** The dead letter queue for jobs of all names. */
const deadLetters = 'dead-letter'

/**
 * Jobs on pg-boss, in the schema `pgboss` of the product's own database. Any number of processes may queue and run
 * them.
 */
export function createJobs({ url, log, pollingIntervalSeconds = 2, connectTimeout = 5_000 }: JobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    connectionTimeoutMillis: connectTimeout,
    // Notifications trigger polling; the connections serve fetching and settling only.
    max: 5,
    useListenNotify: true,
    // Every process maintains retries, expiry and deletion; pg-boss lets one do so at a time.
    supervise: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    openTelemetry: { enabled: false },
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, `job queue: ${message}`))

  // Notifications announce new jobs only: polling finds retries and jobs another process gave up.
  const watch = {
    includeMetadata: true,
    pollingIntervalSeconds,
    notifyPollingIntervalSeconds: pollingIntervalSeconds,
  } as const

  const queues = new Map<string, Promise<void>>()
  let reportsDead: Promise<unknown> | undefined

  /** A queue is created on first use, so that nobody has to keep a list of all jobs. */
  function ensureQueue(job: QueueSettings): Promise<void> {
    const known = queues.get(job.name)
    if (known) return known
    const made = makeQueue(boss, job)
    queues.set(job.name, made)
    made.catch(() => queues.delete(job.name)) // the caller is told; the next one tries again
    return made
  }

  return {
    async start() {
      await boss.start({ attempts: 5 })
      await boss.createQueue(deadLetters, { notify: true, retryLimit: 0 })
    },
    async stop({ timeout = 20_000 } = {}) {
      await boss.stop({ graceful: true, timeout })
    },
    async enqueue(tx, job, payload, options = {}) {
      await ensureQueue(job)
      return boss.send(job.name, job.payload?.parse(payload) ?? payload, { ...options, db: fromKnex(tx) })
    },
    async withdraw(tx, job, singletonKey) {
      await ensureQueue(job)
      const db = fromKnex(tx)
      const waiting = await boss.findJobs(job.name, { key: singletonKey, queued: true, db })
      if (waiting.length === 0) return
      await boss.deleteJob(
        job.name,
        waiting.map(({ id }) => id),
        { db },
      )
    },
    async work(job, handler, { concurrency = 1 } = {}) {
      await ensureQueue(job)
      reportsDead ??= boss.work(deadLetters, watch, async (dead) => dead.map((letter) => reportDead(log, letter)))
      await reportsDead
      for (let worker = 0; worker < concurrency; worker += 1) {
        let id: string | undefined
        id = await boss.work<object, void, typeof watch>(job.name, watch, async ([delivered]) => {
          if (!delivered) return
          try {
            await attempt(log, job, handler, delivered)
          } finally {
            // More may be waiting; without this they would wait until the next poll or notification.
            if (id !== undefined) boss.notifyWorker(id)
          }
        })
      }
    },
    async schedule(job, cron, payload) {
      await ensureQueue(job)
      await boss.schedule(job.name, cron, payload)
    },
  }
}

async function makeQueue(boss: PgBoss, job: QueueSettings): Promise<void> {
  const { name, policy, retryLimit, retryDelay, retryDelayMax, expireInSeconds, deleteAfterSeconds } = job
  const settings = {
    retryLimit,
    retryDelay,
    retryDelayMax,
    retryBackoff: true,
    expireInSeconds,
    deleteAfterSeconds,
    // A job of a killed process is retried after this, not only when it expires.
    heartbeatSeconds: 30,
    deadLetter: deadLetters,
    notify: true,
  }
  await boss.createQueue(name, { ...settings, policy })
  // An older release may have created the queue with other settings.
  await boss.updateQueue(name, settings)
}

async function attempt<T extends object>(
  log: Log,
  job: Job<T>,
  handler: (payload: T, attempt: Attempt) => Promise<void>,
  delivered: JobWithMetadata<object>,
): Promise<void> {
  const { id, data, retryCount, createdOn, signal } = delivered
  try {
    // Without a schema only the job's declared type describes the payload.
    const payload = job.payload ? job.payload.parse(data) : (data as T)
    await handler(payload, { id, number: retryCount + 1, queuedAt: createdOn, signal })
  } catch (error) {
    log.warn({ err: error, job: job.name, id, attempt: retryCount + 1, of: job.retryLimit + 1 }, 'a job failed')
    throw error
  }
}

/** The payload stays out of the log because it may contain addresses and codes. */
function reportDead(log: Log, letter: JobWithMetadata<unknown>): void {
  log.error(
    {
      job: letter.sourceName,
      id: letter.sourceId,
      attempts: (letter.sourceRetryCount ?? 0) + 1,
      failure: letter.sourceOutput,
    },
    'a job was given up',
  )
}
