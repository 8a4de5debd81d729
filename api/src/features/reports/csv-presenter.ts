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
  title: string
  columns: Readonly<Record<string, (row: R, timeZone: string) => ReportCell>>
  rowsOf(report: ReportView): readonly R[]
}

/** A share in percent, as a number to reckon with. */
const percentCell = (part: number, whole: number): Amount => ({ amount: percentOf(part, whole)?.toFixed(1) ?? null })

/** Of no order there is none. */
const marginOf = ({ counted, price, cost }: ReportedResults['bought']) =>
  counted === 0 ? null : marginBetween(price, cost)

const months: Table<ReportedResults> = {
  title: 'By Month',
  columns: {
    Month: ({ month }) => month,
    RFQs: ({ rfqs }) => rfqs,
    Orders: ({ orders }) => orders,
    'Revenue (USD)': ({ revenue }) => ({ amount: revenue }),
    'Quotes Offered': ({ quotes }) => quotes.offered,
    'Quotes Accepted': ({ quotes }) => quotes.accepted,
    'Win Rate (%)': ({ quotes }) => percentCell(quotes.accepted, quotes.offered),
    'Orders Delivered': ({ deliveries }) => deliveries.orders,
    'Delivered with Promised Day': ({ deliveries }) => deliveries.promised,
    'Delivered on Time': ({ deliveries }) => deliveries.onTime,
    'On Time (%)': ({ deliveries }) => percentCell(deliveries.onTime, deliveries.promised),
    'Orders Bought from Suppliers': ({ bought }) => bought.orders,
    'Orders in the Margin': ({ bought }) => bought.counted,
    'Margin (USD)': ({ bought }) => ({ amount: marginOf(bought)?.amount ?? null }),
    'Margin (%)': ({ bought }) => ({ amount: marginOf(bought)?.percent ?? null }),
  },
  rowsOf: (report) => report.months,
}

const customers: Table<TopCustomer & { rank: number }> = {
  title: 'Top Customers',
  columns: {
    Rank: ({ rank }) => rank,
    Name: ({ name }) => name,
    Company: ({ company }) => company,
    'Total Spent (USD)': ({ totalSpent }) => ({ amount: totalSpent }),
    Orders: ({ orderCount }) => orderCount,
  },
  rowsOf: (report) => report.topCustomers.map((customer, at) => ({ ...customer, rank: at + 1 })),
}

const typeWords = { rfq: 'RFQ', quote: 'Quote', order: 'Order' } as const

const activity: Table<ActivityView> = {
  title: 'Recent Activity',
  columns: {
    Date: ({ date }, timeZone) => dayIn(new Date(date), timeZone),
    Type: ({ type }) => typeWords[type],
    Customer: ({ customer }) => customer,
    Description: descriptionOf,
    Amount: ({ amount }) => ({ amount }),
    Currency: ({ currency }) => currency,
  },
  rowsOf: (report) => report.recentActivity,
}

const estimates: Table<EstimatedGroup> = {
  title: 'Estimates against quotes',
  columns: {
    Material: ({ material }) => labelOf(materials, material),
    Process: ({ process }) => labelOf(processes, process),
    Prices: ({ count }) => count,
    'Quoted by estimated, median': ({ median }) => ({ amount: median.toFixed(2) }),
    'Lowest tenth': ({ low }) => ({ amount: low.toFixed(2) }),
    'Highest tenth': ({ high }) => ({ amount: high.toFixed(2) }),
  },
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
  const cells = Object.values(columns)
  return (report, timeZone) => ({
    title,
    heads: Object.keys(columns),
    rows: rowsOf(report).map((row) => cells.map((cell) => cell(row, timeZone))),
  })
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
