import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { FilesPicture } from '@kerf/shared-parts/files/row-picture.tsx'
import { byAmount, byDate, byProject } from '@kerf/shared-parts/lists/list-choices.ts'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { actionsColumn, type RowAction } from '@kerf/shared-ui/tables/row-actions.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { Receipt, RotateCcw } from 'lucide-react'
import { text } from './text.ts'

const words = text.columns

function archivedActions(order: Order, onReopen: (order: Order) => void): RowAction[] {
  const actions: RowAction[] = [
    {
      label: text.reopen,
      name: text.reopenOf(order.orderNumber),
      icon: <RotateCcw size={16} aria-hidden />,
      onClick: () => onReopen(order),
    },
  ]
  if (order.invoiceUrl) {
    actions.push({
      label: text.viewInvoice,
      name: text.viewInvoiceOf(order.orderNumber),
      icon: <Receipt size={16} aria-hidden />,
      to: order.invoiceUrl,
      inNewTab: true,
    })
  }
  return actions
}

export function archivedColumns(onReopen: (order: Order) => void): DataTableColumn<Order>[] {
  return [
    { id: 'orderNumber', header: words.orderNumber, width: 130, cell: (order) => order.orderNumber },
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
      id: 'amount',
      header: words.amount,
      width: 120,
      align: 'end',
      sorts: byAmount,
      cell: (order) => formatMoney(order.totalAmount, order.currency),
    },
    {
      id: 'orderDate',
      header: words.orderDate,
      width: 120,
      sorts: byDate,
      cell: (order) => formatDate(order.orderDate),
    },
    { id: 'archived', header: words.archived, width: 120, cell: (order) => formatDate(order.archivedAt) },
    actionsColumn({
      header: words.actions,
      width: 220,
      most: 2,
      actions: (order) => archivedActions(order, onReopen),
    }),
  ]
}
