import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './lib/root.ts'

type Files = Record<string, string>

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'kerf-boundaries-'))
})

afterEach(() => {
  rmSync(checkout, { recursive: true })
})

/** Lays out the files, and an empty one for each that they import; answers the names of the rules they break. */
async function brokenRules(files: Files): Promise<string[]> {
  for (const [file, content] of Object.entries(files)) {
    write(file, content)
    for (const [, imported = ''] of content.matchAll(/'(\.[^']+)'/g)) {
      const target = join(dirname(file), imported)
      if (!(target in files) && !target.includes('missing')) write(target, 'export type Empty = string')
    }
    for (const [, name = ''] of content.matchAll(/'([@a-z][^']*)'/g)) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
      write(`node_modules/${name}/index.js`, '')
    }
  }
  const { output } = await cruise(
    Object.keys(files),
    // biome-ignore format: one option a line would hide what differs from the real run
    { ...options, tsConfig: undefined, ruleSet: { forbidden, options }, validate: true, baseDir: checkout },
  )
  const violations = (output as ICruiseResult).summary.violations // text only when an output type is asked for
  return [...new Set(violations.map((violation) => violation.rule.name))]
}

function write(file: string, content: string) {
  mkdirSync(dirname(join(checkout, file)), { recursive: true })
  writeFileSync(join(checkout, file), content)
}

/** For each rule, one file that breaks this rule and no other. */
const offenders: Record<string, Files> = {
  'contracts-import-only-zod': { 'shared-contracts/src/contracts/orders.ts': "import '../openapi.ts'" },
  'contracts-know-no-workspace': { 'shared-contracts/src/openapi.ts': "import '../../shared-ui/src/button.tsx'" },
  'contracts-do-no-io': { 'shared-contracts/src/openapi.ts': "import 'react'" },
  'api-knows-no-screen': { 'api/src/app.ts': "import '../../shell/src/app.tsx'" },
  'shared-ui-knows-no-contract': {
    'shared-ui/src/button.tsx': "import type { Empty } from '../../shared-contracts/src/contracts/orders.ts'",
  },
  'shared-runtime-knows-contracts-and-ui': {
    'shared-runtime/src/session.ts': "import '../../shared-parts/src/files/download.ts'",
  },
  'shared-runtime-endpoints-are-not-shared': { 'shared-runtime/src/session.ts': "import '../endpoints/auth.ts'" },
  'shared-runtime-has-one-entry': {
    'shared-parts/src/files/download.ts': "import '../../../shared-runtime/src/session.ts'",
  },
  'shared-parts-know-no-module': { 'shared-parts/src/files/download.ts': "import '../../../mf-auth/src/module.tsx'" },
  'module-kit-knows-no-module': { 'module-kit/src/dev/run.ts': "import '../../../mf-auth/src/module.tsx'" },
  'samples-know-nobody': { 'samples/src/generate.ts': "import '../../api/src/app.ts'" },
  'modules-import-only-what-is-shared': { 'mf-auth/src/module.tsx': "import '../../mf-admin/src/module.tsx'" },
  'module-features-stand-alone': { 'mf-auth/src/features/sign-in/page.tsx': "import '../sign-up/page.tsx'" },
  'module-features-compose-mf-admin-accounts': {
    'mf-admin/src/features/accounts/part.tsx': "import '../messages/counterpart-words.ts'",
  },
  'module-features-compose-mf-admin-customers': {
    'mf-admin/src/features/customers/part.tsx': "import '../messages/counterpart-words.ts'",
  },
  'module-features-compose-mf-admin-quality-checks': {
    'mf-admin/src/features/quality-checks/part.tsx': "import '../accounts/account-words.ts'",
  },
  'module-features-compose-mf-customer-dashboard': {
    'mf-customer/src/features/dashboard/part.tsx': "import '../rfqs/details/rfq-details.tsx'",
  },
  'module-features-compose-mf-customer-history': {
    'mf-customer/src/features/history/part.tsx': "import '../quotes/quote-words.ts'",
  },
  'module-pages-are-not-parts': {
    'mf-customer/src/features/history/part.tsx': "import '../orders/list/orders-page.tsx'",
  },
  'shell-never-imports-a-module': { 'shell/src/app.tsx': "import '../../mf-auth/src/module.tsx'" },
  'platform-imports-no-feature': { 'api/src/platform/mail/mailer.ts': "import '../../features/orders/service.ts'" },
  'models-are-the-lowest': { 'api/src/models/order.ts': "import '../features/orders/service.ts'" },
  'nothing-calls-routes': { 'api/src/features/orders/service.ts': "import './routes.ts'" },
  'services-do-not-present': { 'api/src/features/orders/service.ts': "import './presenter.ts'" },
  'policies-and-presenters-only-look': { 'api/src/features/orders/policy.ts': "import './service.ts'" },
  'no-ctx-below-routes': { 'api/src/features/orders/presenter.ts': "import type { Context } from 'koa'" },
  'sql-only-in-models-and-services': { 'api/src/features/orders/routes.ts': "import type { Knex } from 'knex'" },
  'database-drivers-only-in-their-place': { 'api/src/platform/audit/audit-log.ts': "import 'knex'" },
  's3-only-in-storage': { 'api/src/platform/mail/mailer.ts': "import '@aws-sdk/client-s3'" },
  'features-call-services': { 'api/src/features/orders/service.ts': "import '../quotes/events.ts'" },
  'subscribers-hear-events': { 'api/src/features/notifications/quote-mails.ts': "import '../quotes/text.ts'" },
  'events-only-declare': { 'api/src/features/orders/events.ts': "import './service.ts'" },
  'nobody-calls-subscribers': { 'api/src/features/orders/service.ts': "import '../notifications/notice-service.ts'" },
  'only-events-record-and-announce': {
    'api/src/features/orders/service.ts': "import '../../platform/audit/audit-log.ts'",
  },
  'only-notifications-mail': { 'api/src/features/orders/service.ts': "import '../mail/service.ts'" },
  'no-circles': { 'shell/src/one.ts': "import './two.ts'", 'shell/src/two.ts': "import './one.ts'" },
  'no-test-in-the-product': { 'shell/src/one.ts': "import './two.test.ts'" },
  'no-broken-import': { 'shell/src/one.ts': "import './missing.ts'" },
}

