import sql from 'sql-template-tag'
import { Rfq } from '../../models/rfq.ts'
import { type QuoteView, quoteShape } from '../../models/views/quote-view.ts'
import { type RfqView, rfqShape } from '../../models/views/rfq-view.ts'
import { readSome } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

/** A request, and its quote with every revision. */
export interface OwnRequest {
  rfq: RfqView
  quote: QuoteView | null
}

/** The user's own requests with parts and files, and their quotes. */
export function readRequests({ tx, actor }: ReadWork): AsyncIterable<OwnRequest> {
  const pages = inPages(() => Rfq.query(tx).where({ customerId: actor.id }), 'createdAt')
  return each(pages, async (page) => {
    const ids = page.map(({ id }) => id)
    const rfqs = new Map((await readSome(tx, rfqShape, sql`rfqs.id = any(${ids})`)).map((rfq) => [rfq.id, rfq]))
    const quotes = await readSome(tx, quoteShape, sql`quotes.rfq_id = any(${ids})`)
    const quoteOf = new Map(quotes.map((quote) => [quote.rfqId, quote]))
    return ids.flatMap((id) => {
      const rfq = rfqs.get(id)
      return rfq ? [{ rfq, quote: quoteOf.get(id) ?? null }] : []
    })
  })
}
