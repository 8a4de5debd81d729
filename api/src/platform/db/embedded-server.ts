import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as elapse } from 'node:timers/promises'
import pg from 'pg'
import type { Binaries } from './embedded-binaries.ts'
import { childEnvironment, findProcess, type Owner, type RunningProcess, run } from './embedded-process.ts'

export interface Cluster {
  home: string
  data: string
  owner: Owner
  binaries: Binaries
  fast: boolean
}

export interface EmbeddedDatabase {
  /** Connection string of the database `kerf`, as superuser. */
  url: string
  /** Shuts the server down and waits until it has ended. */
  stop(): Promise<void>
  /** Settles when the server has ended, requested or not. */
  ended: Promise<void>
}

const userName = 'kerf'
const databaseName = 'kerf'

/** How long a start waits until a killed server's processes release its shared memory, in milliseconds. */
const patience = 60_000
const logLimit = 10_000_000

/**
 * Creates an empty cluster in a home that has its password. Text sorts by code point and changes case by PostgreSQL's
 * own Unicode tables: a system update cannot break an index.
 */
export async function initialise({ binaries, home, data, owner, fast }: Cluster): Promise<void> {
  const make = (letters: string) =>
    run(
      binaries.initdb,
      [
        ...['-D', data, '--username', userName, '--pwfile', join(home, 'password')],
        ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', letters],
        ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', ...(fast ? ['--no-sync'] : [])],
      ],
      owner,
    )
  // Trigrams ask the system which characters are letters; without the C.UTF-8 locale only ASCII letters count.
  await make('C.UTF-8').catch(() => make('C'))
}

export interface RunningServer {
  port: number
  parent: number
  /** The Kerf that started it; equals `parent` as long as that Kerf runs. */
  startedBy: number
}

/** The running server of a cluster, if any. */
export async function findServer(data: string): Promise<RunningServer | undefined> {
  const lock = await readLock(data)
  const found = lock && (await findProcess(lock.pid))
  if (!found || !isServerOf(found, data)) return undefined
  return { port: lock.port, parent: found.parent, startedBy: Number(/kerf\.started_by=(\d+)/.exec(found.command)?.[1]) }
}

/** A connection string as superuser. */
export async function urlOf(home: string, port: number, database: string): Promise<string> {
  const password = await readFile(join(home, 'password'), 'utf8')
  return `postgres://${userName}:${password}@127.0.0.1:${port}/${database}`
}

/** Stops the server of a cluster, whoever started it, and waits until it has ended. */
export async function shutDown({ data, owner, binaries, fast }: Cluster): Promise<void> {
  const mode = fast ? 'immediate' : 'fast'
  await run(binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-w', '-t', '300'], owner).catch(
    async (error: unknown) => {
      // It may have ended by itself, or have been killed, meanwhile.
      if (await findServer(data)) throw error
    },
  )
}

/** Starts the server of a cluster; `'taken'` if another server has it. */
export async function launch(cluster: Cluster): Promise<EmbeddedDatabase | 'taken'> {
  await removeStaleLock(cluster.data)
  await limitLog(cluster.home)
  const begun = Date.now()
  for (;;) {
    const port = await findFreePort()
    const child = await spawnServer(cluster, port)
    const problem = await becomeReady(cluster, child, port)
    if (problem === undefined) return await supervise(cluster, child, port)
    if (problem.includes('lock file "postmaster.pid"')) return 'taken'
    const passes = /could not bind|pre-existing shared memory/.test(problem) && Date.now() - begun < patience
    if (!passes) throw new Error(`The database did not start: ${problem}`)
    await elapse(250)
  }
}

async function readLock(data: string) {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid && port ? { pid, port } : undefined
}

function isServerOf(found: RunningProcess, data: string): boolean {
  return found.command.includes(`-D ${data} `)
}

/**
 * PostgreSQL ignores the lock of a dead process. After a reboot another program of the same user may have its id, and
 * PostgreSQL would take that for a running server for ever.
 */
async function removeStaleLock(data: string): Promise<void> {
  const lock = await readLock(data)
  const found = lock && (await findProcess(lock.pid))
  if (found && !isServerOf(found, data)) await rm(join(data, 'postmaster.pid'))
}

async function spawnServer({ home, data, owner, binaries, fast }: Cluster, port: number): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    // The caller is told of failed statements, and logs them without personal data.
    'log_min_messages=log',
    'log_checkpoints=off',
    'log_timezone=UTC',
    `kerf.started_by=${process.pid}`,
    ...(fast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const log = await open(join(home, 'log'), 'a', 0o600)
  const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...settings.flatMap((it) => ['-c', it])], {
    ...owner,
    cwd: '/',
    env: childEnvironment(),
    // In its own process group: Ctrl+C is for Kerf, which finishes its requests before it stops the database.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))])
  await log.close()
  return child
}

/** Waits, as long as recovery takes, for the server to respond; resolves to its output if it ends instead. */
async function becomeReady({ home }: Cluster, child: ChildProcess, port: number): Promise<string | undefined> {
  const logged = await stat(join(home, 'log')).then(({ size }) => size)
  const url = await urlOf(home, port, 'postgres')
  while (child.exitCode === null && child.signalCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
      if (rowCount === 0) await client.query(`create database ${databaseName}`)
      return undefined
    } catch {
      await elapse(25)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return (await readFile(join(home, 'log'))).subarray(logged).toString().trim() || `it ended with ${child.exitCode}`
}

async function supervise(cluster: Cluster, child: ChildProcess, port: number): Promise<EmbeddedDatabase> {
  const ended = once(child, 'exit').then(() => process.removeListener('exit', interrupt))
  // However Kerf exits, the database is shut down; only kill -9 prevents that.
  function interrupt() {
    child.kill('SIGINT')
  }
  process.on('exit', interrupt)
  child.unref()
  return {
    url: await urlOf(cluster.home, port, databaseName),
    ended: ended.then(() => {}),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      await shutDown(cluster)
      await ended
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('A TCP server has a port')
  return address.port
}

async function limitLog(home: string): Promise<void> {
  const log = join(home, 'log')
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  if (size > logLimit) await rename(log, `${log}.old`)
}
