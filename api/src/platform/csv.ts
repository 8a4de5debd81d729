import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { text } from './csv-text.ts'

/** A decimal text of ours, such as `"-30.00"`: a loss must not be taken for a formula. */
export interface CsvDecimal {
  decimal: string
}

/**
 * The content of a cell: a number stays one, a `Date` becomes an instant in UTC, a boolean a word, `null` an empty
 * cell.
 */
export type CsvCell = string | number | boolean | Date | CsvDecimal | null

/** The columns of a CSV in order: the heading of each, and its cell for a row. */
export type CsvColumns<R> = Readonly<Record<string, (row: R) => CsvCell>>

/**
 * Where a spreadsheet may see a formula: at the start of a text and, because its settings may split cells at semicolons
 * or tabs and ignore our quotation marks, after separators and line breaks inside it. Leading spaces and quotation
 * marks do not prevent one.
 */
const beginOfFormula = /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read every script), streamed on demand.
 * Possible formulas get a leading apostrophe. An error from the rows destroys the stream; destroying the stream ends
 * reading.
 */
export function csvStream<R>(columns: CsvColumns<R>, rows: AsyncIterable<R>): Readable {
  const cells = Object.values(columns)
  const [yes, no] = [text.yes, text.no]
  const lines = stringify({
    columns: Object.keys(columns),
    header: true,
    bom: true,
    record_delimiter: 'windows',
    // Many CSV readers take a lone line feed in a cell for a new row.
    quote_record_delimiter: true,
    cast: {
      boolean: (is) => (is ? yes : no),
      date: (moment) => moment.toISOString(),
      object: (value) => decimalOf(value),
      string: (text) => text.replace(beginOfFormula, "'$&"),
    },
  })
  const records = Readable.from(inCells(rows, cells))
  // An error destroys the lines, so that their reader is told.
  return pipeline(records, lines, () => {})
}

/** @throws RangeError for what is no decimal */
function decimalOf(value: object): string {
  const text = 'decimal' in value ? String(value.decimal) : ''
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`Not a decimal: ${text}`)
  return text
}

async function* inCells<R>(rows: AsyncIterable<R>, cells: readonly ((row: R) => CsvCell)[]): AsyncGenerator<CsvCell[]> {
  for await (const row of rows) yield cells.map((cell) => cell(row))
}
