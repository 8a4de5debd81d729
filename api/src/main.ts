import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startUps, workers } from './features.ts'
import { openDataDir } from './platform/data-dir.ts'
import { startEmbeddedDatabase } from './platform/db/embedded.ts'
import { openServer } from './platform/http/server.ts'
import { openPlatform } from './platform/open.ts'
import { type Opened, runProcess, say } from './platform/process.ts'
import { subscribers } from './subscribers.ts'

/** A process of Kerf: the API, the pages and, unless `KERF_WORKERS=0`, the jobs. */
await runProcess(async (opened) => {
  const config = readConfig(process.env)
  await openDataDir(config.dataDir)
  const server = await openServer(config.host, config.port, {
    headers: config.waits.http.headers,
    unreadBody: config.waits.http.unreadBody,
    // A proxy's connections belong to everybody, so requests are counted instead (app.ts).
    connectionsPerAddress: config.trustProxy > 0 ? 0 : config.connectionsPerAddress,
  })
  const url = config.databaseUrl ?? (await openEmbeddedDatabase(config, opened))
  const { platform, announceStop, close } = await openPlatform(config, url, 'kerf', subscribers)
  opened.defer(() => close(config.stopWithin))

  for (const startUp of startUps) await startUp(platform)
  const app = await createApp(platform)
  if (config.workers) for (const register of workers) await register(platform)
  server.serve(app.callback())
  opened.defer(async () => {
    announceStop()
    await server.stop(config.stopWithin)
  })
  say(`Kerf is ready at ${server.url}`)
})

async function openEmbeddedDatabase({ dataDir }: Config, opened: Opened): Promise<string> {
  let stopping = false
  const database = await startEmbeddedDatabase({ dataDir, log: say })
  opened.defer(() => {
    stopping = true
    return database.stop()
  })
  database.ended.then(() => {
    // Without its database a process only seems alive; a supervisor can restart it.
    if (!stopping) process.emit('uncaughtException', new Error('The database ended unexpectedly'))
  })
  return database.url
}
