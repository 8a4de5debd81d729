import { getProfile } from '@kerf/shared-contracts/contracts/profile'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentProfile } from './presenter.ts'
import { getOwnUser } from './service.ts'

export function profileRoutes(router: ApiRouter): void {
  router.handle(getProfile, async ({ work }) => presentProfile(await getOwnUser(work)))
}
