import { orderStages } from '@kerf/shared-contracts/rules/order-lifecycle'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { polling } from '@kerf/shared-runtime'
import { useListAdminOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/orders-admin'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { tallTable } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { Package } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PagedListFrame } from '../../shared/paged-list-frame.tsx'
import { text as shared } from '../../shared/text.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderWorkspace } from './order-workspace.tsx'
import { text } from './text.ts'

const choices = {
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
  { value: '', label: shared.lists.allStatuses },
  ...orderStages.map(({ status, label }) => ({ value: status, label })),
]
const sortOptions = choices.sort.map((value) => ({ value, label: shared.sorts[value] }))

const none = (
  <EmptyState
    icon={<Package size={22} />}
    title={text.none}
    text={text.noneText}
    action={<ButtonLink to="/admin/customers?tab=rfqs">{text.viewRfqs}</ButtonLink>}
  />
)

/** The orders under way; each row expands to all that is done with an order. */
export function ActiveOrders() {
  const { values, q, set } = useListFilters(choices)
  const { status, sort } = values
  const list = pagedList(
    useListAdminOrdersPagesInfiniteQuery({ q: q || undefined, status: status || undefined, sort }, polling),
  )
  // A link may lead to one order; from then on the reader opens and closes them.
  const [address] = useSearchParams()
  const [expandedIds, setExpandedIds] = useState(() => address.getAll('order'))

  return (
    <PagedListFrame
      list={list}
      noun={text.noun}
      search={{ label: text.search, placeholder: text.searchPlaceholder, q }}
      filters={[
        { name: 'status', value: status, options: statusOptions },
        { name: 'sort', value: sort, options: sortOptions },
      ]}
      set={set}
    >
      <DataTable
        caption={text.caption}
        columns={orderColumns}
        rows={list.rows}
        rowId={(order) => order.id}
        rowLabel={(order) => order.orderNumber}
        renderExpanded={(order) => <OrderWorkspace order={order} />}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        widthsKey="kerf.admin.orders.columns"
        maxHeight={tallTable}
        loading={list.loading}
        empty={q || status ? <NoMatch title={text.noMatch} onClear={() => set({ q: '', status: '' })} /> : none}
      />
    </PagedListFrame>
  )
}
