import type {
  QualityCharacteristic,
  QualityCharacteristicInput,
} from '@kerf/shared-contracts/contracts/quality-characteristics'
import { maxCharacteristics, maxMeasured, type Toleranced } from '@kerf/shared-contracts/rules/characteristics'
import { readNumber } from '@kerf/shared-contracts/rules/characteristics/cells'
import { measuredParts, readMeasured, splitMeasured } from '@kerf/shared-contracts/rules/characteristics/measured'
import type { ReadRow } from '@kerf/shared-contracts/rules/characteristics/read-table'
import { compareDecimals, isDecimal } from '@kerf/shared-contracts/rules/decimals'
import type { input } from 'zod'
import * as z from 'zod/mini'
import { text } from './text.ts'

type Sent = input<typeof QualityCharacteristicInput>

/** A characteristic as it is typed: texts only. */
export const rowShape = z.object({
  /** Empty for a new one. */
  id: z.string(),
  /** Empty for the whole order. */
  orderLineId: z.string(),
  number: z.string(),
  name: z.string(),
  kind: z.enum(['dimension', 'attribute']),
  nominal: z.string(),
  lowerTolerance: z.string(),
  upperTolerance: z.string(),
  toleranceText: z.string(),
  unit: z.string(),
  /** Values with semicolons between. */
  measured: z.string(),
  passed: z.enum(['', 'true', 'false']),
  fileId: z.string(),
  /** Numbers with commas between. */
  faces: z.string(),
  /** Fields that were read from a file and have two readings there, until they are typed anew; with commas between. */
  doubtful: z.string(),
})
export type Row = z.infer<typeof rowShape>
export type Values = { rows: Row[] }

/** The fields that hold one number each. */
export const numberFields = ['nominal', 'lowerTolerance', 'upperTolerance'] as const

export const emptyRow: Row = {
  id: '',
  orderLineId: '',
  number: '',
  name: '',
  kind: 'dimension',
  nominal: '',
  lowerTolerance: '',
  upperTolerance: '',
  toleranceText: '',
  unit: 'mm',
  measured: '',
  passed: '',
  fileId: '',
  faces: '',
  doubtful: '',
}

function passedWords(passed: boolean | null): Row['passed'] {
  if (passed === null) return ''
  return passed ? 'true' : 'false'
}

export function rowOf(characteristic: QualityCharacteristic): Row {
  const { measured, passed, face, orderLineId, nominal, lowerTolerance, upperTolerance, ...rest } = characteristic
  const { id, number, name, kind, toleranceText, unit } = rest
  return {
    ...{ id, number, name, kind, orderLineId: orderLineId ?? '', nominal: nominal ?? '' },
    ...{ lowerTolerance: lowerTolerance ?? '', upperTolerance: upperTolerance ?? '' },
    ...{ toleranceText: toleranceText ?? '', unit: unit ?? '', measured: measured.join('; ') },
    ...{ passed: passedWords(passed), fileId: face?.fileId ?? '', faces: face?.faces.join(',') ?? '' },
    doubtful: '',
  }
}

/** A row as it was read. What has two readings among its neighbours might have one here, and is marked. */
export function rowOfDraft({ draft, problems }: Pick<ReadRow, 'draft' | 'problems'>): Row {
  const { measured, passed, ...texts } = draft
  const row: Row = { ...emptyRow, ...texts, measured: measured.join('; '), passed: passedWords(passed) }
  const unclear = problems.filter(({ why }) => why === 'two_readings')
  const isUnclear = (named: (typeof numberFields)[number]) =>
    unclear.some(({ field, side }) => (side ?? field) === named)
  const fields: (keyof Row)[] = numberFields.filter(isUnclear)
  if (unclear.some(({ field }) => field === 'measured')) fields.push('measured')
  return { ...row, doubtful: fields.join(',') }
}

/** A row after somebody typed some of its fields, which are no longer doubtful. */
export function typedRow(row: Row, changed: Partial<Row>): Row {
  const doubtful = doubtfulFields(row).filter((field) => !(field in changed))
  return { ...row, ...changed, doubtful: doubtful.join(',') }
}

/** A row with a pasted value that can be read in two ways. The field stays marked until somebody types in it. */
export function doubtfulRow(row: Row, field: keyof Row, changed: Partial<Row>): Row {
  const next = typedRow(row, changed)
  return { ...next, doubtful: [...doubtfulFields(next), field].join(',') }
}

/**
 * A row that passed or failed by a word: what was required of it in numbers stays as its note, since an attribute has no
 * numbers.
 */
export function attributeOf(row: Row, passed: boolean): Row {
  const { nominal, lowerTolerance, upperTolerance, toleranceText } = row
  const tolerances = [upperTolerance, lowerTolerance].filter(Boolean).join(' / ')
  const required = [nominal, tolerances, toleranceText].filter(Boolean).join(' ')
  const none = { nominal: '', lowerTolerance: '', upperTolerance: '', doubtful: '' }
  return { ...row, ...none, kind: 'attribute', toleranceText: required, passed: passed ? 'true' : 'false' }
}

