import type { ArgumentOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { ListedQuote, listQuotes } from '@kerf/shared-contracts/contracts/quotes'
import type { QuoteGroup } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { type PagedList, pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListQuotesPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/quotes'

type QuoteQuery = Omit<ArgumentOf<typeof listQuotes>, 'cursor' | 'group' | 'limit'>

/** Cards are tall: a few per group fill the screen, and the others are a click away. */
const cardsAtOnce = 12

const useGroup = (query: QuoteQuery, group: QuoteGroup): PagedList<ListedQuote> =>
  pagedList(useListQuotesPagesInfiniteQuery({ ...query, group, limit: cardsAtOnce }, polling))

/** The quotes of each group, those that need the customer first. */
export function useQuoteGroups(query: QuoteQuery): { group: QuoteGroup; list: PagedList<ListedQuote> }[] {
  const pending = useGroup(query, 'pending')
  const waiting = useGroup(query, 'waiting_for_po')
  const submitted = useGroup(query, 'po_submitted')
  const expired = useGroup(query, 'expired')
  const declined = useGroup(query, 'declined')
  return [
    { group: 'pending', list: pending },
    { group: 'waiting_for_po', list: waiting },
    { group: 'po_submitted', list: submitted },
    { group: 'expired', list: expired },
    { group: 'declined', list: declined },
  ]
}
