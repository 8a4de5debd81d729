import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { PagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { materialsWords, piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { tallTable } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { DataTable } from '@kerf/shared-ui/tables/data-table.tsx'
import { ListFooter } from '@kerf/shared-ui/tables/list-footer.tsx'
import { ListFailure, NoMatch } from '@kerf/shared-ui/tables/list-states.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Package } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useIsViewer } from '../../shared/use-is-viewer.ts'
import { useMayAct } from '../../shared/use-may-act.ts'
import { orderName } from '../order-words.ts'
import { useExpandedOrders } from '../quality-check/ask-before-losing-notes.ts'
import { OrderActions } from './order-actions.tsx'
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
  { id: 'projectName', header: words.projectName, width: 200, primary: true, cell: (order) => order.rfq.projectName },
  { id: 'material', header: words.material, width: 120, cell: (order) => materialsWords(order, order.lines) },
  {
    id: 'quantity',
    header: words.quantity,
    width: 100,
    align: 'end',
    cell: (order) => piecesWords(order.quantity),
  },
  { id: 'orderDate', header: words.orderDate, width: 120, cell: (order) => formatDate(order.orderDate) },
  {
    id: 'status',
    header: words.status,
    width: 120,
    minWidth: 180,
    grow: true,
    cell: (order) => <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />,
  },
]

interface OrderTableProps {
  tab: 'active' | 'history'
  list: PagedList<Order>
  /** Whether a search or a filter leaves something out. */
  isFiltered: boolean
  onClearFilters: () => void
  onDetails: (orderId: string) => void
  onTracking: (orderId: string) => void
}

/** The orders of one tab that pass the filters; a row expands to the order's card. */
export function OrderTable({ tab, list, isFiltered, onClearFilters, onDetails, onTracking }: OrderTableProps) {
  const [reordered, setReordered] = useState<Order | null>(null)
  const isViewer = useIsViewer()
  const mayAct = useMayAct()
  const expansion = useExpandedOrders()
  const columns = useMemo((): DataTableColumn<Order>[] => {
    const actions = (order: Order) => (
      <OrderActions
        order={order}
        onDetails={onDetails}
        onTracking={onTracking}
        onReorder={tab === 'history' && mayAct(order.rfq) ? setReordered : undefined}
      />
    )
    return [
      ...facts,
      { id: 'actions', header: words.actions, width: 140, minWidth: tab === 'history' ? 128 : 100, cell: actions },
    ]
  }, [onDetails, onTracking, tab, mayAct])

  if (list.failed) return <ListFailure list={list} noun={text.noun} />
  const empty = isFiltered ? (
    <NoMatch title={text.noMatch} onClear={onClearFilters} />
  ) : (
    <EmptyState
      icon={<Package size={22} />}
      title={text.none[tab]}
      text={isViewer ? text.viewerNoneText[tab] : text.noneText[tab]}
      action={<ButtonLink to="/quotes">{text.viewQuotes}</ButtonLink>}
    />
  )
  return (
    <>
      <DataTable
        caption={text.title}
        columns={columns}
        rows={list.rows}
        rowId={(order) => order.id}
        rowLabel={orderName}
        renderExpanded={(order) => <OrderCard order={order} onViewDetails={() => onDetails(order.id)} />}
        {...expansion}
        widthsKey="kerf.customer.orders.columns"
        maxHeight={tallTable}
        loading={list.loading}
        empty={empty}
      />
      <ListFooter
        shown={list.rows.length}
        total={list.total}
        noun={text.noun}
        onMore={list.loadMore}
        loading={list.loadingMore}
        unknown={list.loading || list.failed}
      />
      {reordered && <ReorderDialog order={reordered} onClose={() => setReordered(null)} />}
    </>
  )
}
