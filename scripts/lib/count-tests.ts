import { z } from 'zod'

export interface Count {
  passed: number
  failed: number
}

const nothing: Count = { passed: 0, failed: 0 }

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/**
 * Counts a report of vitest. A file that cannot even be loaded counts as one failure, since it has no test to count;
 * a test that was skipped has not passed.
 */
export function countVitest(report: unknown): Count {
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

/** Counts a report of Playwright. A spec that did not run, or only passed when tried again, has not passed. */
export function countPlaywright(report: unknown): Count {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return nothing
  const { expected, unexpected, flaky, skipped } = parsed.data.stats
  return { passed: expected, failed: unexpected + flaky + skipped + parsed.data.errors.length }
}

/** A suite that crashed, or ran nothing, has failed, whatever its report says. @param code its exit code */
export function settle(code: number, count: Count): Count {
  const hasFailed = code !== 0 || count.passed === 0
  return hasFailed && count.failed === 0 ? { ...count, failed: 1 } : count
}
