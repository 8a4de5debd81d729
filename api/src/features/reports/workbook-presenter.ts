import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { type CellTable, type ReportCell, reportTables } from './csv-presenter.ts'
import { text } from './csv-text.ts'
import type { ReportView } from './service.ts'

const head = (value: string): Cell => ({ value, fontWeight: 'bold' })

/** Every text is marked as text, so that none is taken for a formula or a number. */
function cellOf(cell: ReportCell): Cell {
  if (cell === null) return null
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0' }
  if (typeof cell === 'string') return { value: cell, type: String }
  return cell.amount === null ? null : { value: Number(cell.amount), type: Number, format: '#,##0.00' }
}

const widest = 60

/** As wide as its longest text, within reason. */
function widthOf({ heads, rows }: CellTable, column: number): number {
  const lengths = rows.map((row) => (typeof row[column] === 'string' ? row[column].length : 12))
  return Math.min(widest, Math.max(heads[column]?.length ?? 0, ...lengths) + 2)
}

function sheetOf(table: CellTable): Sheet<never> {
  return {
    sheet: table.title,
    data: [table.heads.map(head), ...table.rows.map((row) => row.map(cellOf))],
    columns: table.heads.map((_, column) => ({ width: widthOf(table, column) })),
    stickyRowsCount: 1,
  }
}

function overviewOf({ period, overview }: ReportView): CellTable {
  const words = text.overview
  return {
    title: text.titles.overview,
    heads: [words.figure, words.value],
    rows: [
      [words.from, period.from],
      [words.to, period.to],
      [words.customers, overview.totalCustomers],
      [words.rfqs, overview.totalRfqs],
      [words.orders, overview.totalOrders],
      [words.revenue, { amount: overview.totalRevenue }],
    ],
  }
}

/** The whole report as an Excel workbook, a sheet for each of its tables. */
export async function workbookOf(report: ReportView, timeZone: string): Promise<Buffer> {
  const tables = Object.values(reportTables).map((tableOf) => tableOf(report, timeZone))
  const sheets = [overviewOf(report), ...tables].map(sheetOf)
  return writeXlsxFile(sheets).toBuffer()
}
