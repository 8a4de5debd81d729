import { isStepName } from '../choosing/file-refusals.ts'
import type { QueuedFile, UploadFailure, UploadQueue } from './upload-queue.ts'

/** What became of a drawing that was sent. */
export interface SentEarly {
  /** Null if it was not stored. */
  fileId: string | null
  /** Why, where there is something to do about it. */
  failure?: UploadFailure | undefined
}

/** How drawings reach the server before there is an RFQ. */
export interface EarlyCalls {
  send: (file: File) => { outcome: Promise<SentEarly>; abort: () => void }
  remove: (fileId: string) => void
  /** Calls back after so many milliseconds. @returns how to prevent it */
  after?: (milliseconds: number, then: () => void) => () => void
}

/** Milliseconds after which what failed is tried again. */
const tryAgainAfter = 15_000

function afterTimeout(milliseconds: number, then: () => void) {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/** By what the file is, not by its name alone: only a STEP file can be measured. */
export const isStepFile = ({ name, misnamed }: Pick<QueuedFile, 'name' | 'misnamed'>): boolean =>
  misnamed === 'step' || (!misnamed && isStepName(name))

/** The files that could not be sent, each of which says so. @param sendAgain sends those that it no longer names */
function createFailed(queue: UploadQueue, sendAgain: (files: File[]) => void, after = afterTimeout) {
  let cancel = () => {}
  /** @returns the files of which nothing is said any more */
  const forget = (isMeant: (failed: QueuedFile) => boolean): File[] => {
    const meant = queue.files().filter((queued) => queued.earlyFailure && isMeant(queued))
    const files = meant.flatMap(({ file }) => file ?? [])
    for (const file of files) queue.markEarly(file, { earlyFailure: undefined })
    return files
  }
  const retry = (onlyId?: string) =>
    sendAgain(forget(({ id, earlyFailure }) => !earlyFailure?.isFinal && (onlyId === undefined || id === onlyId)))
  return {
    add: (file: File, failure: UploadFailure) => {
      queue.markEarly(file, { earlyFailure: failure })
      cancel()
      if (!failure.isFinal) cancel = after(tryAgainAfter, retry)
    },
    retry,
    stop: () => cancel(),
    forgetAll: () => forget(() => true),
  }
}

/**
 * Sends the files of the form as soon as they are chosen, one after the other, STEP files first, so that they are
 * measured and estimated while the rest is entered, and are kept with the draft (docs/product/files.md, 'Before there is
 * an RFQ'). What fails for a time is tried again; what is not stored by then is sent with the RFQ.
 */
export function createEarlySending(queue: UploadQueue, { send, remove, after }: EarlyCalls) {
  /** What became of each file that was begun; by the file, because a place in the list may be given up. */
  const begun = new Map<File, Promise<string | null>>()
  /** Those that an earlier visit sent. */
  const stored = new Set(queue.files().flatMap(({ file, earlyId }) => (file === null && earlyId ? [earlyId] : [])))
  let running: { file: File; abort: () => void } | null = null
  let isStopped = false

  const failed = createFailed(
    queue,
    (files) => {
      for (const file of files) begun.delete(file)
      void sendNext()
    },
    after,
  )
  const isThere = (file: File) => queue.files().some((queued) => queued.file === file)

  const sendNext = async () => {
    const due = queue.files().filter(({ file }) => file !== null && !begun.has(file))
    const file = (due.find(isStepFile) ?? due[0])?.file
    if (!file || running || isStopped) return
    const sending = send(file)
    running = { file, abort: sending.abort }
    const outcome = sending.outcome
    const storedId = outcome.then(({ fileId }) => fileId)
    begun.set(file, storedId)
    const { fileId, failure } = await outcome
    running = null
    if (fileId !== null && isThere(file)) queue.markEarly(file, { earlyId: fileId })
    if (failure && isThere(file) && !isStopped) failed.add(file, failure)
    look()
  }

  /** Removes what was taken out of the form, and sends what was added. */
  const look = () => {
    for (const [file, fileId] of begun) {
      if (isThere(file)) continue
      begun.delete(file)
      if (running?.file === file) running.abort()
      fileId.then((id) => id !== null && remove(id))
    }
    for (const id of stored) {
      if (queue.files().some(({ earlyId }) => earlyId === id)) continue
      stored.delete(id)
      remove(id)
    }
    void sendNext()
  }

  return {
    /** @returns how to stop for good: nothing more is sent, and what was sent stays */
    start: () => {
      isStopped = false
      const leave = queue.subscribe(look)
      look()
      return () => {
        leave()
        isStopped = true
        failed.stop()
        running?.abort()
      }
    },
    /** Sends nothing more: from now on files are sent to their RFQ. */
    finish: () => {
      isStopped = true
      failed.stop()
      failed.forgetAll()
    },
    /** Sends what failed for a time once more: all of it, or one file. */
    retry: (onlyId?: string) => {
      if (!isStopped) failed.retry(onlyId)
    },
    /** The stored file of a drawing, once its sending ended; null if it was not sent. */
    fileIdOf: async (file: File): Promise<string | null> => (await begun.get(file)) ?? null,
    cancel: (file: File) => {
      if (running?.file === file) running.abort()
    },
    /** It belongs to an RFQ now, and is no longer removed with its place in the list. */
    keep: ({ file, earlyId }: Pick<QueuedFile, 'file' | 'earlyId'>) => {
      if (file) begun.delete(file)
      if (earlyId) stored.delete(earlyId)
    },
  }
}

export type EarlySending = ReturnType<typeof createEarlySending>
