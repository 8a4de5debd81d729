import { readConfig } from '../config.ts'
import { ensureFirstAdmin } from '../features/auth/admin-service.ts'
import { loadDemo } from '../features/demo/service.ts'
import { demoPassword } from '../features/demo/world.ts'
import { findEmbeddedDatabase, startEmbeddedDatabase } from '../platform/db/embedded.ts'
import { openPlatform } from '../platform/open.ts'
import { runCommand, say } from '../platform/process.ts'
import { subscribers } from '../subscribers.ts'

/** Loads the demo world into the embedded database, beside a running Kerf or without one. */
await runCommand(async (opened) => {
  const config = readConfig(process.env)
  if (config.databaseUrl) throw new Error('The demo world is never loaded into an external database.')
  let url = await findEmbeddedDatabase(config.dataDir)
  if (!url) {
    const database = await startEmbeddedDatabase({ dataDir: config.dataDir })
    opened.defer(() => database.stop())
    url = database.url
  }
  const { platform, close } = await openPlatform(config, url, 'kerf demo', subscribers)
  opened.defer(() => close(config.stopWithin))
  await ensureFirstAdmin(platform)
  const isLoaded = await loadDemo(platform)
  say(
    isLoaded
      ? `The demo world is loaded. Everybody's password is ${demoPassword}`
      : 'There are already customers, so nothing was loaded.',
  )
})
