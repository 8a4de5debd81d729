import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A test that failed, or a file whose tests could not be loaded. */
export interface Failure {
  suite: string
  /** Its file, from the checkout. */
  file: string
  title: string
  /** The first line of why. */
  reason: string
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** What failed by a report of vitest. @param root the checkout, below which its files lie */
export function vitestFailures(suite: string, report: unknown, root: string): Failure[] {
  const { data } = vitestReport.safeParse(report)
  return (data?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({
        suite,
        file,
        title: test.fullName,
        reason: firstLine(test.failureMessages?.[0] ?? test.status),
      }))
    const isUnloadable = failed.length === 0 && status !== 'passed'
    return isUnloadable ? [{ suite, file, title: 'the file itself', reason: firstLine(message) }] : failed
  })
}

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
  suites: z.array(z.intersection(playwrightSuite, z.object({ file: z.string() }))),
})

/**
 * What failed by a report of Playwright: also what did not run, or passed only when tried again.
 * @param folder where its specs lie, from the checkout
 */
export function playwrightFailures(suite: string, report: unknown, folder: string): Failure[] {
  const { data } = playwrightReport.safeParse(report)
  const outside = (data?.errors ?? []).map(({ message = '' }) => {
    return { suite, file: folder, title: 'outside of any spec', reason: firstLine(message) }
  })
  const inSpecs = (data?.suites ?? []).flatMap((each) =>
    failedSpecs(each).map(({ title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error
      const reason = firstLine(error?.message ?? tests.find(isFailed)?.status ?? '')
      return { suite, file: `${folder}/${each.file}`, title, reason }
    }),
  )
  return [...outside, ...inSpecs]
}

type PlaywrightSuite = z.output<typeof playwrightSuite>

const isFailed = ({ status }: { status: string }) => status !== 'expected'

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs.filter(({ tests }) => tests.some(isFailed)),
  ...suites.flatMap(failedSpecs),
]

const firstLine = (text: string) => stripVTControlCharacters(text).trim().split('\n')[0]?.slice(0, 200) ?? ''

/** The failures as lines of text, a test a line; of many the first ones, and how many more. */
export function failureList(failures: readonly Failure[], count = 20): string {
  const lines = failures
    .slice(0, count)
    .map(({ suite, file, title, reason }) => `  ${suite.padEnd(8)} ${file} › ${title}: ${reason}`)
  const more = failures.length - count
  return ['What failed:', ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}
