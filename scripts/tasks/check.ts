import { printCheck, runChecks } from '../lib/checks.ts'
import { endTogether } from '../lib/commands.ts'

endTogether()
const results = await runChecks(printCheck)
const failed = results.filter((result) => !result.passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
