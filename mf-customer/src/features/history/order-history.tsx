import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { materialsWords, piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/orders'
import { tallTable } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { PackageCheck } from 'lucide-react'
import { useMemo } from 'react'
import { OrderActions } from '../orders/list/order-actions.tsx'
import { OrderCard } from '../orders/list/order-card.tsx'
import { orderName } from '../orders/order-words.ts'
import { useExpandedOrders } from '../orders/quality-check/ask-before-losing-notes.ts'
import { ExportCsv } from '../shared/export-csv.tsx'
import { rowsAtATime } from '../shared/rows-at-a-time.ts'
import { text as shared } from '../shared/text.ts'
import { HistorySection } from './history-section.tsx'
import { text } from './text.ts'

const words = text.orders

const choices = {
  orderStatus: ['', 'delivered', 'shipped'],
  orderSort: ['date-desc', 'date-asc', 'status', 'project'],
} as const

const statusOptions = [
  { value: '', label: words.all },
  { value: 'delivered', label: words.delivered },
  { value: 'shipped', label: words.shipped },
]
const sortOptions = choices.orderSort.map((value) => ({ value, label: shared.sorts[value] }))

const facts: readonly DataTableColumn<Order>[] = [
  { id: 'orderId', header: words.columns.orderId, width: 130, cell: orderName },
  {
    id: 'projectName',
    header: words.columns.projectName,
    width: 240,
    primary: true,
    cell: (order) => order.rfq.projectName,
  },
  { id: 'material', header: words.columns.material, width: 160, cell: (order) => materialsWords(order, order.lines) },
  {
    id: 'quantity',
    header: words.columns.quantity,
    width: 110,
    align: 'end',
    cell: (order) => piecesWords(order.quantity),
  },
  {
    id: 'status',
    header: words.columns.status,
    width: 130,
    cell: (order) => <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />,
  },
  { id: 'orderDate', header: words.columns.orderDate, width: 130, cell: (order) => formatDate(order.orderDate) },
]

interface OrderHistoryProps {
  onDetails: (orderId: string) => void
  onTracking: (orderId: string) => void
}

/** Delivered and archived orders; a click on a row shows the order's card. */
export function OrderHistory({ onDetails, onTracking }: OrderHistoryProps) {
  const { values, set } = useListFilters(choices)
  const { orderStatus, orderSort } = values
  const query = { group: 'history', status: orderStatus || undefined, sort: orderSort } as const
  const list = pagedList(useListOrdersPagesInfiniteQuery({ limit: rowsAtATime, ...query }, polling))
  const isEmpty = !list.loading && !list.failed && list.total === 0
  const expansion = useExpandedOrders()
  const columns = useMemo((): DataTableColumn<Order>[] => {
    const actions = (order: Order) => <OrderActions order={order} onDetails={onDetails} onTracking={onTracking} />
    return [...facts, { id: 'actions', header: words.columns.actions, width: 100, cell: actions }]
  }, [onDetails, onTracking])
  const empty = orderStatus ? (
    <NoMatch title={words.noMatch} onClear={() => set({ orderStatus: '' })} />
  ) : (
    <EmptyState headingLevel={3} icon={<PackageCheck size={22} />} title={words.empty} text={words.emptyText} />
  )
  return (
    <HistorySection
      title={words.title}
      noun={words.noun}
      list={list}
      filter={{
        label: words.filter,
        value: orderStatus,
        onValueChange: (next) => set({ orderStatus: next }),
        options: statusOptions,
      }}
      sort={{
        label: words.sort,
        value: orderSort,
        onValueChange: (next) => set({ orderSort: next }),
        options: sortOptions,
      }}
      exportButton={
        <ExportCsv list="orders" query={query} disabledReason={isEmpty ? shared.exportCsv.nothing : undefined} />
      }
    >
      <DataTable
        caption={words.title}
        columns={columns}
        rows={list.rows}
        rowId={(order) => order.id}
        rowLabel={orderName}
        renderExpanded={(order) => <OrderCard order={order} onViewDetails={() => onDetails(order.id)} />}
        {...expansion}
        maxHeight={tallTable}
        loading={list.loading}
        empty={empty}
      />
    </HistorySection>
  )
}
