import { DataTable, type DataTableColumn, type DataTableProps } from '../data-table.tsx'

/** A row of the tables that tests draw. */
export interface Order {
  id: string
  number: string
  quantity: number
}

export const rows: readonly Order[] = [
  { id: 'a', number: 'SORD-0001', quantity: 3 },
  { id: 'b', number: 'SORD-0002', quantity: 5 },
]

export const columns: readonly DataTableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    width: 120,
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: (order) => order.number,
  },
  { id: 'quantity', header: 'Quantity', width: 100, align: 'end', cell: (order) => String(order.quantity) },
  { id: 'actions', header: 'Actions', hideHeader: true, cell: () => <button type="button">Details</button> },
]

/** A table of two orders. @param props what differs */
export function table(props: Partial<DataTableProps<Order>> = {}) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={rows}
      rowId={(order) => order.id}
      rowLabel={(order) => order.number}
      {...props}
    />
  )
}
