import type { DataTableProps } from '@kerf/shared-ui/data-table'

/**
 * Height of tables whose rows expand: nearly the screen, so that an opened row is seen whole under the sticky header.
 */
export const tallTable = 'max(480px, calc(100dvh - 80px))'

/** One column of a DataTable. */
export type TableColumn<Row extends object> = DataTableProps<Row>['columns'][number]
