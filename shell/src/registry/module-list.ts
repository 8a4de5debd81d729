import { type ModuleListing, moduleListing, type PageState } from '@kerf/module-kit/platform'
import type { LoadableModule } from '@kerf/shared-contracts/contracts/modules'
import type { Store } from '@kerf/shared-runtime'
import { modulesApi, useListModulesQuery } from '@kerf/shared-runtime/endpoints/modules'
import { useMemo } from 'react'

/** A module that this shell cannot make sense of, being newer, is as good as none; the others stay. */
function readable(offered: readonly LoadableModule[]): ModuleListing[] {
  return offered.flatMap((module) => moduleListing.safeParse(module).data ?? [])
}

/**
 * Takes the list that came with the page, which spares asking for it. To be called before anything is shown.
 * @param isForThisActor whether the server made it for whoever this browser is going to turn out to be
 */
export async function takeModuleList(store: Store, page: PageState, isForThisActor: boolean): Promise<void> {
  if (isForThisActor) await store.dispatch(modulesApi.util.upsertQueryData('listModules', undefined, page.modules))
}

/**
 * The modules that the actor may load; `undefined` until that is known. The list is asked for again when the session
 * ends and when a live event says so. Until it comes, or when it cannot be had, the last one stays.
 *
 * @param isActorKnown whether it has been found out who is looking
 */
export function useModuleList(page: PageState, isActorKnown: boolean): ModuleListing[] | undefined {
  const { data, isError } = useListModulesQuery(undefined, { skip: !isActorKnown })
  const offered = data ?? (isError ? page.modules : undefined)
  return useMemo(() => offered && readable(offered), [offered])
}

/** Asks for the list once more. @returns how it offers `module` now, if at all */
export async function fetchListing(store: Store, module: string): Promise<ModuleListing | undefined> {
  const asked = store.dispatch(
    modulesApi.endpoints.listModules.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  return readable(await asked.unwrap()).find(({ name }) => name === module)
}
