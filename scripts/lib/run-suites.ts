import type { Count } from './count-tests.ts'
import type { Failure } from './failures.ts'
import type { FileTime } from './slowest-files.ts'

/** How suites are run. */
export interface Run {
  /** Only what these changed files touch, by their paths from the checkout; everything when left out. */
  changed?: readonly string[] | undefined
  /** Is told each line that a suite prints; left out where a suite may print as it likes, being alone. */
  print?: ((line: string) => void) | undefined
}

export interface Result {
  count: Count
  /** How long each of its test files took. */
  times: FileTime[]
  /** The tests that failed, where a report names them. */
  failures: Failure[]
}

export interface Suite {
  name: string
  /** Suites of one lane run one after the other, and lanes side by side. */
  lane: string
  run: (run: Run) => Promise<Result>
}

export interface EndedSuite extends Result {
  name: string
  seconds: number
}

/** Runs suites. One that crashes counts as one failure, and the others go on. @param say prints a line */
export async function runSuites(
  suites: readonly Suite[],
  changed: readonly string[] | undefined,
  say: (line: string) => void,
): Promise<EndedSuite[]> {
  const lanes = Object.values(Object.groupBy(suites, ({ lane }) => lane))
  const areSideBySide = lanes.length > 1
  const ended: EndedSuite[] = []
  const runOne = async ({ name, run }: Suite) => {
    const print = areSideBySide ? (line: string) => say(`${name.padEnd(7)} | ${line}`) : undefined
    say(`\n— ${name} —`)
    const started = performance.now()
    const result = await run({ changed, print }).catch((error: unknown): Result => {
      say(`The suite ${name} crashed: ${error instanceof Error ? error.stack : error}`)
      return { count: { passed: 0, failed: 1 }, times: [], failures: [] }
    })
    ended.push({ name, ...result, seconds: (performance.now() - started) / 1000 })
  }
  await Promise.all(
    lanes.map(async (lane = []) => {
      for (const suite of lane) await runOne(suite)
    }),
  )
  return suites.flatMap(({ name }) => ended.filter((suite) => suite.name === name))
}
