import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import type { RefObject } from 'react'
import { text } from '../text.ts'
import { FileChoice } from './choosing/file-choice.tsx'
import { useEarlyRetry } from './sending/early-retry.ts'
import type { QueuedFile } from './sending/upload-queue.ts'
import { formFiles } from './sending/use-upload-queue.tsx'
import { MoveFileButton, putIntoTransfer } from './sorting/file-moves.tsx'

interface PartFilesProps {
  files: readonly QueuedFile[]
  /** @returns the files that were already chosen */
  onAdd: (files: File[]) => Promise<File[]>
  onRemove: (id: string) => void
  /** Files dropped anywhere on this element are accepted. */
  targetRef: RefObject<HTMLElement | null>
  title: string
  /** Names the part. */
  partName: string
  /** Names of the part's files from an earlier visit. */
  lostFiles: readonly string[]
}

/** The files of one of several parts: chosen or dropped, removable, and moved to another part. */
export function PartFiles({ files, onAdd, onRemove, targetRef, title, partName, lostFiles }: PartFilesProps) {
  const words = text.files
  const onRetry = useEarlyRetry()
  return (
    <Stack $gap={12}>
      {lostFiles.length > 0 && <Notice tone="yellow">{text.restored.files(lostFiles.map(shownFileName))}</Notice>}
      <FileChoice title={title} label={words.labelOf(partName)} onFiles={onAdd} targetRef={targetRef} />
      {files.length > 0 && (
        <FileList
          label={words.listOf(partName)}
          files={formFiles(files)}
          onRemove={onRemove}
          onRetry={onRetry}
          moreActions={({ id, name }) => <MoveFileButton id={id} name={name} />}
          onDrag={putIntoTransfer}
          texts={words.states}
        />
      )}
    </Stack>
  )
}
