import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useListExport } from '@kerf/shared-parts/lists/use-list-export.ts'
import { toast } from '@kerf/shared-runtime'
import { ExportButton } from '@kerf/shared-ui/actions/export-button.tsx'
import { text } from './text.ts'

interface ExportCsvProps {
  list: 'rfqs' | 'quotes' | 'orders'
  /** The filters and the sort of the list; what is empty or undefined is left out. */
  query: Readonly<Record<string, string | undefined>>
  /** Why there is nothing to export. */
  disabledReason?: string | undefined
}

/** Saves every row that the filters of a list leave, not only those on the screen, as CSV, while the list is open. */
export function ExportCsv({ list, query, disabledReason }: ExportCsvProps) {
  const words = text.exportCsv
  const { isExporting, exportList } = useListExport(list, query)
  const sayFailed = (error: unknown) => toast.error(words.failed, failureWords(error, text.tryAgain))
  return (
    <ExportButton isExporting={isExporting} disabledReason={disabledReason} onExport={() => exportList(sayFailed)} />
  )
}
