import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { tags } from '@kerf/shared-contracts/contracts/tags'
import { z } from 'zod'
import type { ModuleManifest, NavigationCount } from '../platform.ts'

/**
 * Refuses a manifest whose navigation counts what the contracts do not offer: the call must be a declared `get` without
 * parameters that everybody who loads the module may make, and its fields numbers.
 * @throws Error that says which count of which entry, and why
 */
export function refuseUnknownCounts({ name, access, navigation }: ModuleManifest): void {
  for (const { label, count } of navigation) {
    const reason = count && whatIsWrong(count, access)
    if (reason) throw new Error(`${name}: the count of "${label}" ${reason}`)
  }
}

function whatIsWrong({ call, fields, tags: news }: NavigationCount, access: ModuleManifest['access']): string | null {
  const declared = endpoints.find(({ declaration: { method, path } }) => method === 'get' && path === call)
  if (!declared) return `asks ${call}, which no contract declares`
  const stranger = access.find((kind) => !declared.declaration.access.includes(kind))
  if (stranger) return `asks ${call}, which a ${stranger} may not call`
  const { response } = declared.declaration
  const shape = response instanceof z.ZodObject ? response.shape : {}
  const noNumber = fields.find((field) => !(shape[field] instanceof z.ZodNumber))
  if (noNumber) return `adds up ${noNumber}, which is no number in the answer of ${call}`
  const unknown = news.find((tag) => !tags.some((known) => known === tag))
  return unknown ? `waits for news of ${unknown}, of which nothing is ever told` : null
}
