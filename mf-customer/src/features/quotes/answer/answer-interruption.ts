import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { mayAccept, mayDeclineQuote } from '@kerf/shared-contracts/rules/quote-lifecycle'

/** An answer that a customer is about to give. */
export interface Answering {
  status: 'accepted' | 'declined'
  /** The offer that was on screen when they began. */
  revision: number
}

/** What happened to the quote meanwhile. */
export type Interruption = 'answered' | 'revised' | 'expired'

/** Why an answer that was begun cannot be given as it was meant; null while it can. */
export function interruptionOf(
  quote: Pick<Quote, 'status' | 'isExpired' | 'purchaseOrderUrl' | 'revision'>,
  answering: Answering,
): Interruption | null {
  if (!mayDeclineQuote(quote)) return 'answered'
  if (quote.revision !== answering.revision) return 'revised'
  return answering.status === 'accepted' && !mayAccept(quote) ? 'expired' : null
}

/** The refusals that say such a thing; the quote itself then shows which. */
export const interruptingCodes: readonly string[] = ['quote.not_pending', 'quote.revised', 'quote.expired']
