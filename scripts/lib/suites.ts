import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { relatedFiles, touchedSpecs } from './changed.ts'
import { type CheckResult, printCheck, runChecks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { type Options, runNode, runTask } from './commands.ts'
import { countPlaywright, countVitest, settle } from './count-tests.ts'
import { type Failure, playwrightFailures, vitestFailures } from './failures.ts'
import { cacheFolder, root, tool } from './root.ts'
import type { Result, Run, Suite } from './run-suites.ts'
import { playwrightTimes, vitestTimes } from './slowest-files.ts'

/**
 * What `npm test` runs; of each lane the quickest answers come first. Browsers wait more than they work, so the other
 * suites run meanwhile.
 */
export const suites: Suite[] = [
  { name: 'browser', lane: 'browser', run: browserSuite },
  { name: 'check', lane: 'others', run: checkSuite },
  { name: 'unit', lane: 'others', run: (run) => vitestSuite('unit', ['unit', 'dom'], run) },
  { name: 'api', lane: 'others', run: apiSuite },
]

const nothingToRun: Result = { count: { passed: 0, failed: 0 }, times: [], failures: [] }
const failed: Result = { count: { passed: 0, failed: 1 }, times: [], failures: [] }

async function checkSuite({ print = console.log }: Run): Promise<Result> {
  const results = await runChecks((result) => printCheck(result, print))
  const failures = results.filter((result) => !result.passed).map(checkFailure)
  return { count: { passed: results.length - failures.length, failed: failures.length }, times: [], failures }
}

/** A check is no file: it goes by its name. */
const checkFailure = ({ name }: CheckResult): Failure => ({
  suite: 'check',
  file: 'npm run check',
  title: name,
  reason: 'see above',
})

async function vitestSuite(name: string, projects: string[], { changed, print }: Run): Promise<Result> {
  const file = reportFile(name)
  const related = changed && relatedFiles(changed)
  if (related?.length === 0) return nothingToRun
  const { code } = await runNode(
    tool('vitest/vitest.mjs'),
    [
      ...(related ? ['related', ...related, '--run', '--passWithNoTests'] : ['run']),
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    shown(print),
  )
  const report = readReport(file)
  const times = vitestTimes(name, report, root)
  if (related && code === 0 && times.length === 0) return nothingToRun
  return { count: settle(code, countVitest(report)), times, failures: vitestFailures(name, report, root) }
}

/** Settles when what is being built is built. */
let building: Promise<unknown> = Promise.resolve()

async function apiSuite(run: Run): Promise<Result> {
  // Some of its tests start Kerf, which must not find a half-built module.
  await building
  return vitestSuite('api', ['api'], run)
}

async function browserSuite({ changed, print }: Run): Promise<Result> {
  const specs = changed && touchedSpecs(changed, globSync('**/*.spec.ts', { cwd: join(root, 'e2e', 'specs') }))
  if (specs?.length === 0) return nothingToRun
  const build = runTask('build', [], shown(print))
  building = build
  const chromium = await ensureChromium(print)
  if ((await build).code !== 0 || !chromium) return failed
  const file = reportFile('browser')
  const { code } = await runNode(
    tool('@playwright/test/cli.js'),
    ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), '--reporter=list,json', ...(specs ?? [])],
    { ...shown(print), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  const report = readReport(file)
  return {
    count: settle(code, countPlaywright(report)),
    times: playwrightTimes('browser', report, 'e2e/specs'),
    failures: playwrightFailures('browser', report, 'e2e/specs'),
  }
}

const shown = (print: Run['print']): Options => (print ? { onLine: print } : { show: true })

/** A report of an earlier run must never be read as this one's. */
function reportFile(suite: string): string {
  const folder = join(cacheFolder(), 'test-reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${suite}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
