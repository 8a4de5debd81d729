import { join } from 'node:path'
import { endTogether, runNode } from '../lib/commands.ts'
import { root } from '../lib/root.ts'

endTogether()
const { code } = await runNode(join(root, 'shared-runtime', 'scripts', 'generate.ts'), process.argv.slice(2), {
  show: true,
})
process.exitCode = code
