import { orderStages } from '@kerf/shared-contracts/rules/order-lifecycle'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListOrdersPagesInfiniteQuery, useListOrdersQuery } from '@kerf/shared-runtime/endpoints/orders'
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
import { text as shared } from '../../shared/text.ts'
import { OrderDetailsDialog } from '../details/order-details-dialog.tsx'
import { OrderTrackingDialog } from '../details/order-tracking-dialog.tsx'
import { askBeforeLosingNotes } from '../quality-check/ask-before-losing-notes.ts'
import { QualityAttention } from '../quality-check/quality-attention.tsx'
import { OrderTable } from './order-table.tsx'
import { text } from './text.ts'

const choices = {
  tab: ['active', 'history'],
  status: [
    '',
    'pending',
    'material_procurement',
    'manufacturing',
    'finishing',
    'quality_check',
    'packing',
    'shipped',
    'delivered',
  ],
  sort: ['date-desc', 'date-asc', 'status', 'project', 'amount'],
} as const

const statusOptions = [
  { value: '', label: text.allStatuses },
  ...orderStages.map(({ status, label }) => ({ value: status, label })),
]
const activeStatusOptions = statusOptions.filter(({ value }) => value !== 'delivered')
const sortOptions = choices.sort.map((value) => ({ value, label: shared.sorts[value] }))

/** Search, filters and sort of a tab, and the way to take what they leave elsewhere. */
function OrderTools({ filters, empty }: { filters: ReturnType<typeof useOrderFilters>; empty: boolean }) {
  const { values, q, set, query } = filters
  return (
    <Toolbar
      end={<ExportCsv list="orders" query={query} disabledReason={empty ? shared.exportCsv.nothing : undefined} />}
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
        options={values.tab === 'active' ? activeStatusOptions : statusOptions}
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

/** The filters of the address, and what the list is asked for with them. */
function useOrderFilters() {
  const filters = useListFilters(choices)
  const { values, q } = filters
  const { tab, status, sort } = values
  return { ...filters, query: { group: tab, q: q || undefined, status: status || undefined, sort } }
}

/** All orders of the customer: those under way, and those delivered or archived. */
export function OrdersPage() {
  const filters = useOrderFilters()
  const { values, set } = filters
  const list = pagedList(useListOrdersPagesInfiniteQuery({ limit: rowsAtATime, ...filters.query }, polling))
  const active = useListOrdersQuery({ group: 'active', limit: 1 }, polling)
  const history = useListOrdersQuery({ group: 'history', limit: 1 }, polling)
  const details = useAddressDialog('order')
  const tracking = useAddressDialog('tracking')
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <QualityAttention onReview={details.open} />
      <ActiveAndHistoryCounts label={text.counts.label} texts={text.counts} active={active} history={history} />
      <Tabs
        label={text.tabs.label}
        value={values.tab}
        onValueChange={(tab) => askBeforeLosingNotes(() => set({ tab, status: '' }))}
        tabs={[
          { value: 'active', label: text.tabs.active, count: active.data?.total },
          { value: 'history', label: text.tabs.history, count: history.data?.total },
        ]}
      >
        <OrderTools filters={filters} empty={!list.loading && !list.failed && list.total === 0} />
        <OrderTable
          key={values.tab}
          tab={values.tab}
          list={list}
          isFiltered={filters.q !== '' || values.status !== ''}
          onClearFilters={() => set({ q: '', status: '' })}
          onDetails={details.open}
          onTracking={tracking.open}
        />
      </Tabs>
      {details.id && <OrderDetailsDialog orderId={details.id} onClose={details.close} />}
      {tracking.id && <OrderTrackingDialog orderId={tracking.id} onClose={tracking.close} />}
    </>
  )
}
