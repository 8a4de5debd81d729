import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { QuoteGroup } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { useQuotePages } from '../shared/paged-lists.ts'

type QuoteQuery = Omit<Parameters<typeof useQuotePages>[0], 'group' | 'limit'>

/** Cards are tall: a few of each group fill the screen, and the rest is a click away. */
const cardsAtOnce = 12

/** The quotes of each group, what needs the customer first. */
export function useQuoteGroups(query: QuoteQuery): { group: QuoteGroup; list: PagedList<Quote> }[] {
  const pending = useQuotePages({ ...query, group: 'pending', limit: cardsAtOnce })
  const waiting = useQuotePages({ ...query, group: 'waiting_for_po', limit: cardsAtOnce })
  const submitted = useQuotePages({ ...query, group: 'po_submitted', limit: cardsAtOnce })
  const declined = useQuotePages({ ...query, group: 'declined', limit: cardsAtOnce })
  return [
    { group: 'pending', list: pending },
    { group: 'waiting_for_po', list: waiting },
    { group: 'po_submitted', list: submitted },
    { group: 'declined', list: declined },
  ]
}
