import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Browser specs that a change of a module touches, by the beginning of their path from `e2e/specs`. */
export const specsOf: Readonly<Record<string, readonly string[]>> = {
  'mf-auth': [
    ...['admin/own-pages', 'customer/own-pages', 'customer/layout', 'identity/'],
    ...['languages', 'layout-shift', 'lists', 'main-job', 'modules', 'narrow', 'two-people'],
  ],
  // Whoever signs in arrives on a page of it.
  'mf-customer': [
    'admin/answers-at-a-glance',
    'admin/charges',
    'admin/documents',
    'admin/due-date',
    'admin/manual-creation',
    'admin/production',
    'admin/quality-characteristics',
    'customer/',
    'find',
    'identity/',
    'languages',
    'layout-shift',
    'lists',
    'live',
    'main-job',
    'modules',
    'narrow',
    'pictures',
    'restart',
    'saved-filters',
    'step',
    'two-people',
    'viewer-tools',
  ],
  'mf-admin': [
    ...['identity/accessibility', 'identity/account-deletion', 'identity/admin-accounts', 'identity/narrow'],
    ...['identity/forced-reset', 'identity/outage', 'identity/redirects', 'identity/session', 'identity/sign-in'],
    ...[
      'customer/confirmed-addresses',
      'customer/delivery',
      'customer/kept-addresses',
      'customer/messages',
      'customer/request-findings',
    ],
    ...['supplier/messages', 'supplier/network'],
    ...[
      'accessibility',
      'find',
      'languages',
      'layout-shift',
      'lists',
      'live',
      'main-job',
      'pictures',
      'provider-inbox',
      'saved-filters',
      'two-people',
    ],
    'admin/',
  ],
  'mf-supplier': [
    ...['admin/purchase-orders', 'find', 'identity/redirects', 'identity/sign-in', 'languages', 'layout-shift', 'live'],
    'lists',
    'modules',
    'supplier/',
  ],
  'mf-viewer': [
    ...['accessibility', 'admin/quality-characteristics', 'customer/rfqs', 'main-job', 'modules', 'step', 'viewer'],
  ],
}

/** Files that no browser spec depends on. Files named nowhere here may affect all specs. */
const unnoticed = [
  /\.md$|\.test(-d)?\.tsx?$/,
  /^(docs|e2e\/bench|scripts\/testing|\.ci)\/|^api\/test\/(?!database)/,
  /^(vitest\.config\.ts|biome\.json|knip\.json|\.dependency-cruiser\.cjs|LICENSE)$/,
]

/**
 * The browser specs that a change touches.
 * @param changed paths from the checkout @param specs all specs, from `e2e/specs`
 */
export function touchedSpecs(changed: readonly string[], specs: readonly string[]): string[] {
  const beginnings = changed
    .filter((file) => !unnoticed.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const spec = /^e2e\/specs\/(.+\.spec\.ts)$/.exec(file)?.[1]
      return spec === undefined ? (specsOf[file.split('/')[0] ?? ''] ?? ['']) : [spec]
    })
  return specs.filter((spec) => beginnings.some((beginning) => spec.startsWith(beginning)))
}

/** What every test of vitest depends on. */
const everyTest =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|scripts\/testing\/.*|api\/test\/global-setup\.ts)$/

/** Tests that read files or start programs, which an import graph does not show. */
export const readers: readonly (readonly [test: string, files: RegExp])[] = [
  ['api/src/main.test.ts', /^(api|shared-contracts)\/src\//],
  ['api/src/events.test.ts', /^api\/src\/features\/[^/]+\/events\.ts$/],
  ['api/src/features.test.ts', /^api\/src\/features\/[^/]+\/[^/]*routes\.ts$/],
  ['api/src/geometry/model.test.ts', /^api\/src\/geometry\//],
  ['api/src/features/geometry/geometry.test.ts', /^api\/src\/geometry\//],
  ['api/src/features/modules/team-checkout.test.ts', /^(module-kit\/|shared-(contracts|runtime|ui)\/package\.json$)/],
  ['module-kit/src/platform.test.ts', /^mf-[^/]+\/(module\.json|src\/module\.tsx)$/],
  ['module-kit/src/command/new-module.test.ts', /^biome\.json$/],
  ['scripts/boundaries.test.ts', /^(\.dependency-cruiser\.cjs$|scripts\/boundaries\/|api\/src\/features\/)/],
  ['scripts/foreign-words.test.ts', /^((shared-parts|mf-[^/]+|shell)\/src\/|api\/src\/features\/.*text\.ts$)/],
  ['scripts/input-sentences.test.ts', /^shared-contracts\/src\/contracts\//],
  ['scripts/forms.test.ts', /^(mf-[^/]+|shared-parts)\/src\/.*\.tsx$/],
  ['scripts/modules-page.test.ts', /^(docs\/modules\.md|module-kit\/src\/command\/main\.ts)$/],
  ['scripts/product-calls.test.ts', /^docs\/product\//],
  ['scripts/run.test.ts', /^scripts\/(run|setup)\.mjs$/],
  ['shared-ui/src/words/spoken.test.tsx', /^shared-ui\/src\//],
  // It looks for the folders of modules, and for the specs that walk through them.
  ['scripts/lib/changed.test.ts', /^(e2e\/specs\/|mf-[^/]+\/module\.json$)/],
]

/**
 * The files whose related tests are to run: vitest finds by imports which these are.
 * @param changed paths from the checkout @param isThere tells whether a file still exists @returns undefined for all tests
 */
export function relatedFiles(
  changed: readonly string[],
  isThere = (file: string) => existsSync(join(root, file)),
): string[] | undefined {
  if (changed.some((file) => everyTest.test(file))) return undefined
  const imported = changed.filter((file) => /\.(tsx?|mjs|cjs|json)$/.test(file))
  const reading = readers.filter(([, files]) => changed.some((file) => files.test(file))).map(([test]) => test)
  return [...new Set([...imported, ...reading])].filter(isThere)
}

const gitHere = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' })

/**
 * The files that changed since this branch left `main`, and those that are not committed.
 * @param git runs git in the checkout and answers what it printed
 */
export function changedFiles(git = gitHere): string[] {
  // Renamed files count under both names; names are unquoted.
  const diff = git('diff', '--name-only', '--no-renames', '-z', leftMain(git))
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set(`${diff}${fresh}`.split('\0').filter(Boolean))]
}

/** Where this branch left `main`; HEAD in a clone that has no `main`, or none that they share. */
function leftMain(git: typeof gitHere): string {
  try {
    return git('merge-base', 'main', 'HEAD').trim()
  } catch {
    return 'HEAD'
  }
}
