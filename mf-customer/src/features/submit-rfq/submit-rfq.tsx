import { toast } from '@kerf/shared-runtime'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type CreatedRfq, type FileNames, forgetDraft, keepDraft, readDraft } from './draft/rfq-draft.ts'
import { UploadStage } from './files/upload-stage.tsx'
import { type EarlierUploads, useEarlierUploads } from './files/use-earlier-uploads.ts'
import { type Uploads, useUploadQueue } from './files/use-upload-queue.ts'
import { RfqFormPanel } from './form/rfq-form-panel.tsx'
import { emptyRfq } from './form/rfq-form-schema.ts'
import { RfqPageHeader } from './rfq-page-header.tsx'
import { loadRfqSuccess } from './success/load-rfq-success.ts'
import { text } from './text.ts'

/** Files that an earlier visit could not upload, until they are chosen again for the same part. */
function useLostFiles(fileNames: FileNames, { filesOf }: Uploads, arrivedOf: EarlierUploads): FileNames {
  return useMemo(() => {
    const stillLost = Object.entries(fileNames).map(([part, names]) => {
      const chosen = new Set(filesOf(part).map(({ file }) => file.name))
      // The page may have been left before it learned that a file was stored.
      const arrived = new Set(arrivedOf(part).map(({ name }) => name))
      return [part, names.filter((name) => !chosen.has(name) && !arrived.has(shownFileName(name)))]
    })
    return Object.fromEntries(stillLost)
  }, [fileNames, filesOf, arrivedOf])
}

/** Preloads the next page, so that it can be shown even if the connection then breaks. */
function useThanksInAdvance(): void {
  useEffect(() => {
    // Best effort: if it fails, opening the page tries again.
    loadRfqSuccess().catch(() => undefined)
  }, [])
}

/** First the form, then, once the RFQ is created, the upload of its files. */
export function SubmitRfq({ userId }: { userId: string }) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  const [created, setCreated] = useState<CreatedRfq | null>(draft.created)
  const uploads = useUploadQueue()
  const navigate = useNavigate()
  const { filesOf, queue, sendTo } = uploads
  const arrivedOf = useEarlierUploads(draft.created, uploads)
  const lostFiles = useLostFiles(draft.fileNames, uploads, arrivedOf)
  useThanksInAdvance()

  useEffect(() => {
    if (created === null) return
    const unsentOf = (part: string) => filesOf(part).filter(({ status }) => status !== 'done')
    const names = created.parts.map(({ key }) => [
      key,
      [...unsentOf(key).map(({ file }) => file.name), ...(lostFiles[key] ?? [])],
    ])
    keepDraft(userId, { values: emptyRfq, fileNames: Object.fromEntries(names), created })
  }, [userId, created, filesOf, lostFiles])

  const finish = () => {
    forgetDraft()
    navigate('/rfq/success')
  }
  const startOver = () => {
    forgetDraft()
    setDraft(readDraft(userId))
  }
  const upload = async (rfq: CreatedRfq, onlyFileId?: string) => {
    const complete = await queue.upload(sendTo(rfq), onlyFileId)
    if (complete && Object.values(lostFiles).every((names) => names.length === 0)) return finish()
    const failure = queue.files().find(({ status, error }) => status === 'failed' && error !== text.upload.cancelled)
    if (failure?.error) toast.error(text.upload.failed(failure.error))
  }
  const goOnWith = (rfq: CreatedRfq) => {
    // Files may have been added since this was rendered.
    if (queue.files().length === 0) return finish()
    setCreated(rfq)
    setDraft((now) => ({ ...now, fileNames: {} }))
    void upload(rfq)
  }

  if (created !== null) {
    return (
      <UploadStage
        rfq={created}
        uploads={uploads}
        arrivedOf={arrivedOf}
        lostFiles={lostFiles}
        onUpload={(onlyFileId) => upload(created, onlyFileId)}
        onFinished={finish}
      />
    )
  }
  return (
    <>
      <RfqPageHeader />
      <RfqFormPanel
        key={draft.values === emptyRfq ? 'new' : 'restored'}
        userId={userId}
        draft={draft}
        uploads={uploads}
        lostFiles={lostFiles}
        onStartOver={startOver}
        onCreated={goOnWith}
      />
    </>
  )
}
