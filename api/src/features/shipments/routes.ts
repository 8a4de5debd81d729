import { createShipment, listShipments, updateShipment } from '@kerf/shared-contracts/contracts/shipments'
import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import * as orders from '../orders/service.ts'
import { presentShipment } from './presenter.ts'
import * as shipments from './service.ts'

export function shipmentsRoutes(router: ApiRouter, { config }: Platform): void {
  router.handle(listShipments, async ({ params, work }) => {
    const found = await shipments.find(work, await orders.get(work, params.id))
    return found.map(presentShipment)
  })

  router.handle(createShipment, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    return presentShipment(await shipments.create(work, order, body, dayIn(work.now, config.businessTimeZone)))
  })

  router.handle(updateShipment, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    const today = dayIn(work.now, config.businessTimeZone)
    return presentShipment(await shipments.update(work, order, params.shipmentId, body, today))
  })
}
