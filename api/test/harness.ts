import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { workers } from '../src/features.ts'
import { closeDatabase, openDatabase } from '../src/platform/db/connect.ts'
import type { DomainEvent } from '../src/platform/events/domain-event.ts'
import { onEvery, type Subscriber } from '../src/platform/events/subscriber.ts'
import type { Routes } from '../src/platform/feature.ts'
import { openServer } from '../src/platform/http/server.ts'
import { createLive } from '../src/platform/live/live.ts'
import { createLog } from '../src/platform/log/log.ts'
import type { Mailer, MailMessage } from '../src/platform/mail/mailer.ts'
import { assemblePlatform } from '../src/platform/open.ts'
import type { Platform } from '../src/platform/platform.ts'
import { createObjectStore } from '../src/platform/storage/create-object-store.ts'
import { DiskStore } from '../src/platform/storage/disk-store.ts'
import type { ObjectStore } from '../src/platform/storage/object-store.ts'
import { PatientStore } from '../src/platform/storage/patient-store.ts'
import { subscribers } from '../src/subscribers.ts'
import { createTestDatabase } from './database.ts'
import { createTestJobs, type TestJobs } from './test-jobs.ts'

/** How a test calls the API. */
export interface Ask {
  /** The caller's token; a visitor if omitted. */
  as?: string
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: Headers
  /** The JSON of the answer; `undefined` if there is none. Tests read what they expect, and fail if it is missing. */
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects, which is what it tests
  body: any
  bytes: Buffer
}

/** The API on its own database, in this process. */
export interface TestApi {
  url: string
  platform: Platform
  knex: Knex
  jobs: TestJobs
  /** All mails since the start; run queued jobs first. */
  mails: MailMessage[]
  /** All events since the start, even in transactions that were rolled back. */
  happened: Happened[]
  request(method: string, path: string, ask?: Ask): Promise<Answered>
  /** Runs all waiting jobs. */
  runJobs(): Promise<void>
  /** Moves the API's clock forward. Codes, sessions and validity follow it; rate limits do not. */
  passTime(milliseconds: number): void
  stop(): Promise<void>
}

interface Happened {
  event: DomainEvent
  facts: object
}

export interface StartOptions {
  /** Environment variables, as `npm start` would read them. */
  env?: Record<string, string>
  /** Overrides of the parsed configuration. */
  config?: Partial<Config>
  /** Calls that only tests of the platform have. */
  routes?: Routes
  /** Sends mails, instead of only remembering them. */
  mailer?: Mailer
  /** Something to put between the API and its stored files, such as a fault. */
  store?: (kept: ObjectStore) => ObjectStore
  /** Something to put between the API and its database: another address for the same one. */
  databaseUrl?: (url: string) => Promise<string>
}

/** Starts the API for one test file; `stop()` it in `afterAll`. */
export async function startApi(options: StartOptions = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kerf-api-'))
  const database = await createTestDatabase()
  const config: Config = {
    ...readConfig({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      KERF_CHECK_ANSWERS: '1',
      DATA_DIR: dataDir,
      ...options.env,
    }),
    ...options.config,
  }
  const mails: MailMessage[] = []
  let passed = 0
  const clock = () => new Date(Date.now() + passed)
  const jobs = createTestJobs(clock)
  const log = createLog(config.log.level)
  const live = createLive({ url: database.url, log })
  const { waits } = config
  const kept = options.store?.(new DiskStore(join(dataDir, 'objects')))
  const store = kept ? new PatientStore(kept, waits.store) : createObjectStore({ dataDir, waits: waits.store })
  const knex = options.databaseUrl
    ? openDatabase({ url: await options.databaseUrl(database.url), waits: waits.database })
    : database.knex
  const stop = new AbortController()
  const mailer: Mailer = {
    async send(message) {
      mails.push(message)
      return options.mailer?.send(message) ?? { id: `test-${mails.length}` }
    },
    close() {},
  }
  const parts = { config, knex, store, jobs, live, log, mailer, clock, stopping: stop.signal }
  const happened: Happened[] = []
  await live.start()
  const platform = await assemblePlatform(parts, [...subscribers, recorderOf(happened)])
  for (const register of workers) await register(platform)
  const server = await openServer('127.0.0.1', 0, {
    ...waits.http,
    connectionsPerAddress: config.trustProxy > 0 ? 0 : config.connectionsPerAddress,
  })
  server.serve((await createApp(platform, options.routes ? [options.routes] : [])).callback())
  const { url } = server
  return {
    url,
    platform,
    knex: database.knex,
    jobs,
    mails,
    happened,
    request: (method, path, ask) => request(url, method, path, ask),
    runJobs: () => jobs.runAll(),
    passTime(milliseconds) {
      passed += milliseconds
    },
    async stop() {
      stop.abort()
      await server.stop(0)
      await platform.documents.close()
      await live.stop()
      await store.close()
      if (knex !== database.knex) await closeDatabase(knex, 1_000)
      await database.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const recorderOf = (happened: Happened[]): Subscriber => ({
  name: 'test',
  sendsMail: false,
  subscriptions: () => [onEvery(async (_occasion, facts, event) => void happened.push({ event, facts }))],
})

async function request(url: string, method: string, path: string, ask: Ask = {}): Promise<Answered> {
  const { as, json, form, headers } = ask
  const response = await fetch(`${url}${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    redirect: 'manual',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined,
    bytes,
  }
}
