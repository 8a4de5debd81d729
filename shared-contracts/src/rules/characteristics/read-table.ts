import { verdictOf } from '../characteristics.ts'
import { isDecimal } from '../decimals.ts'
import { blank, type Cell, type DecimalMark, decimalMarkOf, type NumberProblem, readNumber } from './cells.ts'
import { type Field, type Head, isPieceHead, readHead } from './heads.ts'
import { passWord, readMeasured } from './measured.ts'
import { type ReadNominal, readNominal } from './nominal.ts'
import { deviationOf, sideOf } from './sides.ts'
import { type ReadTolerance, readTolerance } from './tolerance.ts'
import { isSameUnit, unitBehind } from './units.ts'

type SideField = 'lowerTolerance' | 'upperTolerance'

/** A characteristic as texts, as a form shows it. A cell that says no number stays as it is written. */
export interface CharacteristicDraft {
  number: string
  name: string
  kind: 'dimension' | 'attribute'
  nominal: string
  lowerTolerance: string
  upperTolerance: string
  /** A fit or a note, such as `H7`. */
  toleranceText: string
  unit: string
  measured: string[]
  passed: boolean | null
}

export interface RowProblem {
  field: 'nominal' | 'tolerance' | 'measured' | 'verdict'
  /** The cell as it is written. */
  text: string
  why: NumberProblem | 'differs'
  /** Which side of the tolerance keeps the cell, where it stands in the field of one side. */
  side?: SideField
}

export interface ReadRow {
  /** Of the table, from 1. */
  line: number
  draft: CharacteristicDraft
  problems: RowProblem[]
}

export interface ReadColumn {
  /** Empty if the column has none, but holds something. */
  head: string
  /** Its place in the table, from 1. */
  column: number
  /** Null if it is not read. */
  field: Field | null
  /** Whether it is not read as it may hold measured values or the names of pieces, such as `Sample`. */
  isUnclear: boolean
}

export interface ReadTable {
  /** The line with the heads, from 1; null if no line names at least what is inspected and a value of it. */
  headLine: number | null
  columns: ReadColumn[]
  rows: ReadRow[]
  /** Lines below the heads that hold something, and no characteristic. */
  leftOut: { line: number; text: string }[]
}

/** Heads stand among the first lines, below a title and what the part is. */
const longestIntroduction = 40

const isNamed = (fields: ReadonlySet<Field>) => fields.has('number') || fields.has('name')
const isValued = (fields: ReadonlySet<Field>) =>
  (['nominal', 'measured', 'tolerance', 'upperLimit', 'lowerLimit'] as const).some((field) => fields.has(field))

function headsIn(row: readonly Cell[]): (Head | null)[] | undefined {
  const heads = row.map(({ text }) => readHead(text))
  const fields = new Set(heads.flatMap((head) => head?.field ?? []))
  return isNamed(fields) && isValued(fields) ? heads : undefined
}

/** Whether a line says what its columns hold. */
export function isHeadLine(row: readonly Cell[]): boolean {
  return headsIn(row) !== undefined
}

/**
 * The characteristics of an inspection report, by the heads of its columns (docs/product/quality-checks.md, 'Reading
 * characteristics'). What is not understood is named, and kept in its field where there is one.
 */
export function readTable(table: readonly (readonly Cell[])[]): ReadTable {
  const at = table.slice(0, longestIntroduction).findIndex(isHeadLine)
  const row = table[at]
  const heads = row && headsIn(row)
  if (!row || !heads) return { headLine: null, columns: [], rows: [], leftOut: [] }
  const body = table.slice(at + 1)
  const reading = readingOf(heads, body)
  const rows: ReadRow[] = []
  const leftOut: ReadTable['leftOut'] = []
  for (const [index, cells] of body.entries()) {
    const line = at + index + 2
    if (cells.every(({ text }) => text.trim() === '') || isHeadLine(cells)) continue
    const read = readRow(cells, reading)
    if (read) rows.push({ line, ...read })
    else
      leftOut.push({
        line,
        text: cells
          .map(({ text }) => text.trim())
          .filter(Boolean)
          .join(' '),
      })
  }
  return { headLine: at + 1, columns: columnsOf(row, heads, body), rows, leftOut }
}