/** Whether a field was read from cells and has two readings there. */
export const isDoubtful = (row: Row, field: keyof Row) => doubtfulFields(row).includes(field)

const doubtfulFields = (row: Row): string[] => row.doubtful.split(',').filter(Boolean)

/**
 * Rows that were read in place of the present ones. A number that stands once in both is the same characteristic: it
 * keeps its face, its part, and what the customer said of it if its values stay.
 */
export function replaced(present: readonly Row[], read: readonly Row[]): Row[] {
  const once = (rows: readonly Row[], number: string) => rows.filter((row) => row.number === number).length === 1
  return read.map((row) => {
    const same = once(read, row.number) && once(present, row.number)
    const before = same ? present.find(({ number }) => number === row.number) : undefined
    return before
      ? { ...row, id: before.id, orderLineId: before.orderLineId, fileId: before.fileId, faces: before.faces }
      : row
  })
}

/** A typed number in the form of the API; as it is typed if it has no one reading in this unit. */
export function settled(typed: string, unit: string): string {
  const read = readNumber({ text: typed, isNumber: false }, undefined, unit)
  return 'value' in read ? read.value : typed
}

/** What keeps the rows from being saved, by field. */
export function errorsOf({ rows }: Values): Record<string, string> {
  const errors: Record<string, string> = {}
  if (rows.length > maxCharacteristics) errors.rows = text.errors.tooManyRows(maxCharacteristics)
  for (const [at, row] of rows.entries()) {
    for (const [field, error] of Object.entries(errorsOfRow(row))) errors[`rows.${at}.${field}`] = error
  }
  return errors
}

const longest = { number: 20, name: 200, toleranceText: 60, unit: 20 } as const

function errorsOfRow(row: Row): Partial<Record<keyof Row, string>> {
  const errors: Partial<Record<keyof Row, string>> = {}
  for (const field of ['number', 'name', 'toleranceText', 'unit'] as const) {
    if (row[field].trim().length > longest[field]) errors[field] = text.errors.tooLong(longest[field])
  }
  if (row.number.trim() === '') errors.number = text.errors.number
  if (row.kind === 'attribute') return errors
  for (const field of numberFields) {
    const error = row[field].trim() === '' ? undefined : numberError(row[field], row.unit)
    if (error) errors[field] = error
  }
  for (const field of [...numberFields, 'measured' as const]) {
    if (isDoubtful(row, field)) errors[field] = text.errors.two_readings
  }
  const [lower, upper] = [settled(row.lowerTolerance, row.unit), settled(row.upperTolerance, row.unit)]
  if (isDecimal(lower) && isDecimal(upper) && compareDecimals(upper, lower) < 0)
    errors.upperTolerance = text.errors.crossed
  const { values } = readMeasured([{ text: row.measured, isNumber: false }], undefined, row.unit)
  // Words would vanish: a dimension has numbers alone.
  if (values.length < measuredParts(row.measured).length) errors.measured = text.errors.words
  if (values.length > maxMeasured) errors.measured = text.errors.tooMany(maxMeasured)
  const wrong = values.map((value) => numberError(value, row.unit)).find((error) => error !== undefined)
  if (wrong) errors.measured = wrong
  return errors
}

function numberError(typed: string, unit: string): string | undefined {
  const read = readNumber({ text: typed, isNumber: false }, undefined, unit)
  return 'problem' in read ? text.errors[read.problem] : undefined
}

const known = (typed: string) => typed.trim() || null
const decimal = (typed: string, unit: string) => known(settled(typed, unit))

/** The numbers of a row. */
const numbersOf = (row: Row) => ({
  nominal: decimal(row.nominal, row.unit),
  lowerTolerance: decimal(row.lowerTolerance, row.unit),
  upperTolerance: decimal(row.upperTolerance, row.unit),
  measured: splitMeasured(row.measured, row.unit).map((value) => settled(value, row.unit)),
})

/** What a row of its kind has of {@link numbersOf}: an attribute has none. */
const appliedNumbers = (row: Row) =>
  row.kind === 'attribute'
    ? { nominal: null, lowerTolerance: null, upperTolerance: null, measured: [] }
    : numbersOf(row)

/** Rows as they are sent. */
export function sentRows({ rows }: Values): Sent[] {
  return rows.map((row) => ({
    id: known(row.id),
    orderLineId: known(row.orderLineId),
    number: row.number.trim(),
    name: row.name.trim(),
    kind: row.kind,
    ...appliedNumbers(row),
    toleranceText: known(row.toleranceText),
    unit: known(row.unit),
    passed: row.passed === '' ? null : row.passed === 'true',
    face: row.fileId && row.faces ? { fileId: row.fileId, faces: row.faces.split(',').map(Number) } : null,
  }))
}

/** What the verdict depends on, as far as it is understood; undefined while a number is not. */
export function tolerancedOf(row: Row): Toleranced | undefined {
  if (Object.keys(errorsOfRow({ ...row, number: row.number || '?' })).length > 0) return undefined
  return {
    kind: row.kind,
    ...appliedNumbers(row),
    passed: row.passed === '' ? null : row.passed === 'true',
  }
}
