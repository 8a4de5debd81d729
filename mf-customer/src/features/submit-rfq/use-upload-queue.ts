import { messageOf } from '@kerf/shared-contracts/client/api-error'
import { useUploadFilesMutation } from '@kerf/shared-contracts/client/generated/files'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { text } from './text.ts'
import { createUploadQueue, type QueuedFile, type SendFile } from './upload-queue.ts'

/** The files of the request that is being written. */
export function useUploadQueue() {
  const [queue] = useState(createUploadQueue)
  const files = useSyncExternalStore(queue.subscribe, queue.files)
  const [uploadFiles] = useUploadFilesMutation()

  const sendTo = useCallback(
    (rfqId: string): SendFile =>
      (file) => {
        const request = uploadFiles({ body: { linkedToType: 'rfq', linkedToId: rfqId, files: [file] } })
        let cancelled = false
        const outcome = request.then((answer) => {
          if (!answer.error) return undefined
          return cancelled ? text.upload.cancelled : messageOf(answer.error, text.failedText)
        })
        const abort = () => {
          cancelled = true
          request.abort()
        }
        return { outcome, abort }
      },
    [uploadFiles],
  )
  return { queue, files, sendTo }
}

export type Uploads = ReturnType<typeof useUploadQueue>

/** The queue as FileList shows it. */
export function listedFiles(files: readonly QueuedFile[]) {
  return files.map(({ id, file, status, progress, error }) => ({
    id,
    name: file.name,
    size: file.size,
    status,
    progress,
    error: error === undefined || error === text.upload.cancelled ? error : text.upload.failed(error),
  }))
}
