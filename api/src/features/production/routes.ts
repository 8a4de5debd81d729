import * as contracts from '@kerf/shared-contracts/contracts/production'
import type { ApiRouter } from '../../platform/http/router.ts'
import { presentProductionOrder } from './presenter.ts'
import * as production from './service.ts'
import { stageTimes } from './stage-times-service.ts'

/** Orders by stage and by due date, and how long stages take (docs/product/admin.md, 'Production'). */
export function productionRoutes(router: ApiRouter): void {
  router.handle(contracts.getProductionBoard, async ({ work }) => {
    const stages = await production.board(work)
    return stages.map(({ orders, ...stage }) => ({ ...stage, orders: orders.map(presentProductionOrder) }))
  })

  router.handle(contracts.getDeliveryCalendar, async ({ query, work }) => {
    const days = await production.calendar(work, query)
    return days.map(({ orders, ...day }) => ({ ...day, orders: orders.map(presentProductionOrder) }))
  })

  router.handle(contracts.listStageTimes, ({ work }) => stageTimes(work))
}
