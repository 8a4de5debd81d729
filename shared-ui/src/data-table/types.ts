import type { ReactNode } from 'react'

/** One column. Keep the array stable between renders: at module scope, or memoised. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Px, at least 80; 160 when left out. */
  width?: number
  /** `end` for numbers and money. */
  align?: 'start' | 'end'
  /** Its header sorts; the screen does the sorting, see `sort`. */
  sortable?: boolean
  /** The title of the card that a row becomes on narrow screens. The first column when none is marked. */
  primary?: boolean
  /** For columns of buttons: the header is only read aloud, and the card shows no label. */
  hideHeader?: boolean
}

export interface DataTableSort {
  column: string
  direction: 'asc' | 'desc'
}

export interface DataTableTexts {
  empty: string
  /** Name of a column's resize handle. */
  resize: (column: string) => string
  resetWidths: string
  expand: (row: string) => string
  collapse: (row: string) => string
  /** Header of the column that expands rows. */
  details: string
}

/** Columns are never narrower than this, in px (specification 1, section 9). */
export const minimumColumnWidth = 80

export const defaultColumnWidth = 160

export const defaultTexts: DataTableTexts = {
  empty: 'Nothing here yet',
  resize: (column) => `Width of ${column}`,
  resetWidths: 'Reset column widths',
  expand: (row) => `Show details of ${row}`,
  collapse: (row) => `Hide details of ${row}`,
  details: 'Details',
}
