import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventsPage } from './lib/events-page.ts'
import { root } from './lib/root.ts'

/** Writes docs/events.md; with `--check`, fails when it is not what the catalogue of events says. */
const file = join(root, 'docs', 'events.md')
const page = eventsPage()
if (!process.argv.includes('--check')) {
  writeFileSync(file, page)
} else if (readFileSync(file, 'utf8') !== page) {
  console.log('docs/events.md is stale: run npm run generate')
  process.exitCode = 1
}
