import { endTogether, runTask } from '../lib/commands.ts'
import { endUnlessKerfCanStart } from '../lib/settings.ts'

const leaveSignalsToKerf = endTogether()
await endUnlessKerfCanStart()

// In a process of its own: what a build takes of memory is given back before Kerf runs.
const build = await runTask('build')
if (build.code !== 0) process.exit(build.code)

leaveSignalsToKerf()
await import('../../api/src/main.ts')
