import { toast } from '@kerf/shared-runtime'
import { ExportButton } from '@kerf/shared-ui/actions/export-button.tsx'
import { failureWords } from '../forms/failure-words.ts'
import { text } from './text.ts'
import { useListExport } from './use-list-export.ts'

interface ExportCsvProps {
  /** The list's resource: `rfqs` for `/api/rfqs/export`. */
  list: string
  /** The list's filters and sort; empty and undefined ones are left out. */
  query: Readonly<Record<string, string | undefined>>
  /** The filtered list is empty: nothing to export. */
  isEmpty?: boolean
}

/** Exports all rows of the filtered list, not only those on screen, as CSV, while the list is open. */
export function ExportCsv({ list, query, isEmpty = false }: ExportCsvProps) {
  const words = text.exportCsv
  const { isExporting, exportList } = useListExport(list, query)
  const sayFailed = (error: unknown) => toast.error(words.failed, failureWords(error, text.tryAgain))
  return (
    <ExportButton
      isExporting={isExporting}
      disabledReason={isEmpty ? words.nothing : undefined}
      onExport={() => exportList(sayFailed)}
    />
  )
}
