import { cellPadding, headerWidth, minimumWidthOf, textOf, textWidth } from './content-width.ts'
import { type DataTableColumn, defaultColumnWidth, minimumColumnWidth } from './types.ts'

/* Px: a short text, such as a date or a number of ours, is never cut; of a longer one at least this much stays
   visible. */
const shortText = 124
const longText = 96
/* Of lines that a cell draws itself: at least, and where there is room. */
const longLine = 120
const goodLine = 160
/* Of a text's width what it takes in two lines, whose first one ends with a whole word. */
const secondLine = 0.6

/**
 * How a table is drawn: with its columns' own widths, with narrower ones, or with its rows as cards. Where room lacks it
 * is dense: cells have less space at their sides, and long texts go on in a second line. What matters least goes below the
 * text of another column before long texts are cut.
 */
export type Fit =
  | {
      layout: 'table'
      isDense: boolean
      widths: Readonly<Record<string, number>>
      /** Ids of columns that stand below the text of another, with the other's id. */
      folded?: Readonly<Record<string, string>>
    }
  | { layout: 'cards' }

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
  const drawn = (row: Row): readonly (string | undefined)[] => column.lines?.(row) ?? [textOf(column.cell(row))]
  const texts = rows.flatMap(drawn)
  // Non-text content, such as a badge or buttons, keeps its room; a row's title counts as text however it is drawn.
  const isText = texts.every((text) => text !== undefined)
  if (!isText && !column.primary) return fixed(preferred)
  const width = isText ? Math.max(0, ...texts.map((text) => textWidth(text, padding))) : preferred
  const whole = capped(Math.max(header, width))
  if (width <= shortText) return { ...fixed(whole), preferred }
  const least = capped(Math.max(header, column.lines ? longLine : longText))
  // Lines of its own do not go on in a second one.
  if (column.lines) return { preferred, whole, twoLines: Math.max(least, Math.min(whole, goodLine)), least }
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

function byId<Row>(columns: readonly DataTableColumn<Row>[], widths: readonly number[]) {
  return Object.fromEntries(columns.map(({ id }, index) => [id, widths[index] ?? 0]))
}

/** The columns with the fold of each, which may itself go below a third. */
function foldsOf<Row>(folding: readonly DataTableColumn<Row>[]): Record<string, string> {
  const target = (id: string): string => {
    const next = folding.find((column) => column.id === id)?.fold?.into
    return next === undefined ? id : target(next)
  }
  return Object.fromEntries(folding.map(({ id }) => [id, target(id)]))
}

/** Fits these columns without cutting more than is allowed. @returns undefined where that takes more room */
function squeezed<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], room: number, mayCut: boolean) {
  const needs = columns.map((column) => needOf(column, rows))
  const least = needs.map((need) => need.least)
  const twoLines = needs.map((need) => need.twoLines)
  if (sum(mayCut ? least : twoLines) > room) return undefined
  const steps = [needs.map((need) => need.whole), twoLines, least]
  return steps.reduce(
    (present, floors) => squeeze(present, floors, room),
    needs.map((need) => need.preferred),
  )
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/**
 * Fits columns that the user has not resized into the room there is: first empty space goes, then long texts wrap to a
 * second line, then columns that may go below others do so, and at last texts are cut at the end of their second line.
 *
 * @param room px for all the columns together
 */
export function fitWidths<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], room: number): Fit {
  const own = columns.map((column) => ownWidth(column, rows))
  if (sum(own) <= room) return { layout: 'table', isDense: false, widths: byId(columns, own) }
  const foldable = columns.filter(({ fold }) => fold).sort((one, other) => orderOf(one) - orderOf(other))
  for (let count = 0; count <= foldable.length; count++) {
    const folding = foldable.slice(0, count)
    const left = columns.filter((column) => !folding.includes(column))
    const widths = squeezed(left, rows, room, count === foldable.length)
    if (widths) {
      const fit = { layout: 'table', isDense: true, widths: byId(left, widths) } as const
      return count === 0 ? fit : { ...fit, folded: foldsOf(folding) }
    }
  }
  return { layout: 'cards' }
}

const orderOf = <Row>({ fold }: DataTableColumn<Row>) => fold?.order ?? 0

/**
 * Fits widths that the user has set: what is last made wider takes the room of the others, as far as these may shrink.
 *
 * @param latest id of the column that was resized last
 */
export function boundWidths<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  set: { widths: Readonly<Record<string, number>>; latest: string | undefined },
  room: number,
): Readonly<Record<string, number>> {
  const asked = columns.map((column) => set.widths[column.id] ?? ownWidth(column, rows))
  const floors = columns.map((column, index) => Math.min(asked[index] ?? 0, needOf(column, rows).least))
  const sparing = columns.map(({ id }, index) => (id === set.latest ? asked[index] : floors[index]) ?? 0)
  return byId(columns, squeeze(squeeze(asked, sparing, room), floors, room))
}
