import { Card } from '@kerf/shared-ui/card'
import { FileList } from '@kerf/shared-ui/file-list'
import { Stack } from '@kerf/shared-ui/layout'
import type { RefObject } from 'react'
import { FileChoice } from './file-choice.tsx'
import { text } from './text.ts'
import { listedFiles, type Uploads } from './use-upload-queue.ts'

interface FilesGroupProps {
  uploads: Uploads
  /** Files dropped anywhere on the form are taken. */
  formRef: RefObject<HTMLFormElement | null>
}

export function FilesGroup({ uploads, formRef }: FilesGroupProps) {
  const { queue, files } = uploads
  return (
    <Card title={text.files.title}>
      <Stack $gap={12}>
        <FileChoice title={text.files.drop} onFiles={queue.add} targetRef={formRef} />
        {files.length > 0 && (
          <FileList
            label={text.files.list}
            files={listedFiles(files)}
            onRemove={queue.remove}
            texts={text.files.states}
          />
        )}
      </Stack>
    </Card>
  )
}
