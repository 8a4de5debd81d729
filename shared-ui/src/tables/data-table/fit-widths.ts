import { canHide, primaryOf } from './chosen-columns.ts'
import { cellPadding, headerWidth, minimumWidthOf, textOf, textWidth } from './content-width.ts'
import { type DataTableColumn, defaultColumnWidth, minimumColumnWidth } from './types.ts'

/* Px: a short text, such as a date or one of our numbers, is never cut; of a longer one at least this much stays
   visible. */
const shortText = 124
const longText = 96
/* For lines that a cell renders itself: the minimum, and the width where there is room. */
const longLine = 120
const goodLine = 160
/* The fraction of a text's width that it needs in two lines, allowing for a word that wraps. */
const secondLine = 0.6
/* A picture before the text, with its gap. */
const pictureWidth = 40

/**
 * How a table is laid out: with its columns' own widths, with narrower ones, or with its rows as cards. Where space is
 * short it is dense: cells have less padding, and long texts wrap to a second line. The least important columns are
 * folded below another column's text before long texts are cut.
 */
export type Fit =
  | {
      layout: 'table'
      isDense: boolean
      widths: Readonly<Record<string, number>>
      /** For each folded column, the id of the column below whose text it is shown. */
      folded?: Readonly<Record<string, string>>
    }
  | { layout: 'cards' }

interface ColumnNeed {
  /** Px: its declared width, or more if it counts on growing; the width that shows all its text; and the minimum. */
  preferred: number
  whole: number
  /** The width that shows all its text in two lines. */
  twoLines: number
  least: number
}

function ownWidth<Row>(column: DataTableColumn<Row>, rows: readonly Row[]): number {
  return Math.max(column.width ?? defaultColumnWidth, minimumWidthOf(column, rows))
}

/** The widths of a column in a dense table. */
function needOf<Row>(column: DataTableColumn<Row>, rows: readonly Row[], isLast: boolean): ColumnNeed {
  const padding = cellPadding.dense + (column.picture ? pictureWidth : 0)
  const { minWidth = 0 } = column
  const preferred = Math.max(ownWidth(column, rows), minWidth)
  const capped = (width: number) => Math.min(preferred, Math.max(minimumColumnWidth, width))
  const header = headerWidth(column, padding, isLast)
  const fixed = (width: number): ColumnNeed => ({ preferred, whole: width, twoLines: width, least: width })
  if (minWidth > 0) return fixed(capped(isLast ? Math.max(minWidth, header) : minWidth))
  if (column.align === 'end') {
    return fixed(capped(Math.max(header, minimumWidthOf(column, rows, padding))))
  }
  const drawn = (row: Row): readonly (string | undefined)[] => column.lines?.(row) ?? [textOf(column.cell(row))]
  const texts = rows.flatMap(drawn)
  // Non-text content, such as a badge or buttons, keeps its width; a row's title counts as text however it is rendered.
  const isText = texts.every((text) => text !== undefined)
  if (!isText && !column.primary) return fixed(preferred)
  const width = isText ? Math.max(0, ...texts.map((text) => textWidth(text, padding))) : preferred
  const whole = capped(Math.max(header, width))
  if (width <= shortText) return { ...fixed(whole), preferred }
  const least = capped(Math.max(header, column.lines ? longLine : longText))
  // A column with lines of its own does not wrap them.
  if (column.lines) return { preferred, whole, twoLines: Math.max(least, Math.min(whole, goodLine)), least }
  const words = texts.flatMap((text = '') => text.split(/\s+/)).map((word) => textWidth(word, padding))
  return { preferred, whole, twoLines: Math.max(least, capped(Math.max(width * secondLine, ...words))), least }
}

/** Shrinks each width in proportion to its excess over its floor, until all fit. */
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

/** The columns with their folds; the target of a fold may itself be folded below a third column. */
function foldsOf<Row>(folding: readonly DataTableColumn<Row>[]): Record<string, string> {
  const target = (id: string): string => {
    const next = folding.find((column) => column.id === id)?.fold?.into
    return next === undefined ? id : target(next)
  }
  return Object.fromEntries(folding.map(({ id }) => [id, target(id)]))
}

/** Fits these columns without cutting more than is allowed. @returns undefined if that takes more width */
function squeezed<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], room: number, mayCut: boolean) {
  const needs = columns.map((column, index) => needOf(column, rows, index === columns.length - 1))
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

/* Px for all columns together from which a table stays a table, as beside a sidebar of icons at 1024 px. */
const roomOfTable = 780

/** Texts that are shown below a row's name before a table turns into cards, the longest first. */
function lastToFold<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): DataTableColumn<Row>[] {
  const into = primaryOf(columns)
  if (into === undefined) return []
  const widthOf = (column: DataTableColumn<Row>) => needOf(column, rows, false).least
  const isText = (column: DataTableColumn<Row>) => rows.every((row) => textOf(column.cell(row)) !== undefined)
  return columns
    .filter((column) => !column.fold && column.align !== 'end' && canHide(column, into) && isText(column))
    .sort((one, other) => widthOf(other) - widthOf(one))
    .map((column) => ({ ...column, fold: { into, order: 0 } }))
}

/**
 * Fits columns that the user has not resized into the available width: first empty space goes, then long texts wrap to a
 * second line, then columns that can be folded are, then texts are cut at the end of their second line, and finally, in a
 * table that is no narrow one, more texts are folded.
 *
 * @param room px for all columns together
 */
export function fitWidths<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[], room: number): Fit {
  const own = columns.map((column) => ownWidth(column, rows))
  if (sum(own) <= room) return { layout: 'table', isDense: false, widths: byId(columns, own) }
  const declared = columns.filter(({ fold }) => fold).sort((one, other) => orderOf(one) - orderOf(other))
  const foldable = room < roomOfTable ? declared : [...declared, ...lastToFold(columns, rows)]
  for (let count = 0; count <= foldable.length; count++) {
    const folding = foldable.slice(0, count)
    const left = columns.filter(({ id }) => !folding.some((column) => column.id === id))
    const widths = squeezed(left, rows, room, count >= declared.length)
    if (widths) {
      const fit = { layout: 'table', isDense: true, widths: byId(left, widths) } as const
      return count === 0 ? fit : { ...fit, folded: foldsOf(folding) }
    }
  }
  return { layout: 'cards' }
}

const orderOf = <Row>({ fold }: DataTableColumn<Row>) => fold?.order ?? 0

/**
 * Fits widths that the user has set: the column widened last takes width from the others, as far as they can shrink.
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
  const floors = columns.map((column, index) => {
    return Math.min(asked[index] ?? 0, needOf(column, rows, index === columns.length - 1).least)
  })
  const sparing = columns.map(({ id }, index) => (id === set.latest ? asked[index] : floors[index]) ?? 0)
  return byId(columns, squeeze(squeeze(asked, sparing, room), floors, room))
}
