import { join } from 'node:path'
import { endTogether, runNode } from '../lib/commands.ts'
import { root } from '../lib/root.ts'

endTogether()
/** What is made from the contracts, then the record of what shared-runtime offers, then the page of all events and the words of other languages. */
const scripts = [
  'shared-runtime/scripts/generate.ts',
  'shared-runtime/scripts/public-api.ts',
  'scripts/events-page.ts',
  'scripts/languages.ts',
]
for (const script of scripts) {
  const { code } = await runNode(join(root, script), process.argv.slice(2), { show: true })
  process.exitCode ||= code
}
