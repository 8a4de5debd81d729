import { changedFiles } from '../lib/changed.ts'
import { endTogether } from '../lib/commands.ts'
import type { Count } from '../lib/count-tests.ts'
import { failureList } from '../lib/failures.ts'
import { runSuites } from '../lib/run-suites.ts'
import { slowestTable } from '../lib/slowest-files.ts'
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

const chosen = suites.filter(({ name }) => asked.length === 0 || asked.includes(name))
const ended = await runSuites(chosen, changed, (line) => console.log(line))
const total = sumOf(ended.map(({ count }) => count))
const times = ended.flatMap((suite) => suite.times)
const failures = ended.flatMap((suite) => suite.failures)
const lines = ended.map(({ name, count: { passed, failed }, seconds }) => {
  const verdict = failed > 0 ? 'FAIL' : 'PASS'
  return `${verdict}  ${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`
})
if (times.length > 0) console.log(`\n${slowestTable(times)}`)
if (failures.length > 0) console.log(`\n${failureList(failures)}`)
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function sumOf(counts: readonly Count[]): Count {
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
  return { passed: sum(counts.map(({ passed }) => passed)), failed: sum(counts.map(({ failed }) => failed)) }
}
