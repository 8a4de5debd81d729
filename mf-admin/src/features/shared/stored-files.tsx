import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { fileAddress } from '@kerf/shared-parts/files/file-address.ts'
import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
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
