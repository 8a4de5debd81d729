import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { StoredFiles as FilesOfAnyPortal } from '@kerf/shared-parts/files/stored-files.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { formatKilobytes } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

const words = text.files

interface StoredFilesProps {
  files: readonly StoredFile[]
  /** Accessible name; where a page has several lists of files, each has its own. */
  label?: string
  /** By which the parts are to be made, as the catalogue calls it. */
  process?: string | null
}

const uploaded = ({ fileType }: StoredFile) => fileType === 'step' && <Badge tone="green">{words.uploaded}</Badge>

/** The files of a customer's request, with sizes in KB and a badge on STEP files. */
export function StoredFiles({ label = words.list, ...shown }: StoredFilesProps) {
  return <FilesOfAnyPortal {...shown} label={label} sizeWords={formatKilobytes} note={uploaded} />
}
