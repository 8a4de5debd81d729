import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, endpoint, listQuery } from './endpoint.ts'
import { ModuleName } from './modules.ts'
import { Instant } from './values.ts'

/** The version of a release: the package's version, and a part that changes with the content. */
const ReleaseVersion = z
  .string()
  .max(100)
  .regex(/^\d+\.\d+\.\d+-[\w.-]+$/, 'A version reads like 1.4.0-b3f2a9c1b4')

/** A published version of a module, which never changes. */
export const ModuleRelease = z
  .object({
    id: z.uuid(),
    module: z.string(),
    version: z.string(),
    contracts: z.string().describe('The range of contract versions it can talk to'),
    fits: z.boolean().describe('Whether this range includes the contracts of the running API'),
    commit: z.string().nullable(),
    size: z.number().int().describe('Bytes of all its files, not compressed'),
    publishedBy: z.string().nullable().describe('Null if the server published it at its start'),
    tokenName: z.string().nullable().describe('The publish token that was used'),
    publishedAt: Instant,
  })
  .meta({ id: 'ModuleRelease' })
export type ModuleRelease = z.output<typeof ModuleRelease>

/** How a version performed in the last hour. */
const ModuleUse = z
  .object({ version: z.string(), users: z.number().int(), failures: z.number().int() })
  .meta({ id: 'ModuleUse' })

/** What runs of one module, and where. */
export const ModuleChannels = z
  .object({
    module: z.string(),
    title: z.string(),
    stable: ModuleRelease.extend({ since: Instant }).nullable(),
    canary: ModuleRelease.extend({ since: Instant, percent: z.number().int() }).nullable(),
    previous: z.string().nullable().describe('The version a rollback returns to'),
    pinned: z.string().nullable().describe('The version this browser runs instead'),
    use: z.array(ModuleUse),
  })
  .meta({ id: 'ModuleChannels' })
export type ModuleChannels = z.output<typeof ModuleChannels>

/** A file of a release. */
const ReleaseFile = z.object({ path: z.string(), size: z.number().int(), integrity: z.string() })

/** A release with everything by which two releases are compared. */
export const ModuleReleaseDetails = ModuleRelease.extend({
  files: z.array(ReleaseFile),
  routes: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
}).meta({ id: 'ModuleReleaseDetails' })
export type ModuleReleaseDetails = z.output<typeof ModuleReleaseDetails>

/** A change to what runs. */
export const ModuleMove = z
  .object({
    id: z.uuid(),
    module: z.string(),
    kind: z.enum(['start', 'promote', 'canary', 'canary_end', 'rollback']),
    version: z.string(),
    previousVersion: z.string().nullable(),
    percent: z.number().int().nullable(),
    by: z.string().nullable(),
    tokenName: z.string().nullable(),
    at: Instant,
  })
  .meta({ id: 'ModuleMove' })
export type ModuleMove = z.output<typeof ModuleMove>

const spec = "docs/product/modules-and-pages.md, 'Releases'"
const scope = 'modules:write'
const byModule = z.object({ module: ModuleName })

export const listModuleChannels = endpoint({
  method: 'get',
  path: '/api/admin/modules',
  access: ['admin'],
  scope,
  summary: 'What runs of each module on which channel, and how it performs',
  spec,
  response: z.array(ModuleChannels),
  tags: ['Module'],
})

export const listModuleReleases = endpoint({
  method: 'get',
  path: '/api/admin/modules/releases',
  access: ['admin'],
  scope,
  summary: 'Published releases; `q` looks at version and commit',
  spec,
  query: listQuery({ module: ModuleName.optional(), sort: z.enum(['date-desc', 'date-asc']).default('date-desc') }),
  response: z.array(ModuleRelease),
  tags: ['Module'],
})

export const listModuleMoves = endpoint({
  method: 'get',
  path: '/api/admin/modules/history',
  access: ['admin'],
  scope,
  summary: 'The latest hundred changes to what runs, latest first',
  spec,
  query: z.object({ module: ModuleName.optional() }),
  response: z.array(ModuleMove),
  tags: ['Module'],
})

export const getModuleRelease = endpoint({
  method: 'get',
  path: '/api/admin/modules/:module/releases/:version',
  access: ['admin'],
  scope,
  summary: 'One release with its files and routes',
  spec,
  params: byModule.extend({ version: ReleaseVersion }),
  response: ModuleReleaseDetails,
  errors: ['module.release_not_found'],
  tags: ['Module'],
})

