import {
  defaultFeedback,
  type takeBackSupplierQuote,
  type UpdateSupplierQuoteStatusBody,
} from '@kerf/shared-contracts/contracts/supplier-quotes'
import { amountOf, isTooLarge, quoteTotal, unitPriceFor } from '@kerf/shared-contracts/rules/supplier-prices'
import type { z } from 'zod'
import { PurchaseOrder } from '../../models/purchase-order.ts'
import { type StoredPrice, SupplierQuote } from '../../models/supplier-quote.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { assertNotStale } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { assertNotOverAwarded, assertSupplierActive, noteAward } from './award-service.ts'
import {
  supplierQuoteAccepted,
  supplierQuoteNotSelected,
  supplierQuoteSubmitted,
  supplierQuoteTakenBack,
} from './events.ts'
import { type LockedRequest, type LockedSupplierQuote, lockQuote } from './lock-service.ts'

type Decision = z.output<typeof UpdateSupplierQuoteStatusBody>

/** The events that change a quote, under their names in the audit log. */
export const changesOfQuotes = [
  supplierQuoteAccepted.name,
  supplierQuoteNotSelected.name,
  supplierQuoteTakenBack.name,
  supplierQuoteSubmitted.name,
]

/**
 * Accepts a pending quote, in full or for some pieces, or rejects it.
 * @throws Problem `supplier_quote.*`, `write.stale`
 */
export async function decide(work: Work, id: string, decision: Decision): Promise<void> {
  const { request, quote } = await lockQuote(work, id)
  await assertSame(work, quote, decision)
  if (quote.status !== 'pending') throw problem('supplier_quote.not_pending')
  if (decision.status === 'not_selected') await refuse(work, { request, quote }, decision.adminFeedback)
  else await accept(work, { request, quote }, decision)
  if (decision.status === 'accepted' && decision.othersNotSelected) {
    const others = await SupplierQuote.query(work.tx).where({ requestId: request.id, status: 'pending' }).orderBy('id')
    for (const other of others) await refuse(work, { request, quote: other }, decision.othersFeedback)
  }
  await noteAward(work, request)
}

/**
 * Withdraws an acceptance without a purchase order, or whose purchase order was cancelled.
 * @throws Problem `supplier_quote.not_found`, `supplier_quote.nothing_to_take_back`, `supplier_quote.ordered`,
 *   `write.stale`
 */
export async function takeBack(
  work: Work,
  id: string,
  { reason, basedOn }: z.output<(typeof takeBackSupplierQuote)['body']>,
): Promise<void> {
  const { request, quote } = await lockQuote(work, id)
  await assertNotStale(work, {
    basedOn,
    present: { status: quote.status, awardedAmount: quote.awardedAmount },
    beside: { price: quote.price, currency: quote.currency },
    changedBy: { object: { type: 'supplier_quote', id }, actions: changesOfQuotes },
  })
  if (quote.status !== 'accepted') throw problem('supplier_quote.nothing_to_take_back')
  const ordered = await PurchaseOrder.query(work.tx).where({ supplierQuoteId: id }).whereNot({ status: 'cancelled' })
  if (ordered.length > 0) throw problem('supplier_quote.ordered')
  const undecided = { adminFeedback: null, awards: [], awardedAmount: null, decidedAt: null, decidedBy: null }
  await quote.$query(work.tx).patch({ ...undecided, status: 'pending', updatedAt: work.now })
  await work.happened(supplierQuoteTakenBack, { quote, request, reason })
  await noteAward(work, request)
}

async function assertSame(
  work: Work,
  quote: SupplierQuote,
  { basedOn, status, adminFeedback }: Decision,
): Promise<void> {
  if (!basedOn) return
  const { revision, ...seen } = basedOn
  await assertNotStale(work, {
    basedOn: { ...seen, revision: revision ?? quote.revision },
    present: { status: quote.status, adminFeedback: quote.adminFeedback, revision: quote.revision },
    beside: { price: quote.price, currency: quote.currency, wanted: { status, adminFeedback } },
    changedBy: {
      object: { type: 'supplier_quote', id: quote.id },
      actions: changesOfQuotes,
    },
  })
}

async function accept(work: Work, { request, quote }: LockedSupplierQuote, decision: Decision): Promise<void> {
  await assertSupplierActive(work, quote)
  if (quote.seal !== request.seal) throw problem('supplier_quote.outdated')
  if (quote.validUntil !== null && quote.validUntil < work.today) throw problem('supplier_quote.expired')
  const awards = awardsOf(request, quote, decision)
  await assertNotOverAwarded(work, request, awards)
  const amount = quoteTotal(
    awards.map((award) => award.amount),
    quote.setupPrice,
    quote.freightPrice,
  )
  // Each amount that was quoted fits, but not always all together at other quantities.
  if (isTooLarge(amount)) throw problem('validation.failed', { fields: { awards: inputText.awardTooMuch } })
  await quote.$query(work.tx).patch({
    status: 'accepted',
    adminFeedback: decision.adminFeedback,
    awards,
    awardedAmount: amount,
    decidedAt: work.now,
    decidedBy: work.actor.id,
    updatedAt: work.now,
  })
  const { currency } = quote
  await work.happened(supplierQuoteAccepted, {
    quote,
    request,
    awards,
    amount,
    currency,
    feedback: decision.adminFeedback,
  })
}

/** @throws Problem `supplier_quote.quantity_not_offered`, `validation.failed` for a part that is not in the request */
function awardsOf(request: LockedRequest, quote: SupplierQuote, { awards }: Decision): StoredPrice[] {
  const asked = awards ?? request.parts.map((part) => ({ partId: part.id, quantity: part.quantities[0] ?? 1 }))
  if (new Set(asked.map(({ partId }) => partId)).size < asked.length) {
    throw problem('validation.failed', { fields: { awards: inputText.awardedOnce } })
  }
  return asked.map(({ partId, quantity }) => {
    const part = request.parts.find(({ id }) => id === partId)
    if (!part) throw problem('validation.failed', { fields: { awards: inputText.partNotInRequest } })
    const unitPrice = unitPriceFor(quote.prices, partId, quantity)
    if (unitPrice === null) throw problem('supplier_quote.quantity_not_offered')
    return { partId, partName: part.name, quantity, unitPrice, amount: amountOf(unitPrice, quantity, quote.currency) }
  })
}

async function refuse(work: Work, { request, quote }: LockedSupplierQuote, feedback: string | null): Promise<void> {
  const said = feedback ?? defaultFeedback
  await quote.$query(work.tx).patch({
    status: 'not_selected',
    adminFeedback: said,
    decidedAt: work.now,
    decidedBy: work.actor.id,
    updatedAt: work.now,
  })
  await work.happened(supplierQuoteNotSelected, { quote, request, feedback: said })
}
