import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { Receipt, RotateCcw } from 'lucide-react'
import { text } from './text.ts'

const words = text.columns

function ArchivedActions({ order, onReopen }: { order: Order; onReopen: (order: Order) => void }) {
  return (
    <Cluster>
      <Button
        size="small"
        icon={<RotateCcw size={14} aria-hidden />}
        aria-label={text.reopenOf(order.orderNumber)}
        onClick={() => onReopen(order)}
      >
        {text.reopen}
      </Button>
      {order.invoiceUrl && (
        <ButtonLink
          to={order.invoiceUrl}
          target="_blank"
          rel="noreferrer"
          size="small"
          icon={<Receipt size={14} aria-hidden />}
          aria-label={text.viewInvoiceOf(order.orderNumber)}
        >
          {text.viewInvoice}
        </ButtonLink>
      )}
    </Cluster>
  )
}

export function archivedColumns(onReopen: (order: Order) => void): DataTableColumn<Order>[] {
  return [
    { id: 'orderNumber', header: words.orderNumber, width: 130, cell: (order) => order.orderNumber },
    { id: 'customer', header: words.customer, width: 190, cell: (order) => customerWords(order.user) },
    { id: 'project', header: words.project, width: 200, primary: true, cell: (order) => order.rfq.projectName },
    {
      id: 'amount',
      header: words.amount,
      width: 120,
      align: 'end',
      cell: (order) => formatMoney(order.totalAmount, order.currency),
    },
    { id: 'orderDate', header: words.orderDate, width: 120, cell: (order) => formatDate(order.orderDate) },
    { id: 'archived', header: words.archived, width: 120, cell: (order) => formatDate(order.archivedAt) },
    {
      id: 'actions',
      header: words.actions,
      width: 250,
      hideHeader: true,
      cell: (order) => <ArchivedActions order={order} onReopen={onReopen} />,
    },
  ]
}
