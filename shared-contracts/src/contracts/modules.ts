import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line } from './values.ts'

/** The name of a module, as in its `module.json`. */
export const ModuleName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'This is not a valid module name')

/** One release that the caller may load (docs/architecture.md, 'Modules'). */
export const LoadableModule = z
  .object({
    name: z.string(),
    title: z.string(),
    version: z.string(),
    base: z.string().describe('Where its files are read, with a slash at the end'),
    entry: z.string().describe('The container script, below base'),
    integrity: z.record(z.string(), z.string()).describe('File below base to its sha384 hash'),
    manifest: z.unknown().describe('The module.json of the release'),
  })
  .meta({ id: 'LoadableModule' })
export type LoadableModule = z.output<typeof LoadableModule>

export const listModules = endpoint({
  method: 'get',
  path: '/api/modules',
  access: ['visitor'],
  summary: 'The module releases this user may load',
  spec: "docs/product/modules-and-pages.md, 'Modules'",
  response: z.array(LoadableModule),
  tags: ['Module'],
})

export const reportModuleFailure = endpoint({
  method: 'post',
  path: '/api/modules/failures',
  access: ['visitor'],
  summary: 'Report that a release could not be loaded, or that a page of it broke',
  spec: "docs/product/modules-and-pages.md, 'When a module fails'",
  body: z
    .object({
      module: ModuleName,
      version: z.string().max(100),
      kind: z.enum(['load', 'page']).describe('It could not be loaded, or a page of it broke'),
      message: line(300).describe('What the browser said, for whoever looks after the module'),
    })
    .meta({ id: 'ModuleFailureBody' }),
  response: null,
  errors: ['rate_limited'],
  limit: 'report',
})
