import type { RespondToQuoteBody } from '@kerf/shared-contracts/contracts/quotes'
import { sumMoney } from '@kerf/shared-contracts/rules/money'
import { mayAccept, mayDeclineQuote } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type { z } from 'zod'
import type { Quote } from '../../models/quote.ts'
import { QuoteCharge } from '../../models/quote-charge.ts'
import { QuoteLine } from '../../models/quote-line.ts'
import { QuoteRevision } from '../../models/quote-revision.ts'
import { problem } from '../../platform/errors.ts'
import { overtaken } from '../../platform/not-stale.ts'
import type { ReceivedFile } from '../../platform/storage/receive.ts'
import type { Work } from '../../platform/work.ts'
import * as rfqs from '../rfqs/service.ts'
import { quoteAccepted, quoteDeclined } from './events.ts'
import { addPurchaseOrder, isExpired, type LockedQuote } from './service.ts'

export type QuoteResponse = z.output<typeof RespondToQuoteBody>

/**
 * The customer's answer to a pending quote: both quote and RFQ become accepted or declined (docs/product/quotes.md,
 * 'Answering a quote').
 * @param purchaseOrder sent with an acceptance, if any
 * @throws Problem `quote.not_pending`, `quote.revised`, `quote.expired`, `quote.quantity_not_offered`; with a purchase
 *   order what {@link addPurchaseOrder} throws
 */
export async function respond(
  work: Work,
  { rfq, quote }: LockedQuote,
  answer: QuoteResponse,
  purchaseOrder: readonly ReceivedFile[],
): Promise<{ quote: Quote; warning: string | null }> {
  await assertMayAnswer(work, quote, answer)
  const withPurchaseOrder = purchaseOrder.length > 0
  // A number or addresses alone would be lost, because they are stored with the file.
  const hasDetails = answer.purchaseOrderNumber !== null || answer.destination !== undefined
  if (hasDetails && !withPurchaseOrder) throw problem('quote.purchase_order_incomplete')
  if (answer.status === 'accepted' && answer.quantities !== undefined) await choose(work, quote, answer.quantities)
  const answered = await quote.$query(work.tx).patchAndFetch({
    status: answer.status,
    customerResponse: answer.response,
    respondedAt: work.now,
    respondedBy: work.actor.id,
  })
  if (answer.status === 'declined') await work.happened(quoteDeclined, { rfq, quote: answered })
  else await work.happened(quoteAccepted, { rfq, quote: answered, withPurchaseOrder })
  await rfqs.moveTo(work, rfq, answer.status)
  if (!withPurchaseOrder) return { quote: answered, warning: null }
  const { purchaseOrderNumber, destination } = answer
  return addPurchaseOrder(work, { rfq, quote: answered }, purchaseOrderNumber, purchaseOrder, destination)
}

async function assertMayAnswer(work: Work, quote: Quote, answer: QuoteResponse): Promise<void> {
  const state = {
    status: quote.status,
    isExpired: isExpired(quote, work.today),
    purchaseOrderUrl: quote.purchaseOrderFileId,
  }
  if (!mayDeclineQuote(state)) throw await overtaken('quote.not_pending', work, rfqs.decisionOn({ id: quote.rfqId }))
  // If none is named, the answer is to the first revision, so that a later one is never accepted unseen.
  const seen = answer.revision ?? (answer.status === 'accepted' ? 1 : quote.currentRevision)
  if (seen !== quote.currentRevision) throw problem('quote.revised')
  if (answer.status === 'accepted' && !mayAccept(state)) throw problem('quote.expired')
}

/** Marks the chosen quantity of each named part, and makes the quote's amount their total with its charges. */
async function choose({ tx }: Work, quote: Quote, quantities: Record<string, number>): Promise<void> {
  const revision = await QuoteRevision.query(tx).findOne({ quoteId: quote.id, revision: quote.currentRevision })
  if (!revision) throw problem('quote.not_found')
  for (const [partId, quantity] of Object.entries(quantities)) {
    const line = await QuoteLine.query(tx).findOne({ revisionId: revision.id, partId, quantity })
    if (!line) throw problem('quote.quantity_not_offered')
    await QuoteLine.query(tx).where({ revisionId: revision.id, partId }).patch({ isChosen: false })
    await line.$query(tx).patch({ isChosen: true })
  }
  const chosen = await QuoteLine.query(tx).where({ revisionId: revision.id, isChosen: true })
  const charges = await QuoteCharge.query(tx).where({ revisionId: revision.id })
  await revision.$query(tx).patch({ amount: sumMoney([...chosen, ...charges].map(({ amount }) => amount)) })
}
