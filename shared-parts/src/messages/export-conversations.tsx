import { toast } from '@kerf/shared-runtime'
import { ExportButton } from '@kerf/shared-ui/actions/export-button.tsx'
import { failureWords } from '../forms/failure-words.ts'
import { useListExport } from '../lists/use-list-export.ts'
import { text } from './text.ts'

interface ExportConversationsProps {
  /** The filters of the list; what is empty or undefined is left out. */
  query: Readonly<Record<string, string | undefined>>
  isEmpty: boolean
}

/** Saves all conversations that the filters leave as CSV, each with its newest message. */
export function ExportConversations({ query, isEmpty }: ExportConversationsProps) {
  const words = text.exportCsv
  const { isExporting, exportList } = useListExport('conversations', query)
  const sayFailed = (error: unknown) => toast.error(words.failed, failureWords(error, words.failedText))
  return (
    <ExportButton
      isExporting={isExporting}
      disabledReason={isEmpty ? words.nothing : undefined}
      onExport={() => exportList(sayFailed)}
    />
  )
}
