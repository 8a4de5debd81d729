import type { RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import type { Answered, TestApi } from '../harness.ts'
import type { Row } from './row.ts'
import type { World } from './worlds.ts'

/** Makes the call of a row. @param as the actor's token; a visitor if omitted */
export function callOf(
  api: TestApi,
  { declaration }: RegisteredEndpoint,
  row: Row,
  world: World,
  as?: string,
  headers?: Record<string, string>,
): Promise<Answered> {
  const params = row.params?.(world) ?? {}
  const path = declaration.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `:${name}`)
  const ask = { ...(as !== undefined && { as }), json: row.json?.(world), form: row.form?.(world), headers }
  const query = typeof row.query === 'function' ? row.query(world) : row.query
  return api.request(declaration.method, query ? `${path}?${query}` : path, ask)
}
