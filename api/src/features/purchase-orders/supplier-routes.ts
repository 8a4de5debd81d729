import * as contract from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { MadeDelivery } from '../../platform/storage/download.ts'
import type { ReadWork } from '../../platform/work.ts'
import { addDocuments } from './document-service.ts'
import { acknowledge, promise, report, ship } from './fulfilment-service.ts'
import { makePurchaseOrder } from './pdf-service.ts'
import { presentOwnPurchaseOrder, presentOwnSummary } from './presenter.ts'
import * as purchaseOrders from './service.ts'

/** What suppliers do with their purchase orders. */
export function ownPurchaseOrdersRoutes(router: ApiRouter, { documents, store }: Platform): void {
  const present = async (work: ReadWork, id: string) => {
    return presentOwnPurchaseOrder(await purchaseOrders.readOwn(work, id), work.today)
  }

  router.handle(contract.listOwnPurchaseOrders, async ({ query, work }) => {
    const { rows, total, next } = await purchaseOrders.listOwn(work, query)
    return page(
      rows.map((order) => presentOwnSummary(order, work.today)),
      { total, next },
    )
  })

  router.handle(contract.getOwnPurchaseOrder, ({ params, work }) => present(work, params.id))

  router.handle(contract.downloadOwnPurchaseOrder, async ({ params, work }) => {
    const order = await purchaseOrders.readOwn(work, params.id)
    return new MadeDelivery(await makePurchaseOrder(work, order, work.actor.id, { documents, store }))
  })

  router.handle(contract.acknowledgePurchaseOrder, async ({ params, body, work }) => {
    await acknowledge(work, params.id, body.promisedDate)
    return present(work, params.id)
  })

  router.handle(contract.promiseDelivery, async ({ params, body, work }) => {
    await promise(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.reportProgress, async ({ params, body, files, work }) => {
    await report(work, params.id, body, files.photos)
    return present(work, params.id)
  })

  router.handle(contract.shipPurchaseOrder, async ({ params, body, work }) => {
    await ship(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.uploadPurchaseOrderDocuments, async ({ params, body, files, work }) => {
    await addDocuments(work, params.id, body.kind, files.files)
    return present(work, params.id)
  })
}
