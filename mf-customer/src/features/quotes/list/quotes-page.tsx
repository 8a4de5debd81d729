import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTools } from '@kerf/shared-parts/lists/list-tools.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { ListFailure, NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SubmitRfqLink } from '../../shared/submit-rfq-link.tsx'
import { useIsViewer } from '../../shared/use-is-viewer.ts'
import { QuoteDialog } from '../details/quote-dialog.tsx'
import { PurchaseOrderDialog } from '../purchase-order/purchase-order-dialog.tsx'
import { text } from '../text.ts'
import { QuoteCardsSkeleton } from './quote-card.tsx'
import { QuoteGroupSection } from './quote-group-section.tsx'
import { useQuoteGroups } from './use-quote-groups.ts'

/* A heading is further from the filters than table rows are. */
const BelowToolbar = styled(Stack)`
  margin-top: ${space[24]};
`

const choices = { sort: sortChoice('date-desc', 'date-asc', 'amount', 'project') }

function NoQuotes() {
  const isViewer = useIsViewer()
  return (
    <EmptyState
      icon={<FileText size={22} />}
      title={text.empty.title}
      text={isViewer ? text.empty.viewerText : text.empty.text}
      action={isViewer ? undefined : <SubmitRfqLink label={text.empty.action} />}
    />
  )
}

/** Shown once instead of in each group: no group could be loaded. */
function everyList(lists: { retry: () => void; retrying: boolean }[]) {
  const retry = () => {
    for (const list of lists) list.retry()
  }
  return { retry, retrying: lists.some((list) => list.retrying) }
}

/** The customer's quotes, grouped by what they wait for; those that need the customer come first. */
export function QuotesPage() {
  const filters = useListFilters(choices)
  const groups = useQuoteGroups(filters.asked)
  const [withoutPurchaseOrder, setWithoutPurchaseOrder] = useState<ListedQuote | null>(null)
  const details = useAddressDialog('quote')

  const lists = groups.map(({ list }) => list)
  const loading = lists.some((list) => list.loading)
  const failed = !loading && lists.every((list) => list.failed)
  const isEmpty = !loading && lists.every((list) => !list.failed && list.rows.length === 0)
  const actions = { onView: details.open, onUploadPurchaseOrder: setWithoutPurchaseOrder }
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ListTools
        name="customer.quotes"
        filters={filters}
        search={text.searchField}
        exported={{ list: 'quotes', query: filters.asked }}
        isEmpty={isEmpty}
      />
      {loading && (
        <BelowToolbar>
          <QuoteCardsSkeleton />
        </BelowToolbar>
      )}
      {failed && <ListFailure list={everyList(lists)} noun={text.nouns} />}
      {isEmpty && !filters.isNarrowed && <NoQuotes />}
      {isEmpty && filters.isNarrowed && (
        <NoMatch title={text.noMatch} texts={text.noMatchTexts} onClear={filters.clear} />
      )}
      {!loading && !failed && !isEmpty && (
        <BelowToolbar $gap={32}>
          {groups.map(({ group, list }) => (
            <QuoteGroupSection key={group} title={text.groups[group]} list={list} {...actions} />
          ))}
        </BelowToolbar>
      )}
      {details.id && <QuoteDialog key={details.id} quoteId={details.id} onClose={details.close} {...actions} />}
      {withoutPurchaseOrder && (
        <PurchaseOrderDialog quote={withoutPurchaseOrder} onClose={() => setWithoutPurchaseOrder(null)} />
      )}
    </>
  )
}
