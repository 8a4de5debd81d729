import { isHeadLine } from '@kerf/shared-contracts/rules/characteristics/read-table'
import { readDownload } from '@kerf/shared-parts/files/download.ts'
import { SpreadsheetProblem } from '@kerf/shared-parts/spreadsheets/problem.ts'
import { readSpreadsheet } from '@kerf/shared-parts/spreadsheets/read-spreadsheet.ts'
import type { Sheet } from '@kerf/shared-parts/spreadsheets/workbook.ts'
import { useRef, useState } from 'react'
import { text } from './text.ts'

const words = text.read

type Report =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'failed'; words: string }
  /** `first` is the sheet that holds an inspection, or else the first one. */
  | { status: 'read'; name: string; sheets: Sheet[]; first: number }

/** Reads a report that is chosen from this machine or from the order's files; the last choice counts. */
export function useReport() {
  const [report, setReport] = useState<Report>({ status: 'none' })
  const latest = useRef(0)
  const read = async (name: string, bytes: Promise<Uint8Array>) => {
    latest.current += 1
    const turn = latest.current
    setReport({ status: 'reading' })
    const outcome = await bytes.then(readSpreadsheet).then(
      (sheets): Report => {
        const first = sheets.findIndex(({ rows }) => rows.some(isHeadLine))
        return { status: 'read', name, sheets, first: Math.max(first, 0) }
      },
      (error: unknown): Report => ({
        status: 'failed',
        words: error instanceof SpreadsheetProblem ? words.failures[error.why] : words.failed,
      }),
    )
    if (turn === latest.current) setReport(outcome)
  }
  return {
    report,
    readFile: (file: File) =>
      read(
        file.name,
        file.arrayBuffer().then((buffer) => new Uint8Array(buffer)),
      ),
    readStored: (file: { fileName: string; fileUrl: string }) => read(file.fileName, readDownload(file.fileUrl)),
    forget: () => {
      latest.current += 1
      setReport({ status: 'none' })
    },
  }
}
