import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListAccountActivityPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/activity'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SegmentedToggle } from '@kerf/shared-ui/forms/segmented-toggle.tsx'
import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { Rows, RowsSkeleton } from '@kerf/shared-ui/tables/list-rows.tsx'
import { useId, useState } from 'react'
import { ActivityEntry } from './activity-entry.tsx'
import { text } from './text.ts'

const pageSize = 20

const filters = ['', 'sign_in', 'account', 'work'] as const
type Filter = (typeof filters)[number]

const options = filters.map((value) => ({ value, label: text.filters[value] }))

/** What an account did and what was done to it, the latest first. */
export function ActivityList({ accountId }: { accountId: string }) {
  const titleId = useId()
  const [filter, setFilter] = useState<Filter>('')
  const list = pagedList(
    useListAccountActivityPagesInfiniteQuery({ id: accountId, limit: pageSize, status: filter || undefined }, polling),
  )
  const isEmpty = !list.loading && !list.failed && list.rows.length === 0
  return (
    <Stack as="section" $gap={12} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{text.title}</SectionTitle>
      <SegmentedToggle label={text.filter} value={filter} onValueChange={setFilter} options={options} />
      {list.loading && <RowsSkeleton rows={5} />}
      {list.failed && (
        <ErrorState title={text.failed} text={text.failedText} onRetry={list.retry} retrying={list.retrying} />
      )}
      {isEmpty && <Muted>{filter === '' ? text.none : text.noneOf[filter]}</Muted>}
      {list.rows.length > 0 && (
        <Rows aria-label={text.title}>
          {list.rows.map((activity) => (
            <ActivityEntry key={activity.id} activity={activity} accountId={accountId} />
          ))}
        </Rows>
      )}
      <ListFooter
        shown={list.rows.length}
        total={list.total}
        noun={text.noun}
        onMore={list.loadMore}
        loading={list.loadingMore}
        unknown={list.loading || list.failed}
      />
    </Stack>
  )
}
