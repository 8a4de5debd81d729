import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import type { ReadWork } from '../../platform/work.ts'
import { type BusinessDay, presentQuote } from '../quotes/presenter.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import { rfqGraph } from '../rfqs/service.ts'
import { each, inPages } from './pages.ts'

/** The user's own requests with parts and files, and their quotes with every revision. */
export function readRequests(work: ReadWork, timeZone: string): AsyncIterable<unknown> {
  const { tx, viewer, now } = work
  const day = { today: dayIn(now, timeZone), timeZone }
  const pages = inPages(() => Rfq.query(tx).where({ customerId: viewer.id }), 'createdAt')
  return each(pages, (rfqs) => present(work, rfqs, day))
}

async function present({ tx }: ReadWork, rfqs: Rfq[], day: BusinessDay): Promise<unknown[]> {
  await Rfq.fetchGraph(rfqs, rfqGraph, { transaction: tx })
  const ids = rfqs.map(({ id }) => id)
  const found = await Quote.query(tx).whereIn('rfqId', ids).withGraphFetched('[revisions.[lines, file], order]')
  const quotes = new Map(found.map((quote) => [quote.rfqId, quote]))
  return rfqs.map((rfq) => {
    const { user: _user, ...own } = presentRfq(rfq)
    const quote = quotes.get(rfq.id)
    if (!quote) return { ...own, quote: null }
    const { rfq: _rfq, ...offer } = presentQuote(Object.assign(quote, { rfq }), day)
    return { ...own, quote: offer }
  })
}
