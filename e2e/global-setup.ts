import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { startTestServer } from '../api/test/database.ts'
import { testServerVariable } from './fixtures/test-database.ts'

/**
 * The specs run on the built product: anything changed since the last build is built first. One PostgreSQL server is
 * started for the run, with a migrated database that each Kerf clones.
 */
export default async function prepare() {
  const checkout = resolve(import.meta.dirname, '..')
  const build = spawnSync(process.execPath, ['scripts/tasks/build.ts'], { cwd: checkout, stdio: 'inherit' })
  if (build.status !== 0) throw new Error('Kerf could not be built, so no spec was run')
  const { stop, ...server } = await startTestServer()
  // Workers are processes that inherit it.
  process.env[testServerVariable] = JSON.stringify(server)
  return stop
}
