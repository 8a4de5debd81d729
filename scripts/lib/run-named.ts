import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { endTogether, runNode } from './commands.ts'
import { root } from './root.ts'

/**
 * Runs the program of a folder of e2e that the command line names, with the arguments behind its name.
 * @param task the npm script, which is also the folder's name
 */
export async function runNamed(task: 'bench' | 'soak'): Promise<void> {
  endTogether()
  const folder = join(root, 'e2e', task)
  const [name = '', ...rest] = process.argv.slice(2)
  const file = join(folder, `${name}.ts`)
  if (/^[a-z-]+$/.test(name) && existsSync(file)) {
    process.exitCode = (await runNode(file, rest, { show: true })).code
    return
  }
  const known = readdirSync(folder).filter((entry) => entry.endsWith('.ts'))
  console.error(`Choose one: npm run ${task} -- <${known.map((entry) => entry.slice(0, -3)).join(' | ')}>`)
  process.exitCode = 1
}
