import type { ListedOwnPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byAmount, byStatus } from '@kerf/shared-parts/lists/list-choices.ts'
import { ListTable } from '@kerf/shared-parts/lists/list-table.tsx'
import { pagedList } from '@kerf/shared-parts/lists/paged-list.ts'
import { text as lists } from '@kerf/shared-parts/lists/text.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { PurchaseOrderBadges } from '@kerf/shared-parts/suppliers/purchase-order-badges.tsx'
import { polling } from '@kerf/shared-runtime'
import { useListOwnPurchaseOrdersPagesInfiniteQuery } from '@kerf/shared-runtime/endpoints/purchase-orders-supplier'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { PackageCheck } from 'lucide-react'
import { text as shared } from '../shared/text.ts'
import { PurchaseOrderDialog } from './purchase-order-dialog.tsx'
import { text } from './text.ts'

const { status, sort, allStatuses, sorts } = lists
const { payment } = text
const choices = {
  status: { label: status, values: { '': allStatuses, open: text.open, ...text.statuses } },
  payment: { label: payment.label, values: { '': payment.all, unpaid: payment.unpaid, paid: payment.paid } },
  sort: {
    label: sort,
    values: {
      ...{ 'date-desc': sorts['date-desc'], 'date-asc': sorts['date-asc'], delivery: text.delivery },
      ...{ amount: sorts.amount, status: sorts.status },
    },
  },
} as const

const words = text.columns
const columns: readonly DataTableColumn<ListedOwnPurchaseOrder>[] = [
  { id: 'number', header: words.number, width: 110, cell: (order) => order.purchaseOrderNumber },
  {
    ...{ id: 'project', header: words.project, width: 200, grow: true, primary: true },
    picture: ({ picture }) => <RowPicture picture={picture} />,
    cell: (order) => order.projectName,
  },
  {
    ...{ id: 'amount', header: words.amount, width: 130, align: 'end', sorts: byAmount },
    cell: (order) => formatMoney(order.amount, order.currency),
  },
  {
    ...{ id: 'delivery', header: words.delivery, width: 120, sorts: { ascending: 'delivery' } },
    cell: (order) => formatDate(order.deliveryDate),
  },
  {
    ...{ id: 'promised', header: words.promised, width: 120 },
    cell: (order) => formatDate(order.promisedDate, shared.none),
  },
  {
    ...{ id: 'status', header: words.status, width: 190, sorts: byStatus },
    cell: (order) => (
      <Cluster $gap={4}>
        <PurchaseOrderBadges status={order.status} isLate={order.isLate} />
        {order.status === 'issued' && <StatusBadge status="not_acknowledged" />}
      </Cluster>
    ),
  },
  { id: 'payment', header: words.payment, width: 110, cell: (order) => <StatusBadge status={order.paymentStatus} /> },
]

/** The purchase orders of this supplier. */
export function PurchaseOrdersPage() {
  const filters = useListFilters(choices)
  const details = useAddressDialog('order')
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ListTable
        name="supplier.purchase-orders"
        words={text.list}
        list={pagedList(useListOwnPurchaseOrdersPagesInfiniteQuery(filters.asked, polling))}
        filters={filters}
        columns={columns}
        rowLabel={({ purchaseOrderNumber }) => purchaseOrderNumber}
        onOpenRow={({ id }) => details.open(id)}
        empty={<EmptyState icon={<PackageCheck size={22} />} title={text.empty} text={text.emptyText} />}
      />
      {details.id && <PurchaseOrderDialog key={details.id} orderId={details.id} onClose={details.close} />}
    </>
  )
}
