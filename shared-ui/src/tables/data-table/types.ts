import type { ReactNode, Ref } from 'react'

/** One column. Keep the array stable between renders: at module scope, or memoised. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Px, at least 80; 160 when left out. */
  width?: number
  /**
   * Px that it may shrink to where the table has too little room and the user has not resized it. Left out, texts shrink
   * by themselves and what is no text, such as a badge, keeps its width. More than `width` where it counts on growing.
   */
  minWidth?: number
  /** The lines that a cell draws where it is no plain text, so that its column gets the room for them. */
  lines?: (row: Row) => readonly string[]
  /** Stands below the text of another column where the table has too little room for all; left out, it never does. */
  fold?: ColumnFold<Row>
  /** Takes the room that the frame has beyond all widths; where no column does, they share it. */
  grow?: boolean
  /** `end` for numbers and money, which are never cut. */
  align?: 'start' | 'end'
  /** Its header sorts: the names of its orders, the one that a first click asks for before the other. */
  sorts?: ColumnSorts
  /** The title of the card that a row becomes on narrow screens. The first column when none is marked. */
  primary?: boolean
  /** For columns of buttons: the header is only read aloud, and the card shows no label. */
  hideHeader?: boolean
}

export interface ColumnFold<Row> {
  /** Id of the other column. */
  into: string
  /** The column with the lowest goes first. */
  order: number
  /** What is said there; the header and the text of the cell unless given, nothing where it is empty. */
  words?: (row: Row) => string
}

/** The orders that a column's header asks for, under the names that the screen or its server has for them. */
export type ColumnSorts = Readonly<Partial<Record<'ascending' | 'descending', string>>>

export interface DataTableTexts {
  empty: string
  /** Name of a column's resize handle. */
  resize: (column: string) => string
  resetWidths: string
  expand: (row: string) => string
  collapse: (row: string) => string
  /** Header of the column that expands rows. */
  details: string
  select: (row: string) => string
  selectAll: string
}

export interface DataTableProps<Row> {
  /** What the table lists, read aloud. */
  caption: string
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Shows skeleton rows while there are no rows yet; rows that are there stay, marked busy. */
  loading?: boolean
  skeletonRows?: number
  /** Shown for no rows: an EmptyState. */
  empty?: ReactNode
  /** The order the rows are in, by a name of `sorts`. The screen, or its server, does the sorting. */
  sort?: string | undefined
  onSortChange?: (sort: string) => void
  /** Called on click and on Enter. Where only `renderExpanded` is given, these expand the row. */
  onOpenRow?: (row: Row) => void
  /** What a row is called when it is read aloud; its id when left out. */
  rowLabel?: (row: Row) => string
  renderExpanded?: (row: Row) => ReactNode
  /** Given together with `onExpandedChange` when the screen keeps which rows are expanded. */
  expandedIds?: readonly string[]
  onExpandedChange?: (ids: string[]) => void
  /** Given together with `onSelectedChange` where rows are chosen, each by a box at its start. */
  selectedIds?: readonly string[]
  onSelectedChange?: (ids: string[]) => void
  /** Local storage key for column widths, such as `kerf.widths.orders`; without it they last as long as the page. */
  widthsKey?: string
  /** Rows that want attention: unread, new. */
  isHighlighted?: (row: Row) => boolean
  /** CSS length after which the table scrolls under its header; while a row is expanded it shows in full. */
  maxHeight?: string
  /** The frame that scrolls, for who remembers how far. */
  scrollRef?: Ref<HTMLDivElement>
  texts?: Partial<DataTableTexts>
}

/** Columns are never narrower than this, in px (docs/product/lists.md, 'Columns'). */
export const minimumColumnWidth = 80

export const defaultColumnWidth = 160

export const defaultTexts: DataTableTexts = {
  empty: 'Nothing here yet',
  resize: (column) => `Width of ${column}`,
  resetWidths: 'Reset column widths',
  expand: (row) => `Show details of ${row}`,
  collapse: (row) => `Hide details of ${row}`,
  details: 'Details',
  select: (row) => `Select ${row}`,
  selectAll: 'Select all rows shown',
}
