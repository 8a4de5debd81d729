import { RfqSort } from '@kerf/shared-contracts/contracts/rfqs'
import { activeRfqStatuses, rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListRfqsPagesInfiniteQuery, useListRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { SearchInput } from '@kerf/shared-ui/tables/search-input.tsx'
import { Toolbar } from '@kerf/shared-ui/tables/toolbar.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { ActiveAndHistoryCounts } from '../../shared/count-cards.tsx'
import { ExportCsv } from '../../shared/export-csv.tsx'
import { rowsAtATime } from '../../shared/rows-at-a-time.ts'
import { SubmitRfqLink } from '../../shared/submit-rfq-link.tsx'
import { text as shared } from '../../shared/text.ts'
import { RfqDetailsDialog } from '../details/rfq-details-dialog.tsx'
import { RfqTable } from './rfq-table.tsx'
import { text } from './text.ts'

const historyStatuses = ['accepted', 'declined'] as const
const choices = {
  tab: ['active', 'history'],
  status: ['', ...activeRfqStatuses, ...historyStatuses],
  sort: ['date-desc', 'date-asc', 'status', 'project', 'quantity'],
} as const

const sortOptions = RfqSort.options.map((value) => ({ value, label: shared.sorts[value] }))

function statusOptions(statuses: readonly string[]) {
  const all = { value: '', label: text.allStatuses }
  return [all, ...statuses.map((value) => ({ value, label: rfqStatusLabel(value) }))]
}

/** The filters of the address, and what the list is asked for with them. */
function useRfqFilters() {
  const filters = useListFilters(choices)
  const { values, q } = filters
  const { tab, status, sort } = values
  return { ...filters, query: { group: tab, q: q || undefined, status: status || undefined, sort } }
}

/** Search, filters and sort of a tab, and the way to take what they leave elsewhere. */
function RfqTools({ filters, empty }: { filters: ReturnType<typeof useRfqFilters>; empty: boolean }) {
  const { values, q, set, query } = filters
  const statuses = values.tab === 'active' ? activeRfqStatuses : historyStatuses
  return (
    <Toolbar
      end={<ExportCsv list="rfqs" query={query} disabledReason={empty ? shared.exportCsv.nothing : undefined} />}
    >
      <SearchInput
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={q}
        onValueChange={(next) => set({ q: next })}
      />
      <FilterSelect
        label={shared.lists.status}
        value={values.status}
        onValueChange={(status) => set({ status })}
        options={statusOptions(statuses)}
      />
      <FilterSelect
        label={shared.lists.sort}
        value={values.sort}
        onValueChange={(sort) => set({ sort })}
        options={sortOptions}
      />
    </Toolbar>
  )
}

/** All RFQs of the customer: those under way, and those whose quote was answered. */
export function RfqsPage() {
  const filters = useRfqFilters()
  const { values, set } = filters
  const list = pagedList(useListRfqsPagesInfiniteQuery({ limit: rowsAtATime, ...filters.query }, polling))
  const active = useListRfqsQuery({ group: 'active', limit: 1 }, polling)
  const history = useListRfqsQuery({ group: 'history', limit: 1 }, polling)
  const details = useAddressDialog('rfq')
  return (
    <>
      <PageHeader title={text.title} description={text.description} actions={<SubmitRfqLink label={text.newRfq} />} />
      <ActiveAndHistoryCounts label={text.counts.label} texts={text.counts} active={active} history={history} />
      <Tabs
        label={text.tabs.label}
        value={values.tab}
        onValueChange={(tab) => set({ tab, status: '' })}
        tabs={[
          { value: 'active', label: text.tabs.active(active.data?.total) },
          { value: 'history', label: text.tabs.history(history.data?.total) },
        ]}
      >
        <RfqTools filters={filters} empty={!list.loading && !list.failed && list.total === 0} />
        <RfqTable
          key={values.tab}
          tab={values.tab}
          list={list}
          isFiltered={filters.q !== '' || values.status !== ''}
          onClearFilters={() => set({ q: '', status: '' })}
        />
      </Tabs>
      {details.id && <RfqDetailsDialog rfqId={details.id} onClose={details.close} />}
    </>
  )
}
