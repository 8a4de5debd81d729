import {
  columnResizingFeature,
  columnSizingFeature,
  createColumnHelper,
  type Header,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { chosenColumns } from './chosen-columns.ts'
import { cellPadding, minimumWidthOf } from './content-width.ts'
import { boundWidths, type Fit, fitWidths } from './fit-widths.ts'
import { type ColumnWidths, readColumns, storeColumns } from './stored-columns.ts'
import { type DataTableColumn, defaultColumnWidth, minimumColumnWidth } from './types.ts'

const features = tableFeatures({ columnSizingFeature, columnResizingFeature })

export type DataTableHeader<Row extends RowData> = Header<typeof features, Row, unknown>

interface DataTableModel<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  widthsKey: string | undefined
  /** The rendered table, whose columns are measured before one is resized. */
  element: RefObject<HTMLTableElement | null>
  /** Px of the whole table; undefined until measured. */
  frameWidth: number | undefined
  /** Px of it that belong to no column. */
  taken: number
}

/* Rows become cards in a frame narrower than this, whatever the columns. */
const narrowFrame = 640
/* The frame's borders. */
const frameEdges = 2

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

interface SizedColumn {
  id: string
  columnDef: { minSize?: number | undefined }
  getSize: () => number
}

/** The part of the library's table that sets widths. */
interface SizedTable {
  getFlatHeaders: () => { column: SizedColumn }[]
  getColumn: (id: string) => SizedColumn | undefined
  setColumnSizing: (change: (before: ColumnWidths) => ColumnWidths) => void
}

/** What resizes columns. @param onResize is called before, with the column's id */
function resizerOf(table: SizedTable, element: RefObject<HTMLTableElement | null>, onResize: (id: string) => void) {
  /** Pins every column to its width on screen, before one of them is resized. */
  const fixWidths = (resized: string) => {
    onResize(resized)
    const onScreen = table.getFlatHeaders().map(({ column }): [string, number] => {
      const cell = element.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column.id)}"]`)
      return [column.id, Math.round(cell?.offsetWidth || column.getSize())]
    })
    table.setColumnSizing((before) => ({ ...before, ...Object.fromEntries(onScreen) }))
  }
  /** Makes a column wider or narrower by so many px, or as narrow as it can get. */
  const resizeBy = (id: string, by: number | 'narrowest') => {
    const column = table.getColumn(id)
    if (!column) return
    fixWidths(id)
    const least = column.columnDef.minSize ?? minimumColumnWidth
    const asked = by === 'narrowest' ? least : Math.max(least, column.getSize() + by)
    table.setColumnSizing((before) => ({ ...before, [id]: asked }))
  }
  return { fixWidths, resizeBy }
}

/** The table, and each column's width by its id: what the user set, else what fits. */
function useColumnWidths<Row extends RowData>(
  model: DataTableModel<Row>,
  stored: ColumnWidths,
  fit: Fit | undefined,
  shown: readonly DataTableColumn<Row>[],
) {
  const { rows, rowId } = model
  const [initialState] = useState(() => ({ columnSizing: stored }))
  const fitted = fit?.layout === 'table' ? fit.widths : undefined
  // Where cells stand closer, numbers need less.
  const padding = fit?.layout === 'table' && fit.isDense ? cellPadding.dense : cellPadding.normal
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return shown.map((column) =>
      helper.accessor((row): unknown => row, {
        id: column.id,
        header: column.header,
        size: fitted?.[column.id] ?? column.width ?? defaultColumnWidth,
        minSize: Math.min(minimumWidthOf(column, rows, padding), fitted?.[column.id] ?? Number.POSITIVE_INFINITY),
      }),
    )
  }, [shown, rows, fitted, padding])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    initialState,
    columnResizeMode: 'onChange',
  })
  return { table, set: Object.fromEntries(table.getFlatHeaders().map(({ column }) => [column.id, column.getSize()])) }
}

/**
 * The columns of a table and their widths: all of them with their own widths, fitted into the frame, or what the user
 * chose, which is stored in the browser.
 */
export function useDataTable<Row extends RowData>(model: DataTableModel<Row>) {
  const { columns, rows, widthsKey, frameWidth, taken, element } = model
  const [stored] = useState(() => readColumns(widthsKey))
  const [hidden, setHidden] = useState(stored.hidden)
  const [latest, setLatest] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  const chosen = useMemo(() => chosenColumns(columns, hidden), [columns, hidden])
  const room = frameWidth === undefined ? undefined : frameWidth - taken - frameEdges
  const fit = useMemo(() => (room === undefined ? undefined : fitWidths(chosen, rows, room)), [chosen, rows, room])
  const { shown, folds } = useFolds(chosen, fit)
  const { table, set } = useColumnWidths(model, stored.widths, fit, shown)

  const widths = table.state.columnSizing
  const resizing = table.state.columnResizing.isResizingColumn !== false
  const customised = Object.keys(widths).length > 0
  const isFitted = customised && room !== undefined && fit?.layout === 'table'
  const sizes = isFitted ? boundWidths(shown, rows, { widths: set, latest }, room) : set

  // The rendered widths are stored, so that the table looks the same after a reload.
  const drawn = JSON.stringify(
    Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, sizes[id] ?? width])),
  )
  const isOwn = isTouched || !customised
  useEffect(() => {
    if (!resizing && isOwn) storeColumns(widthsKey, { widths: JSON.parse(drawn), hidden })
  }, [resizing, isOwn, drawn, hidden, widthsKey])

  const touch = (resized: string) => {
    setTouched(true)
    setLatest(resized)
  }
  const isNarrow = frameWidth !== undefined && frameWidth < narrowFrame
  return {
    table,
    /** The columns shown side by side, and those folded below the text of one of them. */
    shown,
    folds,
    hidden,
    /** Width of each column in px. */
    sizes,
    /** Whether the columns, even at their narrowest, are wider than the frame, which then scrolls sideways. */
    overflows: room !== undefined && Object.values(sizes).reduce((sum, size) => sum + size, 0) > room,
    ...resizerOf(table, element, touch),
    /** Whether the user has set widths; then the columns no longer stretch or shrink with the table. */
    customised,
    /** Decided by the table's width, not the screen's: a table in a side panel is narrow too. */
    layout: isNarrow || fit?.layout === 'cards' ? ('cards' as const) : ('table' as const),
    isDense: fit?.layout === 'table' && fit.isDense,
    /** Shows a column, or hides it. */
    showColumn: (id: string, isShown: boolean) => {
      setTouched(true)
      setHidden((before) => (isShown ? before.filter((other) => other !== id) : [...before, id]))
    },
    reset: () => {
      table.resetColumnSizing(true)
      setHidden([])
    },
  }
}
