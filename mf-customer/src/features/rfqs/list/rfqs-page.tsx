import { activeRfqStatuses, rfqStatusLabel } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { sortChoice, statusChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { polling } from '@kerf/shared-runtime'
import { useListRfqsQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { ActiveAndHistoryCounts } from '../../shared/active-and-history-counts.tsx'
import { SubmitRfqLink } from '../../shared/submit-rfq-link.tsx'
import { RfqDetailsDialog } from '../details/rfq-details-dialog.tsx'
import { RfqTable } from './rfq-table.tsx'
import { text } from './text.ts'

const statusesOf = { active: activeRfqStatuses, history: ['accepted', 'declined', 'withdrawn'] } as const

const choices = {
  tab: ['active', 'history'],
  status: statusChoice([...statusesOf.active, ...statusesOf.history], rfqStatusLabel),
  sort: sortChoice('date-desc', 'date-asc', 'status', 'project', 'quantity'),
} as const

/** All RFQs of the customer: active ones, and those that were answered or withdrawn. */
export function RfqsPage() {
  const filters = useListFilters(choices)
  const { tab, ...asked } = filters.asked
  const active = useListRfqsQuery({ group: 'active', limit: 1 }, polling)
  const history = useListRfqsQuery({ group: 'history', limit: 1 }, polling)
  const details = useAddressDialog('rfq')
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        counts={
          <ActiveAndHistoryCounts label={text.counts.label} texts={text.counts} active={active} history={history} />
        }
        actions={<SubmitRfqLink label={text.newRfq} />}
      />
      <Tabs
        label={text.tabs.label}
        value={tab}
        onValueChange={(next) => filters.set({ tab: next, status: '' })}
        tabs={[
          { value: 'active', label: text.tabs.active(active.data?.total) },
          { value: 'history', label: text.tabs.history(history.data?.total) },
        ]}
      >
        <RfqTable key={tab} tab={tab} filters={filters} statuses={statusesOf[tab]} query={{ group: tab, ...asked }} />
      </Tabs>
      {details.id && <RfqDetailsDialog rfqId={details.id} onClose={details.close} />}
    </>
  )
}
