import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { nextOfOrder } from '@kerf/shared-contracts/rules/next-step'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byAmount, byProject, byStatus } from '@kerf/shared-parts/lists/list-choices.ts'
import { DueDateCell, dueDateLines } from '@kerf/shared-parts/orders/due-date.tsx'
import { shippedWords } from '@kerf/shared-parts/orders/words.ts'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { partsWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { TwoLines } from '../../../shared/two-lines.tsx'
import { PaymentBadge } from '../payment/payment-badge.tsx'
import { text } from '../text.ts'

const words = text.columns

/** How much of an order was shipped. Quantities of unlike parts are not added: several parts are counted, and each told below. */
function Shipped({ order }: { order: Order }) {
  const shipped = shippedWords(order)
  if (order.lines.length < 2) return shipped
  return <TwoLines main={partsWords(order.lines.length)} aside={shipped} title={shipped} />
}

export const orderColumns: readonly DataTableColumn<Order>[] = [
  { id: 'orderNumber', header: words.orderNumber, width: 110, cell: (order) => order.orderNumber },
  { id: 'customer', header: words.customer, width: 190, cell: (order) => customerWords(order.user) },
  {
    id: 'project',
    header: words.project,
    width: 200,
    primary: true,
    sorts: byProject,
    picture: ({ rfq }) => <FilesPicture files={rfq.files} />,
    cell: (order) => order.rfq.projectName,
  },
  {
    id: 'shipped',
    header: words.shipped,
    width: 120,
    align: 'end',
    cell: (order) => <Shipped order={order} />,
    lines: (order) => [order.lines.length > 1 ? partsWords(order.lines.length) : shippedWords(order)],
  },
  {
    id: 'amount',
    header: words.amount,
    width: 105,
    align: 'end',
    sorts: byAmount,
    cell: (order) => formatMoney(order.totalAmount, order.currency),
  },
  {
    id: 'dueDate',
    header: words.dueDate,
    width: 125,
    cell: (order) => <DueDateCell order={order} />,
    lines: dueDateLines,
  },
  {
    id: 'status',
    header: words.status,
    width: 190,
    sorts: byStatus,
    cell: (order) => (
      <Cluster $gap={4}>
        <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />
        {nextOfOrder(order)?.step === 'revise_quality' && <StatusBadge status="revision_needed" />}
      </Cluster>
    ),
  },
  { id: 'payment', header: words.payment, width: 100, cell: (order) => <PaymentBadge order={order} /> },
]
