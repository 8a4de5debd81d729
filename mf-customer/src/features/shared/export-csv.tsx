import { failureWords } from '@kerf/shared-contracts/client/failure-words'
import { useSaving } from '@kerf/shared-contracts/client/use-saving'
import { Button } from '@kerf/shared-ui/button'
import { toast } from '@kerf/shared-ui/toasts'
import { FileSpreadsheet } from 'lucide-react'
import { text } from './text.ts'

const words = text.exportCsv

interface ExportCsvProps {
  list: 'rfqs' | 'quotes' | 'orders' | 'conversations'
  /** The filters and the sort of the list; what is empty or undefined is left out. */
  query: Readonly<Record<string, string | undefined>>
  /** Why there is nothing to export. */
  disabledReason?: string | undefined
}

/** Saves every row that the filters of a list leave, not only those on the screen, as CSV, while the list is open. */
export function ExportCsv({ list, query, disabledReason }: ExportCsvProps) {
  const { saving, save } = useSaving({ isBound: true })
  const filters = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const path = `/api/${list}/export?${new URLSearchParams(filters)}`
  return (
    <Button
      icon={<FileSpreadsheet size={16} aria-hidden />}
      loading={saving !== null}
      disabledReason={disabledReason}
      onClick={() =>
        save(path, `${list}.csv`, {
          onFailed: (error) => toast.error(words.failed, failureWords(error, text.tryAgain)),
        })
      }
    >
      {words.label}
    </Button>
  )
}
