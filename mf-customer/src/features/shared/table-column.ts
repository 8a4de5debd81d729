import type { DataTableProps } from '@kerf/shared-ui/data-table'

/** One column of a DataTable. */
export type TableColumn<Row extends object> = DataTableProps<Row>['columns'][number]