/** Where one file of a publication is sent, by `PUT`. */
const UploadTarget = z
  .object({
    file: z.string(),
    url: z.string().describe('Below this server, where the token is sent along; or a signed address of the store'),
  })
  .meta({ id: 'UploadTarget' })

export const beginPublication = endpoint({
  method: 'post',
  path: '/api/admin/modules/publications',
  access: ['admin'],
  scope,
  summary: 'Check a built release, and return where to send its files',
  spec,
  body: z
    .object({ descriptor: z.record(z.string(), z.unknown()).describe('The release.json of the build') })
    .meta({ id: 'BeginPublicationBody' }),
  response: z.object({ id: z.uuid(), uploads: z.array(UploadTarget) }).meta({ id: 'ModulePublication' }),
  status: 201,
  errors: [
    'module.descriptor_invalid',
    'module.version_exists',
    'module.contracts_mismatch',
    'module.route_clash',
    'module.panel_clash',
    'module.over_budget',
    'module.runtime_mismatch',
    'module.library_mismatch',
    'module.token_for_other',
    'rate_limited',
  ],
  tags: ['Module'],
  limit: 'upload',
})

export const finishPublication = endpoint({
  method: 'post',
  path: '/api/admin/modules/publications/:id/finish',
  access: ['admin'],
  scope,
  summary: 'Publish a release whose files were all sent',
  spec,
  params: byId,
  response: ModuleRelease,
  errors: [
    'module.publication_not_found',
    'module.file_missing',
    'module.file_differs',
    'module.version_exists',
    'module.contracts_mismatch',
    'module.route_clash',
    'module.panel_clash',
    'module.runtime_mismatch',
    'module.library_mismatch',
    'module.token_for_other',
  ],
  tags: ['Module'],
})

/** The version the sender saw on the channel, so that nobody overwrites a colleague's change. */
const seenStable = basedOn({ stable: ReleaseVersion.nullable() })
const moveErrors = [
  'module.not_found',
  'module.release_not_found',
  'module.contracts_mismatch',
  'module.route_clash',
  'module.panel_clash',
  'module.runtime_mismatch',
  'module.library_mismatch',
  'module.token_for_other',
  'write.stale',
] as const

export const PromoteModuleBody = z
  .object({ version: ReleaseVersion, basedOn: seenStable })
  .meta({ id: 'PromoteModuleBody' })

export const promoteModule = endpoint({
  method: 'post',
  path: '/api/admin/modules/:module/promote',
  access: ['admin'],
  scope,
  summary: 'Give a release to everybody; it ends the canary that has it',
  spec,
  params: byModule,
  body: PromoteModuleBody,
  response: ModuleChannels,
  errors: moveErrors,
  tags: ['Module'],
})

export const SetModuleCanaryBody = z
  .object({
    version: ReleaseVersion,
    percent: z.number().int('Please enter a whole number').min(0, 'From 0 to 100').max(100, 'From 0 to 100'),
    basedOn: basedOn({ canary: ReleaseVersion.nullable(), percent: z.number().int().nullable() }),
  })
  .meta({ id: 'SetModuleCanaryBody' })

export const setModuleCanary = endpoint({
  method: 'post',
  path: '/api/admin/modules/:module/canary',
  access: ['admin'],
  scope,
  summary: 'Give a release to a share of the users; 0 percent ends the canary',
  spec,
  params: byModule,
  body: SetModuleCanaryBody,
  response: ModuleChannels,
  errors: moveErrors,
  tags: ['Module'],
})

export const RollBackModuleBody = z.object({ basedOn: seenStable }).meta({ id: 'RollBackModuleBody' })

export const rollBackModule = endpoint({
  method: 'post',
  path: '/api/admin/modules/:module/rollback',
  access: ['admin'],
  scope,
  summary: 'Return to the release everybody had before, and end the canary',
  spec,
  params: byModule,
  body: RollBackModuleBody,
  response: ModuleChannels,
  errors: [...moveErrors, 'module.nothing_before'],
  tags: ['Module'],
})

export const pinModule = endpoint({
  method: 'put',
  path: '/api/admin/modules/:module/pin',
  access: ['admin'],
  summary: 'Make this browser run another published version, or again the one everybody runs',
  spec,
  params: byModule,
  body: z.object({ version: ReleaseVersion.nullable() }).meta({ id: 'PinModuleBody' }),
  response: ModuleChannels,
  errors: ['module.not_found', 'module.release_not_found'],
  tags: ['Module'],
})
