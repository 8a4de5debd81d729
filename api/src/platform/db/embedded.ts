import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findBinaries } from './embedded-binaries.ts'
import { createClusterFolder, findHome, findOwner } from './embedded-place.ts'
import { type EmbeddedDatabase, findServer, initialise, launch, shutDown, urlOf } from './embedded-server.ts'

export interface EmbeddedOptions {
  /** Kerf's data directory; created if missing. */
  dataDir: string
  /** For tests: trades safety against a power loss for speed. */
  fast?: boolean
  log?: (message: string) => void
}

/**
 * Starts the PostgreSQL server of a data directory on a free port of 127.0.0.1, creating it first if there is none. It
 * first shuts down a server left running by a killed Kerf. Throws if another Kerf is running on the directory.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log = () => {}, fast = false } = options
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true })
  const existing = await findHome(dataDir)
  const owner = await findOwner(existing)
  const binaries = await findBinaries(owner)
  const clusterAt = (home: string) => ({ home, data: join(home, 'data'), owner, binaries, fast })
  const home =
    existing ?? (await createClusterFolder(dataDir, owner, (unfinished) => initialise(clusterAt(unfinished))))
  const cluster = clusterAt(home)

  const running = await findServer(cluster.data)
  if (running) {
    if (running.parent === running.startedBy) throw anotherKerf(dataDir, running.startedBy)
    log('Shutting down the database left running by a killed Kerf')
    await shutDown(cluster)
  }
  const server = await launch(cluster)
  if (server === 'taken') throw anotherKerf(dataDir)
  return server
}

/** The connection string of the running server of a data directory, or undefined. */
export async function findEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
  const home = await findHome(resolve(dataDir))
  if (!home) return undefined
  const server = await findServer(join(home, 'data'))
  return server && (await urlOf(home, server.port, 'kerf'))
}

function anotherKerf(dataDir: string, pid?: number): Error {
  return new Error(`Another Kerf is running on ${dataDir}${pid === undefined ? '' : ` (process ${pid})`}`)
}
