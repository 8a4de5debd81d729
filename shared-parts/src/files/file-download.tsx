import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from './text.ts'
import { useDownload } from './use-download.ts'

/** The button that downloads a stored file. Files that share a `Download` are downloaded one at a time. */
export function useFileDownload(): (file: { id: string; name: string }) => ReactNode {
  const { isDownloading, download } = useDownload({ failed: text.failed })
  return ({ id, name }) => (
    <IconButton
      size="small"
      label={text.download(name)}
      icon={<Download size={16} aria-hidden />}
      disabledReason={isDownloading ? text.downloading : undefined}
      onClick={() => download(`/api/files/${encodeURIComponent(id)}/download`, name)}
    />
  )
}
