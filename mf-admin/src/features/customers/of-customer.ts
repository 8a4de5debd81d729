import type { DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'

/** The one customer whose list it is, if so. */
export interface OfCustomer {
  customerId?: string
}

/** The columns of a list, without the one that would be the same in every row. */
export function columnsFor<Row>(
  columns: readonly DataTableColumn<Row>[],
  customerId: string | undefined,
): readonly DataTableColumn<Row>[] {
  return customerId === undefined ? columns : columns.filter(({ id }) => id !== 'customer')
}
