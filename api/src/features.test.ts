import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Declaration } from '@kerf/shared-contracts/contracts/endpoint'
import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../test/harness.ts'
import { notBuilt } from './features/not-built.ts'
import { features } from './features.ts'
import type { Routes } from './platform/feature.ts'
import type { ApiRouter } from './platform/http/router.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Where the calls of a resource are handled, e.g. `orders-admin` in `orders/admin-routes.ts`. */
function homeOf(resource: string): string {
  const [, name, side] = /^(.*?)(?:-(admin|supplier))?$/.exec(resource) ?? []
  return side ? `${name}/${side}-routes.ts` : `${name}/routes.ts`
}

/** The calls that one `Routes` handles. */
async function handledBy(routes: Routes): Promise<Declaration[]> {
  const handled: Declaration[] = []
  const take = (endpoint: Declaration) => void handled.push(endpoint)
  const recorder: ApiRouter = {
    handle: take,
    handleUnwrapped: take,
    handleRaw: () => {},
    notBuilt: () => {},
    outside: () => {},
    unanswered: () => [],
    middlewares: () => [],
  }
  await routes(recorder, api.platform)
  return handled
}

async function homes(): Promise<Map<Declaration, string>> {
  const found = new Map<Declaration, string>()
  const folder = join(import.meta.dirname, 'features')
  for (const file of globSync('*/*routes.ts', { cwd: folder })) {
    const exported: Record<string, unknown> = await import(join(folder, file))
    for (const routes of features.filter((each) => Object.values(exported).includes(each))) {
      for (const endpoint of await handledBy(routes)) found.set(endpoint, file)
    }
  }
  return found
}

test('each call is handled in the folder of its resource', async () => {
  const found = await homes()
  const built = endpoints.filter(({ name }) => !notBuilt.includes(name))
  const handled = built.map(({ name, declaration }) => [name, found.get(declaration)])
  expect(handled).toEqual(built.map(({ name, resource }) => [name, homeOf(resource)]))
})
