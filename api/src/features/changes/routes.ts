import { getLastChange } from '@kerf/shared-contracts/contracts/changes'
import type { ApiRouter } from '../../platform/http/router.ts'
import { lastChange } from './service.ts'

export function changesRoutes(router: ApiRouter): void {
  router.handle(getLastChange, ({ params, work }) => lastChange(work, params.what, params.id))
}
