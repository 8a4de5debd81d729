import * as contracts from '@kerf/shared-contracts/contracts/quotes'
import {
  createQuote,
  downloadAdminPurchaseOrder,
  getRfqQuote,
  listAdminQuotes,
} from '@kerf/shared-contracts/contracts/quotes-admin'
import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import type { Quote } from '../../models/quote.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { assertMayAct } from '../../platform/auth/may-act.ts'
import { problem } from '../../platform/errors.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { FileDelivery } from '../../platform/storage/download.ts'
import type { ReadWork } from '../../platform/work.ts'
import { notifyQuoteAnswered, notifyQuoteReady } from '../notifications/service.ts'
import * as rfqs from '../rfqs/service.ts'
import { respond } from './answer-service.ts'
import { quoteColumns, quoteLines } from './csv-presenter.ts'
import { list, listWhole } from './list-service.ts'
import { presentListedQuote, presentQuote } from './presenter.ts'
import * as quotes from './service.ts'

export function quotesRoutes(router: ApiRouter, platform: Platform): void {
  const { config } = platform
  const today = (work: ReadWork) => dayIn(work.now, config.businessTimeZone)
  const day = (work: ReadWork) => ({ today: today(work), timeZone: config.businessTimeZone })
  const present = async (work: ReadWork, quote: Quote) => presentQuote(await quotes.withGraph(work, quote), day(work))

  downloadRoutes(router, platform)

  for (const endpoint of [contracts.listQuotes, listAdminQuotes]) {
    router.handle(endpoint, async ({ query, work }) => {
      const { rows, total, next } = await list(work, query)
      const shown = rows.map((quote) => presentListedQuote(quote, day(work)))
      return page(shown, { total, next })
    })
  }

  router.handle(contracts.exportQuotes, async ({ query, actor, work }) => {
    const columns = quoteColumns(day(work))
    const rows = quoteLines(listWhole(work, query), today(work))
    return platform.exports.csv(actor, { fileName: `kerf-quotes-${today(work)}.csv`, columns, rows })
  })

  router.handle(contracts.getQuote, async ({ params, work }) =>
    presentQuote(await quotes.read(work, params.id), day(work)),
  )

  router.handle(getRfqQuote, async ({ params, work }) => {
    const rfq = await rfqs.get(work, params.id)
    return present(work, await quotes.getOfRfq(work, rfq.id))
  })

  router.handle(createQuote, async ({ params, body, files, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    const quote = await quotes.offer(work, rfq, body, files.quoteFile, today(work))
    await notifyQuoteReady(work, rfq, quote, config)
    return present(work, quote)
  })

  router.handle(contracts.respondToQuote, async ({ params, body, files, actor, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    assertMayAct(actor, rfq)
    const answered = await respond(work, rfq, await quotes.getOfRfq(work, rfq.id), body, today(work))
    if (files.purchaseOrder.length === 0) {
      await notifyQuoteAnswered(work, rfq, answered, body.status, config)
      return present(work, answered)
    }
    const open = { rfq, quote: answered }
    const sent = await quotes.addPurchaseOrder(work, open, body.purchaseOrderNumber, files.purchaseOrder)
    await notifyQuoteAnswered(work, rfq, sent.quote, 'purchase_order', config)
    return present(work, sent.quote)
  })

  router.handle(contracts.uploadPurchaseOrder, async ({ params, body, files, actor, work }) => {
    const locked = await quotes.getForUpdate(work, params.id)
    assertMayAct(actor, locked.rfq)
    const sent = await quotes.addPurchaseOrder(work, locked, body.purchaseOrderNumber, files.purchaseOrder)
    await notifyQuoteAnswered(work, locked.rfq, sent.quote, 'purchase_order', config)
    return { quote: await present(work, sent.quote), warning: sent.warning }
  })

  router.handle(contracts.requestFreshQuote, async ({ params, actor, work }) => {
    const locked = await quotes.getForUpdate(work, params.id)
    assertMayAct(actor, locked.rfq)
    const asked = await quotes.requestFresh(work, locked, today(work))
    await notifyQuoteAnswered(work, locked.rfq, asked, 'renewal', config)
    return present(work, asked)
  })
}

/** The documents of quotes: what was offered, and the purchase orders that answer it. */
function downloadRoutes(router: ApiRouter, { store }: Platform): void {
  const deliverPurchaseOrder = async (work: ReadWork, id: string) => {
    const { purchaseOrderFile } = await (await quotes.get(work, id)).$fetchGraph('purchaseOrderFile', {
      transaction: work.tx,
    })
    if (!(purchaseOrderFile instanceof StoredFile)) throw problem('quote.no_purchase_order')
    return new FileDelivery(store, purchaseOrderFile)
  }

  router.handle(contracts.downloadQuote, async ({ params, work }) => {
    const { current } = await quotes.get(work, params.id)
    if (!current?.file) throw problem('quote.no_file')
    return new FileDelivery(store, current.file)
  })

  router.handle(contracts.downloadPurchaseOrder, ({ params, work }) => deliverPurchaseOrder(work, params.id))
  router.handle(downloadAdminPurchaseOrder, ({ params, work }) => deliverPurchaseOrder(work, params.id))
}
