import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useListExport } from '@kerf/shared-parts/lists/use-list-export.ts'
import { toast } from '@kerf/shared-runtime'
import { ExportButton } from '@kerf/shared-ui/actions/export-button.tsx'
import { text as shared } from '../shared/text.ts'
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
  const sayFailed = (error: unknown) => toast.error(words.failed, failureWords(error, shared.tryAgain))
  return (
    <ExportButton
      isExporting={isExporting}
      disabledReason={isEmpty ? words.nothing : undefined}
      onExport={() => exportList(sayFailed)}
    />
  )
}
