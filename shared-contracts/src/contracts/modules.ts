import { z } from 'zod'
import { endpoint } from './endpoint.ts'

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
