import * as contracts from '@kerf/shared-contracts/contracts/quotes'
import type { Quote } from '../../models/quote.ts'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { text as csvText } from '../../platform/csv-text.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { FileDelivery } from '../../platform/storage/download.ts'
import type { ReadWork } from '../../platform/work.ts'
import * as rfqs from '../rfqs/service.ts'
import { respond } from './answer-service.ts'
import { quoteColumns, quoteLines } from './csv-presenter.ts'
import { getOfferFile, getPurchaseOrderFile } from './document-service.ts'
import { list, listWhole } from './list-service.ts'
import { presentListedQuote, presentQuote } from './presenter.ts'
import * as quotes from './service.ts'

/** What customers do with quotes; admin-routes.ts has what admins do. */
export function quotesRoutes(router: ApiRouter, { exports, store }: Platform): void {
  const day = ({ today, provider }: ReadWork) => ({ today, timeZone: provider.timeZone })
  const present = async (work: ReadWork, quote: Quote) => presentQuote(await quotes.withGraph(work, quote), day(work))

  router.handle(contracts.listQuotes, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    const shown = rows.map((quote) => presentListedQuote(quote, day(work)))
    return page(shown, { total, next })
  })

  router.handle(contracts.exportQuotes, async ({ query, actor, work }) => {
    const columns = quoteColumns(day(work))
    const rows = quoteLines(listWhole(work, query), work.today)
    return exports.csv(actor, { fileName: csvText.files.quotes(work.today), columns, rows })
  })

  router.handle(contracts.getQuote, async ({ params, work }) =>
    presentQuote(await quotes.read(work, params.id), day(work)),
  )

  router.handle(contracts.respondToQuote, async ({ params, body, files, actor, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    assertMayAct(actor, rfq)
    const open = { rfq, quote: await quotes.getOfRfq(work, rfq.id) }
    const { quote, warning } = await respond(work, open, body, files.purchaseOrder)
    return { ...(await present(work, quote)), warning }
  })

  router.handle(contracts.uploadPurchaseOrder, async ({ params, body, files, actor, work }) => {
    const locked = await quotes.getForUpdate(work, params.id)
    assertMayAct(actor, locked.rfq)
    const { purchaseOrderNumber, destination } = body
    const sent = await quotes.addPurchaseOrder(work, locked, purchaseOrderNumber, files.purchaseOrder, destination)
    return { quote: await present(work, sent.quote), warning: sent.warning }
  })

  router.handle(contracts.requestFreshQuote, async ({ params, actor, work }) => {
    const locked = await quotes.getForUpdate(work, params.id)
    assertMayAct(actor, locked.rfq)
    return present(work, await quotes.requestFreshQuote(work, locked))
  })

  router.handle(contracts.downloadQuote, async ({ params, work }) => {
    return new FileDelivery(store, await getOfferFile(work, params.id))
  })

  router.handle(contracts.downloadPurchaseOrder, async ({ params, work }) => {
    return new FileDelivery(store, await getPurchaseOrderFile(work, params.id))
  })
}
