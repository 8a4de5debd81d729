import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { calledEndpoints, endpointsFile } from './endpoint-code.ts'

const target = path.join(import.meta.dirname, '../endpoints')

function generateAll(): Map<string, string> {
  const files = new Map<string, string>()
  for (const resource of new Set(endpoints.map((each) => each.resource))) {
    const calls = calledEndpoints(endpoints, resource)
    if (calls.length > 0) files.set(`${resource}.ts`, endpointsFile(resource, calls))
  }
  return files
}

async function staleFiles(fresh: Map<string, string>): Promise<string[]> {
  const present = await readdir(target).catch(() => [])
  const changed = await Promise.all(
    [...fresh].map(async ([name, code]) => {
      const old = await readFile(path.join(target, name), 'utf8').catch(() => '')
      return old === code ? [] : [name]
    }),
  )
  return [...changed.flat(), ...present.filter((name) => !fresh.has(name))]
}

const fresh = generateAll()
const stale = await staleFiles(fresh)
if (process.argv.includes('--check')) {
  if (stale.length > 0) console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const name of stale) {
    const code = fresh.get(name)
    if (code === undefined) await rm(path.join(target, name))
    else await writeFile(path.join(target, name), code)
  }
  console.log(stale.length > 0 ? `Generated ${stale.join(', ')}` : 'Generated files are fresh')
}
