import { failureWords } from '@kerf/shared-contracts/client/failure-words'
import { useSaving } from '@kerf/shared-contracts/client/use-saving'
import type { FileLink } from '@kerf/shared-ui/file-links'
import { IconButton } from '@kerf/shared-ui/icon-button'
import { toast } from '@kerf/shared-ui/toasts'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from './text.ts'

const words = text.files

/** The button that downloads an attachment; one is downloaded at a time. */
export function useFileDownload(): (file: FileLink) => ReactNode {
  const { saving, save } = useSaving()
  return ({ id, name }) => (
    <IconButton
      size="small"
      label={words.download(name)}
      icon={<Download size={16} aria-hidden />}
      disabledReason={saving ? words.saving : undefined}
      onClick={() =>
        save(`/api/files/${id}/download`, name, {
          onFailed: (error) => toast.error(words.failed, failureWords(error, words.failedText)),
        })
      }
    />
  )
}
