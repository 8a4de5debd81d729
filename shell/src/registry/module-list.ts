import { type ModuleListing, moduleListing, type PageState } from '@kerf/module-kit/platform'
import { readToken } from '@kerf/shared-contracts/client/session'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'

const listings = z.array(moduleListing)

/** Asks the server which modules this viewer may load. */
async function fetchModules(): Promise<ModuleListing[]> {
  const token = readToken()
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const response = await fetch('/api/modules', { headers, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`GET /api/modules answered ${response.status}`)
  return listings.parse(await response.json())
}

const root = 'modules'
const keyOf = (viewer: string | null) => [root, viewer ?? 'visitor']

/**
 * The modules a viewer may load. The list that came with the page serves whoever the server took the viewer for;
 * another viewer's list is asked for, and until it comes, or when it cannot be had, the one before stays.
 *
 * @param viewer id of the signed-in user, `null` for a visitor, `undefined` while that is not known
 */
export function useModuleList(page: PageState, viewer: string | null | undefined) {
  const isForThisViewer = page.signedIn === (viewer !== null)
  return useQuery({
    queryKey: keyOf(viewer ?? null),
    queryFn: fetchModules,
    enabled: viewer !== undefined,
    initialData: isForThisViewer ? page.modules : undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  })
}

/** Asks for the list anew, for everybody who shows it. */
export async function refreshModuleList(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [root] })
}

/** Asks for the list once more. @returns how it offers `module` now, if at all */
export async function fetchListing(client: QueryClient, module: string): Promise<ModuleListing | undefined> {
  const fresh = await fetchModules()
  for (const query of client.getQueryCache().findAll({ queryKey: [root], type: 'active' })) {
    client.setQueryData(query.queryKey, fresh)
  }
  return fresh.find((listing) => listing.name === module)
}
