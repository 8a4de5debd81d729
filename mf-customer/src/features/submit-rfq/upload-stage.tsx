import { Button } from '@kerf/shared-ui/button'
import { Card } from '@kerf/shared-ui/card'
import { FileList } from '@kerf/shared-ui/file-list'
import { Cluster, Stack } from '@kerf/shared-ui/layout'
import { Notice } from '@kerf/shared-ui/notice'
import { useEffect } from 'react'
import { FileChoice } from './file-choice.tsx'
import type { CreatedRfq } from './rfq-draft.ts'
import { text } from './text.ts'
import { listedFiles, type Uploads } from './use-upload-queue.ts'

interface UploadStageProps {
  rfq: CreatedRfq
  uploads: Uploads
  /** Names of files that were not sent and have to be chosen again. */
  lostFiles: readonly string[]
  onUpload: (onlyFileId?: string) => void
  onFinished: () => void
}

/** The RFQ exists; its files are on their way, or some of them failed and can be tried again. */
export function UploadStage({ rfq, uploads, lostFiles, onUpload, onFinished }: UploadStageProps) {
  const { queue, files } = uploads
  const words = text.upload
  const underWay = files.some(({ status }) => status === 'uploading')
  // Two lists, since a file that is stored can no longer be taken back.
  const stored = files.filter(({ status }) => status === 'done')
  const unsent = files.filter(({ status }) => status !== 'done')
  const due = unsent.length > 0
  const failed = files.some(({ status }) => status === 'failed')
  const complete = !due && lostFiles.length === 0

  useEffect(() => {
    if (!underWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [underWay])

  return (
    <Card title={words.title(rfq.displayNumber)}>
      <Stack $gap={16}>
        {underWay && <p role="status">{words.underWay}</p>}
        {!underWay && failed && <Notice tone="red">{words.incomplete}</Notice>}
        {lostFiles.length > 0 && <Notice tone="yellow">{words.missing(lostFiles.join(', '))}</Notice>}
        {stored.length > 0 && <FileList label={words.stored} files={listedFiles(stored)} />}
        {unsent.length > 0 && (
          <FileList
            label={words.list}
            files={listedFiles(unsent)}
            onCancel={queue.cancel}
            onRetry={underWay ? undefined : onUpload}
            onRemove={underWay ? undefined : queue.remove}
          />
        )}
        {!underWay && <FileChoice title={words.add} onFiles={queue.add} />}
        <Cluster>
          {due && !underWay && (
            <Button variant="primary" onClick={() => onUpload()}>
              {words.retryAll}
            </Button>
          )}
          <Button
            variant={complete ? 'primary' : 'secondary'}
            onClick={onFinished}
            disabledReason={underWay ? words.busy : undefined}
          >
            {complete ? words.done : words.goOn}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
