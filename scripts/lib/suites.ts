import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { printCheck, runChecks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { runNode, runTask } from './commands.ts'
import { type Count, countPlaywright, countVitest, settle } from './count-tests.ts'
import { cacheFolder, root, tool } from './root.ts'

export interface Suite {
  name: string
  run: () => Promise<Count>
}

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
