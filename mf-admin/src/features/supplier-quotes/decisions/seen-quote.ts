import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { text } from '../text.ts'

const words = text.changed

/** One thing that another person changed under an open dialog. */
export interface QuoteChange {
  label: string
  was: string
  is: string
}

const facts: { label: string; of: (quote: SupplierQuote) => string }[] = [
  { label: text.accept.status, of: ({ status }) => text.quote.statuses[status] },
  { label: text.quote.price, of: ({ price, currency }) => formatMoney(price, currency) },
  {
    label: text.details.awarded,
    of: ({ awardedAmount, currency }) => (awardedAmount === null ? text.unsaid : formatMoney(awardedAmount, currency)),
  },
  { label: text.quote.leadTime, of: ({ leadTime }) => text.days(leadTime) },
  { label: text.details.validUntil, of: ({ validUntil }) => formatDate(validUntil, text.unsaid) },
  { label: words.order, of: ({ purchaseOrderNumber }) => purchaseOrderNumber ?? text.unsaid },
  { label: text.details.revision, of: ({ revision }) => String(revision) },
  { label: words.request, of: ({ isOutdated }) => (isOutdated ? words.requestChanged : words.requestSame) },
]

/** What changed between the quote that somebody decides on, and the quote as it is now. */
export function changesOf(seen: SupplierQuote, now: SupplierQuote): QuoteChange[] {
  return facts.map(({ label, of }) => ({ label, was: of(seen), is: of(now) })).filter(({ was, is }) => was !== is)
}

/** What a dialog about a quote is about: the quote that was looked at, and the quote as it is by now. */
export interface AboutQuote {
  /** As it was when the dialog opened, or when its changes were last accepted. */
  quote: SupplierQuote
  now: SupplierQuote
  /** Goes on with the quote as it is now. */
  onLook: () => void
}

/**
 * Why nothing is sent from a dialog at present: the quote changed, or has left the status that the dialog is for.
 * @param status in which the dialog has something to do
 */
export function reasonToWait({ quote, now }: AboutQuote, status: SupplierQuote['status']): string | undefined {
  if (now.status !== status) return status === 'pending' ? words.decided : words.notAccepted
  return changesOf(quote, now).length > 0 ? words.lookFirst : undefined
}
