import * as contract from '@kerf/shared-contracts/contracts/find'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentFound } from './presenter.ts'
import { find } from './service.ts'

/** One search over everything the actor may see. */
export function findRoutes(router: ApiRouter): void {
  router.handle(contract.find, async ({ query, actor, work }) => ({
    groups: presentFound(await find(work, query.q), actor),
  }))
}
