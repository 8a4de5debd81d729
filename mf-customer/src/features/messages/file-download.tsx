import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import type { FileLink } from '@kerf/shared-ui/files/file-links.tsx'
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
