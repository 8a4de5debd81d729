import { endpoints } from '@kerf/shared-contracts/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../harness.ts'
import { callOf } from './call.ts'
import { expectedOf, matrix } from './matrix.ts'
import { actors, type Row } from './row.ts'
import { type AnyStage, buildWorld, type World } from './worlds.ts'

let api: TestApi
const shared = new Map<AnyStage, Promise<World>>()
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** A call that changes something gets its own world; all others share one. */
function worldFor({ stage }: Row, changes: boolean): Promise<World> {
  if (changes) return buildWorld(api, stage)
  const world = shared.get(stage) ?? buildWorld(api, stage)
  shared.set(stage, world)
  return world
}

test('every endpoint of the contracts has its row, and every row its endpoint', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
  const row = matrix[name]
  if (!row) throw new Error(`${name} has no row in the matrix`)
  const expected = expectedOf(endpoint, row)
  const answered: Record<string, number> = {}
  for (const [index, actor] of actors.entries()) {
    const changes = endpoint.declaration.method !== 'get' && (expected[index] ?? 0) < 300
    const world = await worldFor(row, changes)
    answered[actor] = (await callOf(api, endpoint, row, world, world.tokens[actor])).status
  }
  expect(answered).toEqual(Object.fromEntries(actors.map((actor, index) => [actor, expected[index]])))
})
