import { failureWords } from '@kerf/shared-contracts/client/failure-words'
import { fileAddress } from '@kerf/shared-contracts/client/file-address'
import { useSaving } from '@kerf/shared-contracts/client/use-saving'
import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { FileLinks } from '@kerf/shared-ui/file-links'
import { formatFileSize } from '@kerf/shared-ui/format'
import { IconButton } from '@kerf/shared-ui/icon-button'
import { Muted } from '@kerf/shared-ui/layout'
import { toast } from '@kerf/shared-ui/toasts'
import { Download } from 'lucide-react'
import { text } from './text.ts'

const words = text.files

/** Files of an RFQ: a name opens the file in a new tab, STEP in the viewer; the button downloads it. */
export function StoredFiles({ files, label }: { files: readonly StoredFile[]; label: string }) {
  const { saving, save } = useSaving()
  if (files.length === 0) return <Muted>{words.none}</Muted>
  const links = files.map((file) => ({
    id: file.id,
    name: file.filename,
    href: fileAddress(file),
    kind: file.fileType,
    size: file.size,
  }))
  return (
    <FileLinks
      label={label}
      files={links}
      sizeWords={formatFileSize}
      actions={({ id, name }) => (
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
      )}
    />
  )
}
