import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { askBeforeClosing } from '@kerf/shared-parts/forms/ask-before-closing.ts'
import { byDate, byProject, byStatus, sortChoice } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { orderQuantityWords } from '@kerf/shared-parts/orders/words.ts'
import { materialsWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/orders'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { PackageCheck } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { orderActions } from '../orders/list/order-actions.tsx'
import { OrderCard } from '../orders/list/order-card.tsx'
import { orderName } from '../orders/order-words.ts'
import { rowsAtATime } from '../shared/rows-at-a-time.ts'
import { text } from './text.ts'

const words = text.orders

const choices = {
  status: { label: words.filter, values: { '': words.all, delivered: words.delivered, shipped: words.shipped } },
  sort: { ...sortChoice('date-desc', 'date-asc', 'status', 'project'), label: words.sort },
} as const

const facts: readonly DataTableColumn<Order>[] = [
  { id: 'orderId', header: words.columns.orderId, width: 130, cell: orderName },
  {
    id: 'projectName',
    header: words.columns.projectName,
    width: 240,
    primary: true,
    sorts: byProject,
    picture: ({ rfq }) => <FilesPicture files={rfq.files} />,
    cell: (order) => order.rfq.projectName,
  },
  { id: 'material', header: words.columns.material, width: 160, cell: (order) => materialsWords(order, order.lines) },
  {
    id: 'quantity',
    header: words.columns.quantity,
    width: 110,
    align: 'end',
    cell: (order) => orderQuantityWords(order),
  },
  {
    id: 'status',
    header: words.columns.status,
    width: 130,
    sorts: byStatus,
    cell: (order) => <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />,
  },
  {
    id: 'orderDate',
    header: words.columns.orderDate,
    width: 130,
    sorts: byDate,
    cell: (order) => formatDate(order.orderDate),
  },
]

interface OrderHistoryProps {
  onDetails: (orderId: string) => void
  onTracking: (orderId: string) => void
  /** Shown below it. */
  children: ReactNode
}

/** Delivered and archived orders; a click on a row shows the order's card. */
export function OrderHistory({ onDetails, onTracking, children }: OrderHistoryProps) {
  const filters = useListFilters(choices, 'order')
  const query = { group: 'history', ...filters.asked } as const
  const columns = useMemo((): DataTableColumn<Order>[] => {
    const actions = (order: Order) => orderActions(order, { onDetails, onTracking })
    return [...facts, actionsColumn({ header: words.columns.actions, width: 100, most: 2, actions })]
  }, [onDetails, onTracking])
  const list = pagedList(useListOrdersPagesInfiniteQuery({ limit: rowsAtATime, ...query }, polling))
  return (
    <Stack $gap={32}>
      <ListTable
        name="customer.order-history"
        words={words}
        list={list}
        filters={filters}
        exported={{ list: 'orders', query }}
        columns={columns}
        rowLabel={orderName}
        renderExpanded={(order) => <OrderCard order={order} onViewDetails={() => onDetails(order.id)} />}
        onCollapse={askBeforeClosing}
        empty={
          <EmptyState headingLevel={3} icon={<PackageCheck size={22} />} title={words.empty} text={words.emptyText} />
        }
      />
      <HeldBack isReady={!list.loading}>{children}</HeldBack>
    </Stack>
  )
}
