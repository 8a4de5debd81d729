import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import type { RefObject } from 'react'
import { text } from '../text.ts'
import { FileChoice } from './file-choice.tsx'
import type { QueuedFile } from './upload-queue.ts'
import { listedFiles } from './use-upload-queue.ts'

interface PartFilesProps {
  files: readonly QueuedFile[]
  /** @returns the files that were already chosen */
  onAdd: (files: File[]) => Promise<File[]>
  onRemove: (id: string) => void
  /** Files dropped anywhere on this element are accepted. */
  targetRef: RefObject<HTMLElement | null>
  takesPageDrops?: boolean
  title: string
  /** Names the part if there are several. */
  partName?: string
  /** Names of the part's files from an earlier visit, if they are to be listed here. */
  lostFiles?: readonly string[]
}

/** The files of a part: chosen or dropped, and removable. */
export function PartFiles({
  files,
  onAdd,
  onRemove,
  targetRef,
  takesPageDrops = false,
  title,
  partName,
  lostFiles = [],
}: PartFilesProps) {
  const words = text.files
  return (
    <Stack $gap={12}>
      {lostFiles.length > 0 && <Notice tone="yellow">{text.restored.files(lostFiles.map(shownFileName))}</Notice>}
      <FileChoice
        title={title}
        label={partName === undefined ? words.label : words.labelOf(partName)}
        onFiles={onAdd}
        targetRef={targetRef}
        takesPageDrops={takesPageDrops}
      />
      {files.length > 0 && (
        <FileList
          label={partName === undefined ? words.list : words.listOf(partName)}
          files={listedFiles(files)}
          onRemove={onRemove}
          texts={words.states}
        />
      )}
    </Stack>
  )
}
