import type { PartValues } from '../part-list.ts'
import { type Column, changesOf, columns, withChanges } from './columns.ts'

/**
 * Cells as spreadsheets put them on the clipboard: tabs between cells, line breaks between rows, and quotes around a cell
 * that holds either.
 */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s*[\r\n]+\s*/g, ' '))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  // Spreadsheets end the last row with a line break too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop()
  return rows
}

/** Whether it is more than the one text that a field takes by itself. */
export function isSeveralCells(text: string): boolean {
  const [first, ...others] = cellsIn(text)
  return others.length > 0 || (first?.length ?? 0) > 1
}

export interface Pasted {
  parts: readonly PartValues[]
  /** Rows that were there and changed. */
  changed: number
  added: number
  /** Rows for which there was no room. */
  left: number
}

interface PasteOptions {
  row: number
  column: Column
  /** Most parts of a request. */
  most: number
  /** The heads of the columns: a first row that repeats them is no part. */
  heads: Readonly<Record<Column, string>>
  newPart: () => PartValues
}

/** Fills the parts from one cell on with rows of cells, and adds parts below as far as there is room. */
export function pastedInto(
  parts: readonly PartValues[],
  cells: readonly (readonly string[])[],
  { row, column, most, heads, newPart }: PasteOptions,
): Pasted {
  const targets = columns.slice(columns.indexOf(column))
  const isHead = ([first = []]: readonly (readonly string[])[]) =>
    first.every((cell, at) => {
      const target = targets[at]
      return target !== undefined && cell.trim().toLowerCase() === heads[target].toLowerCase()
    })
  const rows = cells.length > 1 && isHead(cells) ? cells.slice(1) : cells
  const room = Math.max(0, most - row)
  const next = [...parts]
  for (const [at, values] of rows.slice(0, room).entries()) {
    const part = next[row + at] ?? newPart()
    next[row + at] = targets.reduce((changing, target, place) => {
      const value = values[place]
      // The cell of the material before it may have named the grade.
      const saysNothing = value === undefined || (target === 'materialGrade' && place > 0 && value.trim() === '')
      return saysNothing ? changing : withChanges(changing, changesOf(changing, target, value))
    }, part)
  }
  return {
    parts: next,
    changed: parts.filter((part, at) => next[at] !== part).length,
    added: next.length - parts.length,
    left: Math.max(0, rows.length - room),
  }
}
