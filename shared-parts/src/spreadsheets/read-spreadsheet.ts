import { decodedText, readDelimited } from './delimited.ts'
import { SpreadsheetProblem } from './problem.ts'
import { readWorkbook, type Sheet } from './workbook.ts'

/** The largest file that is read, in bytes. */
const mostBytes = 25 * 1024 * 1024

const beginsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/**
 * The tables of an .xlsx or CSV file, by its content: at most five sheets, 2,000 rows and 100 columns
 * (docs/product/quality-checks.md, 'Previews').
 * @throws {SpreadsheetProblem}
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length > mostBytes) throw new SpreadsheetProblem('too_large')
  if (beginsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes)
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SpreadsheetProblem('old')
  const isWide = beginsWith(bytes, 0xff, 0xfe) || beginsWith(bytes, 0xfe, 0xff)
  if (!isWide && bytes.subarray(0, 4096).includes(0)) throw new SpreadsheetProblem('unknown')
  return [{ name: '', ...readDelimited(decodedText(bytes)) }]
}
