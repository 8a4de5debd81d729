import type { Destination } from '@kerf/shared-contracts/contracts/company-addresses'
import { isPastDue, mayRequestFreshQuote, mayUploadPurchaseOrder } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { raw } from 'objection'
import sql from 'sql-template-tag'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import { type QuoteView, quoteShape } from '../../models/views/quote-view.ts'
import { isVisible, visibleTo } from '../../models/visible-to.ts'
import { readSome } from '../../platform/db/list.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { overtaken } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { keepAddresses } from '../company-addresses/service.ts'
import * as rfqs from '../rfqs/service.ts'
import * as files from '../stored-files/service.ts'
import { freshQuoteRequested, purchaseOrderSent } from './events.ts'

/** A quote with its RFQ; the RFQ's lock covers both. */
export interface LockedQuote {
  rfq: Locked<Rfq>
  quote: Quote
}

/**
 * A quote the actor may see, with its current revision.
 * @throws Problem `quote.not_found`, also for somebody else's
 */
export async function get({ tx, actor }: ReadWork, id: string): Promise<Quote> {
  const quote = await visibleTo(Quote.query(tx).findById(id), actor, 'quotes').withGraphFetched('current.file')
  if (!quote) throw problem('quote.not_found')
  return quote
}

/**
 * A quote the actor may see, with everything its presentation needs.
 * @throws Problem `quote.not_found`, also for somebody else's
 */
export async function read({ tx, actor }: ReadWork, id: string): Promise<QuoteView> {
  const [quote] = await readSome(tx, quoteShape, sql`quotes.id = ${id} and ${isVisible(actor, 'quotes')}`)
  if (!quote) throw problem('quote.not_found')
  return quote
}

/** Reads what the presentation of one quote needs. */
export async function withGraph({ tx }: ReadWork, { id }: Quote): Promise<QuoteView> {
  const [quote] = await readSome(tx, quoteShape, sql`quotes.id = ${id}`)
  if (!quote) throw problem('quote.not_found')
  return quote
}

/** The quote of an RFQ with its current revision. @throws Problem `quote.not_found` */
export async function getOfRfq({ tx }: ReadWork, rfqId: string): Promise<Quote> {
  const quote = await Quote.query(tx).findOne({ rfqId }).withGraphFetched('current.file')
  if (!quote) throw problem('quote.not_found')
  return quote
}

/**
 * Locks the RFQ of a quote, then reads the quote. Every change of a quote takes this lock first, so that two people
 * never answer, revise or order the same one at once.
 */
export async function getForUpdate(work: Work, id: string): Promise<LockedQuote> {
  const { rfqId } = await get(work, id)
  const rfq = await rfqs.getForUpdate(work, rfqId)
  return { rfq, quote: await getOfRfq(work, rfqId) }
}

/** Whether a pending quote is past its last valid day. */
export function isExpired(quote: Quote, today: string): boolean {
  return isPastDue({ status: quote.status, validUntil: quote.current?.validUntil ?? today }, today)
}

/** Requests a fresh offer in place of an expired one. @throws Problem `quote.not_pending`, `quote.not_expired` */
export async function requestFreshQuote(work: Work, { rfq, quote }: LockedQuote): Promise<Quote> {
  if (quote.status !== 'pending') throw await overtaken('quote.not_pending', work, rfqs.decisionOn(rfq))
  if (
    !mayRequestFreshQuote({ status: quote.status, isExpired: isExpired(quote, work.today), purchaseOrderUrl: null })
  ) {
    throw problem('quote.not_expired')
  }
  await work.happened(freshQuoteRequested, { rfq, quote })
  return quote.$query(work.tx).patchAndFetch({ renewalRequestedAt: work.now })
}

/**
 * Stores the customer's purchase order for an accepted quote.
 * @param destination confirmed with it; without it that of the request applies
 * @returns a warning if the same company used the number before, which is allowed
 * @throws Problem `quote.not_accepted`, `quote.purchase_order_exists`, `quote.purchase_order_incomplete` without a file
 */
export async function addPurchaseOrder(
  work: Work,
  { rfq, quote }: LockedQuote,
  number: string | null,
  received: readonly ReceivedFile[],
  destination?: Destination,
): Promise<{ quote: Quote; warning: string | null }> {
  const state = { status: quote.status, isExpired: false, purchaseOrderUrl: quote.purchaseOrderFileId }
  if (!mayUploadPurchaseOrder(state)) {
    throw problem(quote.status === 'accepted' ? 'quote.purchase_order_exists' : 'quote.not_accepted')
  }
  const warning =
    number !== null && (await wasUsedBefore(work, rfq, number)) ? inputText.purchaseOrderUsed(number) : null
  const file = await files.attachOne(work, { type: 'purchase_order', id: quote.id }, received)
  if (!file) throw problem('quote.purchase_order_incomplete')
  const changed = await quote.$query(work.tx).patchAndFetch({
    purchaseOrderFileId: file.id,
    purchaseOrderNumber: number,
    purchaseOrderUploadedAt: work.now,
    ...(destination && { destination }),
  })
  if (destination && rfq.companyId !== null) {
    await keepAddresses(work, rfq.companyId, [destination.shipTo, destination.billTo])
  }
  await work.happened(purchaseOrderSent, { rfq, quote: changed })
  return { quote: changed, warning }
}

async function wasUsedBefore({ tx }: Work, rfq: Rfq, number: string): Promise<boolean> {
  const owned = Rfq.query()
    .select('id')
    .where((either) => {
      either.where('customerId', rfq.customerId)
      if (rfq.companyId !== null) either.orWhere('companyId', rfq.companyId)
    })
  const used = Quote.query(tx)
    .where('purchaseOrderKey', raw('kerf_number_key(?)', [number]))
    .whereNot('rfqId', rfq.id)
    .whereIn('rfqId', owned)
  return (await used.resultSize()) > 0
}
