import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { printCheck, runChecks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { runNode, runTask } from './commands.ts'
import { cacheFolder, root, tool } from './root.ts'

export interface Count {
  passed: number
  failed: number
}

export interface Suite {
  name: string
  run: () => Promise<Count>
}

const nothing: Count = { passed: 0, failed: 0 }

/** What `npm test` runs, in this order: the quickest answers come first. */
export const suites: Suite[] = [
  { name: 'check', run: checkSuite },
  { name: 'unit', run: () => vitestSuite('unit', ['unit', 'dom']) },
  { name: 'api', run: () => vitestSuite('api', ['api']) },
  { name: 'browser', run: browserSuite },
]

async function checkSuite(): Promise<Count> {
  const results = await runChecks(printCheck)
  const passed = results.filter((result) => result.passed).length
  return { passed, failed: results.length - passed }
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

async function vitestSuite(name: string, projects: string[]): Promise<Count> {
  const file = reportFile(name)
  const { code } = await runNode(
    tool('vitest/vitest.mjs'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { show: true },
  )
  return settle(code, countVitest(readReport(file)))
}

/** A file that cannot even be collected fails without a single test; a test that did not run has not passed. */
function countVitest(report: unknown): Count {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return nothing
  const failures = parsed.data.testResults.map((file) => {
    const failed = file.assertionResults.filter((test) => test.status !== 'passed').length
    return failed === 0 && file.status !== 'passed' ? 1 : failed
  })
  return { passed: parsed.data.numPassedTests, failed: failures.reduce((sum, failed) => sum + failed, 0) }
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

async function browserSuite(): Promise<Count> {
  const chromium = await ensureChromium()
  if (!chromium) return { passed: 0, failed: 1 }
  const build = await runTask('build')
  if (build.code !== 0) return { passed: 0, failed: 1 }
  const file = reportFile('browser')
  const { code } = await runNode(
    tool('@playwright/test/cli.js'),
    ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), '--reporter=list,json'],
    { show: true, env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  return settle(code, countPlaywright(readReport(file)))
}

function countPlaywright(report: unknown): Count {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return nothing
  const { expected, unexpected, flaky, skipped } = parsed.data.stats
  return { passed: expected, failed: unexpected + flaky + skipped + parsed.data.errors.length }
}

/** A suite that crashed, or ran nothing, has failed, whatever its report says. */
function settle(code: number, count: Count): Count {
  const hasFailed = code !== 0 || count.passed === 0
  return hasFailed && count.failed === 0 ? { ...count, failed: 1 } : count
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
