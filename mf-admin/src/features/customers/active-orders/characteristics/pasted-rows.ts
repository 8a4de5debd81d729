import {
  type Cell,
  type DecimalMark,
  decimalMarkOf,
  readNumber,
} from '@kerf/shared-contracts/rules/characteristics/cells'
import { readMeasured } from '@kerf/shared-contracts/rules/characteristics/measured'
import {
  type ReadColumn,
  type ReadTable,
  type RowProblem,
  readTable,
} from '@kerf/shared-contracts/rules/characteristics/read-table'
import { readDelimited } from '@kerf/shared-parts/spreadsheets/delimited.ts'
import {
  attributeOf,
  doubtfulRow,
  emptyRow,
  numberFields,
  type Row,
  rowOfDraft,
  typedRow,
} from './characteristics-form.ts'

/** The columns that pasted cells fill, from the one that they are pasted into. */
const filled = [
  'number',
  'name',
  'nominal',
  'lowerTolerance',
  'upperTolerance',
  'toleranceText',
  'unit',
  'measured',
] as const satisfies readonly (keyof Row)[]

/** A line whose cells were not all understood; they stay in their fields. */
export interface LineProblems {
  /** Of what was pasted or read, from 1. */
  line: number
  /** What the characteristic is called. */
  name: string
  problems: readonly RowProblem[]
}

/** What became of pasted cells. */
export interface Pasted {
  rows: Row[]
  /** The first of the rows that were filled or added. */
  firstRow: number
  /** How many rows were filled or added. */
  count: number
  problems: LineProblems[]
  leftOut: ReadTable['leftOut']
  /** Columns with heads that are not read. */
  notRead: ReadColumn[]
  /** Whether there were more lines or columns than can be read. */
  isCut: boolean
}

const isBlank = (row: Row | undefined) =>
  row !== undefined && filled.every((field) => field === 'unit' || row[field].trim() === '')

/**
 * The rows after cells of a spreadsheet were pasted: a table with heads is read by them and added, other cells fill the
 * fields from there on. More columns than there are fields hold the measured values of further pieces. A blank line
 * leaves its row as it is.
 * @param name of the field that they are pasted into, such as `rows.3.nominal`; without it they are added below
 * @returns undefined if the text is no more than one cell, which is pasted as usual
 */
export function withPasted(rows: readonly Row[], name: string | undefined, pasted: string): Pasted | undefined {
  if (!/[\t\n]/.test(pasted.trimEnd())) return undefined
  const { rows: cells, isCut } = readDelimited(pasted, '\t')
  const table = readTable(cells)
  if (table.headLine !== null) return { ...withTable(rows, table), isCut }
  const [, at, field] = /^rows\.(\d+)\.(\w+)$/.exec(name ?? '') ?? []
  const names: readonly string[] = filled
  const first = names.indexOf(field ?? 'number')
  if (first < 0) return undefined
  const present = at === undefined ? rows.filter((row) => !isBlank(row)) : rows
  return { ...filledFrom(present, Number(at ?? present.length), first, cells), isCut }
}

function withTable(rows: readonly Row[], table: ReadTable): Omit<Pasted, 'isCut'> {
  const kept = rows.filter((row) => !isBlank(row))
  return {
    rows: [...kept, ...table.rows.map(rowOfDraft)],
    firstRow: kept.length,
    count: table.rows.length,
    problems: lineProblems(table),
    leftOut: table.leftOut,
    notRead: table.columns.filter(({ field }) => field === null),
  }
}

/** The lines of a table that need a look. */
export function lineProblems({ rows }: Pick<ReadTable, 'rows'>): LineProblems[] {
  return rows
    .filter(({ problems }) => problems.length > 0)
    .map(({ line, draft, problems }) => ({ line, name: draft.number || draft.name, problems }))
}

function filledFrom(
  rows: readonly Row[],
  start: number,
  first: number,
  cells: readonly (readonly Cell[])[],
): Omit<Pasted, 'isCut'> {
  const mark = decimalMarkOf(cells.flat())
  const result = [...rows]
  const problems: LineProblems[] = []
  let count = 0
  for (const [down, line] of cells.entries()) {
    if (line.every(({ text }) => text.trim() === '')) continue
    const at = Math.min(start + down, result.length)
    const { row, problems: found } = filledLine(result[at] ?? emptyRow, line, first, mark)
    result[at] = row
    count += 1
    if (found.length > 0) problems.push({ line: down + 1, name: row.number || row.name, problems: found })
  }
  return { rows: result, firstRow: start, count, problems, leftOut: [], notRead: [] }
}

interface Filled {
  row: Row
  problems: RowProblem[]
}

/** A row after the cells of one line were put into its fields, from `first` on. */
function filledLine(row: Row, line: readonly Cell[], first: number, mark: DecimalMark): Filled {
  const unit = line[filled.indexOf('unit') - first]?.text.trim() || row.unit
  const pieces = line.slice(filled.indexOf('measured') - first)
  const problems: RowProblem[] = []
  let next = row
  for (const [across, cell] of line.entries()) {
    const field = filled[first + across]
    if (!field || field === 'measured') continue
    const read =
      numberFields.some((known) => known === field) && cell.text.trim() !== ''
        ? readNumber(cell, mark, unit)
        : undefined
    const text = read && 'value' in read ? read.value : cell.text.trim()
    const why = read && 'problem' in read ? read.problem : undefined
    if (why) problems.push({ field: field === 'nominal' ? field : 'tolerance', text, why })
    next = why === 'two_readings' ? doubtfulRow(next, field, { [field]: text }) : typedRow(next, { [field]: text })
  }
  if (pieces.length === 0) return { row: next, problems }
  const measured = readMeasured(pieces, mark, unit)
  if (measured.passed !== null) return { row: attributeOf(next, measured.passed), problems: [] }
  const changed = { measured: measured.values.join('; ') }
  const isDoubtful = measured.problems.some(({ why }) => why === 'two_readings')
  return {
    row: isDoubtful ? doubtfulRow(next, 'measured', changed) : typedRow(next, changed),
    problems: [...problems, ...measured.problems],
  }
}
