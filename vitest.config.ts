import { defineConfig } from 'vitest/config'

const putBack = 'scripts/testing/put-back.ts'
const ownModules = 'scripts/testing/own-modules.ts'

/**
 * Three suites: `unit` in Node, `dom` for parts and pages (every *.test.tsx), and `api` against a real PostgreSQL.
 * Type tests (*.test-d.ts) are plain TypeScript and fail `npm run check`, which compiles them with everything else.
 */
export default defineConfig({
  test: {
    // Two cores are what a small machine has; more workers only make each test slower.
    maxWorkers: 2,
    pool: 'forks',
    // A worker keeps what it has loaded: to load it for each file anew was half the work of all suites.
    isolate: false,
    // A busy machine is slow, not wrong: a start of Kerf, or the first page of a file, may take a while there.
    testTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: [putBack, ownModules],
          include: ['{shared-*,module-kit,shell,mf-*,scripts,samples,e2e}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: [putBack, ownModules, 'scripts/testing/dom-setup.ts'],
          // Loaded anew for each file as well: its rules would pile up in the page, and jsdom reads all of them often.
          server: { deps: { inline: ['styled-components'] } },
          include: ['{shared-*,module-kit,shell,mf-*}/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          // Modules are shared: the API keeps no module state, and one process may hold several APIs.
          setupFiles: [putBack],
          globalSetup: ['api/test/global-setup.ts'],
          include: ['api/**/*.test.ts'],
          // What tests of plans fill their tables with takes half a minute on two idle cores, and minutes on busy ones.
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
