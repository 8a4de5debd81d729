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

interface FetchOptions {
  signal?: AbortSignal | undefined
  /** Makes it a post of this body. */
  json?: unknown
}

async function open(path: string, { signal, json }: FetchOptions): Promise<Response> {
  const token = readToken()
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const body = json === undefined ? null : JSON.stringify(json)
  if (body !== null) headers['Content-Type'] = 'application/json'
  try {
    const method = body === null ? 'GET' : 'POST'
    return await fetch(path, { method, body, headers, credentials: 'include', signal: signal ?? null })
  } catch {
    signal?.throwIfAborted()
    throw connectionLost
  }
}

/** @throws {ApiError} when it cannot be had */
async function openFile(path: string, options: FetchOptions): Promise<Response> {
  const response = await open(path, options)
  if (response.ok) return response
  if (response.status === 401) announceSessionEnded()
  const error: ApiError = parseError(
    response.status,
    response.statusText,
    await response.text(),
    response.headers.get('Retry-After'),
  )
  throw error
}

/**
 * Downloads a file of the API and hands it to the browser to save.
 * @param path e.g. `/api/files/{id}/download`
 * @param fallbackName its name when the answer's Content-Disposition has none
 * @param signal gives it up: nothing is saved
 * @throws {ApiError} when it cannot be had; the signal's reason when it was given up
 */
export async function saveDownload(path: string, fallbackName: string, signal?: AbortSignal): Promise<void> {
  const response = await openFile(path, { signal })
  const disposition = response.headers.get('Content-Disposition')
  offer(await response.blob(), nameIn(disposition) ?? fallbackName)
}

/**
 * Shows a PDF that the API makes, in a tab of its own; where the browser opens none, it is saved.
 * @param path of the call @param json its body, which makes it a post
 * @param waiting the title of the tab until the PDF is there
 * @throws {ApiError} when it is not made; the tab is closed then
 */
export async function showMade(path: string, fallbackName: string, waiting: string, json?: unknown): Promise<void> {
  // At once: browsers open a tab for a click, and for nothing that comes later.
  const tab = window.open('', '_blank')
  if (tab) tab.document.title = waiting
  try {
    const response = await openFile(path, { json })
    const disposition = response.headers.get('Content-Disposition')
    const blob = await response.blob()
    if (!tab || tab.closed) return offer(blob, nameIn(disposition) ?? fallbackName)
    // The tab needs the address for as long as it is open; it goes with this page.
    tab.location.replace(URL.createObjectURL(blob))
  } catch (error) {
    tab?.close()
    throw error
  }
}