/** The columns with a head, and those without one that hold something, as below heads that were joined. */
function columnsOf(row: readonly Cell[], heads: Reading['heads'], body: readonly (readonly Cell[])[]): ReadColumn[] {
  const isFilled = (column: number) => body.some((cells) => (cells[column] ?? blank).text.trim() !== '')
  const width = Math.max(row.length, ...body.map((cells) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const head = (row[column] ?? blank).text.trim()
    return { head, column: column + 1, field: heads[column]?.field ?? null, isUnclear: isPieceHead(head) }
  }).filter(({ head, column }) => head !== '' || isFilled(column - 1))
}

interface Reading {
  heads: readonly (Head | null)[]
  mark: DecimalMark
  /** Whether columns that say no more than upper and lower hold limits. */
  areLimits: boolean
}

function readingOf(heads: readonly (Head | null)[], body: readonly (readonly Cell[])[]): Reading {
  const mark = decimalMarkOf(body.flatMap((cells) => cells.filter((_, column) => isNumeric(heads[column]?.field))))
  return { heads, mark, areLimits: areLimits(heads, body, mark) }
}

const isNumeric = (field: Field | undefined) =>
  field !== undefined && field !== 'number' && field !== 'name' && field !== 'unit' && field !== 'verdict'

/** Limits lie around the nominal value in every line; deviations around zero. */
function areLimits(heads: Reading['heads'], body: readonly (readonly Cell[])[], mark: DecimalMark): boolean {
  const lines = body.flatMap((cells) => {
    const numberOf = (field: Field) => {
      const cell = cells[heads.findIndex((head) => head?.field === field)] ?? blank
      const read = readNumber(cell, mark, unitBehind(cell.text))
      return 'value' in read ? Number(read.value) : undefined
    }
    const [nominal, upper, lower] = [numberOf('nominal'), numberOf('upper'), numberOf('lower')]
    return nominal === undefined || (upper ?? lower) === undefined ? [] : [{ nominal, upper, lower }]
  })
  return (
    lines.length > 0 &&
    lines.every(({ nominal, upper, lower }) => (upper ?? nominal) >= nominal && (lower ?? nominal) <= nominal)
  )
}

function readRow(
  bare: readonly Cell[],
  { heads, mark, areLimits: hasLimits }: Reading,
): Omit<ReadRow, 'line'> | undefined {
  const unit = unitOf(bare, heads, mark)
  const cells = bare.map((cell, column) => withUnit(cell, heads[column]?.unit ?? unit, unit))
  const cellsOf = (field: Field) => cells.filter((_, column) => heads[column]?.field === field)
  const cellOf = (...fields: Field[]) => fields.flatMap(cellsOf).find(({ text }) => text.trim() !== '') ?? blank
  const textOf = (field: Field) => cellOf(field).text.trim().replace(/\s+/g, ' ')
  const problems: RowProblem[] = []
  const measured = readMeasured(cellsOf('measured'), mark, unit)
  const said = passWord(textOf('verdict'))
  const nominal = inUnit(readNominal(cellOf('nominal'), mark), cellOf('nominal'), unit)
  const isAttribute =
    measured.passed !== null || (measured.values.length === 0 && said !== null && nominal.value === '')
  const hasValue = nominal.value !== '' || nominal.rest !== '' || measured.values.length > 0 || isAttribute
  if (!hasValue && (textOf('number') === '' || textOf('name') === '')) return undefined

  const tolerance = readTolerance(
    cellOf('tolerance').text.trim() ? cellOf('tolerance') : { text: nominal.rest, isNumber: false },
    mark,
    unit,
  )
  const read = 'tolerance' in tolerance ? tolerance.tolerance : untold
  if ('problem' in tolerance)
    problems.push({ field: 'tolerance', text: cellOf('tolerance').text || nominal.rest, why: tolerance.problem })
  const limited = sidesOf(cellOf, read, hasLimits).map((side, at) => {
    const head = heads[cells.indexOf(side.deviation)]
    const read = deviationOf(side, nominal.value, { mark, unit, head })
    const field = at === 0 ? 'upperTolerance' : 'lowerTolerance'
    if (read.why) problems.push({ field: 'tolerance', text: read.value, why: read.why, side: field })
    return read.value
  })
  if (nominal.problem && !isAttribute) problems.unshift({ field: 'nominal', text: nominal.value, why: nominal.problem })
  problems.push(...measured.problems)
  const draft: CharacteristicDraft = {
    number: textOf('number'),
    name: [textOf('name'), nominal.sign && !textOf('name').includes(nominal.sign) ? nominal.sign : '']
      .filter(Boolean)
      .join(' '),
    kind: isAttribute ? 'attribute' : 'dimension',
    nominal: isAttribute ? '' : nominal.value,
    upperTolerance: isAttribute ? '' : (limited[0] ?? ''),
    lowerTolerance: isAttribute ? '' : (limited[1] ?? ''),
    toleranceText: isAttribute
      ? requiredOf(cellOf)
      : (read.text ?? ('problem' in tolerance ? cellOf('tolerance').text.trim() || nominal.rest : '')),
    unit,
    measured: isAttribute ? [] : measured.values,
    passed: isAttribute ? (measured.passed ?? said) : null,
  }
  if (differs(draft, said)) problems.push({ field: 'verdict', text: textOf('verdict'), why: 'differs' })
  return { draft, problems }
}

