import * as contract from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { ReadWork } from '../../platform/work.ts'
import { presentOwnQuote, presentRevision } from './presenter.ts'
import * as quotes from './service.ts'
import { submit } from './submission-service.ts'

/** What suppliers do with their quotes. */
export function ownSupplierQuotesRoutes(router: ApiRouter): void {
  const present = async (work: ReadWork, id: string) => {
    const quote = await quotes.readOwn(work, id)
    return presentOwnQuote(quote, quote.request, work.today)
  }

  router.handle(contract.submitSupplierQuote, async ({ params, body, files, work }) =>
    present(work, await submit(work, params.id, body, files.quoteFile)),
  )

  router.handle(contract.listOwnSupplierQuotes, async ({ query, work }) => {
    const { rows, total, next } = await quotes.listOwn(work, query)
    return page(
      rows.map((quote) => presentOwnQuote(quote, quote.request, work.today)),
      { total, next },
    )
  })

  router.handle(contract.getOwnSupplierQuote, ({ params, work }) => present(work, params.id))

  router.handle(contract.listOwnQuoteRevisions, async ({ params, work }) =>
    (await quotes.listRevisions(work, params.id)).map(presentRevision),
  )
}
