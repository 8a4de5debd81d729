import { isApiError } from '@kerf/shared-runtime'
import { text } from '../text.ts'

/** A file that was not uploaded, and why. */
export interface FileRefusal {
  file: File
  reason: string
}

/**
 * Why the file of a failed call was not uploaded: the server refused it, or the upload was cut off. Null where the call
 * failed for another reason.
 */
export function fileRefusalOf(error: unknown, file: File | null | undefined): FileRefusal | null {
  if (!file || !isApiError(error)) return null
  if (error.code.startsWith('file.')) return { file, reason: error.message }
  return error.status === 0 ? { file, reason: text.purchaseOrder.cutOff } : null
}
