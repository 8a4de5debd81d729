import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkCitations } from './citations.ts'
import { type Outcome, runNode } from './commands.ts'
import { cacheFolder, root, tool } from './root.ts'

interface Check {
  name: string
  run: () => Promise<Outcome>
}

export interface CheckResult extends Outcome {
  name: string
  passed: boolean
}

/** The longest first, so that the others share the second core meanwhile. */
const checks: Check[] = [
  {
    name: 'types',
    run: () =>
      runNode(tool('typescript/bin/tsc'), [
        ...['-p', 'tsconfig.json', '--pretty', 'false'],
        ...['--incremental', '--tsBuildInfoFile', join(cacheFolder(), 'types.tsbuildinfo')],
      ]),
  },
  {
    name: 'boundaries',
    run: () =>
      runNode(tool('dependency-cruiser/bin/dependency-cruiser.mjs'), [
        ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
        ...workspaces,
      ]),
  },
  {
    name: 'format and lint',
    run: () =>
      runNode(tool('@biomejs/biome/bin/biome'), ['ci', '--error-on-warnings', '--max-diagnostics=100', '--colors=off']),
  },
  { name: 'dead code', run: () => runNode(tool('knip/bin/knip.js'), ['--no-progress', '--no-config-hints']) },
  { name: 'citations', run: checkCitations },
  {
    name: 'generated files',
    run: () => runNode(join(root, 'shared-runtime', 'scripts', 'generate.ts'), ['--check']),
  },
  { name: 'languages', run: () => runNode(join(root, 'scripts', 'languages.ts'), ['--check']) },
  { name: 'page of events', run: () => runNode(join(root, 'scripts', 'events-page.ts'), ['--check']) },
  {
    name: 'version of shared-runtime',
    run: () => runNode(join(root, 'shared-runtime', 'scripts', 'public-api.ts'), ['--check']),
  },
  { name: 'module state', run: () => runNode(join(root, 'scripts', 'module-state.ts'), []) },
]

const modules = readdirSync(root).filter((folder) => folder.startsWith('mf-'))
const workspaces = [
  ...['shared-contracts', 'shared-ui', 'shared-runtime', 'shared-parts', 'module-kit', 'shell'],
  ...[...modules, 'api', 'scripts', 'samples', 'e2e'],
]

/**
 * Runs every static check, two at a time.
 * @param report called once for each check, as it ends
 */
export async function runChecks(report: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = [...checks]
  const results: CheckResult[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await check.run()
      const result = { ...outcome, name: check.name, passed: outcome.code === 0 }
      results.push(result)
      report(result)
    }
  }
  await Promise.all([work(), work()])
  return results
}

/** One line for a check that passed; its whole output before the line for one that did not. */
export function printCheck({ name, passed, output }: CheckResult, print: (line: string) => void = console.log): void {
  if (!passed) for (const line of `\n${output.trimEnd()}`.split('\n')) print(line)
  print(`${passed ? 'PASS' : 'FAIL'}  ${name}`)
}