test.each(Object.entries(offenders))('the boundary %s is held', async (rule, files) => {
  expect(await brokenRules(files)).toEqual([rule])
})

test('every boundary has a file here that would break it', () => {
  const names = forbidden.map((rule: { name: string }) => rule.name)
  expect(names.toSorted()).toEqual(Object.keys(offenders).toSorted())
})

test.each(['shell', 'api'])('a module may import neither another module nor %s', async (workspace) => {
  const files = { 'mf-auth/src/module.tsx': `import '../../${workspace}/src/app.ts'` }
  expect(await brokenRules(files)).toEqual(['modules-import-only-what-is-shared'])
})

test('a module may import of module-kit nothing but its types of the platform', async () => {
  const files = { 'mf-auth/src/module.tsx': "import '../../module-kit/src/release/publish.ts'" }
  expect(await brokenRules(files)).toEqual(['modules-import-only-what-is-shared'])
})

test('a composed feature imports no other', async () => {
  const files = {
    'mf-customer/src/features/orders/details/order-details.tsx': "import '../../history/order-history.tsx'",
  }
  expect(await brokenRules(files)).toEqual(['module-features-stand-alone'])
})

test.each(['mf-auth', 'shell', 'api'])('the product does not import the test helpers of %s', async (workspace) => {
  const files = { [`${workspace}/src/app.ts`]: "import '../test/helpers.ts'" }
  expect(await brokenRules(files)).toContain('no-test-in-the-product')
})

