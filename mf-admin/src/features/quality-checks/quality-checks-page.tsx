import { statusChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { polling } from '@kerf/shared-runtime'
import { useListQualityCheckNotificationsPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/quality-checks'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { ShieldCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { checkColumns } from './check-columns.tsx'
import { CheckDetails } from './check-details.tsx'
import { text } from './text.ts'

const choices = {
  status: statusChoice(['pending', 'needs_revision', 'approved'], (state) => text.states[state], text.allStates),
  archived: text.archived,
  sort: { label: lists.sort, values: text.sorts },
} as const

/** All quality checks; each row expands to its files and the customer's decisions. */
export function QualityChecksPage() {
  const filters = useListFilters(choices)
  const [address] = useSearchParams()
  const list = pagedList(useListQualityCheckNotificationsPagesInfiniteQuery(filters.asked, polling))
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ListTable
        name="admin.quality-checks"
        words={text.list}
        list={{ ...list, rows: list.rows.map((check) => ({ ...check, id: check.orderId })) }}
        filters={filters}
        columns={checkColumns}
        rowLabel={({ orderNumber }) => orderNumber}
        renderExpanded={(check) => <CheckDetails check={check} />}
        // A link may open one check; from then on the user opens and closes them.
        initiallyExpanded={address.getAll('order')}
        isHighlighted={({ qualityCheckStatus }) => qualityCheckStatus === 'needs_revision'}
        empty={<EmptyState icon={<ShieldCheck size={22} />} title={text.none} text={text.noneText} />}
      />
    </>
  )
}
