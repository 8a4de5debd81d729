import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** What a cell holds: a number stays one, a `Date` becomes an instant in UTC, yes or no a word, `null` an empty cell. */
export type CsvCell = string | number | boolean | Date | null

/** The columns of a CSV in their order: what stands above each, and its cell of a row. */
export type CsvColumns<R> = Readonly<Record<string, (row: R) => CsvCell>>

/**
 * Where a spreadsheet may begin to reckon: at the start of a text, and, as its settings may part cells by semicolons or
 * tabs and take no notice of our quotation marks then, after what parts cells or lines inside of it. Blanks and
 * quotation marks before a formula do not stop one.
 */
const beginOfFormula = /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read every script), made as fast as they
 * are taken. What a spreadsheet would take for a formula gets an apostrophe in front. When reading the rows fails
 * the stream is destroyed with that error; when the stream is destroyed, reading ends.
 */
export function csvStream<R>(columns: CsvColumns<R>, rows: AsyncIterable<R>): Readable {
  const cells = Object.values(columns)
  const lines = stringify({
    columns: Object.keys(columns),
    header: true,
    bom: true,
    record_delimiter: 'windows',
    // A lone line feed in a cell is a line of its own to many who read CSV.
    quote_record_delimiter: true,
    cast: {
      boolean: (yes) => (yes ? 'Yes' : 'No'),
      date: (moment) => moment.toISOString(),
      string: (text) => text.replace(beginOfFormula, "'$&"),
    },
  })
  const records = Readable.from(inCells(rows, cells))
  // The error, if any, destroys the lines, and whoever reads them hears of it there.
  return pipeline(records, lines, () => {})
}

async function* inCells<R>(rows: AsyncIterable<R>, cells: readonly ((row: R) => CsvCell)[]): AsyncGenerator<CsvCell[]> {
  for await (const row of rows) yield cells.map((cell) => cell(row))
}
