import { cellPadding, headerWidth, minimumWidthOf, textOf, textWidth } from './content-width.ts'
import { type DataTableColumn, defaultColumnWidth, minimumColumnWidth } from './types.ts'

/* Px: a short text, such as a date or a number of ours, is never cut; of a longer one at least this much stays
   visible. */
const shortText = 124
const longText = 96
/* Of a text's width what it takes in two lines, whose first one ends with a whole word. */
const secondLine = 0.6

/**
 * How a table is drawn: with its columns' own widths, with narrower ones, or with its rows as cards. Where room lacks it
 * is dense: cells have less space at their sides, and long texts go on in a second line.
 */
export type Fit = { layout: 'table'; isDense: boolean; widths: Readonly<Record<string, number>> } | { layout: 'cards' }

interface ColumnNeed {
  /** Px: the width it came with, or more where it counts on growing; what shows all it says, and the least of use. */
  preferred: number
  whole: number
  /** What shows all it says in two lines. */
  twoLines: number
  least: number
}

function ownWidth<Row>(column: DataTableColumn<Row>, rows: readonly Row[]): number {
  return Math.max(column.width ?? defaultColumnWidth, minimumWidthOf(column, rows))
}

/** What a column needs in a dense table. */
function needOf<Row>(column: DataTableColumn<Row>, rows: readonly Row[]): ColumnNeed {
  const padding = cellPadding.dense
  const { minWidth = 0 } = column
  const preferred = Math.max(ownWidth(column, rows), minWidth)
  const capped = (width: number) => Math.min(preferred, Math.max(minimumColumnWidth, width))
  const header = headerWidth(column, padding)
  const fixed = (width: number): ColumnNeed => ({ preferred, whole: width, twoLines: width, least: width })
  if (minWidth > 0) return fixed(capped(minWidth))
  if (column.align === 'end') {
    return fixed(capped(Math.max(header, minimumWidthOf(column, rows, padding))))
  }
  const texts = rows.map((row) => textOf(column.cell(row)))
  // Non-text content, such as a badge or buttons, keeps its room; a row's title counts as text however it is drawn.
  const isText = texts.every((text) => text !== undefined)
  if (!isText && !column.primary) return fixed(preferred)
  const width = isText ? Math.max(0, ...texts.map((text) => textWidth(text, padding))) : preferred
  const whole = capped(Math.max(header, width))
  if (width <= shortText) return { ...fixed(whole), preferred }
  const least = capped(Math.max(header, longText))
  const words = texts.flatMap((text = '') => text.split(/\s+/)).map((word) => textWidth(word, padding))
  return { preferred, whole, twoLines: Math.max(least, capped(Math.max(width * secondLine, ...words))), least }
}

/** Shrinks each width in proportion to what it has above its floor, until all fit. */
function squeeze(widths: readonly number[], floors: readonly number[], room: number): number[] {
  const excess = sum(widths) - room
  const spare = sum(widths) - sum(floors)
  if (excess <= 0) return [...widths]
  const part = spare <= 0 ? 0 : Math.min(1, excess / spare)
  return widths.map((width, index) => Math.floor(width - (width - (floors[index] ?? width)) * part))
}

function fitOf<Row>(columns: readonly DataTableColumn<Row>[], widths: readonly number[], isDense: boolean): Fit {
  return {
    layout: 'table',
    isDense,
    widths: Object.fromEntries(columns.map(({ id }, index) => [id, widths[index] ?? 0])),
  }
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/**
 * Fits columns that the user has not resized into the room there is: first empty space goes, then long texts wrap to a
 * second line and are cut at its end.
 *
 * @param room px for all the columns together
 */
export function fitWidths<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], room: number): Fit {
  const own = columns.map((column) => ownWidth(column, rows))
  if (sum(own) <= room) return fitOf(columns, own, false)
  const needs = columns.map((column) => needOf(column, rows))
  const least = needs.map((need) => need.least)
  if (sum(least) > room) return { layout: 'cards' }
  const steps = [needs.map((need) => need.whole), needs.map((need) => need.twoLines), least]
  const widths = steps.reduce(
    (present, floors) => squeeze(present, floors, room),
    needs.map((need) => need.preferred),
  )
  return fitOf(columns, widths, true)
}
