import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { FileList, type FileListItem } from '@kerf/shared-ui/files/file-list.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import type { CreatedPart } from '../draft/rfq-draft.ts'
import { text } from '../text.ts'
import { FileChoice } from './choosing/file-choice.tsx'
import type { QueuedFile, UploadQueue } from './sending/upload-queue.ts'
import { listedFiles } from './sending/use-upload-queue.tsx'

interface UploadPartProps {
  part: CreatedPart
  /** Whether the RFQ has other parts, so that this one must be named. */
  isOneOfSeveral: boolean
  /** Whether files dropped outside of any drop zone are added to it. */
  takesPageDrops: boolean
  files: readonly QueuedFile[]
  /** Files that an earlier visit uploaded. */
  arrived: readonly FileListItem[]
  /** Names of files that were not uploaded and have to be chosen again. */
  lostFiles: readonly string[]
  queue: UploadQueue
  /** Whether any upload is in progress; waiting files can be removed in the meantime. */
  underWay: boolean
  onUpload: (onlyFileId: string) => void
}

/** The uploads of one part. */
export function UploadPart({
  part,
  isOneOfSeveral,
  takesPageDrops,
  files,
  arrived,
  lostFiles,
  queue,
  underWay,
  onUpload,
}: UploadPartProps) {
  const words = text.upload
  // Two lists, because a stored file can no longer be removed.
  const stored = files.filter(({ status }) => status === 'done')
  const unsent = files.filter(({ status }) => status !== 'done')
  const named = isOneOfSeveral
  return (
    <Stack $gap={12}>
      {named && <SectionTitle as="h3">{part.name}</SectionTitle>}
      {lostFiles.length > 0 && <Notice tone="yellow">{words.missing(lostFiles.map(shownFileName))}</Notice>}
      {arrived.length + stored.length > 0 && (
        <FileList
          label={named ? words.storedOf(part.name) : words.stored}
          files={[...arrived, ...listedFiles(stored)]}
        />
      )}
      {unsent.length > 0 && (
        <FileList
          label={named ? words.listOf(part.name) : words.list}
          files={listedFiles(unsent)}
          onCancel={queue.cancel}
          onRetry={underWay ? undefined : onUpload}
          onRemove={queue.remove}
        />
      )}
      {!underWay && (
        <FileChoice
          title={named ? words.addTo(part.name) : words.add}
          label={named ? text.files.labelOf(part.name) : undefined}
          onFiles={(added) => queue.add(part.key, added)}
          takesPageDrops={takesPageDrops}
        />
      )}
    </Stack>
  )
}
