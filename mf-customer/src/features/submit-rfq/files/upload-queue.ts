import { watchUpload } from '@kerf/shared-runtime'
import { withoutRepeated } from '@kerf/shared-ui/files/same-file.ts'

export interface QueuedFile {
  id: string
  file: File
  /** Key of its part. */
  part: string
  status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** Percent, 0 to 100. */
  progress: number
  /** Why it failed. */
  error?: string | undefined
  /** Retrying is useless: the server refused the file, or it can no longer be read. */
  isFinal?: boolean
}

/** Why a file is not stored. */
export interface UploadFailure {
  reason: string
  isFinal: boolean
}

/** One upload in progress. */
export interface Sending {
  /** Undefined once the file is stored, else why it is not. */
  outcome: Promise<UploadFailure | undefined>
  abort: () => void
}

export type SendFile = (file: File, part: string) => Sending

/** Whether a file is to be sent, or sent again. */
export function isDue({ status, isFinal }: QueuedFile): boolean {
  return status !== 'done' && !isFinal
}

/**
 * The uploads of a request: one call per file, one after the other, so that each has its own progress and a failed one can
 * be retried alone. React reads it through `subscribe` and `files`.
 */
export function createUploadQueue() {
  let files: readonly QueuedFile[] = []
  let nextId = 1
  let current: { id: string; sending: Sending } | null = null
  let isStopped = false
  const listeners = new Set<() => void>()

  const replace = (next: readonly QueuedFile[]) => {
    files = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<QueuedFile>) =>
    replace(files.map((queued) => (queued.id === id ? { ...queued, ...changes } : queued)))

  const upload = async ({ id, file, part }: QueuedFile, send: SendFile) => {
    change(id, { status: 'uploading', progress: 0, error: undefined })
    const stopWatching = watchUpload(file, ({ sent, total }) =>
      change(id, { progress: total ? (sent / total) * 100 : 0 }),
    )
    const sending = send(file, part)
    current = { id, sending }
    const failure = await sending.outcome
    current = null
    stopWatching()
    if (failure) change(id, { status: 'failed', error: failure.reason, isFinal: failure.isFinal })
    else change(id, { status: 'done', progress: 100 })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    files: () => files,
    /**
     * Adds files to a part. A failed one is replaced by a new one with the same name.
     * @returns those that the part already has, which are not added twice
     */
    add: async (part: string, added: readonly File[]): Promise<File[]> => {
      const there = files.filter((queued) => queued.part === part && queued.status !== 'failed')
      const { fresh, repeated } = await withoutRepeated(
        there.map(({ file }) => file),
        added,
      )
      for (const file of fresh) {
        const kept = files.filter(
          (queued) => queued.part !== part || queued.status !== 'failed' || queued.file.name !== file.name,
        )
        replace([...kept, { id: String(nextId++), file, part, status: 'waiting', progress: 0 }])
      }
      return repeated
    },
    remove: (id: string) => replace(files.filter((queued) => queued.id !== id)),
    removePart: (part: string) => replace(files.filter((queued) => queued.part !== part)),
    /** Cancels an upload; the file stays and can be retried. */
    cancel: (id: string) => {
      if (current?.id === id) current.sending.abort()
    },
    /** Aborts the running upload and sends nothing more: the page was left. */
    stop: () => {
      isStopped = true
      current?.sending.abort()
    },
    /**
     * Sends all files that are not stored yet and still can be, or only one, and waits for them.
     * @returns whether every file of the queue is stored now
     */
    upload: async (send: SendFile, onlyId?: string): Promise<boolean> => {
      isStopped = false
      const due = files.filter((queued) => isDue(queued) && (onlyId === undefined || queued.id === onlyId))
      for (const { id } of due) {
        const queued = files.find((candidate) => candidate.id === id)
        if (queued && !isStopped) await upload(queued, send)
      }
      return files.every(({ status }) => status === 'done')
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
