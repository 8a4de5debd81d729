import type { Activity } from '@kerf/shared-contracts/contracts/activity'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { Rows, RowsSkeleton } from '@kerf/shared-ui/tables/list-rows.tsx'
import { ActivityEntry } from './activity-entry.tsx'
import { text } from './text.ts'

interface ActivityEntriesProps {
  list: PagedList<Activity>
  /** The account, RFQ or order whose page this is. */
  of: string
  /** Accessible name. */
  label: string
  failedText: string
  none: string
}

/** Entries of the audit log on the page of something else. */
export function ActivityEntries({ list, of, label, failedText, none }: ActivityEntriesProps) {
  return (
    <>
      {list.loading && <RowsSkeleton rows={5} />}
      {list.failed && (
        <ErrorState
          title={text.failed}
          text={failedText}
          error={list.error}
          onRetry={list.retry}
          retrying={list.retrying}
        />
      )}
      {!list.loading && !list.failed && list.rows.length === 0 && <Muted>{none}</Muted>}
      {list.rows.length > 0 && (
        <Rows aria-label={label}>
          {list.rows.map((activity) => (
            <ActivityEntry key={activity.id} activity={activity} of={of} />
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
    </>
  )
}
