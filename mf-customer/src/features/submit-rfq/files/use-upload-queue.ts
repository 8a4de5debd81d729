import { isReadable } from '@kerf/shared-parts/files/attachment-kinds.ts'
import { isApiError, messageOf } from '@kerf/shared-runtime'
import { useUploadFilesMutation } from '@kerf/shared-runtime/endpoints/files'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CreatedRfq } from '../draft/rfq-draft.ts'
import { text } from '../text.ts'
import { untilAllowed } from './send-again.ts'
import { createUploadQueue, type QueuedFile, type SendFile, type UploadFailure } from './upload-queue.ts'

const gone: UploadFailure = { reason: text.upload.unreadable, isFinal: true }
const cancelled: UploadFailure = { reason: text.upload.cancelled, isFinal: false }

/** Client errors that say nothing against the file: nobody is signed in, it took too long, there were too many calls. */
const passing = [401, 408, 429]

/** Whether the server would answer the same to the same file. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && !passing.includes(error.status)
}

/** The files of the request that is being written. */
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
          if (!(await isReadable(file))) return gone
          if (cancelling.signal.aborted) return cancelled
          const { error } = await untilAllowed(send, cancelling.signal)
          if (!error) return undefined
          if (cancelling.signal.aborted) return cancelled
          // A file that changes while it is sent breaks off the call as a lost connection does.
          if (!(await isReadable(file))) return gone
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
