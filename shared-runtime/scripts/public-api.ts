// Records what shared-runtime exports to modules, in public-api.txt, and fails on a change without a version bump.
//   node public-api.ts          writes the record
//   node public-api.ts --check  fails if the record does not match the code
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { changeBetween, isEnough, publicApi, readRecord, writeRecord } from './public-api-record.ts'

const workspace = path.join(import.meta.dirname, '..')
const recordFile = path.join(workspace, 'public-api.txt')
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8')))

const recorded = readRecord(readFileSync(recordFile, 'utf8'))
const present = publicApi(workspace)
const change = changeBetween(recorded.api, present)

if (change !== 'none' && !isEnough(recorded.version, version, change.kind)) {
  console.error(`shared-runtime ${version} needs a ${change.kind} version after ${recorded.version}:`)
  for (const name of change.names) console.error(`  ${name}`)
  process.exitCode = 1
} else if (process.argv.includes('--check')) {
  if (change !== 'none' || recorded.version !== version) {
    console.error('shared-runtime/public-api.txt is stale. Run npm run generate.')
    process.exitCode = 1
  }
} else {
  writeFileSync(recordFile, writeRecord({ version, api: present }))
}
