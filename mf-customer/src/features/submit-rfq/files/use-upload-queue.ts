import { isReadable } from '@kerf/shared-parts/files/attachment-kinds.ts'
import { isApiError, messageOf } from '@kerf/shared-runtime'
import { useUploadFilesMutation } from '@kerf/shared-runtime/endpoints/files'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CreatedRfq } from '../draft/rfq-draft.ts'
import { text } from '../text.ts'
import { sendWhenAllowed } from './send-when-allowed.ts'
import { createUploadQueue, type QueuedFile, type SendFile, type UploadFailure } from './upload-queue.ts'

const unreadable: UploadFailure = { reason: text.upload.unreadable, isFinal: true }
const cancelled: UploadFailure = { reason: text.upload.cancelled, isFinal: false }

/** Refusals that are not about the file and may pass: signed out, timed out, too many calls. */
const temporary = [401, 408, 429]

/** Whether the server refuses this file for good. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && !temporary.includes(error.status)
}

/** The upload queue of the request in the form. */
export function useUploadQueue() {
  const [queue] = useState(createUploadQueue)
  const files = useSyncExternalStore(queue.subscribe, queue.files)
  const [uploadFiles] = useUploadFilesMutation()
  useEffect(() => queue.stop, [queue])

  const sendTo = useCallback(
    (rfq: CreatedRfq): SendFile =>
      (file, part) => {
        const partId = rfq.parts.find(({ key }) => key === part)?.id ?? undefined
        const body = { linkedToType: 'rfq' as const, linkedToId: rfq.id, partId, files: [file] }
        const cancelling = new AbortController()
        const send = () => {
          const request = uploadFiles({ body })
          cancelling.signal.addEventListener('abort', () => request.abort(), { once: true })
          return request
        }
        const outcomeOf = async () => {
          if (!(await isReadable(file))) return unreadable
          if (cancelling.signal.aborted) return cancelled
          const { error } = await sendWhenAllowed(send, cancelling.signal)
          if (!error) return undefined
          if (cancelling.signal.aborted) return cancelled
          // A file that changes during its upload aborts the call like a lost connection.
          if (!(await isReadable(file))) return unreadable
          return { reason: messageOf(error, text.failedText), isFinal: isRefusal(error) }
        }
        return { outcome: outcomeOf(), abort: () => cancelling.abort() }
      },
    [uploadFiles],
  )
  const filesOf = useMemo(() => {
    const byPart = Map.groupBy(files, ({ part }) => part)
    return (part: string): readonly QueuedFile[] => byPart.get(part) ?? noFiles
  }, [files])
  return { queue, files, filesOf, sendTo }
}

const noFiles: readonly QueuedFile[] = []

export type Uploads = ReturnType<typeof useUploadQueue>

/** The queue as FileList shows it. */
export function listedFiles(files: readonly QueuedFile[]) {
  return files.map(({ id, file, status, progress, error, isFinal = false }) => ({
    id,
    name: file.name,
    size: file.size,
    status,
    progress,
    isFinal,
    error: error === undefined || error === text.upload.cancelled ? error : text.upload.failed(error),
  }))
}
