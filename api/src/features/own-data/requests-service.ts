import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import type { ReadWork } from '../../platform/work.ts'
import { rfqGraph } from '../rfqs/service.ts'
import { each, inPages } from './paging-service.ts'

/** A request, and its quote with every revision. */
export interface OwnRequest {
  rfq: Rfq
  /** With the request. */
  quote: Quote | null
}

/** The user's own requests with parts and files, and their quotes. */
export function readRequests({ tx, actor }: ReadWork): AsyncIterable<OwnRequest> {
  const pages = inPages(() => Rfq.query(tx).where({ customerId: actor.id }), 'createdAt')
  return each(pages, async (rfqs) => {
    await Rfq.fetchGraph(rfqs, rfqGraph, { transaction: tx })
    const ids = rfqs.map(({ id }) => id)
    const found = await Quote.query(tx).whereIn('rfqId', ids).withGraphFetched('[revisions.[lines, file], order]')
    const quotes = new Map(found.map((quote) => [quote.rfqId, quote]))
    return rfqs.map((rfq) => {
      const quote = quotes.get(rfq.id)
      return { rfq, quote: quote ? Object.assign(quote, { rfq }) : null }
    })
  })
}
