import { endpoints, type RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, signedInAdmin, signedInCustomer, signedInSupplier, signIn } from '../factories.ts'
import { startApi, type TestApi } from '../harness.ts'
import { matrix, type Row, type ViewerName, viewers } from './matrix.ts'
import { type Stage, type World, worldBuilder } from './worlds.ts'

let api: TestApi
let build: (stage: Stage) => Promise<World>
/** Fresh for each call, as a call may end the session that makes it. */
let tokenOf: Record<ViewerName, () => Promise<string | undefined>>
const shared = new Map<Stage, Promise<World>>()

beforeAll(async () => {
  api = await startApi()
  const company = await createCompany(api)
  const owner = await signedInCustomer(api, { company })
  const admin = await signedInAdmin(api)
  const colleague = { company, companyRole: 'buyer' as const }
  const looker = { company, companyRole: 'viewer' as const }
  tokenOf = {
    visitor: async () => undefined,
    owner: () => signIn(api, owner.user),
    colleague: async () => (await signedInCustomer(api, colleague)).token,
    looker: async () => (await signedInCustomer(api, looker)).token,
    stranger: async () => (await signedInCustomer(api, { company: 'Other Works' })).token,
    supplier: async () => (await signedInSupplier(api)).token,
    admin: async () => (await signedInAdmin(api)).token,
  }
  build = worldBuilder(api, owner.token, admin.token)
})
afterAll(() => api.stop())

/** A call that will change something gets a world of its own; all others look at a shared one. */
function worldFor({ stage }: Row, changes: boolean): Promise<World> {
  if (changes) return build(stage)
  const world = shared.get(stage) ?? build(stage)
  shared.set(stage, world)
  return world
}

async function call({ declaration }: RegisteredEndpoint, row: Row, viewer: ViewerName, world: World) {
  const params = row.params?.(world) ?? {}
  const path = declaration.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `:${name}`)
  const as = await tokenOf[viewer]()
  const ask = { ...(as !== undefined && { as }), json: row.json?.(world), form: row.form?.(world) }
  return api.request(declaration.method, row.query ? `${path}?${row.query}` : path, ask)
}

test('every endpoint of the contracts has its row, and every row its endpoint', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
  const row = matrix[name]
  if (!row) throw new Error(`${name} has no row in the matrix`)
  const answered: Record<string, number> = {}
  for (const [index, viewer] of viewers.entries()) {
    const changes = endpoint.declaration.method !== 'get' && (row.expected[index] ?? 0) < 300
    const answer = await call(endpoint, row, viewer, await worldFor(row, changes))
    answered[viewer] = answer.status
  }
  expect(answered).toEqual(Object.fromEntries(viewers.map((viewer, index) => [viewer, row.expected[index]])))
})
