import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useListExport } from '@kerf/shared-parts/lists/use-list-export.ts'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { FileSpreadsheet, Merge } from 'lucide-react'
import { text as shared } from '../shared/text.ts'
import { text } from './text.ts'

const words = text.bulk

/** As many as fit in a URL. */
const mostExported = 200
const mostMerged = 101

interface BulkActionsProps {
  ids: readonly string[]
  onMerge: () => void
}

/** Actions on several companies: export them as CSV, or merge them. */
export function BulkActions({ ids, onMerge }: BulkActionsProps) {
  const { isExporting, exportList } = useListExport('admin/companies', { sort: 'name', ids: ids.join(',') })
  const sayFailed = (error: unknown) => toast.error(words.exportFailed, failureWords(error, shared.tryAgain))
  return (
    <>
      <Button
        size="small"
        icon={<FileSpreadsheet size={14} aria-hidden />}
        loading={isExporting}
        {...(ids.length > mostExported && { disabledReason: words.tooMany(mostExported) })}
        onClick={() => exportList(sayFailed)}
      >
        {words.export}
      </Button>
      <Button
        size="small"
        icon={<Merge size={14} aria-hidden />}
        {...(ids.length < 2 && { disabledReason: words.tooFew })}
        {...(ids.length > mostMerged && { disabledReason: words.tooMany(mostMerged) })}
        onClick={onMerge}
      >
        {words.merge}
      </Button>
    </>
  )
}
