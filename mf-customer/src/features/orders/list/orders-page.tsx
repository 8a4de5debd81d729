import { askBeforeClosing } from '@kerf/shared-parts/forms/ask-before-closing.ts'
import { sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { orderStatusChoice } from '@kerf/shared-parts/orders/order-status-choice.ts'
import { polling } from '@kerf/shared-runtime'
import { useListOrdersQuery } from '@kerf/shared-runtime/endpoints/orders'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { Tabs } from '@kerf/shared-ui/frames/tabs.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { ActiveAndHistoryCounts } from '../../shared/active-and-history-counts.tsx'
import { OrderDetailsDialog } from '../details/order-details-dialog.tsx'
import { OrderTrackingDialog } from '../details/order-tracking-dialog.tsx'
import { QualityAttention } from '../quality-check/quality-attention.tsx'
import { OrderTable } from './order-table.tsx'
import { text } from './text.ts'

const choices = {
  tab: ['active', 'history'],
  status: orderStatusChoice,
  sort: sortChoice('date-desc', 'date-asc', 'status', 'project', 'amount'),
} as const

/** All orders of the customer: active ones, and those delivered or archived. */
export function OrdersPage() {
  const filters = useListFilters(choices)
  const { tab, ...asked } = filters.asked
  const active = useListOrdersQuery({ group: 'active', limit: 1 }, polling)
  const history = useListOrdersQuery({ group: 'history', limit: 1 }, polling)
  const details = useAddressDialog('order')
  const tracking = useAddressDialog('tracking')
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        counts={
          <ActiveAndHistoryCounts label={text.counts.label} texts={text.counts} active={active} history={history} />
        }
      />
      <QualityAttention onReview={details.open}>
        <Tabs
          label={text.tabs.label}
          value={tab}
          onValueChange={(next) => askBeforeClosing(() => filters.set({ tab: next, status: '' }))}
          tabs={[
            { value: 'active', label: text.tabs.active, count: active.data?.total },
            { value: 'history', label: text.tabs.history, count: history.data?.total },
          ]}
        >
          <OrderTable
            key={tab}
            tab={tab}
            filters={filters}
            query={{ group: tab, ...asked }}
            onDetails={details.open}
            onTracking={tracking.open}
          />
        </Tabs>
      </QualityAttention>
      {details.id && <OrderDetailsDialog orderId={details.id} onClose={details.close} />}
      {tracking.id && <OrderTrackingDialog orderId={tracking.id} onClose={tracking.close} />}
    </>
  )
}
