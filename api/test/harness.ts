import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { workers } from '../src/features.ts'
import type { DomainEvent } from '../src/platform/events/domain-event.ts'
import { onEvery, type Subscriber } from '../src/platform/events/subscriber.ts'
import type { Routes } from '../src/platform/feature.ts'
import { createLive } from '../src/platform/live/live.ts'
import { createLog } from '../src/platform/log/log.ts'
import type { Mailer, MailMessage } from '../src/platform/mail/mailer.ts'
import { assemblePlatform } from '../src/platform/open.ts'
import type { Platform } from '../src/platform/platform.ts'
import { createObjectStore } from '../src/platform/storage/create-object-store.ts'
import { subscribers } from '../src/subscribers.ts'
import { createTestDatabase } from './database.ts'
import { createTestJobs, type TestJobs } from './test-jobs.ts'

/** How a test asks the API. */
export interface Ask {
  /** The token of who asks; nobody when left out. */
  as?: string
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: Headers
  /** The JSON of the answer; `undefined` where it holds none. Tests read what they expect, and fail where it is not. */
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects, which is what it tests
  body: any
  bytes: Buffer
}

/** The API on a database of its own, in this process. */
export interface TestApi {
  url: string
  platform: Platform
  knex: Knex
  jobs: TestJobs
  /** What was mailed since the start; jobs that were queued must run first. */
  mails: MailMessage[]
  /** What happened since the start, also in transactions that were rolled back. */
  happened: Happened[]
  request(method: string, path: string, ask?: Ask): Promise<Answered>
  /** Runs all jobs that wait. */
  runJobs(): Promise<void>
  /** Moves the clock of the API forwards. Codes, sessions and validity follow it; rate limits do not. */
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
  /** Changes of the read configuration. */
  config?: Partial<Config>
  /** Calls that only a test of the platform has. */
  routes?: Routes
  /** Sends mails, instead of only remembering them. */
  mailer?: Mailer
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
  const store = createObjectStore({ dataDir })
  const stop = new AbortController()
  const mailer: Mailer = {
    async send(message) {
      mails.push(message)
      return options.mailer?.send(message) ?? { id: `test-${mails.length}` }
    },
    close() {},
  }
  const parts = { config, knex: database.knex, store, jobs, live, log, mailer, clock, stopping: stop.signal }
  const happened: Happened[] = []
  const platform = await assemblePlatform(parts, [...subscribers, recorderOf(happened)])
  await live.start()
  for (const register of workers) await register(platform)
  const server = createServer((await createApp(platform, options.routes ? [options.routes] : [])).callback())
  const url = await listen(server)
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
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await live.stop()
      await store.close()
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

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

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
