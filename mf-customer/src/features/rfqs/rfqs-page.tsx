import { useListRfqsQuery } from '@kerf/shared-contracts/client/generated/rfqs'
import { polling } from '@kerf/shared-contracts/client/polling'
import { RfqSort } from '@kerf/shared-contracts/contracts/rfqs'
import { activeRfqStatuses, rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { FilterSelect } from '@kerf/shared-ui/filter-select'
import { useListFilters } from '@kerf/shared-ui/list-filters'
import { PageHeader } from '@kerf/shared-ui/page-header'
import { SearchInput } from '@kerf/shared-ui/search-input'
import { Tabs } from '@kerf/shared-ui/tabs'
import { Toolbar } from '@kerf/shared-ui/toolbar'
import { useAddressDialog } from '@kerf/shared-ui/use-address-dialog'
import { ActiveAndHistoryCounts } from '../shared/count-cards.tsx'
import { RfqDetailsDialog } from '../shared/rfqs/rfq-details-dialog.tsx'
import { SubmitRfqLink } from '../shared/submit-rfq-link.tsx'
import { text as shared } from '../shared/text.ts'
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

/** All RFQs of the customer: those under way, and those whose quote was answered. */
export function RfqsPage() {
  const { values, q, set } = useListFilters(choices)
  const active = useListRfqsQuery({ group: 'active', limit: 1 }, polling)
  const history = useListRfqsQuery({ group: 'history', limit: 1 }, polling)
  const details = useAddressDialog('rfq')
  const statuses = values.tab === 'active' ? activeRfqStatuses : historyStatuses
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
        <Toolbar>
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
        <RfqTable filters={{ ...values, q }} onClearFilters={() => set({ q: '', status: '' })} />
      </Tabs>
      {details.id && <RfqDetailsDialog rfqId={details.id} onClose={details.close} />}
    </>
  )
}
