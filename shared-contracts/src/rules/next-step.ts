import type { Order } from '../contracts/orders.ts'
import type { ListedQuote } from '../contracts/quotes.ts'
import type { Rfq } from '../contracts/rfqs.ts'
import { awaitsQualityDecision } from './order-lifecycle.ts'
import { mayAccept, mayRequestFreshQuote, mayUploadPurchaseOrder } from './quote-lifecycle.ts'
import { mayQuote } from './rfq-lifecycle.ts'

/** What each of them may have to do. */
interface Steps {
  customer: 'decide' | 'ask_anew' | 'purchase_order' | 'decide_quality' | 'pay'
  provider: 'quote' | 'quote_anew' | 'create_order' | 'produce' | 'revise_quality' | 'ship' | 'invoice'
  carrier: 'deliver'
}

export type NextDoer = keyof Steps

/** What comes next with an RFQ, quote or order, and who has to do it (docs/product/modules-and-pages.md, 'What comes next'). */
export type NextStep = { [By in NextDoer]: { by: By; step: Steps[By] } }[NextDoer]

type QuoteProgress = Pick<
  ListedQuote,
  'status' | 'isExpired' | 'renewalRequestedAt' | 'purchaseOrderUrl' | 'orderNumber'
>

/** What comes next with a quote; nothing once it is declined, or its order is created. */
export function nextOfQuote(quote: QuoteProgress): NextStep | undefined {
  if (quote.orderNumber !== null) return undefined
  if (mayAccept(quote)) return { by: 'customer', step: 'decide' }
  if (mayRequestFreshQuote(quote)) {
    return quote.renewalRequestedAt === null
      ? { by: 'customer', step: 'ask_anew' }
      : { by: 'provider', step: 'quote_anew' }
  }
  if (quote.status !== 'accepted') return undefined
  return mayUploadPurchaseOrder(quote)
    ? { by: 'customer', step: 'purchase_order' }
    : { by: 'provider', step: 'create_order' }
}

/** What comes next with an RFQ; nothing once it is declined, or its order is created. */
export function nextOfRfq({
  status,
  quote,
  orderNumber,
}: Pick<Rfq, 'status' | 'quote' | 'orderNumber'>): NextStep | undefined {
  if (orderNumber !== null) return undefined
  if (quote === null) return mayQuote(status) ? { by: 'provider', step: 'quote' } : undefined
  return nextOfQuote({ ...quote, orderNumber, purchaseOrderUrl: quote.hasPurchaseOrder ? 'uploaded' : null })
}

type OrderProgress = Pick<Order, 'orderStatus' | 'qualityCheckStatus' | 'isArchived' | 'invoiceUrl' | 'paymentStatus'>

/** What comes next with an order; nothing once it is archived, or delivered and paid. */
export function nextOfOrder(order: OrderProgress): NextStep | undefined {
  const { orderStatus, isArchived, invoiceUrl, paymentStatus } = order
  if (isArchived) return undefined
  if (awaitsQualityDecision(order)) return { by: 'customer', step: 'decide_quality' }
  if (orderStatus === 'quality_check' && order.qualityCheckStatus === 'needs_revision') {
    return { by: 'provider', step: 'revise_quality' }
  }
  if (orderStatus === 'packing') return { by: 'provider', step: 'ship' }
  if (orderStatus === 'shipped') return { by: 'carrier', step: 'deliver' }
  if (orderStatus !== 'delivered') return { by: 'provider', step: 'produce' }
  if (paymentStatus === 'paid') return undefined
  return invoiceUrl === null ? { by: 'provider', step: 'invoice' } : { by: 'customer', step: 'pay' }
}
