import type { QuoteStatus } from '../contracts/quotes.ts'
import { statusText } from './status-text.ts'

/** What the rules need to know of a quote. */
export interface QuoteState {
  status: QuoteStatus
  isExpired: boolean
  purchaseOrderUrl: string | null
}

/** The groups of My Quotes (docs/product/quotes.md, 'My Quotes'); pending ones can still be accepted, expired ones cannot. */
export type QuoteGroup = 'pending' | 'waiting_for_po' | 'po_submitted' | 'expired' | 'declined'

/**
 * Whether a pending quote can no longer be accepted (docs/product/quotes.md, 'Expiry').
 * @param quote with its last valid day, `YYYY-MM-DD`
 * @param today `YYYY-MM-DD` where the business is
 */
export function isPastDue({ status, validUntil }: { status: QuoteStatus; validUntil: string }, today: string): boolean {
  return status === 'pending' && validUntil < today
}

/** Which group a quote stands in. */
export function quoteGroup({ status, isExpired, purchaseOrderUrl }: QuoteState): QuoteGroup {
  if (status === 'pending' && isExpired) return 'expired'
  if (status === 'accepted') return purchaseOrderUrl === null ? 'waiting_for_po' : 'po_submitted'
  return status
}

/** The words of a quote's badge. */
export function quoteStatusLabel(quote: QuoteState): string {
  if (quote.status === 'pending') return quote.isExpired ? statusText.quote.expired : statusText.quote.pending
  if (quote.status === 'declined') return statusText.quote.declined
  return quoteGroup(quote) === 'waiting_for_po' ? statusText.quote.waiting_for_po : statusText.quote.po_submitted
}

/** A pending quote can be answered until the end of its last valid day. */
export function mayAccept({ status, isExpired }: QuoteState): boolean {
  return status === 'pending' && !isExpired
}

/** A pending quote can be declined, also when it has expired. */
export function mayDeclineQuote({ status }: QuoteState): boolean {
  return status === 'pending'
}

/** An expired quote can be asked for again. */
export function mayRequestFreshQuote({ status, isExpired }: QuoteState): boolean {
  return status === 'pending' && isExpired
}

/** A purchase order is uploaded once, for an accepted quote. */
export function mayUploadPurchaseOrder(quote: QuoteState): boolean {
  return quoteGroup(quote) === 'waiting_for_po'
}

/** A sales order needs an accepted quote with a purchase order (docs/product/orders.md, 'Sales order'). */
export function mayCreateSalesOrder(quote: QuoteState): boolean {
  return quoteGroup(quote) === 'po_submitted'
}

/** How long a quote may be valid, in days (docs/product/quotes.md, 'Offering a quote'). */
export const quoteValidityDays = [7, 14, 30, 60, 90] as const
/** Days; a quote that is made by hand may end sooner. */
export const [shortestValidity, , , , longestValidity] = quoteValidityDays
export const defaultQuoteValidityDays = 30
/** The quote form's default delivery date is today plus these days. */
export const defaultDeliveryDays = 14
/** The sales order's default due date is today plus these days. */
export const defaultDueDays = 30
/** A pending quote that is valid for so many more days, or fewer, is about to expire (docs/product/admin.md, 'Work queue'). */
export const expiringDays = 3
