import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { endTogether, runNode } from '../lib/commands.ts'
import { root } from '../lib/root.ts'

endTogether()
const folder = join(root, 'e2e', 'soak')
const [name = '', ...rest] = process.argv.slice(2)
const file = join(folder, `${name}.ts`)

if (/^[a-z-]+$/.test(name) && existsSync(file)) {
  process.exitCode = (await runNode(file, rest, { show: true })).code
} else {
  const known = readdirSync(folder).filter((entry) => entry.endsWith('.ts'))
  console.error(`Choose what to endure: npm run soak -- <${known.map((entry) => entry.slice(0, -3)).join(' | ')}>`)
  process.exitCode = 1
}
