import { endTogether } from '../lib/commands.ts'
import type { Count } from '../lib/count-tests.ts'
import { suites } from '../lib/suites.ts'

endTogether()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. Suites: ${suites.map((suite) => suite.name).join(', ')}`)
  process.exit(1)
}

const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []
for (const suite of suites.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  console.log(`\n— ${suite.name} —`)
  const { passed, failed } = await suite.run()
  total.passed += passed
  total.failed += failed
  lines.push(`${failed > 0 ? 'FAIL' : 'PASS'}  ${suite.name.padEnd(8)} ${passed} passed, ${failed} failed`)
}

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
