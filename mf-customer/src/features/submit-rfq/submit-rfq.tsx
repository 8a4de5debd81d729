import { toast } from '@kerf/shared-ui/toasts'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type CreatedRfq, forgetDraft, keepDraft, readDraft } from './rfq-draft.ts'
import { RfqFormPanel } from './rfq-form-panel.tsx'
import { emptyRfq } from './rfq-form-schema.ts'
import { text } from './text.ts'
import { UploadStage } from './upload-stage.tsx'
import { useUploadQueue } from './use-upload-queue.ts'

/** First the form, then, once the RFQ exists, the upload of its files. */
export function SubmitRfq({ userId }: { userId: string }) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  const [created, setCreated] = useState<CreatedRfq | null>(draft.created)
  const uploads = useUploadQueue()
  const navigate = useNavigate()
  const { files, queue, sendTo } = uploads

  // Files that an earlier visit could not send, until they are chosen again.
  const lostFiles = useMemo(
    () => draft.fileNames.filter((name) => !files.some(({ file }) => file.name === name)),
    [draft.fileNames, files],
  )

  useEffect(() => {
    if (created === null) return
    const unsent = files.filter(({ status }) => status !== 'done').map(({ file }) => file.name)
    keepDraft(userId, { values: emptyRfq, fileNames: [...unsent, ...lostFiles], created })
  }, [userId, created, files, lostFiles])

  const finish = () => {
    forgetDraft()
    navigate('/rfq/success')
  }
  const startOver = () => {
    forgetDraft()
    setDraft(readDraft(userId))
  }
  const upload = async (rfq: CreatedRfq, onlyFileId?: string) => {
    const complete = await queue.upload(sendTo(rfq.id), onlyFileId)
    if (complete && lostFiles.length === 0) return finish()
    const failure = queue.files().find(({ status, error }) => status === 'failed' && error !== text.upload.cancelled)
    if (failure?.error) toast.error(text.upload.failed(failure.error))
  }
  const goOnWith = (rfq: CreatedRfq) => {
    if (files.length === 0) return finish()
    setCreated(rfq)
    setDraft((now) => ({ ...now, fileNames: [] }))
    void upload(rfq)
  }

  if (created !== null) {
    return (
      <UploadStage
        rfq={created}
        uploads={uploads}
        lostFiles={lostFiles}
        onUpload={(onlyFileId) => upload(created, onlyFileId)}
        onFinished={finish}
      />
    )
  }
  return (
    <RfqFormPanel
      key={draft.values === emptyRfq ? 'new' : 'restored'}
      userId={userId}
      draft={draft}
      uploads={uploads}
      lostFiles={lostFiles}
      onStartOver={startOver}
      onCreated={goOnWith}
    />
  )
}
