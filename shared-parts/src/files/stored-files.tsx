import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { type FileLink, FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { formatFileSize } from '@kerf/shared-ui/words/format.ts'
import type { ReactNode } from 'react'
import { fileAddress } from './file-address.ts'
import { useFileDownload } from './file-download.tsx'
import { useModelDialog } from './model-dialog.tsx'
import { text } from './text.ts'

interface StoredFilesProps {
  files: readonly StoredFile[]
  /** Accessible name; where a page has several lists of files, each has its own. */
  label: string
  /** Shown beside the kind and size of a file. */
  note?: (file: StoredFile) => ReactNode
  /** By which the parts are to be made, as the catalogue calls it: the viewer says what is hard to make so. */
  process?: string | null
  /** Formats a size. */
  sizeWords?: (bytes: number) => string
}

/**
 * Stored files: a name opens the file in a new tab, STEP in the viewer; buttons show a STEP file over the page, and
 * download it.
 */
export function StoredFiles({ files, label, note, process, sizeWords = formatFileSize }: StoredFilesProps) {
  const downloadButton = useFileDownload()
  const model = useModelDialog({ process })
  if (files.length === 0) return <Muted>{text.none}</Muted>
  const links = files.map((file) => ({
    id: file.id,
    name: file.filename,
    href: fileAddress(file, { process }),
    kind: file.fileType,
    picture: file.pictureUrl,
    size: file.size,
    note: note?.(file),
  }))
  const actions = (file: FileLink) => (
    <>
      {model.button(file)}
      {downloadButton(file)}
    </>
  )
  return (
    <>
      <FileLinks label={label} files={links} sizeWords={sizeWords} actions={actions} />
      {model.dialog}
    </>
  )
}
