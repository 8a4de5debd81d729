import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { FileList } from '@kerf/shared-ui/files/file-list.tsx'
import { color } from '@kerf/shared-ui/theme/tokens.ts'
import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { text } from '../text.ts'
import { FileChoice } from './choosing/file-choice.tsx'
import { useEarlyRetry } from './sending/early-retry.ts'
import { type QueuedFile, wholeRequest } from './sending/upload-queue.ts'
import { formFiles } from './sending/use-upload-queue.tsx'
import { MoveFileButton, putIntoTransfer, useMoveTarget } from './sorting/file-moves.tsx'

const Target = styled.div<{ $isOver: boolean }>`
  outline: ${({ $isOver }) => ($isOver ? `2px dashed ${color.accent}` : 'none')};
  outline-offset: 8px;
`

interface RequestFilesProps {
  /** Those of the only part, or those that belong to no single one. */
  files: readonly QueuedFile[]
  isOnePart: boolean
  /** Makes parts of what is dropped. @returns the files that were already chosen */
  onDropped: (files: File[]) => Promise<File[]>
  onRemove: (id: string) => void
  /** Shown below the files. */
  children?: ReactNode
}

/** Where a request begins: files dropped here, or anywhere on the page, become its parts. */
export function RequestFiles({ files, isOnePart, onDropped, onRemove, children }: RequestFilesProps) {
  const words = text.files
  const onRetry = useEarlyRetry()
  const target = useRef<HTMLDivElement>(null)
  const isOver = useMoveTarget(target, wholeRequest)
  return (
    <Card title={words.title}>
      <Target ref={target} $isOver={isOver}>
        <Stack $gap={12}>
          <FileChoice title={words.dropFirst} onFiles={onDropped} takesPageDrops />
          <Muted>{words.first}</Muted>
          <Muted>{words.early}</Muted>
          {files.length > 0 && (
            <FileList
              label={isOnePart ? words.list : words.wholeList}
              files={formFiles(files)}
              onRemove={onRemove}
              onRetry={onRetry}
              moreActions={({ id, name }) => <MoveFileButton id={id} name={name} />}
              onDrag={isOnePart ? undefined : putIntoTransfer}
              texts={words.states}
            />
          )}
          {children}
        </Stack>
      </Target>
    </Card>
  )
}
