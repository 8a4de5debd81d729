import { isApiError } from '@kerf/shared-contracts/client/api-error'

/** A file that the server did not take, and why. */
export interface FileRefusal {
  file: File
  reason: string
}

/** What a failed call says against the file it carried; null where it failed for anything else. */
export function fileRefusalOf(error: unknown, file: File | null | undefined): FileRefusal | null {
  return file && isApiError(error) && error.code.startsWith('file.') ? { file, reason: error.message } : null
}
