import { useCallback, useEffect, useState } from 'react'
import { readDownload } from '../files/download.ts'
import { type SpreadsheetFailure, SpreadsheetProblem } from '../spreadsheets/problem.ts'
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet.ts'
import type { Sheet } from '../spreadsheets/workbook.ts'

type Loaded =
  | { status: 'loading' }
  | { status: 'ready'; sheets: Sheet[] }
  /** `why` is null if the file did not arrive. */
  | { status: 'failed'; why: SpreadsheetFailure | null }

/** The sheets of a stored spreadsheet, loaded and read in this browser. */
export function useSpreadsheet(fileUrl: string): { loaded: Loaded; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    const leaving = new AbortController()
    const settle = (outcome: Loaded) => !leaving.signal.aborted && setLoaded(outcome)
    settle({ status: 'loading' })
    readDownload(fileUrl, leaving.signal)
      .then(readSpreadsheet)
      .then((sheets) => settle({ status: 'ready', sheets }))
      .catch((error: unknown) =>
        settle({ status: 'failed', why: error instanceof SpreadsheetProblem ? error.why : null }),
      )
    return () => leaving.abort()
  }, [fileUrl, attempt])
  return { loaded, retry: useCallback(() => setAttempt((before) => before + 1), []) }
}
