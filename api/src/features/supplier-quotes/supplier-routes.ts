import * as contract from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import type { OwnQuoteView } from '../../models/views/supplier-quote-view.ts'
import { page } from '../../platform/http/answer.ts'
import type { ApiRouter } from '../../platform/http/router.ts'
import type { ReadWork } from '../../platform/work.ts'
import { presentPicture } from '../stored-files/presenter.ts'
import { presentOwnQuote, presentRevision } from './presenter.ts'
import * as quotes from './service.ts'
import { submit } from './submission-service.ts'

/** What suppliers do with their quotes. */
export function ownSupplierQuotesRoutes(router: ApiRouter): void {
  const presentListed = (quote: OwnQuoteView, { today }: ReadWork) =>
    presentOwnQuote(quote, { ...quote.request, picture: presentPicture(quote.picture) }, today)
  const present = async (work: ReadWork, id: string) => {
    return presentListed(await quotes.readOwn(work, id), work)
  }

  router.handle(contract.submitSupplierQuote, async ({ params, body, files, work }) =>
    present(work, await submit(work, params.id, body, files.quoteFile)),
  )

  router.handle(contract.listOwnSupplierQuotes, async ({ query, work }) => {
    const { rows, total, next } = await quotes.listOwn(work, query)
    return page(
      rows.map((quote) => presentListed(quote, work)),
      { total, next },
    )
  })

  router.handle(contract.getOwnSupplierQuote, ({ params, work }) => present(work, params.id))

  router.handle(contract.listOwnQuoteRevisions, async ({ params, work }) =>
    (await quotes.listRevisions(work, params.id)).map(presentRevision),
  )
}
