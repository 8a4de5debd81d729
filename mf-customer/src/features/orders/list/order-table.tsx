import type { ArgumentOf } from '@kerf/shared-contracts/contracts/endpoint'
import type { listOrders, Order } from '@kerf/shared-contracts/contracts/orders'
import { nextOfOrder } from '@kerf/shared-contracts/rules/next-step'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { askBeforeClosing } from '@kerf/shared-parts/forms/ask-before-closing.ts'
import { byDate, byProject, byStatus } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import type { ToolFilters } from '@kerf/shared-parts/lists/list-tools.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { DueDateCell, dueDateLines, dueDateWords } from '@kerf/shared-parts/orders/due-date.tsx'
import { activeOrderStatuses } from '@kerf/shared-parts/orders/order-status-choice.ts'
import { orderQuantityWords } from '@kerf/shared-parts/orders/words.ts'
import { materialsWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/orders'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Package } from 'lucide-react'
import { useMemo, useState } from 'react'
import { rowsAtATime } from '../../shared/rows-at-a-time.ts'
import { useIsViewer } from '../../shared/use-is-viewer.ts'
import { useMayAct } from '../../shared/use-may-act.ts'
import { YourTurn } from '../../shared/your-turn.tsx'
import { orderName } from '../order-words.ts'
import { orderActions } from './order-actions.tsx'
import { OrderCard } from './order-card.tsx'
import { ReorderDialog } from './reorder-dialog.tsx'
import { text } from './text.ts'

const words = text.columns

/** The columns with their default widths (docs/product/orders.md, 'My Orders'). */
const facts: readonly DataTableColumn<Order>[] = [
  { id: 'orderNumber', header: words.orderNumber, width: 120, cell: orderName },
  {
    id: 'customerPO',
    header: words.customerPO,
    width: 120,
    cell: (order) => order.customerPurchaseOrderNumber ?? text.noPurchaseOrder,
  },
  {
    id: 'projectName',
    header: words.projectName,
    width: 200,
    primary: true,
    sorts: byProject,
    picture: ({ rfq }) => <FilesPicture files={rfq.files} />,
    cell: (order) => order.rfq.projectName,
  },
  { id: 'material', header: words.material, width: 120, cell: (order) => materialsWords(order, order.lines) },
  {
    id: 'quantity',
    header: words.quantity,
    width: 100,
    align: 'end',
    cell: (order) => orderQuantityWords(order),
  },
  { id: 'orderDate', header: words.orderDate, width: 120, sorts: byDate, cell: (order) => formatDate(order.orderDate) },
  {
    id: 'dueDate',
    header: words.dueDate,
    width: 120,
    cell: (order) => <DueDateCell order={order} undated={text.undated} />,
    lines: dueDateLines,
    fold: { into: 'projectName', order: 1, words: dueDateWords },
  },
  {
    id: 'status',
    header: words.status,
    width: 120,
    minWidth: 180,
    grow: true,
    sorts: byStatus,
    cell: (order) => (
      <Cluster $gap={4}>
        <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />
        <YourTurn next={nextOfOrder(order)} rfq={order.rfq} />
      </Cluster>
    ),
  },
]

interface OrderTableProps {
  tab: 'active' | 'history'
  filters: ToolFilters
  query: Omit<ArgumentOf<typeof listOrders>, 'cursor' | 'limit'>
  onDetails: (orderId: string) => void
  onTracking: (orderId: string) => void
}

/** The filtered orders of one tab; a row expands to the order's card. */
export function OrderTable({ tab, filters, query, onDetails, onTracking }: OrderTableProps) {
  const [reordered, setReordered] = useState<Order | null>(null)
  const isViewer = useIsViewer()
  const mayAct = useMayAct()
  const columns = useMemo((): DataTableColumn<Order>[] => {
    const actions = (order: Order) =>
      orderActions(order, {
        onDetails,
        onTracking,
        onReorder: tab === 'history' && mayAct(order.rfq) ? setReordered : undefined,
      })
    return [...facts, actionsColumn({ header: words.actions, width: 140, most: tab === 'history' ? 3 : 2, actions })]
  }, [onDetails, onTracking, tab, mayAct])
  return (
    <>
      <ListTable
        name="customer.orders"
        words={text.list}
        list={pagedList(useListOrdersPagesInfiniteQuery({ limit: rowsAtATime, ...query }, polling))}
        filters={filters}
        only={tab === 'active' ? { status: activeOrderStatuses } : undefined}
        exported={{ list: 'orders', query }}
        columns={columns}
        rowLabel={orderName}
        renderExpanded={(order) => <OrderCard order={order} onViewDetails={() => onDetails(order.id)} />}
        onCollapse={askBeforeClosing}
        empty={
          <EmptyState
            icon={<Package size={22} />}
            title={text.none[tab]}
            text={isViewer ? text.viewerNoneText[tab] : text.noneText[tab]}
            action={<ButtonLink to="/quotes">{text.viewQuotes}</ButtonLink>}
          />
        }
      />
      {reordered && <ReorderDialog order={reordered} onClose={() => setReordered(null)} />}
    </>
  )
}
