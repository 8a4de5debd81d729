import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { fileAddress } from '@kerf/shared-parts/files/file-address.ts'
import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { Download } from 'lucide-react'
import { text } from './text.ts'

const words = text.files

function linkOf({ id, filename, fileType, size }: StoredFile) {
  const note = fileType === 'step' ? <Badge tone="green">{words.uploaded}</Badge> : undefined
  return { id, name: filename, href: fileAddress({ id, fileType }), kind: fileType, size, note }
}

interface StoredFilesProps {
  files: readonly StoredFile[]
  /** Read aloud; where several lists of files stand on a page, each has its own. */
  label?: string
}

/** The files of an RFQ: a name opens the file in a new tab, STEP in the viewer; the button downloads it. */
export function StoredFiles({ files, label = words.list }: StoredFilesProps) {
  const { saving, save } = useSaving()
  if (files.length === 0) return <Muted>{words.none}</Muted>
  return (
    <FileLinks
      label={label}
      files={files.map(linkOf)}
      actions={({ id, name }) => (
        <IconButton
          size="small"
          label={words.downloadNamed(name)}
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
