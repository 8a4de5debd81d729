import type { RfqDraftState } from '@kerf/shared-contracts/contracts/rfq-drafts'
import { toast } from '@kerf/shared-runtime'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Aside, BeganForm } from './draft/begin-form.ts'
import { type CreatedRfq, type FileNames, forgetDraft, keepDraft, noDraft } from './draft/rfq-draft.ts'
import { type EarlierUploads, useEarlierUploads } from './files/sending/use-earlier-uploads.ts'
import { type Uploads, useUploadQueue } from './files/sending/use-upload-queue.tsx'
import { UploadStage } from './files/upload-stage.tsx'
import { RfqFormPanel } from './form/rfq-form-panel.tsx'
import { RfqPageHeader } from './rfq-page-header.tsx'
import type { SubmittedRfq } from './success/submitted-rfq.ts'
import { text } from './text.ts'

/**
 * Files that an earlier visit could not upload, until they are chosen again for the same part.
 * @param hasSent whether those that were sent are named among them, as an earlier release did
 */
function useLostFiles(
  fileNames: FileNames,
  hasSent: boolean,
  { filesOf }: Uploads,
  arrivedOf: EarlierUploads,
): FileNames {
  return useMemo(() => {
    const stillLost = Object.entries(fileNames).map(([part, names]) => {
      const found = filesOf(part).filter(({ file }) => hasSent || file !== null)
      const chosen = new Set(found.map(({ name }) => shownFileName(name)))
      // The page may have been left before it learned that a file was stored.
      const arrived = new Set(arrivedOf(part).map(({ name }) => name))
      const isThere = (name: string) => chosen.has(shownFileName(name)) || arrived.has(shownFileName(name))
      return [part, names.filter((name) => !isThere(name))]
    })
    return Object.fromEntries(stillLost)
  }, [fileNames, hasSent, filesOf, arrivedOf])
}

interface WriteRfqProps {
  userId: string
  began: BeganForm
  /** The form is to begin anew, with what the server has. @param mine what stood here, if it gives way to that */
  onStartOver: (mine: Aside | null) => void
  /** Goes back to what gave way, over the draft that is saved now. */
  onBack: ((saved: RfqDraftState | null) => void) | undefined
}

/** First the form, then, once the RFQ is created, the upload of those of its files that were not sent before. */
export function WriteRfq({ userId, began, onStartOver, onBack }: WriteRfqProps) {
  const { draft } = began
  const [fileNames, setFileNames] = useState(draft.fileNames)
  const [created, setCreated] = useState<CreatedRfq | null>(draft.created)
  const uploads = useUploadQueue(began.drawings)
  const navigate = useNavigate()
  const { filesOf, queue, sendTo } = uploads
  const arrivedOf = useEarlierUploads(draft.created, uploads)
  const lostFiles = useLostFiles(fileNames, draft.drawings === null, uploads, arrivedOf)

  useEffect(() => {
    if (created === null) return
    const unsentOf = (part: string) => filesOf(part).filter(({ status }) => status !== 'done')
    const names = created.parts.map(({ key }) => [
      key,
      [...unsentOf(key).map(({ name }) => name), ...(lostFiles[key] ?? [])],
    ])
    keepDraft(userId, { ...noDraft, fileNames: Object.fromEntries(names), created })
  }, [userId, created, filesOf, lostFiles])

  const finish = ({ id, displayNumber }: CreatedRfq) => {
    forgetDraft()
    navigate('/rfq/success', { state: { id, displayNumber } satisfies SubmittedRfq })
  }
  const upload = async (rfq: CreatedRfq, onlyFileId?: string) => {
    const complete = await queue.upload(sendTo(rfq), onlyFileId)
    if (complete && Object.values(lostFiles).every((names) => names.length === 0)) return finish(rfq)
    const failure = queue.files().find(({ status, error }) => status === 'failed' && error !== text.upload.cancelled)
    if (failure?.error) toast.error(text.upload.failed(failure.error))
  }
  const goOnWith = (rfq: CreatedRfq) => {
    // Files may have been added since this was rendered.
    if (queue.files().every(({ status }) => status === 'done')) return finish(rfq)
    setCreated(rfq)
    setFileNames({})
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
        onFinished={() => finish(created)}
      />
    )
  }
  return (
    <>
      <RfqPageHeader />
      <RfqFormPanel
        userId={userId}
        began={began}
        uploads={uploads}
        lostFiles={lostFiles}
        onStartOver={onStartOver}
        onBack={onBack}
        onCreated={goOnWith}
      />
    </>
  )
}
