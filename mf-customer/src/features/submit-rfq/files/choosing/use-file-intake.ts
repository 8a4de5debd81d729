import { toast } from '@kerf/shared-runtime'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { useState } from 'react'
import { text } from '../../text.ts'
import { trackFileCheck } from './file-checks.ts'
import { type FileRefusal, isOfWrongKind, refusalOf } from './file-refusals.ts'

/** Names that the browser's file picker offers; what a file is goes by its content. */
export const acceptedNames = ['.step', '.stp', '.stpz', '.step.gz', '.stp.gz', '.pdf']

interface RefusedFile {
  file: File
  refusal: FileRefusal
}

function announceRefusal(refused: readonly RefusedFile[]): void {
  const [first] = refused
  if (!first) return
  if (refused.some(({ refusal }) => isOfWrongKind(refusal))) {
    toast.error(text.files.invalid, text.files.invalidText)
  } else {
    toast.error(
      text.files.notTaken,
      text.files.notTakenText(shownFileName(first.file.name), text.files.refusals[first.refusal]),
    )
  }
}

/** The refused files; choosing a file with the same name replaces the earlier one. */
function useRefusedFiles() {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const forget = (names: readonly string[]) => setRefused((now) => now.filter(({ file }) => !names.includes(file.name)))
  const refuse = (files: readonly RefusedFile[]) => {
    if (files.length === 0) return
    announceRefusal(files)
    forget(files.map(({ file }) => file.name))
    setRefused((now) => [...now, ...files])
  }
  return { refused, refuse, forget }
}

/**
 * Looks into chosen files before they are taken: STEP and PDF, by name and content.
 * @param onFiles takes what passes, and answers the files that were there already
 */
export function useFileIntake(onFiles: (files: File[]) => Promise<File[]>) {
  const { refused, refuse, forget } = useRefusedFiles()
  const check = async (files: readonly File[]): Promise<boolean> => {
    const checked = await Promise.all(files.map(async (file) => ({ file, refusal: await refusalOf(file) })))
    refuse(checked.flatMap(({ file, refusal }) => (refusal === null ? [] : [{ file, refusal }])))
    const accepted = checked.flatMap(({ file, refusal }) => (refusal === null ? [file] : []))
    const allPass = accepted.length === checked.length
    if (accepted.length === 0) return allPass
    forget(accepted.map(({ name }) => name))
    const [repeated, ...more] = await onFiles(accepted)
    if (repeated) toast.info(text.files.repeated, text.files.repeatedText(shownFileName(repeated.name), more.length))
    return allPass
  }
  return { take: (files: readonly File[]) => trackFileCheck(check(files)), refused, forget }
}
