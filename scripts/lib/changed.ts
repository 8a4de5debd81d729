import { execFileSync } from 'node:child_process'
import { root } from './root.ts'

/** Browser specs that a change of a module's workspace touches, by the beginning of their path. */
const specsOf: Readonly<Record<string, readonly string[]>> = {
  'mf-auth': ['identity/', 'main-job', 'accessibility', 'narrow'],
  'mf-customer': ['customer/', 'identity/viewer-role', 'main-job', 'accessibility', 'narrow', 'provider-inbox'],
  'mf-admin': ['identity/admin-accounts', 'provider-inbox', 'main-job', 'accessibility', 'narrow'],
  'mf-supplier': ['identity/redirects', 'accessibility'],
  'mf-viewer': ['step', 'main-job', 'customer/quality-check'],
}

/** What decides how every page behaves, or how every spec is run. */
const everySpec = /^(shared-|api\/(src|package)|shell\/|module-kit\/|e2e\/(fixtures|pages|global|playwright)|package)/
const isSpec = /^e2e\/specs\/(.+\.spec\.ts)$/

/**
 * The browser specs that a change touches.
 * @param changed paths from the checkout @param specs all specs, from `e2e/specs`
 */
export function touchedSpecs(changed: readonly string[], specs: readonly string[]): string[] {
  const relevant = changed.filter((file) => !/\.(md|test\.tsx?|test-d\.ts)$/.test(file))
  if (relevant.some((file) => everySpec.test(file))) return [...specs]
  const beginnings = relevant.flatMap((file) => {
    const own = file.match(isSpec)?.[1]
    return own === undefined ? (specsOf[file.split('/')[0] ?? ''] ?? []) : [own]
  })
  return specs.filter((spec) => beginnings.some((beginning) => spec.startsWith(beginning)))
}

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that changed since this branch left `main`, and those that are not committed. */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = branchesFromMain() ? git('merge-base', 'main', 'HEAD') : ['HEAD']
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])]
}

function branchesFromMain(): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', 'main').length > 0
  } catch {
    // A clone of another branch alone has no `main`.
    return false
  }
}
