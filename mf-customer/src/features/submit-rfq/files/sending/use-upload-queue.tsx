import { isReadable } from '@kerf/shared-parts/files/attachment-kinds.ts'
import { isApiError, messageOf } from '@kerf/shared-runtime'
import { useUploadFilesMutation } from '@kerf/shared-runtime/endpoints/files'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CreatedRfq } from '../../draft/rfq-draft.ts'
import { text } from '../../text.ts'
import { QueuedPicture } from './queued-picture.tsx'
import { sendWhenAllowed } from './send-when-allowed.ts'
import {
  createUploadQueue,
  type QueuedFile,
  type SendFile,
  type StoredDrawing,
  type UploadFailure,
} from './upload-queue.ts'
import { useEarlySending } from './use-early-sending.ts'

const unreadable: UploadFailure = { reason: text.upload.unreadable, isFinal: true }
const gone: UploadFailure = { reason: text.upload.gone, isFinal: true }
const cancelled: UploadFailure = { reason: text.upload.cancelled, isFinal: false }

/** Refusals that are not about the file and may pass: signed out, timed out, too many calls. */
const temporary = [401, 408, 429]

/** Whether the server refuses this file for good. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && !temporary.includes(error.status)
}

/** The upload queue of the request in the form. @param stored drawings of the draft that is restored */
export function useUploadQueue(stored: readonly StoredDrawing[] = []) {
  const [queue] = useState(() => createUploadQueue(stored))
  const files = useSyncExternalStore(queue.subscribe, queue.files)
  const [uploadFiles] = useUploadFilesMutation()
  const early = useEarlySending(queue)
  useEffect(() => queue.stop, [queue])

  const sendTo = useCallback(
    (rfq: CreatedRfq): SendFile => {
      early.finish()
      return (queued) => {
        const { file, part } = queued
        const partId = rfq.parts.find(({ key }) => key === part)?.id ?? undefined
        const cancelling = new AbortController()
        const send = (bytes: File) => {
          const body = { linkedToType: 'rfq' as const, linkedToId: rfq.id, partId, files: [bytes] }
          const request = uploadFiles({ body })
          cancelling.signal.addEventListener('abort', () => request.abort(), { once: true })
          return request
        }
        const outcomeOf = async () => {
          if (file && !(await isReadable(file))) return unreadable
          const linking = await early.link(queued, { rfqId: rfq.id, partId }, cancelling.signal)
          if (linking.isLinked) return undefined
          if (cancelling.signal.aborted) return cancelled
          if (!file && !linking.error) return gone
          const error =
            linking.error ?? (file ? (await sendWhenAllowed(() => send(file), cancelling.signal)).error : null)
          if (!error) return undefined
          if (cancelling.signal.aborted) return cancelled
          // A file that changes during its upload aborts the call like a lost connection.
          if (file && !(await isReadable(file))) return unreadable
          return { reason: messageOf(error, text.failedText), isFinal: isRefusal(error) }
        }
        return { outcome: outcomeOf(), abort: () => cancelling.abort() }
      }
    },
    [uploadFiles, early],
  )
  /** Some drawings became files of the RFQ as it was created. @param taken their ids */
  const markTaken = useCallback(
    (taken: ReadonlySet<string>) => {
      early.finish()
      for (const queued of queue.files()) if (queued.earlyId && taken.has(queued.earlyId)) early.keep(queued)
      queue.markTaken(taken)
    },
    [queue, early],
  )
  const filesOf = useMemo(() => {
    const byPart = Map.groupBy(files, ({ part }) => part)
    return (part: string): readonly QueuedFile[] => byPart.get(part) ?? noFiles
  }, [files])
  return { queue, files, filesOf, sendTo, markTaken, retryEarly: early.retry }
}

const noFiles: readonly QueuedFile[] = []

export type Uploads = ReturnType<typeof useUploadQueue>

/** The queue as FileList shows it. */
export function listedFiles(files: readonly QueuedFile[]) {
  return files.map((queued) => {
    const {
      id,
      name,
      size,
      misnamed,
      status,
      progress,
      earlyFailure,
      isFinal = earlyFailure?.isFinal ?? false,
    } = queued
    const isUnsent = status === 'waiting' && earlyFailure !== undefined
    return {
      ...{ id, name, size, progress, isFinal },
      picture: <QueuedPicture queued={queued} />,
      note: misnamed ? text.files.misnamed[misnamed] : undefined,
      status: isUnsent ? ('failed' as const) : status,
      error: problemOf(queued),
    }
  })
}

/** The files of the form: one that the draft keeps is uploaded, though no RFQ has it yet. */
export function formFiles(files: readonly QueuedFile[]) {
  const isKept = ({ status, earlyId }: QueuedFile) => status === 'waiting' && earlyId !== undefined
  return listedFiles(files.map((queued) => (isKept(queued) ? { ...queued, status: 'done' as const } : queued)))
}

/** What is wrong with a file, in words. */
export function problemOf({ error, earlyFailure }: QueuedFile): string | undefined {
  if (earlyFailure) return earlyFailure.isFinal ? text.upload.failed(earlyFailure.reason) : text.files.notSentYet
  return error === undefined || error === text.upload.cancelled ? error : text.upload.failed(error)
}