test('the ways that docs/architecture.md names are open', async () => {
  const files = {
    'shared-contracts/src/contracts/orders.ts': "import 'zod'; import '../rules/money.ts'",
    'mf-auth/src/module.tsx': "import type { Empty } from '../../module-kit/src/platform.ts'",
    'mf-auth/src/features/sign-in/page.tsx': [
      "import '../../../../shared-runtime/endpoints/auth.ts'; import '../../../../shared-runtime/src/index.ts'",
      "import '../../../../shared-parts/src/files/download.ts'",
      "import '../../../../shared-ui/src/button.tsx'",
      "import '../shared/frame.tsx'",
    ].join('\n'),
    'mf-customer/src/features/history/order-history.tsx': "import '../orders/details/order-details.tsx'",
    'mf-auth/rsbuild.config.ts': "import '../module-kit/src/build/preset.ts'",
    'api/src/app.ts': "import './features/orders/routes.ts'",
    'api/src/features/orders/routes.ts': [
      "import { router } from '../../platform/http/router.ts'",
      "import './policy.ts'; import './presenter.ts'; import './service.ts'; import './list-routes.ts'",
    ].join('\n'),
    'api/src/features/orders/service.ts': [
      "import 'objection'; import '../../models/order.ts'",
      "import '../quotes/service.ts'; import '../quotes/policy.ts'; import './number-service.ts'",
    ].join('\n'),
    'api/src/features/orders/presenter.ts': "import type { Empty } from './service.ts'",
    'api/src/features/orders/events.ts': "import '../quotes/events.ts'; import '../../platform/events/domain-event.ts'",
    'api/src/features/notifications/subscriptions.ts': "import './order-mails.ts'; import '../orders/events.ts'",
    'api/src/features/notifications/notice-service.ts': "import '../mail/service.ts'; import '../auth/service.ts'",
    'api/src/features/geometry/subscriptions.ts': "import '../files/events.ts'; import './service.ts'",
    'api/src/subscribers.ts': "import './features/notifications/subscriptions.ts'",
    'api/src/platform/events/events.ts': "import '../audit/audit-log.ts'; import '../live/announce.ts'",
    'api/src/platform/audit/audit-log.ts': "import type { Knex } from 'knex'",
    'api/src/platform/storage/s3-store.ts': "import '@aws-sdk/client-s3'",
    'api/src/models/order.ts': "import type { Quote } from './quote.ts'",
    'api/src/models/quote.ts': "import type { Order } from './order.ts'",
  }
  expect(await brokenRules(files)).toEqual([])
})

/** The features that each feature of the API imports, tests left aside. */
async function featureImports(): Promise<Map<string, Set<string>>> {
  const featureOf = (file: string) => /^api\/src\/features\/([^/]+)\//.exec(file)?.[1]
  const exclude = { path: [options.exclude.path, String.raw`\.test\.ts$`] }
  const { output } = await cruise(['api/src/features'], { ...options, tsConfig: undefined, exclude, baseDir: root })
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const feature = featureOf(source)
    if (feature === undefined) continue
    const others = imports.get(feature) ?? new Set()
    for (const { resolved } of dependencies) others.add(featureOf(resolved) ?? feature)
    others.delete(feature)
    imports.set(feature, others)
  }
  return imports
}

test('features of the API import each other one way, folder by folder', async () => {
  const imports = await featureImports()
  expect(imports.size).toBeGreaterThan(10)
  // Repeatedly removes features without imports among the rest, until only cycles remain.
  let before = 0
  while (imports.size !== before) {
    before = imports.size
    for (const [feature, others] of imports) if (others.size === 0) imports.delete(feature)
    for (const others of imports.values()) for (const other of others) if (!imports.has(other)) others.delete(other)
  }
  expect(Object.fromEntries([...imports].map(([feature, others]) => [feature, [...others]]))).toEqual({})
})
