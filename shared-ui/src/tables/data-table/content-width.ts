import { type DataTableColumn, minimumColumnWidth } from './types.ts'

/* Widths in px at body size, rounded up: a digit, a capital or dash, a letter, a point or space. */
const wide = 9
const widest = 10.5
const medium = 7.9
const slim = 4.5

/** Horizontal cell padding in px, both sides together: normal and dense. */
export const cellPadding = { normal: 24, dense: 16 } as const

/* A header has smaller type than the body; a sortable one has an arrow, and its handle is at its edge. */
const headerLetter = 7
const sortArrow = 18
/* The button for all columns, which the last header holds. */
const tools = 28

/**
 * How narrow a column may get: its numbers always fit.
 *
 * @returns px; {@link minimumColumnWidth} for columns of text
 */
export function minimumWidthOf<Row>(
  column: DataTableColumn<Row>,
  rows: readonly Row[],
  padding: number = cellPadding.normal,
): number {
  if (column.align !== 'end') return minimumColumnWidth
  const linesOf = (row: Row) =>
    column.lines?.(row).map((line) => textWidth(line, padding)) ?? [
      numberWidth(textOf(column.cell(row)) ?? '', padding),
    ]
  return Math.max(minimumColumnWidth, ...rows.flatMap(linesOf))
}

/** The text of a cell, if it is plain text. */
export function textOf(content: unknown): string | undefined {
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined
}

/** @returns the width of a line of text in its cell, in px */
export function textWidth(text: string, padding: number): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const digits = count(/\d/g)
  const slimOnes = count(/[.,:\s]/g)
  const mediumOnes = count(/\p{Ll}/gu)
  const others = text.length - digits - slimOnes - mediumOnes
  return Math.ceil(digits * wide + slimOnes * slim + mediumOnes * medium + others * widest + padding)
}

/** @returns the width of a column's header, in px */
export function headerWidth<Row>(column: DataTableColumn<Row>, padding: number, isLast: boolean): number {
  if (column.hideHeader) return 0
  const own = Math.ceil(column.header.length * headerLetter) + padding + (column.sorts ? sortArrow : 0)
  return isLast ? own + tools : own
}

function numberWidth(text: string, padding: number): number {
  const slimOnes = text.replace(/[^.,:\s]/g, '').length
  return Math.ceil((text.length - slimOnes) * wide + slimOnes * slim + padding)
}
