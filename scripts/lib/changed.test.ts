import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changedFiles, readers, relatedFiles, specsOf, touchedSpecs } from './changed.ts'
import { root } from './root.ts'

const allSpecs = globSync('**/*.spec.ts', { cwd: join(root, 'e2e', 'specs') })

describe('browser specs', () => {
  const specs = [
    'accessibility.spec.ts',
    'customer/orders.spec.ts',
    'identity/profile-account.spec.ts',
    'main-job.spec.ts',
  ]

  test('a change of a module runs its specs, and those that walk through it', () => {
    const changed = ['mf-auth/src/features/profile/profile-page.tsx']
    expect(touchedSpecs(changed, specs)).toEqual(['identity/profile-account.spec.ts', 'main-job.spec.ts'])
  })

  test('changes of two modules run the specs of both, each once', () => {
    const changed = ['mf-auth/module.json', 'mf-admin/module.json']
    expect(touchedSpecs(changed, specs)).toEqual([
      'accessibility.spec.ts',
      'identity/profile-account.spec.ts',
      'main-job.spec.ts',
    ])
  })

  test.each([
    'shared-ui/src/forms/field.tsx',
    'shared-parts/src/files/download.ts',
    'shared-runtime/src/store.ts',
    'shared-contracts/src/contracts/orders.ts',
    'api/src/app.ts',
    'api/test/database.ts',
    'shell/src/main.ts',
    'module-kit/src/build/preset.ts',
    'mf-of-tomorrow/src/module.tsx',
    'e2e/fixtures/server.ts',
    'e2e/pages/orders.ts',
    'package-lock.json',
  ])('a change of %s runs all specs', (file) => {
    expect(touchedSpecs([file], specs)).toEqual(specs)
  })

  test('a change of a spec runs that spec', () => {
    expect(touchedSpecs(['e2e/specs/customer/orders.spec.ts'], specs)).toEqual(['customer/orders.spec.ts'])
  })

  test.each([
    'docs/architecture.md',
    'api/README.md',
    'api/test/harness.ts',
    'api/src/app.test.ts',
    'mf-customer/src/features/orders/order-words.test.tsx',
    'vitest.config.ts',
  ])('a change of %s runs no spec', (file) => {
    expect(touchedSpecs([file], specs)).toEqual([])
  })

  test('every module has specs of its own', () => {
    expect(Object.keys(specsOf).sort()).toEqual(globSync('mf-*', { cwd: root }).sort())
  })

  test.each(Object.entries(specsOf))('all specs that are named for %s exist', (_module, beginnings) => {
    const missing = beginnings.filter((beginning) => !allSpecs.some((spec) => spec.startsWith(beginning)))
    expect(missing).toEqual([])
  })

  test.each([
    ['mf-admin', /pages\/admin-/],
    ['mf-auth', /pages\/(sign-in|verify-email|password-reset|forced-reset|invitation|profile|company)\.ts/],
    ['mf-customer', /pages\/(dashboard|submit-rfq|rfqs|quotes|orders|history|print)\.ts/],
    ['mf-viewer', /pages\/viewer\.ts/],
  ])('every spec that looks at pages of %s is run when it changes', (module, pages) => {
    const looking = allSpecs.filter((spec) => pages.test(readFileSync(join(root, 'e2e', 'specs', spec), 'utf8')))
    const touched = touchedSpecs([`${module}/module.json`], allSpecs)
    expect(looking.filter((spec) => !touched.includes(spec))).toEqual([])
  })
})

