import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findEmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import type { EmbeddedDatabase } from './embedded-server.ts'

// Creating a cluster takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let dataDir: string
let running: EmbeddedDatabase[] = []
let others: ChildProcess[] = []

beforeAll(async () => {
  // Like a home folder, only its owner can enter it; if started by root, the database's own user cannot.
  folder = await mkdtemp(join(tmpdir(), 'kerf-embedded-'))
  dataDir = join(folder, 'data')
  // A first start that was killed half-way.
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'exit')
  await mkdir(join(dataDir, `postgres.new-${killed.pid}`, 'data'), { recursive: true })
})

afterEach(async () => {
  await Promise.all(others.filter((other) => other.exitCode === null && other.signalCode === null).map(kill))
  await Promise.all(running.map((database) => database.stop()))
  if (await findEmbeddedDatabase(dataDir)) await (await start()).stop()
  running = []
  others = []
})

afterAll(async () => {
  const home = await realpath(join(dataDir, 'postgres'))
  for (const path of [home, folder]) await rm(path, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir })
  running.push(database)
  return database
}

/** Starts the database in a separate process, which runs until it is killed. */
async function startElsewhere(): Promise<ChildProcess> {
  const program = `
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    process.send('started')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  others.push(other)
  await Promise.race([once(other, 'message'), once(other, 'exit').then(() => Promise.reject(new Error('It ended')))])
  return other
}

async function kill(other: ChildProcess): Promise<void> {
  other.kill('SIGKILL')
  await once(other, 'exit')
}

async function query(url: string | undefined, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end()
  }
}

test('data survives a stop and a start', async () => {
  const first = await start()
  await query(first.url, `create table stopped as select 'Müller' as name`)
  await first.stop()
  await first.ended
  const second = await start()
  expect(await query(second.url, 'select * from stopped')).toEqual([{ name: 'Müller' }])
})

test('a killed first start does not block the next one', async () => {
  await start()
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('if Kerf was killed but its database is still running, the next start takes over and loses nothing', async () => {
  const other = await startElsewhere()
  await query(await findEmbeddedDatabase(dataDir), 'create table orphaned as select 1 as value')
  await kill(other)
  const orphan = await findEmbeddedDatabase(dataDir)
  expect(await query(orphan, 'select * from orphaned')).toEqual([{ value: 1 }])

  const database = await start()
  expect(await query(database.url, 'select * from orphaned')).toEqual([{ value: 1 }])
  await expect(query(orphan, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('if Kerf and its database were killed, the next start recovers what was committed', async () => {
  const other = await startElsewhere()
  const url = await findEmbeddedDatabase(dataDir)
  await query(url, 'create table killed as select 1 as value')
  const [server] = await query(url, `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`)
  await kill(other)
  process.kill(Number(Object(server).pid), 'SIGKILL')

  const database = await start()
  expect(await query(database.url, 'select * from killed')).toEqual([{ value: 1 }])
})

test('a lock naming another program does not block the start', async () => {
  await (await start()).stop()
  const data = join(await realpath(join(dataDir, 'postgres')), 'data')
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5432\n\n127.0.0.1\n`)
  const database = await start()
  expect(await query(database.url, 'select 1 as value')).toEqual([{ value: 1 }])
})

test('a second Kerf on the same data directory is refused, and the first continues', async () => {
  await startElsewhere()
  await expect(start()).rejects.toThrow(`Another Kerf is running on ${dataDir}`)
  expect(await query(await findEmbeddedDatabase(dataDir), 'select 1 as value')).toEqual([{ value: 1 }])
})

test('of two starts at once, one gets the database and the other is refused', async () => {
  const outcomes = await Promise.allSettled([startElsewhere(), start()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a missing database is not replaced with an empty one', async () => {
  await (await start()).stop()
  const data = join(await realpath(join(dataDir, 'postgres')), 'data')
  await rename(data, `${data}.away`)
  await expect(start()).rejects.toThrow(/is missing/)
  await rename(`${data}.away`, data)
})

test('the server has what the schema needs, writes each commit to disk, and only its owner can read the password', async () => {
  const { url } = await start()
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
  await query(url, 'create extension citext')
  await query(url, 'create extension pg_trgm')
  const [settings] = await query(
    url,
    `select lower('ÄÖÜ') as lower, current_setting('fsync') as fsync, current_setting('TimeZone') as zone,
       current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding`,
  )
  expect(settings).toEqual({ lower: 'äöü', fsync: 'on', commit: 'on', zone: 'UTC', encoding: 'UTF8' })
})
