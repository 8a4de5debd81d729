import type { QueryClient } from '@tanstack/react-query'
import type { Model } from './model.ts'

/** How much of what nobody looks at any more a page keeps, however lately it was seen. */
const most = { models: 8, bytes: 256 * 2 ** 20 }

/** What a model takes in memory, as far as it counts. */
function bytesOf({ positions, normals, colors, owners, triangles, coarse, lines }: Model): number {
  const arrays = [positions, normals, colors, owners, triangles, lines, ...(coarse ? [coarse] : [])]
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/**
 * Forgets models that are no longer shown, those first that were loaded first, until there is room for another one. What
 * is shown stays, however large it is.
 */
export function makeRoom(client: QueryClient, coming: Model, limits: typeof most = most): void {
  const cache = client.getQueryCache()
  const loaded = cache.findAll().flatMap((query) => {
    const model = query.state.data as Model | undefined
    return model ? [{ query, bytes: bytesOf(model) }] : []
  })
  let [models, bytes] = [loaded.length + 1, loaded.reduce((sum, one) => sum + one.bytes, bytesOf(coming))]
  const left = loaded
    .filter(({ query }) => query.getObserversCount() === 0)
    .sort((one, other) => one.query.state.dataUpdatedAt - other.query.state.dataUpdatedAt)
  for (const one of left) {
    if (models <= limits.models && bytes <= limits.bytes) return
    cache.remove(one.query)
    models -= 1
    bytes -= one.bytes
  }
}
