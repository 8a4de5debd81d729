import { type CostSettings, CostSettingsInput } from '@kerf/shared-contracts/contracts/estimates'
import { sameValues } from '@kerf/shared-parts/forms/same-values.ts'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { text } from './text.ts'

const numbers = ['rangePercent', 'marginPercent', 'secondsPerHole', 'drillMmPerMinute'] as const
const words = ['shown', 'currency', 'minimumOrder'] as const

/** How a column of a table is typed. */
export type CellKind = 'text' | 'money' | 'number' | 'flag'

/** The tables with their columns, the first of which names a row. */
const tables = {
  materials: {
    ...{ material: 'text', grade: 'text', pricePerKg: 'money', densityKgM3: 'number', speedPercent: 'number' },
  },
  processes: {
    ...{ process: 'text', hourlyRate: 'money', removalMm3PerMinute: 'number', surfaceMm2PerMinute: 'number' },
    ...{ setupMinutes: 'number', clampSeconds: 'number', isAdditive: 'flag' },
  },
  finishes: { finish: 'text', perLot: 'money', perSquareDecimetre: 'money' },
  tolerances: { tolerance: 'text', extraPercent: 'number', secondsPerHole: 'number' },
} as const satisfies Record<string, Partial<Record<keyof typeof text.columns, CellKind>>>

export type TableName = keyof typeof tables
export type Column = keyof typeof text.columns
export const tableNames = Object.keys(tables) as TableName[] // the keys of what was made here

/** The columns of a table in their order. */
export const columnsOf = (table: TableName) => Object.entries(tables[table]) as [Column, CellKind][] // keys of columns

export type Row = Record<string, string>
export type CostValues = Record<(typeof numbers)[number] | (typeof words)[number], string> & Record<TableName, Row[]>

/** All of it is kept while it is not sent. */
export const keptCosts = mini.partial(
  mini.object({
    ...{ shown: mini.string(), currency: mini.string(), minimumOrder: mini.string() },
    ...{ rangePercent: mini.string(), marginPercent: mini.string() },
    ...{ secondsPerHole: mini.string(), drillMmPerMinute: mini.string() },
    materials: mini.array(mini.record(mini.string(), mini.string())),
    processes: mini.array(mini.record(mini.string(), mini.string())),
    finishes: mini.array(mini.record(mini.string(), mini.string())),
    tolerances: mini.array(mini.record(mini.string(), mini.string())),
  }),
)

/** What the form shows of the cost tables. */
export function costValues(costs: CostSettings): CostValues {
  const typed = (row: object): Row =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')]))
  const { materials, processes, finishes, tolerances } = costs
  const single = Object.fromEntries([...words, ...numbers].map((name) => [name, String(costs[name])]))
  return {
    ...(single as Record<(typeof numbers)[number] | (typeof words)[number], string>), // one for each name
    materials: materials.map(typed),
    processes: processes.map(typed),
    finishes: finishes.map(typed),
    tolerances: tolerances.map(typed),
  }
}

/** Whole numbers as such; anything else goes on to be refused in the schema's words. */
const asNumber = (typed = '') => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const cellOf: Record<CellKind, (typed: string) => unknown> = {
  text: (typed) => typed,
  money: (typed) => typed,
  number: asNumber,
  flag: (typed) => typed === 'true',
}

function bodyOf(values: CostValues) {
  const rowsOf = (table: TableName) =>
    values[table].map((row) => ({
      ...Object.fromEntries(columnsOf(table).map(([name, kind]) => [name, cellOf[kind](row[name] ?? '')])),
      ...(table === 'materials' && { grade: row.grade?.trim() || null }),
    }))
  return {
    ...values,
    ...Object.fromEntries(numbers.map((name) => [name, asNumber(values[name])])),
    ...Object.fromEntries(tableNames.map((table) => [table, rowsOf(table)])),
  }
}

/** The contract's own schema, for what the fields of the form hold. */
export const costsSchema = z.preprocess((values) => bodyOf(values as CostValues), CostSettingsInput) // only the form's values are asked

/** What is sent. */
export function costsBody(values: CostValues): z.output<typeof CostSettingsInput> {
  return costsSchema.parse(values)
}

/** What the tables say now where that differs from what is typed. */
export function presentCosts(costs: CostSettings, values: CostValues) {
  const now = costValues(costs)
  const single = [...words, ...numbers]
    .filter((name) => now[name] !== values[name])
    .map((name) => ({ label: text.fields[name], value: now[name] }))
  const changed = tableNames
    .filter((table) => !sameValues(now[table], values[table]))
    .map((table) => ({ label: text.fields[table], value: text.rows(now[table].length) }))
  return [...single, ...changed]
}
