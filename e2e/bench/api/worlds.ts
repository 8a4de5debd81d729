import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../../api/src/platform/db/embedded.ts'
import { apiOf } from '../../fixtures/api.ts'
import { startKerf } from '../../fixtures/server.ts'
import { signedIn } from './seed/people.ts'
import { type Seeding, seed } from './seed/seed.ts'

export type Person = keyof typeof signedIn | 'admin'

/** A seeded database, Kerf on it, and its signed-in users. */
export interface World {
  /** How many RFQs it holds. */
  size: number
  databaseUrl: string
  kerf: Awaited<ReturnType<typeof startKerf>>
  tokens: Record<Person, string>
}

/** One database server with a world for each size. */
export interface Worlds {
  worlds: World[]
  /** The folder with the server's log. */
  home: string
  remove(): Promise<void>
}

/** PostgreSQL with pg_stat_statements, which needs a second start and which Kerf's own databases do without. */
async function startDatabase(dataDir: string) {
  const first = await startEmbeddedDatabase({ dataDir })
  await execute(first.url, `alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await first.stop()
  return startEmbeddedDatabase({ dataDir })
}

export async function execute<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

function nameOf(size: number, { customers, withOffice }: Seeding): string {
  return `rfqs_${size}${customers === undefined ? '' : `_of_${customers}`}${withOffice ? '_office' : ''}`
}

async function openWorld(server: string, size: number, seeding: Seeding): Promise<World> {
  const name = nameOf(size, seeding)
  const url = new URL(server)
  url.pathname = `/${name}`
  const databaseUrl = url.href
  const [known] = await execute<{ comment: string | null }>(
    server,
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  )
  const isSeeded = known?.comment === 'seeded'
  if (!isSeeded) {
    await execute(server, `drop database if exists ${name} with (force)`)
    await execute(server, `create database ${name}`)
    await execute(databaseUrl, 'create extension pg_stat_statements')
  }
  const kerf = await startKerf({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000000',
    KERF_CHECK_ANSWERS: '0',
    // As in production: specs want each line before they go on.
    LOG_SYNC: '0',
  })
  if (!isSeeded) {
    const start = performance.now()
    await seed(databaseUrl, size, seeding)
    await execute(server, `comment on database ${name} is 'seeded'`)
    console.log(`Seeded ${size.toLocaleString('en-US')} RFQs in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  }
  const api = apiOf(kerf)
  const tokens = {
    admin: await api.signInAdmin(),
    member: await api.signIn(signedIn.member, kerf.admin.password),
    single: await api.signIn(signedIn.single, kerf.admin.password),
    submitter: await api.signIn(signedIn.submitter, kerf.admin.password),
  }
  return { size, databaseUrl, kerf, tokens }
}

/**
 * Starts everything that is measured.
 * @param kept a folder whose seeded databases are reused; by default a temporary one
 */
export async function openWorlds(sizes: readonly number[], kept?: string, seeding: Seeding = {}): Promise<Worlds> {
  const dataDir = kept ? resolve(kept) : await mkdtemp(join(tmpdir(), 'kerf-bench-'))
  const database = await startDatabase(dataDir)
  const worlds: World[] = []
  const remove = async () => {
    for (const { kerf } of worlds) await kerf.remove()
    await database.stop()
    if (!kept) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    for (const size of sizes) worlds.push(await openWorld(database.url, size, seeding))
  } catch (error) {
    await remove()
    throw error
  }
  return { worlds, home: join(dataDir, 'postgres'), remove }
}
