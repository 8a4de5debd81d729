import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { touchedSpecs } from './changed.ts'
import { printCheck, runChecks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { runNode, runTask } from './commands.ts'
import { type Count, countPlaywright, countVitest, settle } from './count-tests.ts'
import { cacheFolder, root, tool } from './root.ts'
import { type FileTime, playwrightTimes, vitestTimes } from './slowest-files.ts'

/** What a suite is to run of itself; everything unless said. */
export interface Selection {
  /** Only what these changed files touch, by their paths from the checkout. */
  changed?: readonly string[]
}

export interface Result {
  count: Count
  /** How long each of its test files took. */
  times: FileTime[]
}

export interface Suite {
  name: string
  run: (selection: Selection) => Promise<Result>
}

/** What `npm test` runs, in this order: the quickest answers come first. */
export const suites: Suite[] = [
  { name: 'check', run: checkSuite },
  { name: 'unit', run: (selection) => vitestSuite('unit', ['unit', 'dom'], selection) },
  { name: 'api', run: (selection) => vitestSuite('api', ['api'], selection) },
  { name: 'browser', run: browserSuite },
]

const nothingToRun: Result = { count: { passed: 0, failed: 0 }, times: [] }
const failed: Result = { count: { passed: 0, failed: 1 }, times: [] }

async function checkSuite(): Promise<Result> {
  const results = await runChecks(printCheck)
  const passed = results.filter((result) => result.passed).length
  return { count: { passed, failed: results.length - passed }, times: [] }
}

async function vitestSuite(name: string, projects: string[], { changed }: Selection): Promise<Result> {
  const file = reportFile(name)
  const sources = changed?.filter((each) => /\.(ts|tsx|json)$/.test(each) && existsSync(join(root, each)))
  if (sources?.length === 0) return nothingToRun
  const { code } = await runNode(
    tool('vitest/vitest.mjs'),
    [
      ...(sources ? ['related', ...sources, '--run', '--passWithNoTests'] : ['run']),
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { show: true },
  )
  const report = readReport(file)
  const times = vitestTimes(name, report, root)
  if (sources && code === 0 && times.length === 0) return nothingToRun
  return { count: settle(code, countVitest(report)), times }
}

async function browserSuite({ changed }: Selection): Promise<Result> {
  const specs = changed && touchedSpecs(changed, globSync('**/*.spec.ts', { cwd: join(root, 'e2e', 'specs') }))
  if (specs?.length === 0) return nothingToRun
  const chromium = await ensureChromium()
  if (!chromium) return failed
  const build = await runTask('build')
  if (build.code !== 0) return failed
  const file = reportFile('browser')
  const { code } = await runNode(
    tool('@playwright/test/cli.js'),
    ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), '--reporter=list,json', ...(specs ?? [])],
    { show: true, env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  const report = readReport(file)
  return { count: settle(code, countPlaywright(report)), times: playwrightTimes('browser', report, 'e2e/specs') }
}

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
