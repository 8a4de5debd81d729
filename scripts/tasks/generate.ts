import { join } from 'node:path'
import { endTogether, runNode } from '../lib/commands.ts'
import { root } from '../lib/root.ts'

endTogether()
/** What is made from the contracts, then the record of what shared-runtime offers. */
const scripts = ['generate.ts', 'public-api.ts']
for (const script of scripts) {
  const file = join(root, 'shared-runtime', 'scripts', script)
  const { code } = await runNode(file, process.argv.slice(2), { show: true })
  process.exitCode ||= code
}
