import * as contracts from '@kerf/shared-contracts/contracts/quotes-admin'
import type { Quote } from '../../models/quote.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { FileDelivery, MadeDelivery } from '../../platform/storage/download.ts'
import type { ReadWork } from '../../platform/work.ts'
import { createManually, placeholder } from '../rfqs/manual-service.ts'
import * as rfqs from '../rfqs/service.ts'
import { getPurchaseOrderFile } from './document-service.ts'
import { list } from './list-service.ts'
import { assertOfferable, offer, preview } from './offer-service.ts'
import { presentListedQuote, presentQuote } from './presenter.ts'
import * as quotes from './service.ts'

/** What admins do with quotes. */
export function adminQuotesRoutes(router: ApiRouter, { store, documents }: Platform): void {
  const making = { store, documents }
  const day = ({ today, provider }: ReadWork) => ({ today, timeZone: provider.timeZone })
  const present = async (work: ReadWork, quote: Quote) => presentQuote(await quotes.withGraph(work, quote), day(work))

  router.handle(contracts.listAdminQuotes, async ({ query, work }) => {
    const { rows, total, next } = await list(work, query)
    const shown = rows.map((quote) => presentListedQuote(quote, day(work)))
    return page(shown, { total, next })
  })

  router.handle(contracts.getRfqQuote, async ({ params, work }) => {
    const rfq = await rfqs.get(work, params.id)
    return present(work, await quotes.getOfRfq(work, rfq.id))
  })

  router.handle(contracts.createQuote, async ({ params, body: { makeDocument, ...terms }, files, work }) => {
    const rfq = await rfqs.getForUpdate(work, params.id)
    const document = { files: files.quoteFile, ...(makeDocument && { making }) }
    return present(work, await offer(work, rfq, terms, document))
  })

  router.handle(contracts.previewQuote, async ({ params, body, work }) => {
    const made = await preview(work, await rfqs.get(work, params.id), body, making)
    return new MadeDelivery(made)
  })

  router.handle(contracts.createManualQuote, async ({ body: { customerId, makeDocument, ...terms }, work }) => {
    assertOfferable(work, terms)
    const rfq = await createManually(work, customerId, placeholder)
    return present(work, await offer(work, rfq, terms, { files: [], ...(makeDocument && { making }) }))
  })

  router.handle(contracts.downloadAdminPurchaseOrder, async ({ params, work }) => {
    return new FileDelivery(store, await getPurchaseOrderFile(work, params.id))
  })
}
