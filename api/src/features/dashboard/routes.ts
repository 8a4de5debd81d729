import { getAdminDashboardStats, getAttention, getDashboardStats } from '@kerf/shared-contracts/contracts/dashboard'
import type { ApiRouter } from '../../platform/http/router.ts'
import { attention } from './attention-service.ts'
import * as dashboard from './service.ts'

export function dashboardRoutes(router: ApiRouter): void {
  router.handle(getDashboardStats, ({ work }) => dashboard.customerStats(work))
  router.handle(getAttention, ({ work }) => attention(work))
  router.handle(getAdminDashboardStats, ({ work }) => dashboard.adminStats(work, work.provider.timeZone))
}
