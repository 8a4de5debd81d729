// Records what shared-runtime exports to modules, in public-api.txt, and fails on a change without a version bump, or if a
// workspace names another version: then a fresh clone could not be installed.
//   node public-api.ts          writes the record
//   node public-api.ts --check  fails if the record does not match the code
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { changeBetween, isEnough, publicApi, readRecord, writeRecord } from './public-api-record.ts'

const workspace = path.join(import.meta.dirname, '..')
const recordFile = path.join(workspace, 'public-api.txt')
const manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()).optional() })
const manifestOf = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
const { version } = manifestOf(workspace)

/** The workspaces that name another version of shared-runtime than the present one. */
function outdated(): string[] {
  const root = path.join(workspace, '..')
  return readdirSync(root).filter((name) => {
    if (!existsSync(path.join(root, name, 'package.json')) || name === 'node_modules') return false
    const named = manifestOf(path.join(root, name)).dependencies?.['@kerf/shared-runtime']
    return named !== undefined && named !== version
  })
}

const recorded = readRecord(readFileSync(recordFile, 'utf8'))
const present = publicApi(workspace)
const change = changeBetween(recorded.api, present)

if (change !== 'none' && !isEnough(recorded.version, version, change.kind)) {
  console.error(`shared-runtime ${version} needs a ${change.kind} version after ${recorded.version}:`)
  for (const name of change.names) console.error(`  ${name}`)
  process.exitCode = 1
} else if (outdated().length > 0) {
  console.error(`These do not name shared-runtime ${version} in package.json: ${outdated().join(', ')}`)
  process.exitCode = 1
} else if (process.argv.includes('--check')) {
  if (change !== 'none' || recorded.version !== version) {
    console.error('shared-runtime/public-api.txt is stale. Run npm run generate.')
    process.exitCode = 1
  }
} else {
  writeFileSync(recordFile, writeRecord({ version, api: present }))
}
