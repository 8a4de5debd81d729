import { changedFiles } from '../lib/changed.ts'
import { endTogether } from '../lib/commands.ts'
import type { Count } from '../lib/count-tests.ts'
import { type FileTime, slowestTable } from '../lib/slowest-files.ts'
import { suites } from '../lib/suites.ts'

endTogether()
const words = process.argv.slice(2)
/** `npm test -- changed` runs what a change touches; suites may be named beside it. */
const changed = words.includes('changed') ? changedFiles() : undefined
const asked = words.filter((word) => word !== 'changed')
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  const known = suites.map(({ name }) => name).join(', ')
  console.error(`No suite is called ${unknown.join(', ')}. Suites: ${known}; or changed, for what a change touches`)
  process.exit(1)
}

const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []
const times: FileTime[] = []
for (const suite of suites.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  console.log(`\n— ${suite.name} —`)
  const started = performance.now()
  const { count, times: ofFiles } = await suite.run(changed ? { changed } : {})
  const seconds = (performance.now() - started) / 1000
  total.passed += count.passed
  total.failed += count.failed
  times.push(...ofFiles)
  const verdict = count.failed > 0 ? 'FAIL' : 'PASS'
  lines.push(
    `${verdict}  ${suite.name.padEnd(8)} ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(0)} s`,
  )
}

if (times.length > 0) console.log(`\n${slowestTable(times)}`)
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
