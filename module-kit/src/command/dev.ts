import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { assertAllowsLocal, LocalModulesForbidden, serveModule } from '../dev/serve-module.ts'
import { watchWorkspace } from '../dev/start-dev.ts'
import { descriptorFile } from '../release/descriptor.ts'
import { CommandFailed } from './client.ts'

/**
 * Shows a running Kerf on this machine with one module as it is built here, until the process is ended. Open pages
 * reload after each build.
 * @param workspace its folder, e.g. `mf-orders`
 */
export async function showLocal(
  url: string,
  root: string,
  workspace: string,
  port: number,
  say: (line: string) => void,
): Promise<void> {
  const folder = path.join(root, workspace)
  if (!existsSync(path.join(folder, 'module.json'))) throw new CommandFailed(`${workspace} holds no module.json`)
  await assertAllowsLocal(url).catch((error: unknown) => {
    throw error instanceof LocalModulesForbidden ? new CommandFailed(error.message) : error
  })
  await assertIsFree(port)
  process.env.KERF_BUILD = 'development'
  const dist = path.join(folder, 'dist')
  const shown: { renew?: () => void } = {}
  await watchWorkspace(root, workspace, say, () => shown.renew?.())
  if (!existsSync(path.join(dist, descriptorFile))) throw new CommandFailed(`${workspace} could not be built`)
  const local = await serveModule(url, dist, port)
  shown.renew = local.renew
  say(`${url} with ${workspace} of this machine: ${local.url}`)
}

/** Asked before the build: who waits for it wants to see it. @throws {CommandFailed} where something listens already */
async function assertIsFree(port: number): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(port, 'localhost'), 'listening')
  } catch (error) {
    throw new CommandFailed(`Port ${port} cannot be had: choose another with -- --port`, { cause: error })
  }
  await new Promise((resolve) => probe.close(resolve))
}
