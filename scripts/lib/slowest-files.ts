import { relative } from 'node:path'
import { z } from 'zod'

/** How long a test file took in all, in seconds. */
export interface FileTime {
  suite: string
  file: string
  seconds: number
}

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** The times of a report of vitest. @param root the checkout, below which its files lie */
export function vitestTimes(suite: string, report: unknown, root: string): FileTime[] {
  const { data } = vitestReport.safeParse(report)
  return (data?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    suite,
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

const tests = z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }))
const playwrightSuite = z.object({
  specs: tests,
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(z.intersection(playwrightSuite, z.object({ file: z.string() }))) })

/** The times of a report of Playwright. @param folder where its specs lie, from the checkout */
export function playwrightTimes(suite: string, report: unknown, folder: string): FileTime[] {
  const { data } = playwrightReport.safeParse(report)
  const byFile = new Map<string, number>()
  for (const each of data?.suites ?? []) byFile.set(each.file, (byFile.get(each.file) ?? 0) + secondsOf(each))
  return [...byFile].map(([file, seconds]) => ({ suite, file: `${folder}/${file}`, seconds }))
}

function secondsOf({ specs, suites = [] }: z.output<typeof playwrightSuite>): number {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  )
  return [...own, ...suites.map(secondsOf)].reduce((sum, seconds) => sum + seconds, 0)
}

/** The slowest files as a table of text, the slowest first. */
export function slowestTable(times: readonly FileTime[], count = 10): string {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
  const rows = slowest.map(
    ({ suite, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${suite.padEnd(8)} ${file}`,
  )
  return ['The slowest test files:', ...rows].join('\n')
}
