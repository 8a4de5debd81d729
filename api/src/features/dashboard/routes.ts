import * as contracts from '@kerf/shared-contracts/contracts/dashboard'
import type { ApiRouter } from '../../platform/http/router.ts'
import { attention } from './attention-service.ts'
import { customerMonths } from './months-service.ts'
import { presentWorkQueue } from './presenter.ts'
import * as dashboard from './service.ts'
import { workQueue } from './work-queue-service.ts'

export function dashboardRoutes(router: ApiRouter): void {
  router.handle(contracts.getDashboardStats, ({ work }) => dashboard.customerStats(work))
  router.handle(contracts.getDashboardMonths, ({ work }) => customerMonths(work, work.provider.timeZone))
  router.handle(contracts.getAttention, ({ work }) => attention(work))
  router.handle(contracts.getAdminDashboardStats, ({ work }) => dashboard.adminStats(work, work.provider.timeZone))
  router.handle(contracts.getWorkQueue, async ({ work }) =>
    presentWorkQueue(await workQueue(work, work.provider.timeZone)),
  )
}
