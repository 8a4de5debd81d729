import { buildStale } from '../../module-kit/src/build/build-workspaces.ts'
import { endTogether } from '../lib/commands.ts'
import { root } from '../lib/root.ts'

endTogether()

try {
  await buildStale(root, console.log)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