type CellOf = (...fields: Field[]) => Cell

/** Both sides of a tolerance, the upper one first. */
function sidesOf(cellOf: CellOf, { max, upper, min, lower }: ReadTolerance, hasLimits: boolean) {
  return hasLimits
    ? [
        sideOf(cellOf('upperTolerance'), cellOf('upperLimit', 'upper'), max, upper),
        sideOf(cellOf('lowerTolerance'), cellOf('lowerLimit', 'lower'), min, lower),
      ]
    : [
        sideOf(cellOf('upperTolerance', 'upper'), cellOf('upperLimit'), max, upper),
        sideOf(cellOf('lowerTolerance', 'lower'), cellOf('lowerLimit'), min, lower),
      ]
}

/** What is required of an attribute, as it is written: it has no numbers of its own. */
function requiredOf(cellOf: CellOf): string {
  const joined = (cells: readonly Cell[], mark: string) =>
    cells
      .map(({ text }) => text.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .join(mark)
  const sides = [cellOf('upperTolerance', 'upper', 'upperLimit'), cellOf('lowerTolerance', 'lower', 'lowerLimit')]
  return joined([cellOf('nominal'), cellOf('tolerance'), { text: joined(sides, ' / '), isNumber: false }], ' ')
}

/**
 * The unit of a row, which its values are kept in: its column's, or what stands behind the nominal value, or in the head
 * of that. Where nothing says it, millimetres count if they stand behind another value.
 */
function unitOf(cells: readonly Cell[], heads: Reading['heads'], mark: DecimalMark): string {
  const ofField = (field: Field) => cells.filter((_, column) => heads[column]?.field === field)
  const said = ofField('unit')
    .map(({ text }) => text.trim().replace(/\s+/g, ' '))
    .find(Boolean)
  const nominal = readNominal(ofField('nominal').find(({ text }) => text.trim() !== '') ?? blank, mark).unit
  const ofHead = heads.find((head) => head?.field === 'nominal' && head.unit) ?? heads.find((head) => head?.unit)
  const isMetric = cells.some(({ text }, column) => isNumeric(heads[column]?.field) && unitBehind(text) === 'mm')
  return said || nominal || ofHead?.unit || (isMetric ? 'mm' : '')
}

/** A number below a head with another unit than the row's, with that unit behind it. */
function withUnit(cell: Cell, unit: string, ofRow: string): Cell {
  const isBare = /^[±+\-\u2212\u2013\d.,/;|\s]*\d$/.test(cell.text.trim())
  return isBare && !isSameUnit(unit, ofRow) ? { ...cell, text: `${cell.text.trim()} ${unit}` } : cell
}

/** The nominal value, refused if it stands in another unit than the row's. */
function inUnit(nominal: ReadNominal, cell: Cell, unit: string): ReadNominal {
  if (nominal.unit === '' || isSameUnit(nominal.unit, unit)) return nominal
  return { value: cell.text.trim(), rest: '', sign: '', unit: '', problem: 'other_unit' }
}

const untold: ReadTolerance = { lower: null, upper: null, text: null, min: null, max: null }

/** Whether the report's own verdict is another than the one its numbers give. */
function differs(draft: CharacteristicDraft, said: boolean | null): boolean {
  if (
    said === null ||
    ![...draft.measured, draft.nominal, draft.upperTolerance, draft.lowerTolerance].every(
      (value) => value === '' || isDecimal(value),
    )
  )
    return false
  const known = (value: string) => value || null
  const verdict = verdictOf({
    ...draft,
    nominal: known(draft.nominal),
    lowerTolerance: known(draft.lowerTolerance),
    upperTolerance: known(draft.upperTolerance),
  })
  return (verdict === 'in_tolerance' && !said) || (verdict === 'out_of_tolerance' && said)
}
