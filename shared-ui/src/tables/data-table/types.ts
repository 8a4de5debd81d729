import type { ReactNode } from 'react'
import { spoken } from '../../words/spoken.ts'

/** One column. Keep the array stable between renders: in module scope, or memoised. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Px, at least 80; 160 by default. */
  width?: number
  /**
   * Px that it may shrink to where space is short and the user has not resized it. By default texts shrink by themselves
   * and other content, such as a badge, keeps its width. More than `width` if the column counts on growing.
   */
  minWidth?: number
  /** A small picture of the row, before the cell's content: a `FilePicture`. Its column stays a column of texts. */
  picture?: (row: Row) => ReactNode
  /** The lines of a cell that is not plain text, so that its column gets enough width for them. */
  lines?: (row: Row) => readonly string[]
  /** Folds the column below another column's text where space is short; by default it never is. */
  fold?: ColumnFold<Row>
  /** Takes the frame's spare width; without such a column, all share it. */
  grow?: boolean
  /** `end` for numbers and money, which are never cut. */
  align?: 'start' | 'end'
  /** Makes its header sort: the names of its orders, the first click's first. */
  sorts?: ColumnSorts
  /** The title of the card that a row becomes on narrow screens. By default the first column. */
  primary?: boolean
  /** For columns of buttons: the header is only read aloud, and cards show no label. */
  hideHeader?: boolean
}

export interface ColumnFold<Row> {
  /** Id of the other column. */
  into: string
  /** The column with the lowest number is folded first. */
  order: number
  /** The folded content, by default the header and the cell's text; nothing is shown if it is empty. */
  words?: (row: Row) => string
}

/** The orders that a column's header asks for, by the names that the screen or its server uses. */
export type ColumnSorts = Readonly<Partial<Record<'ascending' | 'descending', string>>>

export interface DataTableTexts {
  empty: string
  /** Name of a column's resize handle. */
  resize: (column: string) => string
  /** Name of the button for all columns, with the number of hidden ones. */
  columns: (hidden: number) => string
  sortBy: (column: string) => string
  narrower: (column: string) => string
  wider: (column: string) => string
  resetColumns: string
  expand: (row: string) => string
  collapse: (row: string) => string
  /** Header of the column that expands rows. */
  details: string
  select: (row: string) => string
  selectAll: string
}

export interface DataTableProps<Row> {
  /** What the table lists; its accessible name. */
  caption: string
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Shows skeleton rows while there are no rows yet; existing rows stay, marked busy. */
  loading?: boolean
  skeletonRows?: number
  /** Shown when there are no rows: an EmptyState. */
  empty?: ReactNode
  /** The order of the rows, one of the `sorts` names. The screen, or its server, does the sorting. */
  sort?: string | undefined
  onSortChange?: (sort: string) => void
  /** Called on click and on Enter. If only `renderExpanded` is given, these expand the row. */
  onOpenRow?: (row: Row) => void
  /** A row's name for screen readers; its id by default. */
  rowLabel?: (row: Row) => string
  renderExpanded?: (row: Row) => ReactNode
  /** Given together with `onExpandedChange` if the screen controls which rows are expanded. */
  expandedIds?: readonly string[]
  onExpandedChange?: (ids: string[]) => void
  /** Given together with `onSelectedChange` if rows can be selected, each with a checkbox at its start. */
  selectedIds?: readonly string[]
  onSelectedChange?: (ids: string[]) => void
  /**
   * Local storage key for widths and hidden columns, such as `kerf.widths.orders`; without it they last until the page is
   * left.
   */
  widthsKey?: string
  /** Rows that need attention: unread, new. */
  isHighlighted?: (row: Row) => boolean
  texts?: Partial<DataTableTexts>
}

/** Columns are never narrower than this, in px (docs/product/lists.md, 'Columns'). */
export const minimumColumnWidth = 80

export const defaultColumnWidth = 160

export const defaultTexts = spoken<DataTableTexts>('dataTable', {
  empty: 'Nothing here yet',
  resize: (column) => `Width of ${column}`,
  columns: (hidden) => (hidden === 0 ? 'Columns' : `Columns, ${hidden} hidden`),
  sortBy: (column) => `Sort by ${column}`,
  narrower: (column) => `Make ${column} narrower`,
  wider: (column) => `Make ${column} wider`,
  resetColumns: 'Reset columns',
  expand: (row) => `Show details of ${row}`,
  collapse: (row) => `Hide details of ${row}`,
  details: 'Details',
  select: (row) => `Select ${row}`,
  selectAll: 'Select all rows shown',
})
