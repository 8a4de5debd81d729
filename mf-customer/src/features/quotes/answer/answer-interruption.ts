import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { mayAccept, mayDeclineQuote } from '@kerf/shared-contracts/rules/quote-lifecycle'

/** An answer that a customer is giving. */
export interface Answering {
  status: 'accepted' | 'declined'
  /** The offer on screen when they began. */
  revision: number
}

/** What happened to the quote in the meantime. */
export type Interruption = 'answered' | 'revised' | 'expired'

/** Why an unfinished answer no longer fits the quote; null while it does. */
export function interruptionOf(
  quote: Pick<Quote, 'status' | 'isExpired' | 'purchaseOrderUrl' | 'revision'>,
  answering: Answering,
): Interruption | null {
  if (!mayDeclineQuote(quote)) return 'answered'
  if (quote.revision !== answering.revision) return 'revised'
  return answering.status === 'accepted' && !mayAccept(quote) ? 'expired' : null
}

/** Codes of refusals that mean an interruption; the refetched quote shows which one. */
export const interruptingCodes: readonly string[] = ['quote.not_pending', 'quote.revised', 'quote.expired']
