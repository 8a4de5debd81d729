import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../../../api/src/platform/db/embedded.ts'
import type { EmbeddedDatabase } from '../../../api/src/platform/db/embedded-server.ts'
import { type FaultyLine, openFaultyLine } from '../../../api/test/faulty-line.ts'
import { type KerfServer, startKerf } from '../../fixtures/server.ts'

/** Kerf with a separate database, so that each can be killed alone, and a connection between them that can fail. */
export interface Plant {
  kerf: KerfServer
  line: FaultyLine
  /** Of the database itself, past the line. It changes when the database is started again. */
  databaseUrl(): string
  killApi(): Promise<void>
  killDatabase(): Promise<void>
  startDatabase(): Promise<void>
  remove(): Promise<void>
}

/**
 * @param env what Kerf reads from its environment beside its database
 * @param dataFolder where its data directory is made
 */
export async function startPlant(env: Record<string, string> = {}, dataFolder?: string): Promise<Plant> {
  const folder = await mkdtemp(join(tmpdir(), 'kerf-soak-'))
  let database: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir: folder })
  const line = await openFaultyLine(database.url)
  const kerf = await startKerf({ DATABASE_URL: line.url, RATE_LIMIT_FACTOR: '100000', ...env }, dataFolder)
  return {
    kerf,
    line,
    databaseUrl: () => database.url,
    killApi: async () => void (await kerf.stop('SIGKILL')),
    async killDatabase() {
      const home = await realpath(join(folder, 'postgres'))
      const [pid = ''] = (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await database.ended
    },
    async startDatabase() {
      database = await startEmbeddedDatabase({ dataDir: folder })
      line.setTarget(database.url)
    },
    async remove() {
      await kerf.remove()
      await line.close()
      await database.stop()
      const home = await realpath(join(folder, 'postgres')).catch(() => folder)
      for (const each of [home, folder]) await rm(each, { recursive: true, force: true })
    },
  }
}

/** Waits until `holds`. @returns how many milliseconds it took; undefined when it did not within `patience` */
export async function until(holds: () => Promise<boolean>, patience: number): Promise<number | undefined> {
  const began = Date.now()
  for (;;) {
    if (await holds().catch(() => false)) return Date.now() - began
    if (Date.now() - began > patience) return undefined
    await pause(100)
  }
}
