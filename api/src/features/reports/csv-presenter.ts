import type {
  EstimatedGroup,
  ReportedResults,
  ReportTable,
  TopCustomer,
} from '@kerf/shared-contracts/contracts/reports'
import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { labelOf, materials, processes } from '@kerf/shared-contracts/rules/catalog'
import { marginBetween } from '@kerf/shared-contracts/rules/margin'
import { percentOf } from '@kerf/shared-contracts/rules/percent'
import type { CsvCell, CsvColumns } from '../../platform/csv.ts'
import { text } from './csv-text.ts'
import { descriptionOf } from './presenter.ts'
import type { ActivityView, ReportView } from './service.ts'

/** An amount of money that a spreadsheet can add up. Decimal string. */
interface Amount {
  amount: string | null
}

/** The content of a report's cell. */
export type ReportCell = string | number | null | Amount

/** The heading of each column of a table, and its cell for a row. */
interface Table<R> {
  /** Read when the table is made: its words are of the language in which somebody asks. */
  title(): string
  columns(): Readonly<Record<string, (row: R, timeZone: string) => ReportCell>>
  rowsOf(report: ReportView): readonly R[]
}

/** A share in percent, as a number to reckon with. */
const percentCell = (part: number, whole: number): Amount => ({ amount: percentOf(part, whole)?.toFixed(1) ?? null })

/** Null without orders. */
const marginOf = ({ counted, price, cost }: ReportedResults['bought']) =>
  counted === 0 ? null : marginBetween(price, cost)

const { heads } = text

const months: Table<ReportedResults> = {
  title: () => text.titles.months,
  columns: () => ({
    [heads.month]: ({ month }) => month,
    [heads.rfqs]: ({ rfqs }) => rfqs,
    [heads.orders]: ({ orders }) => orders,
    [heads.revenue]: ({ revenue }) => ({ amount: revenue }),
    [heads.offered]: ({ quotes }) => quotes.offered,
    [heads.accepted]: ({ quotes }) => quotes.accepted,
    [heads.winRate]: ({ quotes }) => percentCell(quotes.accepted, quotes.offered),
    [heads.ordersDelivered]: ({ deliveries }) => deliveries.orders,
    [heads.promised]: ({ deliveries }) => deliveries.promised,
    [heads.onTime]: ({ deliveries }) => deliveries.onTime,
    [heads.onTimeShare]: ({ deliveries }) => percentCell(deliveries.onTime, deliveries.promised),
    [heads.bought]: ({ bought }) => bought.orders,
    [heads.inMargin]: ({ bought }) => bought.counted,
    [heads.margin]: ({ bought }) => ({ amount: marginOf(bought)?.amount ?? null }),
    [heads.marginShare]: ({ bought }) => ({ amount: marginOf(bought)?.percent ?? null }),
  }),
  rowsOf: (report) => report.months,
}

const customers: Table<TopCustomer & { rank: number }> = {
  title: () => text.titles.customers,
  columns: () => ({
    [heads.rank]: ({ rank }) => rank,
    [heads.name]: ({ name }) => name,
    [heads.company]: ({ company }) => company,
    [heads.totalSpent]: ({ totalSpent }) => ({ amount: totalSpent }),
    [heads.orders]: ({ orderCount }) => orderCount,
  }),
  rowsOf: (report) => report.topCustomers.map((customer, at) => ({ ...customer, rank: at + 1 })),
}

const activity: Table<ActivityView> = {
  title: () => text.titles.activity,
  columns: () => ({
    [heads.date]: ({ date }, timeZone) => dayIn(new Date(date), timeZone),
    [heads.type]: ({ type }) => text.types[type],
    [heads.customer]: ({ customer }) => customer,
    [heads.description]: descriptionOf,
    [heads.amount]: ({ amount }) => ({ amount }),
    [heads.currency]: ({ currency }) => currency,
  }),
  rowsOf: (report) => report.recentActivity,
}

const estimates: Table<EstimatedGroup> = {
  title: () => text.titles.estimates,
  columns: () => ({
    [heads.material]: ({ material }) => labelOf(materials, material),
    [heads.process]: ({ process }) => labelOf(processes, process),
    [heads.prices]: ({ count }) => count,
    [heads.median]: ({ median }) => ({ amount: median.toFixed(2) }),
    [heads.low]: ({ low }) => ({ amount: low.toFixed(2) }),
    [heads.high]: ({ high }) => ({ amount: high.toFixed(2) }),
  }),
  rowsOf: (report) => report.estimates,
}

/** A table with its cells, whatever the type of its rows. */
export interface CellTable {
  title: string
  heads: readonly string[]
  rows: readonly (readonly ReportCell[])[]
}

type TableOf = (report: ReportView, timeZone: string) => CellTable

function inCells<R>({ title, columns, rowsOf }: Table<R>): TableOf {
  return (report, timeZone) => {
    const named = columns()
    const cells = Object.values(named)
    return {
      title: title(),
      heads: Object.keys(named),
      rows: rowsOf(report).map((row) => cells.map((cell) => cell(row, timeZone))),
    }
  }
}

/** The tables of a report that can be saved; their days are in a time zone. */
export const reportTables: Readonly<Record<ReportTable, TableOf>> = {
  months: inCells(months),
  customers: inCells(customers),
  activity: inCells(activity),
  estimates: inCells(estimates),
}

function asCsvCell(cell: ReportCell | undefined): CsvCell {
  if (typeof cell !== 'object') return cell ?? null
  return typeof cell?.amount === 'string' ? { decimal: cell.amount } : null
}

/** A table as columns that find their cell by position. */
export function csvColumnsOf({ heads }: CellTable): CsvColumns<readonly ReportCell[]> {
  return Object.fromEntries(heads.map((head, at) => [head, (row: readonly ReportCell[]) => asCsvCell(row[at])]))
}
