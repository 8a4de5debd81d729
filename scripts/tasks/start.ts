import { readConfig } from '../../api/src/config.ts'
import { endTogether, runTask } from '../lib/commands.ts'
import { assertPortIsFree } from '../lib/port.ts'

const leaveSignalsToKerf = endTogether()

try {
  const { host, port } = readConfig(process.env)
  await assertPortIsFree(host, port)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// In a process of its own: what a build takes of memory is given back before Kerf runs.
const build = await runTask('build')
if (build.code !== 0) process.exit(build.code)

leaveSignalsToKerf()
await import('../../api/src/main.ts')
