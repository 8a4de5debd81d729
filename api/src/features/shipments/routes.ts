import {
  createShipment,
  downloadPackingSlip,
  listShipments,
  updateShipment,
} from '@kerf/shared-contracts/contracts/shipments'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { MadeDelivery } from '../../platform/storage/download.ts'
import * as orders from '../orders/service.ts'
import { makePackingSlip } from './packing-slip-service.ts'
import { presentShipment } from './presenter.ts'
import * as shipments from './service.ts'

export function shipmentsRoutes(router: ApiRouter, { documents, store }: Platform): void {
  router.handle(listShipments, async ({ params, work }) => {
    const found = await shipments.find(work, await orders.get(work, params.id))
    return found.map(presentShipment)
  })

  router.handle(createShipment, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    return presentShipment(await shipments.create(work, order, body))
  })

  router.handle(updateShipment, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    return presentShipment(await shipments.update(work, order, params.shipmentId, body))
  })

  router.handle(downloadPackingSlip, async ({ params, work }) => {
    const order = await orders.get(work, params.id)
    return new MadeDelivery(await makePackingSlip(work, order, params.shipmentId, { documents, store }))
  })
}