describe('tests of vitest', () => {
  const related = (...changed: string[]) => relatedFiles(changed, () => true)

  test('those that import what changed run', () => {
    expect(related('shared-runtime/src/store.ts', 'docs/architecture.md')).toEqual(['shared-runtime/src/store.ts'])
  })

  test('a deleted file is ignored', () => {
    expect(relatedFiles(['shared-ui/src/gone.ts'], () => false)).toEqual([])
  })

  test.each(['package-lock.json', 'vitest.config.ts', 'scripts/testing/dom-setup.ts', 'api/test/global-setup.ts'])(
    'all run when %s changes',
    (file) => {
      expect(related(file)).toBeUndefined()
    },
  )

  test.each([
    ['api/src/app.ts', 'api/src/main.test.ts'],
    ['mf-admin/module.json', 'module-kit/src/platform.test.ts'],
    ['docs/product/orders.md', 'scripts/product-calls.test.ts'],
    ['.dependency-cruiser.cjs', 'scripts/boundaries.test.ts'],
    ['scripts/boundaries/api.cjs', 'scripts/boundaries.test.ts'],
    ['api/src/features/orders/service.ts', 'scripts/boundaries.test.ts'],
    ['scripts/setup.mjs', 'scripts/run.test.ts'],
    ['api/src/features/orders/events.ts', 'api/src/events.test.ts'],
    ['api/src/features/orders/admin-routes.ts', 'api/src/features.test.ts'],
    ['module-kit/src/command/client.ts', 'api/src/features/modules/team-checkout.test.ts'],
    ['biome.json', 'module-kit/src/command/new-module.test.ts'],
    ['mf-customer/src/features/profile/profile-form.tsx', 'scripts/forms.test.ts'],
    ['shell/src/app/text.ts', 'scripts/foreign-words.test.ts'],
    ['api/src/features/notifications/quote-text.ts', 'scripts/foreign-words.test.ts'],
    ['docs/modules.md', 'scripts/modules-page.test.ts'],
    ['module-kit/src/command/main.ts', 'scripts/modules-page.test.ts'],
    ['e2e/specs/admin/orders.spec.ts', 'scripts/lib/changed.test.ts'],
    ['mf-of-tomorrow/module.json', 'scripts/lib/changed.test.ts'],
  ])('a change of %s runs %s, which does not import it', (file, reader) => {
    expect(related(file)).toContain(reader)
    // It is there: otherwise the test has moved, and its name here must follow.
    expect(relatedFiles([reader])).toContain(reader)
  })
})

test('every test that looks for files is named with those that it reads', () => {
  const tests = globSync('{api,e2e,mf-*,module-kit,samples,scripts,shared-*,shell}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })
  const looking = tests.filter((file) => readFileSync(join(root, file), 'utf8').includes('globSync'))
  expect(looking.length).toBeGreaterThan(4)
  const named = readers.map(([reader]) => reader)
  expect(looking.filter((file) => !named.includes(file))).toEqual([])
})

describe('changed files', () => {
  /** A repository whose branch has left `main`, which has gone on. */
  function branchedRepository() {
    const folder = mkdtempSync(join(tmpdir(), 'kerf-changed-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    const write = (file: string) => {
      mkdirSync(join(folder, 'api'), { recursive: true })
      writeFileSync(join(folder, file), `${file} ${Math.random()}`)
    }
    const commit = (...files: string[]) => {
      for (const file of files) write(file)
      git('add', '--all')
      git('-c', 'user.name=Test', '-c', 'user.email=test@kerf.test', 'commit', '--quiet', '--message', 'Change')
    }
    git('init', '--quiet', '--initial-branch', 'main')
    commit('api/app.ts', 'api/old.ts')
    git('checkout', '--quiet', '-b', 'branch')
    return { folder, git, write, commit }
  }

  test('are those of the branch, committed or not, and none of what main has since', () => {
    const { git, write, commit } = branchedRepository()
    commit('api/committed.ts')
    git('checkout', '--quiet', 'main')
    commit('api/of-main.ts')
    git('checkout', '--quiet', 'branch')
    for (const file of ['api/app.ts', 'api/größer.ts']) write(file)
    expect(changedFiles(git).sort()).toEqual(['api/app.ts', 'api/committed.ts', 'api/größer.ts'])
  })

  test('moved files count under both paths', () => {
    const { folder, git } = branchedRepository()
    renameSync(join(folder, 'api/old.ts'), join(folder, 'api/new.ts'))
    expect(changedFiles(git).sort()).toEqual(['api/new.ts', 'api/old.ts'])
  })

  test('are those that are not committed in a clone without main', () => {
    const { git, write, commit } = branchedRepository()
    commit('api/committed.ts')
    git('branch', '--delete', '--force', 'main')
    write('api/app.ts')
    expect(changedFiles(git)).toEqual(['api/app.ts'])
  })
})
