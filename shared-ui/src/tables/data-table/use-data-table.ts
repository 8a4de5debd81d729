import {
  columnResizingFeature,
  columnSizingFeature,
  createColumnHelper,
  type Header,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { minimumWidthOf } from './content-width.ts'
import { boundWidths, type Fit, fitWidths } from './fit-widths.ts'
import { readWidths, storeWidths } from './stored-widths.ts'
import { type DataTableColumn, defaultColumnWidth } from './types.ts'

const features = tableFeatures({ columnSizingFeature, columnResizingFeature })

export type DataTableHeader<Row extends RowData> = Header<typeof features, Row, unknown>

interface DataTableModel<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  widthsKey: string | undefined
  /** Px of the whole table; undefined until measured. */
  frameWidth: number | undefined
  /** Px of it that belong to no column. */
  taken: number
}

/* Rows become cards in a frame narrower than this, whatever the columns. */
const narrowFrame = 640
/* The frame's borders and a scroll bar. */
const frameEdges = 18

/** Folded columns, by the id of the column below whose text they are shown. */
export type Folds<Row> = Readonly<Record<string, readonly DataTableColumn<Row>[]>>

function useFolds<Row>(columns: readonly DataTableColumn<Row>[], fit: Fit | undefined) {
  const folded = fit?.layout === 'table' ? fit.folded : undefined
  // Compared by content: `fit` is a new object whenever rows arrive.
  const said = JSON.stringify(folded ?? {})
  return useMemo(() => {
    const targets = JSON.parse(said) as Record<string, string> // written above
    const of = (target: string) => columns.filter(({ id }) => targets[id] === target)
    const folds: Folds<Row> = Object.fromEntries(Object.values(targets).map((target) => [target, of(target)]))
    return { shown: columns.filter(({ id }) => targets[id] === undefined), folds }
  }, [columns, said])
}

/** The widths of a table's columns: their own, fitted into the frame, or the user's, which are stored in the browser. */
export function useDataTable<Row extends RowData>(model: DataTableModel<Row>) {
  const { columns, rows, rowId, widthsKey, frameWidth, taken } = model
  const [initialState] = useState(() => ({ columnSizing: readWidths(widthsKey) }))
  const [latest, setLatest] = useState<string>()
  const room = frameWidth === undefined ? undefined : frameWidth - taken - frameEdges
  const fit = useMemo(() => (room === undefined ? undefined : fitWidths(columns, rows, room)), [columns, rows, room])
  const { shown, folds } = useFolds(columns, fit)
  const fitted = fit?.layout === 'table' ? fit.widths : undefined
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return shown.map((column) =>
      helper.accessor((row): unknown => row, {
        id: column.id,
        header: column.header,
        size: fitted?.[column.id] ?? column.width ?? defaultColumnWidth,
        minSize: minimumWidthOf(column, rows),
      }),
    )
  }, [shown, rows, fitted])

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    initialState,
    columnResizeMode: 'onChange',
  })

  const widths = table.state.columnSizing
  const resizing = table.state.columnResizing.isResizingColumn !== false
  const customised = Object.keys(widths).length > 0
  const set = Object.fromEntries(table.getFlatHeaders().map(({ column }) => [column.id, column.getSize()]))
  const isFitted = customised && room !== undefined && fit?.layout === 'table'
  const sizes = isFitted ? boundWidths(shown, rows, { widths: set, latest }, room) : set

  // The rendered widths are stored, so that the table looks the same after a reload.
  const drawn = JSON.stringify(
    Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, sizes[id] ?? width])),
  )
  const isOwn = latest !== undefined || !customised
  useEffect(() => {
    if (!resizing && isOwn) storeWidths(widthsKey, JSON.parse(drawn))
  }, [resizing, isOwn, drawn, widthsKey])
  const isNarrow = frameWidth !== undefined && frameWidth < narrowFrame
  return {
    table,
    /** The columns shown side by side, and those folded below the text of one of them. */
    shown,
    folds,
    /** Width of each column in px. */
    sizes,
    setLatest,
    /** Whether the user has set widths; then the columns no longer stretch or shrink with the table. */
    customised,
    /** Decided by the table's width, not the screen's: a table in a side panel is narrow too. */
    layout: isNarrow || fit?.layout === 'cards' ? ('cards' as const) : ('table' as const),
    isDense: fit?.layout === 'table' && fit.isDense,
    resetWidths: () => table.resetColumnSizing(true),
  }
}
