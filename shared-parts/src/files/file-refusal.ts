import { isApiError } from '@kerf/shared-runtime'
import { text } from './text.ts'

/** A file that was not uploaded, and why. */
export interface FileRefusal {
  file: File
  reason: string
}

/**
 * Which file of a failed call was not uploaded, and why: the server refused it, or the upload was cut off. Null if the
 * call failed for another reason. If there are several files, the server names the one it refused.
 */
export function fileRefusalOf(
  error: unknown,
  sent: File | null | undefined | readonly File[],
  cutOff: string = text.cutOff,
): FileRefusal | null {
  const files = [sent ?? []].flat()
  if (!isApiError(error)) return null
  if (error.status === 0) return files[0] ? { file: files[0], reason: cutOff } : null
  if (!error.code.startsWith('file.')) return null
  const said = Object.values(error.fields ?? {})
  const [only, another] = files
  const file = another ? files.find(({ name }) => said.some((words) => words.startsWith(name))) : only
  return file ? { file, reason: error.message } : null
}

/** The error of a chosen file, if it is the one that was refused. */
export function reasonOf(refusal: FileRefusal | null, file: File | null | undefined): string | undefined {
  return refusal !== null && refusal.file === file ? refusal.reason : undefined
}
