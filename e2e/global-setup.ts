import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** The specs run on the product as built: what changed since the last build is built first. */
export default function buildProduct() {
  const checkout = resolve(import.meta.dirname, '..')
  const build = spawnSync(process.execPath, ['scripts/tasks/build.ts'], { cwd: checkout, stdio: 'inherit' })
  if (build.status !== 0) throw new Error('Kerf could not be built, so no spec was run')
}
