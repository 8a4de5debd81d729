import { isApiError } from '@kerf/shared-runtime'
import { text } from '../text.ts'

/** A file that did not arrive, and why. */
export interface FileRefusal {
  file: File
  reason: string
}

/**
 * What a failed call says against the file it carried: that the server did not take it, or that its upload was cut off.
 * Null where the call failed for anything else.
 */
export function fileRefusalOf(error: unknown, file: File | null | undefined): FileRefusal | null {
  if (!file || !isApiError(error)) return null
  if (error.code.startsWith('file.')) return { file, reason: error.message }
  return error.status === 0 ? { file, reason: text.purchaseOrder.cutOff } : null
}
