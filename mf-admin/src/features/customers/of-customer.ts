import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'

/** Whose a list is, where it is one customer's. */
export interface OfCustomer {
  customerId?: string
}

/** The columns of a list, without the one that would say the same in every row. */
export function columnsFor<Row>(
  columns: readonly DataTableColumn<Row>[],
  customerId: string | undefined,
): readonly DataTableColumn<Row>[] {
  return customerId === undefined ? columns : columns.filter(({ id }) => id !== 'customer')
}
