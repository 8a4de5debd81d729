import type { ListedPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { RowPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byAmount, byDate, byStatus } from '@kerf/shared-parts/lists/list-choices.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { PurchaseOrderBadges } from '@kerf/shared-parts/suppliers/purchase-order-badges.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { TwoLines } from '../../shared/two-lines.tsx'
import { text } from '../text.ts'

const words = text.columns

function Supplier({ order: { supplier } }: { order: ListedPurchaseOrder }) {
  const name = supplier.company ?? supplier.name
  const aside = isolatedList([supplier.company && supplier.name, supplier.supplierNumber], ' · ')
  return <TwoLines main={name} aside={aside} title={isolatedList([name, aside])} />
}

function Project({ order: { projectName, referenceNumber } }: { order: ListedPurchaseOrder }) {
  const aside = referenceNumber ?? text.unsaid
  return <TwoLines main={projectName} aside={aside} title={isolatedList([projectName, aside])} strong />
}

function Delivery({ order: { deliveryDate, promisedDate } }: { order: ListedPurchaseOrder }) {
  const promised = promisedDate && text.promised(formatDate(promisedDate))
  return <TwoLines main={formatDate(deliveryDate)} aside={promised} title={promised ?? formatDate(deliveryDate)} />
}

export const orderColumns: readonly DataTableColumn<ListedPurchaseOrder>[] = [
  {
    ...{ id: 'number', header: words.number, width: 110, minWidth: 96, primary: true, sorts: byDate },
    cell: (order) => order.purchaseOrderNumber,
  },
  {
    ...{ id: 'project', header: words.project, width: 200, minWidth: 120, grow: true },
    picture: ({ picture }) => <RowPicture picture={picture} />,
    cell: (order) => <Project order={order} />,
  },
  {
    ...{ id: 'supplier', header: words.supplier, width: 180, minWidth: 120 },
    cell: (order) => <Supplier order={order} />,
  },
  {
    ...{ id: 'amount', header: words.amount, width: 120, align: 'end', sorts: byAmount },
    cell: (order) => formatMoney(order.amount, order.currency),
  },
  {
    ...{ id: 'received', header: words.received, width: 120, align: 'end' },
    cell: (order) => text.receivedOf(order.quantityReceived, order.quantityOrdered),
  },
  {
    ...{ id: 'delivery', header: words.delivery, width: 150, minWidth: 120, sorts: { ascending: 'delivery' } },
    cell: (order) => <Delivery order={order} />,
  },
  {
    ...{ id: 'status', header: words.status, width: 150, minWidth: 140, sorts: byStatus },
    cell: (order) => <PurchaseOrderBadges status={order.status} isLate={order.isLate} />,
  },
  {
    ...{ id: 'payment', header: words.payment, width: 110, minWidth: 100 },
    cell: (order) => <StatusBadge status={order.paymentStatus} />,
  },
]
