import type { ModuleListing, PageState } from '@kerf/module-kit/platform'
import { presentLanguage, type Store } from '@kerf/shared-runtime'
import { modulesApi, useListModulesQuery } from '@kerf/shared-runtime/endpoints/modules'
import { useEffect, useState } from 'react'
import type { ModuleFailure } from '../federation/load-module.ts'
import { spokenListing } from './spoken.ts'

/** In the page's language. Ignores modules that this shell cannot parse because they are newer; the others stay. */
async function readable(offered: readonly unknown[]): Promise<ModuleListing[]> {
  const { readListing } = await import('./read-listing.ts')
  return offered.flatMap((offer) => {
    const module = readListing(offer)
    return module ? [spokenListing(module, presentLanguage())] : []
  })
}

/**
 * Takes the list that came with the page, which saves a call. Call it before anything is rendered.
 * @param isForThisActor whether the server made it for the actor that this browser turns out to have
 */
export async function takeModuleList(store: Store, page: PageState, isForThisActor: boolean): Promise<void> {
  if (isForThisActor) await store.dispatch(modulesApi.util.upsertQueryData('listModules', undefined, page.modules))
}

/**
 * The modules that the actor may load; `undefined` until known. The list is fetched again when the session ends and when a
 * live event says so. Until it arrives, or if it fails, the last one stays.
 *
 * @param isActorKnown whether the actor is known yet
 */
export function useModuleList(page: PageState, isActorKnown: boolean): ModuleListing[] | undefined {
  const { data, isError } = useListModulesQuery(undefined, { skip: !isActorKnown })
  /** The last list that was shown: it stays while a newer one is read, or every screen would begin anew. */
  const [shown, setShown] = useState<ModuleListing[]>()
  const isOfPage = data === page.modules || (data === undefined && isError)

  useEffect(() => {
    if (isOfPage) setShown(page.modules)
    // The list of one actor is not shown to the next.
    else if (!data) setShown(undefined)
    if (!data || isOfPage) return
    let isWanted = true
    const take = (modules: ModuleListing[]) => isWanted && setShown(modules)
    // If this part of the shell cannot be fetched, the list from the page stays.
    readable(data).then(take, () => take(page.modules))
    return () => {
      isWanted = false
    }
  }, [data, isOfPage, page])

  if (isOfPage) return page.modules
  return data && shown
}

/** Fetches the list again. @returns which release of `module` it offers now, if any */
export async function fetchListing(store: Store, module: string): Promise<ModuleListing | undefined> {
  const asked = store.dispatch(
    modulesApi.endpoints.listModules.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  return (await readable(await asked.unwrap())).find(({ name }) => name === module)
}

/** Tells the server of a release that failed; that it cannot be told is no further failure. */
export async function reportFailure(
  store: Store,
  { name: module, version, kind, error }: ModuleFailure,
): Promise<void> {
  // A chunk that did not come is told of in several lines; the report is one.
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)
  await store.dispatch(
    modulesApi.endpoints.reportModuleFailure.initiate({ body: { module, version, kind, message } }, { track: false }),
  )
}
