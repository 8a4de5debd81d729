import * as contract from '@kerf/shared-contracts/contracts/saved-filters'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentSavedFilter } from './presenter.ts'
import * as filters from './service.ts'

/** Each user's own saved list filters. */
export function savedFiltersRoutes(router: ApiRouter): void {
  router.handle(contract.listSavedFilters, async ({ query, work }) =>
    (await filters.list(work, query.list)).map(presentSavedFilter),
  )

  router.handle(contract.saveFilter, async ({ body, work }) => presentSavedFilter(await filters.save(work, body)))

  router.handle(contract.renameSavedFilter, async ({ params, body, work }) => {
    const saved = await filters.getForUpdate(work, params.id)
    return presentSavedFilter(await filters.rename(work, saved, body))
  })

  router.handle(contract.deleteSavedFilter, async ({ params, work }) => {
    await filters.remove(work, await filters.getForUpdate(work, params.id))
    return undefined
  })
}
