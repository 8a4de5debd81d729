import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { useUploadAdminFilesMutation } from '@kerf/shared-runtime/endpoints/supplier-requests'
import type { RejectedFile } from '@kerf/shared-ui/files/file-drop-rules.ts'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { withoutRepeated } from '@kerf/shared-ui/files/same-file.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { useRef, useState } from 'react'
import { text } from './text.ts'

/** Accepted types and size of attachments (docs/product/suppliers.md, 'Requests to suppliers'). */
export const accepted = ['.pdf', '.dwg', '.step', '.stp', '.igs', '.iges']
export const mostBytes = 10 * 1024 * 1024
const mostFiles = 20

/** Attachments could not be stored, so no request was sent. */
export class UploadFailed {
  readonly reason: unknown
  readonly file: File

  constructor(reason: unknown, file: File) {
    this.reason = reason
    this.file = file
  }
}

/** Says which file was not taken, and why. */
export function sayUploadFailed({ reason, file }: UploadFailed): void {
  toast.error(text.uploadFailed, text.ofFile(shownFileName(file.name), failureWords(reason, '')))
}

/** The files that go along: they add up, each can be taken out, and none is sent twice when sending is tried again. */
export function useAttachments() {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState<{ file: File; message: string }>()
  const [sending, setSending] = useState<File>()
  const [upload] = useUploadAdminFilesMutation()
  const stored = useRef(new WeakMap<File, string>())

  const add = async (files: readonly File[]) => {
    const { fresh, repeated } = await withoutRepeated(chosen, files)
    const [first] = repeated
    if (first) toast.info(text.repeated, text.repeatedText(shownFileName(first.name)))
    if (chosen.length + fresh.length > mostFiles) return toast.error(text.rejected, text.tooManyFiles)
    setChosen((before) => [...before, ...fresh])
  }
  const reject = (rejected: readonly RejectedFile[]) => {
    const names = isolatedList(rejected.map(({ file }) => shownFileName(file.name)))
    toast.error(text.rejected, text.rejectedFiles(names))
  }
  const remove = (at: number) => setChosen((before) => before.filter((_, index) => index !== at))
  /** The state of one of them. */
  const stateOf = (file: File) => {
    if (wrong?.file === file) return { status: 'failed' as const, error: wrong.message }
    return { status: sending === file ? ('uploading' as const) : ('waiting' as const) }
  }

  /** @returns the URLs of all of them, once stored @throws UploadFailed */
  const store = async (): Promise<string[]> => {
    setWrong(undefined)
    // One by one, so that a refusal identifies its file.
    for (const file of chosen.filter((one) => !stored.current.has(one))) {
      setSending(file)
      const { data, error } = await upload({ body: { files: [file] } })
      setSending(undefined)
      const [kept] = data ?? []
      if (error || !kept) {
        setWrong({ file, message: isApiError(error) ? error.message : text.uploadFailed })
        throw new UploadFailed(error, file)
      }
      stored.current.set(file, kept.fileUrl)
    }
    return chosen.flatMap((file) => stored.current.get(file) ?? [])
  }
  /** Files stored earlier are gone from the server, so they are uploaded again. */
  const forgetStored = (error: unknown) => {
    if (isApiError(error) && error.code === 'file.not_found') stored.current = new WeakMap()
  }
  return { chosen, sending, stateOf, add, reject, remove, store, forgetStored }
}

export type Attachments = ReturnType<typeof useAttachments>
