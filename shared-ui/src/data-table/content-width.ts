import { type DataTableColumn, minimumColumnWidth } from './types.ts'

/* Px at the size of the body, on the safe side: a digit or letter, a point or comma, and a cell's padding. */
const wide = 9
const slim = 4.5
const padding = 24

/**
 * How narrow a column may get: its numbers always fit.
 *
 * @returns px; {@link minimumColumnWidth} for columns of text
 */
export function minimumWidthOf<Row>(column: DataTableColumn<Row>, rows: readonly Row[]): number {
  if (column.align !== 'end') return minimumColumnWidth
  const widths = rows.map((row) => {
    const content = column.cell(row)
    return typeof content === 'string' || typeof content === 'number' ? widthOf(String(content)) : 0
  })
  return Math.max(minimumColumnWidth, ...widths)
}

function widthOf(text: string): number {
  const slimOnes = text.replace(/[^.,:\s]/g, '').length
  return Math.ceil((text.length - slimOnes) * wide + slimOnes * slim + padding)
}
