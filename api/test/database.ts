import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { closeDatabase, openDatabase } from '../src/platform/db/connect.ts'
import { startEmbeddedDatabase } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** A PostgreSQL server for tests. */
export interface TestServer {
  /** Connection string of a database that always exists. */
  url: string
  /** The name of a migrated, empty database that tests clone. */
  template: string
}

export interface TestDatabase {
  url: string
  knex: Knex
  /** Closes `knex` and drops the database, whoever else is connected. */
  destroy(): Promise<void>
}

/**
 * Starts a throw-away server, or uses that of `TEST_DATABASE_URL` (whose user must be allowed to create databases), and
 * creates the template.
 */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const { url, stop } = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startEmbeddedServer()
  const template = `kerf_template_${randomName()}`
  await administer(url, (knex) => knex.raw("create database ?? encoding 'UTF8' template template0", [template]))
  const knex = openDatabase({ url: withDatabase(url, template), poolSize: 2 })
  await migrate(knex)
  await closeDatabase(knex)
  return {
    url,
    template,
    stop: async () => {
      await administer(url, (knex) => knex.raw('drop database ?? with (force)', [template]))
      await stop()
    },
  }
}

/** Clones the template: a migrated, empty database for one test file. Inside vitest the run's own server is used. */
export async function createTestDatabase(server?: TestServer): Promise<TestDatabase> {
  const { url: serverUrl, template } = server ?? (await import('vitest')).inject('testServer')
  const name = `kerf_test_${randomName()}`
  await administer(serverUrl, (knex) => knex.raw('create database ?? template ??', [name, template]))
  const url = withDatabase(serverUrl, name)
  const knex = openDatabase({ url })
  return {
    url,
    knex,
    destroy: async () => {
      await closeDatabase(knex)
      await administer(serverUrl, (admin) => admin.raw('drop database ?? with (force)', [name]))
    },
  }
}

async function startEmbeddedServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kerf-test-'))
  // As root: let the database's user in, so that everything is stored here and deleted with the folder.
  await chmod(dataDir, 0o755)
  const database = await startEmbeddedDatabase({ dataDir, fast: true })
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function administer(url: string, work: (knex: Knex) => PromiseLike<unknown>): Promise<void> {
  const knex = openDatabase({ url, poolSize: 1 })
  try {
    await work(knex)
  } finally {
    await closeDatabase(knex)
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

function randomName(): string {
  return randomBytes(6).toString('hex')
}
