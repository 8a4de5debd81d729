import { connectionLost, isApiError, messageOf } from '@kerf/shared-runtime'
import {
  useLinkEarlyFileMutation,
  useRemoveEarlyFileMutation,
  useSendEarlyFileMutation,
} from '@kerf/shared-runtime/endpoints/early-files'
import { useEffect, useMemo, useState } from 'react'
import { text } from '../../text.ts'
import { createEarlySending } from './early-sending.ts'
import { sendWhenAllowed } from './send-when-allowed.ts'
import type { QueuedFile, UploadFailure, UploadQueue } from './upload-queue.ts'

interface Linking {
  isLinked: boolean
  error?: unknown
}

/** The server does not take this file, whenever it is sent. */
const refusals = [400, 413, 415, 422]

/** Why a drawing was not sent; nothing where there is nothing to do about it: then it is sent with the RFQ. */
function failureOf(error: unknown): UploadFailure | undefined {
  if (!isApiError(error)) return undefined
  const { status } = error
  const isFinal = refusals.includes(status)
  const mayPass = status === connectionLost.status || status >= 500 || [408, 429].includes(status)
  return isFinal || mayPass ? { reason: messageOf(error, text.failedText), isFinal } : undefined
}

/** Sends the drawings of the form before there is an RFQ, and makes them files of it afterwards. */
export function useEarlySending(queue: UploadQueue) {
  const [sendEarly] = useSendEarlyFileMutation()
  const [removeEarly] = useRemoveEarlyFileMutation()
  const [linkEarly] = useLinkEarlyFileMutation()
  const [early] = useState(() =>
    createEarlySending(queue, {
      send: (file) => {
        const cancelling = new AbortController()
        const call = () => {
          const request = sendEarly({ body: { files: file } })
          cancelling.signal.addEventListener('abort', () => request.abort(), { once: true })
          return request
        }
        const outcome = sendWhenAllowed(call, cancelling.signal).then(({ data, error }) => ({
          fileId: data?.[0]?.id ?? null,
          failure: cancelling.signal.aborted ? undefined : failureOf(error),
        }))
        return { outcome, abort: () => cancelling.abort() }
      },
      // Where this fails, the server sweeps it.
      remove: (id) => void removeEarly({ id }),
    }),
  )
  useEffect(() => {
    const stop = early.start()
    const listening = new AbortController()
    window.addEventListener('online', () => early.retry(), { signal: listening.signal })
    return () => {
      listening.abort()
      stop()
    }
  }, [early])
  return useMemo(() => {
    /** @returns whether the drawing is a file of the RFQ now, or why not; without a reason, send it as any other */
    const link = async (
      queued: QueuedFile,
      to: { rfqId: string; partId: string | undefined },
      signal: AbortSignal,
    ): Promise<Linking> => {
      const { file } = queued
      if (file) signal.addEventListener('abort', () => early.cancel(file), { once: true })
      const id = file ? await early.fileIdOf(file) : (queued.earlyId ?? null)
      if (id === null || signal.aborted) return { isLinked: false }
      const { error } = await sendWhenAllowed(() => linkEarly({ id, body: to }), signal)
      const isGone = isApiError(error) && error.code === 'file.not_found'
      if (error) return { isLinked: false, error: isGone ? undefined : error }
      early.keep(queued)
      return { isLinked: true }
    }
    return { finish: early.finish, keep: early.keep, retry: early.retry, link }
  }, [early, linkEarly])
}
