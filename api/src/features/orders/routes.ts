import * as contracts from '@kerf/shared-contracts/contracts/orders'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { text as csvText } from '../../platform/csv-text.ts'
import { text } from '../../platform/documents/text.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { FileDelivery, MadeDelivery, StreamDelivery } from '../../platform/storage/download.ts'
import { zipStream } from '../../platform/storage/zip.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import { withGraph as withRfqGraph } from '../rfqs/service.ts'
import { orderColumns, orderLines } from './csv-presenter.ts'
import { getInvoice, makeConfirmation, zipEntries } from './document-service.ts'
import { list, listWhole } from './list-service.ts'
import { presentOrder } from './presenter.ts'
import { reorder } from './reorder-service.ts'
import * as orders from './service.ts'

/** What customers do with their orders; admin-routes.ts has what admins do. */
export function ordersRoutes(router: ApiRouter, { documents, exports, store }: Platform): void {
  router.handle(contracts.listOrders, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    return page(rows.map(presentOrder), { total, next })
  })

  router.handle(contracts.exportOrders, async ({ query, actor, work }) => {
    const fileName = csvText.files.orders(work.today)
    const columns = orderColumns(work.provider.timeZone)
    return exports.csv(actor, { fileName, columns, rows: orderLines(listWhole(work, query)) })
  })

  router.handle(contracts.getOrder, async ({ params, work }) => {
    return presentOrder(await orders.read(work, params.id))
  })

  router.handle(contracts.reorder, async ({ params, actor, work }) => {
    const order = await orders.get(work, params.id)
    assertMayAct(actor, order)
    const rfq = await reorder(work, order)
    return { rfq: presentRfq(await withRfqGraph(work, rfq), work.today) }
  })

  router.handle(contracts.downloadOrderFiles, async ({ params, work }) => {
    const order = await orders.get(work, params.id)
    const entries = await zipEntries(work, order, store)
    return new StreamDelivery(text.fileNames.orderFiles(order.number), 'application/zip', () => zipStream(entries))
  })

  router.handle(contracts.downloadConfirmation, async ({ params, work }) => {
    const order = await orders.get(work, params.id)
    return new MadeDelivery(await makeConfirmation(work, order, { documents, store }))
  })

  router.handle(contracts.downloadInvoice, async ({ params, work }) => {
    return new FileDelivery(store, await getInvoice(work, await orders.get(work, params.id)), { inline: true })
  })
}
