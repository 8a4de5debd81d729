import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListCustomersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/customers'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { ListRow, Rows, RowsSkeleton, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { useId } from 'react'
import { CustomerLink } from '../../shared/customer-link.tsx'
import { text } from './text.ts'

const words = text.company

const atOnce = 5

/** The other members of a customer's company, with links to their pages. */
export function Colleagues({ companyId, customerId }: { companyId: string; customerId: string }) {
  const titleId = useId()
  // One more than is shown, because the customer is among them.
  const list = pagedList(useListCustomersPagesInfiniteQuery({ companyId, sort: 'name', limit: atOnce + 1 }, polling))
  const others = list.rows.filter(({ id }) => id !== customerId)
  const isKnown = !list.loading && !list.failed
  return (
    <Stack as="section" $gap={12} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{words.colleagues}</SectionTitle>
      {list.loading && <RowsSkeleton rows={3} />}
      {list.failed && <ErrorState title={words.failed} text="" onRetry={list.retry} retrying={list.retrying} />}
      {isKnown && list.total <= 1 && <Muted>{words.alone}</Muted>}
      {others.length > 0 && (
        <Rows aria-label={words.colleagues}>
          {others.map((colleague) => (
            <ListRow key={colleague.id}>
              <Spread>
                <CustomerLink customer={colleague} />
                <Muted>{words.figures(colleague.rfqCount, colleague.orderCount)}</Muted>
              </Spread>
            </ListRow>
          ))}
        </Rows>
      )}
      {isKnown && list.loadMore && (
        <ListFooter
          shown={others.length}
          total={list.total - 1}
          noun={words.noun}
          onMore={list.loadMore}
          loading={list.loadingMore}
        />
      )}
    </Stack>
  )
}
