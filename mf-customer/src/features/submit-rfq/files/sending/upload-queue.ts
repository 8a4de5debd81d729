import { watchUpload } from '@kerf/shared-runtime'
import { withoutRepeated } from '@kerf/shared-ui/files/same-file.ts'
import { misnamedKind } from '../choosing/file-refusals.ts'

export interface QueuedFile {
  id: string
  /** Its bytes; null for one that an earlier visit sent, which the server has. */
  file: File | null
  name: string
  /** Bytes. */
  size: number
  /** Key of its part, or {@link wholeRequest}. */
  part: string
  /** What it is, where its name says otherwise. */
  misnamed: 'step' | 'pdf' | null
  status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** Percent, 0 to 100. */
  progress: number
  /** Why it failed. */
  error?: string | undefined
  /** Retrying is useless: the server refused the file, or it can no longer be read. */
  isFinal?: boolean
  /** The stored file, of a drawing that was sent before there is an RFQ. */
  earlyId?: string
  /** Why that failed so far. */
  earlyFailure?: UploadFailure | undefined
}

/** The part of files that belong to no single one. */
export const wholeRequest = 'request'

/** A drawing of a draft, which was sent: the browser keeps no bytes of it. */
export interface StoredDrawing {
  earlyId: string
  name: string
  size: number
  part: string
  misnamed: QueuedFile['misnamed']
}

/** Those of the files that were sent, as a draft keeps them. */
export function storedDrawings(files: readonly QueuedFile[]): StoredDrawing[] {
  return files.flatMap(({ earlyId, name, size, part, misnamed }) =>
    earlyId === undefined ? [] : [{ earlyId, name, size, part, misnamed }],
  )
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

export type SendFile = (queued: QueuedFile) => Sending

/** Whether a file is to be sent, or sent again. */
export function isDue({ status, isFinal }: QueuedFile): boolean {
  return status !== 'done' && !isFinal
}

/** The files with one more, which replaces a failed one of its part with the same name. */
function withAdded(files: readonly QueuedFile[], added: QueuedFile): QueuedFile[] {
  const isReplaced = ({ part, status, name }: QueuedFile) =>
    part === added.part && status === 'failed' && name === added.name
  return [...files.filter((queued) => !isReplaced(queued)), added]
}

/** The files that are not among those already chosen. A stored one, of which the bytes are not here, goes by name and size. */
async function divided(there: readonly QueuedFile[], added: readonly File[]) {
  const isStored = ({ name, size }: File) =>
    there.some((queued) => queued.file === null && queued.name === name && queued.size === size)
  const again = added.filter(isStored)
  const { fresh, repeated } = await withoutRepeated(
    there.flatMap(({ file }) => file ?? []),
    added.filter((file) => !isStored(file)),
  )
  return { fresh, repeated: [...again, ...repeated] }
}

/** Reading files takes a moment, in which their part may be removed. */
function partReads() {
  const running = new Set<{ part: string; isRemoved: boolean }>()
  return {
    run: async <T>(part: string, read: (isRemoved: () => boolean) => Promise<T>): Promise<T> => {
      const own = { part, isRemoved: false }
      running.add(own)
      return await read(() => own.isRemoved).finally(() => running.delete(own))
    },
    removed: (part: string) => {
      for (const each of running) if (each.part === part) each.isRemoved = true
    },
  }
}

/** The files of the form, as React reads them. */
function createFileList(stored: readonly StoredDrawing[]) {
  let files: readonly QueuedFile[] = stored.map((drawing) => ({
    ...{ id: drawing.earlyId, file: null, status: 'waiting', progress: 0 },
    ...drawing,
  }))
  let nextId = 1
  const listeners = new Set<() => void>()
  const reads = partReads()

  const replace = (next: readonly QueuedFile[]) => {
    files = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changes: Partial<QueuedFile>) =>
    replace(files.map((queued) => (queued.id === id ? { ...queued, ...changes } : queued)))

  return {
    change,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    files: () => files,
    /**
     * Adds files to a part. A failed one is replaced by a new one with the same name.
     * @returns those that the part already has, which are not added twice; none if the part was removed meanwhile
     */
    add: (part: string, added: readonly File[]): Promise<File[]> =>
      reads.run(part, async (isRemoved) => {
        const there = files.filter((queued) => queued.part === part && queued.status !== 'failed')
        const { fresh, repeated } = await divided(there, added)
        for (const file of fresh) {
          const misnamed = await misnamedKind(file)
          if (isRemoved()) return []
          const { name, size } = file
          const queued = { id: String(nextId++), file, name, size, part, misnamed, progress: 0 }
          replace(withAdded(files, { ...queued, status: 'waiting' }))
        }
        return repeated
      }),
    /** Divides files into those that no part has yet, and the others. */
    divide: (added: readonly File[]) => divided(files, added),
    /** Gives a file to another part, or to the whole request. */
    move: (id: string, part: string) => change(id, { part }),
    remove: (id: string) => replace(files.filter((queued) => queued.id !== id)),
    removePart: (part: string) => {
      reads.removed(part)
      replace(files.filter((queued) => queued.part !== part))
    },
    /** A drawing was sent before there is an RFQ, or could not be. */
    markEarly: (file: File, sent: Pick<QueuedFile, 'earlyId' | 'earlyFailure'>) => {
      const queued = files.find((candidate) => candidate.file === file)
      if (queued) change(queued.id, sent)
    },
    /** They are files of the RFQ now. @param earlyIds of those that it took */
    markTaken: (earlyIds: ReadonlySet<string>) => {
      const isTaken = ({ earlyId }: QueuedFile) => earlyId !== undefined && earlyIds.has(earlyId)
      replace(files.map((queued) => (isTaken(queued) ? { ...queued, status: 'done', progress: 100 } : queued)))
    },
  }
}

/**
 * The uploads of a request: one call per file, one after the other, so that each has its own progress and a failed one can
 * be retried alone. React reads it through `subscribe` and `files`.
 * @param stored drawings of the draft that is restored
 */
export function createUploadQueue(stored: readonly StoredDrawing[] = []) {
  const { change, ...list } = createFileList(stored)
  let current: { id: string; sending: Sending } | null = null
  let isStopped = false

  const upload = async (queued: QueuedFile, send: SendFile) => {
    const { id, file } = queued
    change(id, { status: 'uploading', progress: 0, error: undefined })
    const stopWatching = file
      ? watchUpload(file, ({ sent, total }) => change(id, { progress: total ? (sent / total) * 100 : 0 }))
      : () => undefined
    const sending = send(queued)
    current = { id, sending }
    const failure = await sending.outcome
    current = null
    stopWatching()
    if (failure) change(id, { status: 'failed', error: failure.reason, isFinal: failure.isFinal })
    else change(id, { status: 'done', progress: 100 })
  }

  return {
    ...list,
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
      const due = list.files().filter((queued) => isDue(queued) && (onlyId === undefined || queued.id === onlyId))
      for (const { id } of due) {
        const queued = list.files().find((candidate) => candidate.id === id)
        if (queued && !isStopped) await upload(queued, send)
      }
      return list.files().every(({ status }) => status === 'done')
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
