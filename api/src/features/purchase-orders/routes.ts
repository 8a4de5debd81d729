import * as contract from '@kerf/shared-contracts/contracts/purchase-orders'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { MadeDelivery } from '../../platform/storage/download.ts'
import type { ReadWork } from '../../platform/work.ts'
import { changeTerms, link, setPayment, setStatus } from './admin-service.ts'
import { correct } from './correction-service.ts'
import { create } from './creation-service.ts'
import { addDocuments } from './document-service.ts'
import { makePurchaseOrder } from './pdf-service.ts'
import { presentPurchaseOrder, presentSummary } from './presenter.ts'
import { receive } from './receiving-service.ts'
import * as purchaseOrders from './service.ts'

/** What admins do with purchase orders to suppliers. */
export function purchaseOrdersRoutes(router: ApiRouter, { documents, store }: Platform): void {
  const present = async (work: ReadWork, id: string) => {
    return presentPurchaseOrder(await purchaseOrders.read(work, id), work.today)
  }

  router.handle(contract.createPurchaseOrder, async ({ body, files, work }) =>
    present(work, await create(work, body, files.poFile)),
  )

  router.handle(contract.listPurchaseOrders, async ({ query, work }) => {
    const { rows, total, next } = await purchaseOrders.list(work, query)
    return page(
      rows.map((order) => presentSummary(order, work.today)),
      { total, next },
    )
  })

  router.handle(contract.getPurchaseOrder, ({ params, work }) => present(work, params.id))

  router.handle(contract.downloadSupplierPurchaseOrder, async ({ params, work }) => {
    const order = await purchaseOrders.read(work, params.id)
    return new MadeDelivery(await makePurchaseOrder(work, order, order.supplier.id, { documents, store }))
  })

  router.handle(contract.updatePurchaseOrderStatus, async ({ params, body, work }) => {
    await setStatus(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.receivePurchaseOrder, async ({ params, body, work }) => {
    await receive(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.correctReceipt, async ({ params, body, work }) => {
    await correct(work, params, body)
    return present(work, params.id)
  })

  router.handle(contract.addPurchaseOrderDocuments, async ({ params, body, files, work }) => {
    await addDocuments(work, params.id, body.kind, files.files)
    return present(work, params.id)
  })

  router.handle(contract.linkPurchaseOrder, async ({ params, body, work }) => {
    await link(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.updatePurchaseOrderPayment, async ({ params, body, work }) => {
    await setPayment(work, params.id, body)
    return present(work, params.id)
  })

  router.handle(contract.updatePurchaseOrderTerms, async ({ params, body, work }) => {
    await changeTerms(work, params.id, body)
    return present(work, params.id)
  })
}
