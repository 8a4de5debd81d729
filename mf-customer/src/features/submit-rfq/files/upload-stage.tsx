import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import type { CreatedRfq, FileNames } from '../draft/rfq-draft.ts'
import { text } from '../text.ts'
import { isDue } from './sending/upload-queue.ts'
import type { EarlierUploads } from './sending/use-earlier-uploads.ts'
import type { Uploads } from './sending/use-upload-queue.tsx'
import { UploadPart } from './upload-part.tsx'

interface UploadStageProps {
  rfq: CreatedRfq
  uploads: Uploads
  arrivedOf: EarlierUploads
  /** Names of files that were not uploaded and have to be chosen again, by part. */
  lostFiles: FileNames
  onUpload: (onlyFileId?: string) => void
  onFinished: () => void
}

const none: readonly string[] = []

/** The RFQ exists; its files are uploading, or some failed and can be retried. */
export function UploadStage({ rfq, uploads, arrivedOf, lostFiles, onUpload, onFinished }: UploadStageProps) {
  const { queue, files, filesOf } = uploads
  const words = text.upload
  const underWay = files.some(({ status }) => status === 'uploading')
  const done = files.filter(({ status }) => status === 'done').length
  const isUnsent = done < files.length
  const due = files.some(isDue)
  const failed = files.some(({ status }) => status === 'failed')
  const lostOf = (part: string) => lostFiles[part] ?? none
  const complete = !isUnsent && rfq.parts.every(({ key }) => lostOf(key).length === 0)
  const isOneOfSeveral = rfq.parts.length > 1
  // With many parts, only those that have files or still need some.
  const shown = rfq.parts.filter(
    ({ key }) => !isOneOfSeveral || [filesOf, lostOf, arrivedOf].some((of) => of(key).length > 0),
  )

  return (
    <>
      <PageHeader title={words.title(rfq.displayNumber)} back={{ to: '/', label: text.back }} />
      <Card>
        <Stack $gap={16}>
          {underWay && (
            <div role="status">
              <p>{words.underWay}</p>
              {files.length > 1 && <p>{words.progress(done, files.length)}</p>}
            </div>
          )}
          {!underWay && failed && <Notice tone="red">{due ? words.incomplete : words.refused}</Notice>}
          {shown.map((part, index) => (
            <UploadPart
              key={part.key}
              part={part}
              isOneOfSeveral={isOneOfSeveral}
              takesPageDrops={index === 0}
              files={filesOf(part.key)}
              arrived={arrivedOf(part.key)}
              lostFiles={lostOf(part.key)}
              queue={queue}
              underWay={underWay}
              onUpload={onUpload}
            />
          ))}
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
        <LeaveGuard when={isUnsent} {...words.leave} />
      </Card>
    </>
  )
}
