import { readConfig } from './config.ts'
import { workers } from './features.ts'
import { openDataDir } from './platform/data-dir.ts'
import { findEmbeddedDatabase } from './platform/db/embedded.ts'
import { openPlatform } from './platform/open.ts'
import { runProcess, say } from './platform/process.ts'
import { subscribers } from './subscribers.ts'

/** A process that only runs jobs, beside the API processes of the same database. */
await runProcess(async (opened) => {
  const config = readConfig(process.env)
  await openDataDir(config.dataDir)
  const url = config.databaseUrl ?? (await findEmbeddedDatabase(config.dataDir))
  if (!url) throw new Error('Set DATABASE_URL, or start Kerf first: its embedded database is not running')
  const { platform, announceStop, close } = await openPlatform(config, url, 'kerf worker', subscribers)
  opened.defer(() => {
    announceStop()
    return close(config.stopWithin)
  })
  for (const register of workers) await register(platform)
  say('Kerf is working on jobs')
})
