import * as contracts from '@kerf/shared-contracts/contracts/orders-admin'
import type { Order } from '../../models/order.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { MadeDelivery } from '../../platform/storage/download.ts'
import type { ReadWork } from '../../platform/work.ts'
import * as rfqs from '../rfqs/service.ts'
import { createFromQuote } from './creation-service.ts'
import { setDueDate } from './due-date-service.ts'
import * as invoices from './invoice-service.ts'
import { list } from './list-service.ts'
import { createManually } from './manual-service.ts'
import { purchaseOrderNumberUsedBy } from './number-service.ts'
import * as payments from './payment-service.ts'
import { presentInvoice, presentOrder } from './presenter.ts'
import * as orders from './service.ts'

/** What admins do with orders. */
export function adminOrdersRoutes(router: ApiRouter, { store, documents }: Platform): void {
  const making = { store, documents }
  const present = async (work: ReadWork, order: Order) => presentOrder(await orders.withGraph(work, order))

  router.handle(contracts.listAdminOrders, async ({ query, work }) => {
    const { rows, total, next } = await list(work, { ...query, isArchived: false })
    return page(rows.map(presentOrder), { total, next })
  })

  router.handle(contracts.listArchivedOrders, async ({ query, work }) => {
    const { rows, total, next } = await list(work, { ...query, isArchived: true })
    return page(rows.map(presentOrder), { total, next })
  })

  router.handle(contracts.getRfqOrder, async ({ params, work }) => {
    const { order } = await rfqs.read(work, params.id)
    return { hasOrder: Boolean(order), orderNumber: order?.number ?? null, orderId: order?.id ?? null }
  })

  router.handle(contracts.checkPurchaseOrderNumber, async ({ params, query, work }) => {
    return { usedBy: await purchaseOrderNumberUsedBy(work, await rfqs.get(work, params.id), query.number) }
  })

  router.handle(contracts.createSalesOrder, async ({ params, body, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    return present(work, await createFromQuote(work, rfq, body))
  })

  router.handle(contracts.createManualOrder, async ({ body, work }) => {
    return present(work, await createManually(work, body))
  })

  router.handle(contracts.updateOrderStatus, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    return present(work, await orders.setStatus(work, order, body))
  })

  router.handle(contracts.updateOrderTracking, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    return present(work, await orders.setTracking(work, order, body))
  })

  router.handle(contracts.updateDueDate, async ({ params, body, work }) => {
    return present(work, await setDueDate(work, await orders.getForUpdate(work, params.id), body))
  })

  router.handle(contracts.uploadInvoice, async ({ params, body, files, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    return present(
      work,
      await invoices.addInvoice(work, order, files.invoice, { basedOn: body.basedOn, present: presentInvoice(order) }),
    )
  })

  router.handle(contracts.createInvoice, async ({ params, body: { dueDate, basedOn }, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    const seen = { basedOn, present: presentInvoice(order) }
    return present(work, await invoices.createInvoice(work, order, dueDate, making, seen))
  })

  router.handle(contracts.previewInvoice, async ({ params, query, work }) => {
    const order = await orders.get(work, params.id)
    return new MadeDelivery(await invoices.previewInvoice(work, order, query.dueDate, making))
  })

  router.handle(contracts.updatePayment, async ({ params, body, work }) => {
    const order = await orders.getForUpdate(work, params.id)
    return present(
      work,
      await payments.markPaid(work, order, { basedOn: body.basedOn, present: presentInvoice(order) }),
    )
  })

  router.handle(contracts.reopenOrder, async ({ params, work }) => {
    return present(work, await payments.reopen(work, await orders.getForUpdate(work, params.id)))
  })
}
