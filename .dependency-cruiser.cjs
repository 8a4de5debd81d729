// Who may import whom: one rule for each direction of docs/architecture.md, 'The rooms'.
// scripts/boundaries.test.ts shows for every rule that it fires.

const test = String.raw`\.test(-d)?\.tsx?$`
const modules = '^mf-'

/**
 * Features that may use other features of their module, and which: a dashboard shows what an order waits for, a history
 * opens orders and requests, a list of customers links them to companies. One way only: the feature used knows nothing of
 * its user. docs/decisions/0031 says why.
 */
const composed = {
  'mf-admin/accounts': ['activity'],
  'mf-admin/customers': ['accounts', 'activity', 'companies'],
  'mf-admin/quality-checks': ['customers'],
  'mf-customer/dashboard': ['orders'],
  'mf-customer/history': ['orders', 'rfqs'],
}
const composing = Object.entries(composed).map(([feature, parts]) => {
  const [workspace, name] = feature.split('/')
  return { feature, folder: `^${workspace}/src/features`, name, parts }
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contracts-import-only-zod',
      comment: '`shared-contracts/src/contracts` and `rules` import nothing but zod, the words and each other.',
      severity: 'error',
      from: { path: '^shared-contracts/src/(contracts|rules)/', pathNot: test },
      to: { pathNot: ['^shared-contracts/src/(contracts|rules|words)/', '^node_modules/zod/'] },
    },
    {
      name: 'contracts-know-no-workspace',
      comment: 'shared-contracts is what the browser and the API say to each other: it knows neither side.',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: ['^(shared-ui|shared-runtime|shared-parts|module-kit|shell|api|e2e|scripts)/', modules] },
    },
    {
      name: 'contracts-do-no-io',
      comment: 'shared-contracts declares and rules: it holds no I/O and no screen.',
      severity: 'error',
      from: { path: '^shared-contracts/', pathNot: test },
      to: {
        dependencyTypesNot: ['local'],
        pathNot: ['^shared-contracts/', '^node_modules/(zod|@asteasolutions/zod-to-openapi)/'],
      },
    },
    {
      name: 'api-knows-no-screen',
      comment: 'The API imports no browser code: it serves the builds of modules and shell as files.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: ['^(shared-ui|shared-runtime|shared-parts|shell|e2e)/', '^scripts/(tasks|lib|testing)/', modules] },
    },
    {
      name: 'shared-ui-knows-no-contract',
      comment: '`shared-ui` knows no contract, nor any other workspace.',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: ['^(shared-contracts|shared-runtime|shared-parts|module-kit|shell|api|e2e|scripts)/', modules] },
    },
    {
      name: 'shared-runtime-knows-contracts-and-ui',
      comment: '`shared-runtime` knows contracts and `shared-ui`, and nobody who uses it.',
      severity: 'error',
      from: { path: '^shared-runtime/' },
      to: { path: ['^(shared-parts|module-kit|shell|api|e2e|scripts)/', modules] },
    },
    {
      name: 'shared-runtime-endpoints-are-not-shared',
      comment: 'Generated endpoints are bundled by each module that uses them: what is shared at run time names none.',
      severity: 'error',
      from: { path: '^shared-runtime/src/', pathNot: test },
      to: { path: '^shared-runtime/endpoints/' },
    },
    {
      name: 'shared-runtime-has-one-entry',
      comment: 'Whoever imports a file behind the entry of `shared-runtime` bundles a second copy of its state.',
      severity: 'error',
      from: { pathNot: ['^shared-runtime/src/', '^module-kit/src/build/'] },
      to: { path: '^shared-runtime/src/', pathNot: String.raw`^shared-runtime/src/(index|router)\.ts$` },
    },
    {
      name: 'shared-parts-know-no-module',
      comment:
        '`shared-parts` knows contracts, `shared-ui` and `shared-runtime`. A part moves in when its second user appears.',
      severity: 'error',
      from: { path: '^shared-parts/' },
      to: { path: ['^(module-kit|shell|api|e2e|scripts)/', modules] },
    },
    {
      name: 'module-kit-knows-no-module',
      comment: '`module-kit` knows no module, and neither the shell nor the API that serve them.',
      severity: 'error',
      from: { path: '^module-kit/' },
      to: { path: ['^(shared-ui|shared-runtime|shared-parts|shell|api|e2e|scripts)/', modules] },
    },
    {
      name: 'modules-import-only-what-is-shared',
      comment: '`mf-*` import the shared workspaces and the types of `module-kit`; never each other, `shell`, `api`.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/' },
      to: {
        path: ['^(shared-[^/]+|module-kit|shell|api|e2e|scripts)/', modules],
        pathNot: [
          '^$1/',
          '^shared-contracts/src/(contracts|rules|words)/',
          '^shared-runtime/',
          '^shared-parts/src/',
          '^shared-ui/src/',
          String.raw`^module-kit/src/platform\.ts$`,
        ],
      },
    },
    {
      name: 'module-features-stand-alone',
      comment: 'A feature of a module imports no other feature, except what lies in `features/shared`.',
      severity: 'error',
      from: {
        path: '^(mf-[^/]+)/src/features/([^/]+)/',
        pathNot: composing.map(({ folder, name }) => `${folder}/${name}/`),
      },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/($2|shared)/' },
    },
    ...composing.map(({ feature, folder, name, parts }) => ({
      name: `module-features-compose-${feature.replace('/', '-')}`,
      comment: `The feature ${feature} is composed of ${parts.join(' and ')}, and imports no other feature.`,
      severity: 'error',
      from: { path: `${folder}/${name}/` },
      to: { path: `${folder}/`, pathNot: `${folder}/(${[name, 'shared', ...parts].join('|')})/` },
    })),
    {
      name: 'module-pages-are-not-parts',
      comment: 'A feature that is composed of others shows their parts, never their pages.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/', pathNot: test },
      to: { path: String.raw`^$1/src/features/.+-page\.tsx$`, pathNot: '^$1/src/features/($2|shared)/' },
    },
    {
      name: 'shell-never-imports-a-module',
      comment: '`shell` never imports an `mf-*`: it loads it.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: ['^(api|e2e|scripts)/', modules] },
    },
    ...require('./scripts/boundaries/api.cjs'),
    {
      name: 'samples-know-nobody',
      comment: 'Samples are made by code of their own.',
      severity: 'error',
      from: { path: '^samples/' },
      to: { path: ['^(shared-[^/]+|module-kit|shell|api|e2e|scripts)/', modules] },
    },
    {
      name: 'no-circles',
      comment: 'No circles. Types alone may refer to each other: nothing is loaded for them.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-test-in-the-product',
      comment: 'What runs in production imports no test, and nothing from the `test/` folder of a workspace.',
      severity: 'error',
      from: { pathNot: [test, '^[^/]+/test/', '^api/bench/', '^e2e/'] },
      to: { path: [test, '^[^/]+/test/', '^e2e/'] },
    },
    {
      name: 'no-broken-import',
      comment: 'An import that cannot be resolved would slip past every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '(^|/)dist(/|$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
