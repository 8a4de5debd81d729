import { type ApiError, announceSessionEnded, connectionLost, parseError, readToken } from '@kerf/shared-runtime'
import { parse } from 'content-disposition'

/** The file's name in a `Content-Disposition` (RFC 6266): that of `filename*` where there is one. */
function nameIn(disposition: string | null): string | undefined {
  return disposition === null ? undefined : parse(disposition).parameters.filename || undefined
}

function offer(blob: Blob, fileName: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function open(path: string, signal: AbortSignal | undefined): Promise<Response> {
  const token = readToken()
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  try {
    return await fetch(path, { headers, credentials: 'include', signal: signal ?? null })
  } catch {
    signal?.throwIfAborted()
    throw connectionLost
  }
}

/**
 * Downloads a file of the API and hands it to the browser to save.
 * @param path e.g. `/api/files/{id}/download`
 * @param fallbackName its name when the answer's Content-Disposition has none
 * @param signal gives it up: nothing is saved
 * @throws {ApiError} when it cannot be had; the signal's reason when it was given up
 */
export async function saveDownload(path: string, fallbackName: string, signal?: AbortSignal): Promise<void> {
  const response = await open(path, signal)
  if (!response.ok) {
    if (response.status === 401) announceSessionEnded()
    const error: ApiError = parseError(
      response.status,
      response.statusText,
      await response.text(),
      response.headers.get('Retry-After'),
    )
    throw error
  }
  const disposition = response.headers.get('Content-Disposition')
  offer(await response.blob(), nameIn(disposition) ?? fallbackName)
}
