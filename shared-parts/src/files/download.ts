import { type ApiError, announceSessionEnded, connectionLost, parseError, readToken } from '@kerf/shared-runtime'
import { parse } from 'content-disposition'

/** The file's name in a `Content-Disposition` (RFC 6266), preferring `filename*`. */
function nameIn(disposition: string | null): string | undefined {
  return disposition === null ? undefined : parse(disposition).parameters.filename || undefined
}

function offer(blob: Blob, fileName: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The browser needs the URL until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

interface FetchOptions {
  signal?: AbortSignal | undefined
  /** Body of a POST; without it the request is a GET. */
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

/** @throws {ApiError} if the download fails */
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
 * The bytes of a file of the API, to show them.
 * @param path e.g. `/api/files/{id}`
 * @throws {ApiError} if they cannot be loaded; the signal's reason if it was aborted
 */
export async function readDownload(path: string, signal?: AbortSignal): Promise<Uint8Array> {
  const response = await openFile(path, { signal })
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Downloads a file from the API and lets the browser save it.
 * @param path e.g. `/api/files/{id}/download`
 * @param fallbackName its name if the answer's Content-Disposition has none
 * @param signal aborts it: nothing is saved
 * @throws {ApiError} if the download fails; the signal's reason if it was aborted
 */
export async function saveDownload(path: string, fallbackName: string, signal?: AbortSignal): Promise<void> {
  const response = await openFile(path, { signal })
  const disposition = response.headers.get('Content-Disposition')
  offer(await response.blob(), nameIn(disposition) ?? fallbackName)
}

/**
 * Shows a PDF that the API generates, in a new tab; if the browser opens none, it is saved.
 * @param path of the call @param json its body, which makes it a POST
 * @param waiting the tab's title until the PDF is loaded
 * @throws {ApiError} if it cannot be generated; the tab is closed then
 */
export async function showMade(path: string, fallbackName: string, waiting: string, json?: unknown): Promise<void> {
  // Immediately: browsers open a tab only in direct response to a click.
  const tab = window.open('', '_blank')
  if (tab) tab.document.title = waiting
  try {
    const response = await openFile(path, { json })
    const disposition = response.headers.get('Content-Disposition')
    const blob = await response.blob()
    if (!tab || tab.closed) return offer(blob, nameIn(disposition) ?? fallbackName)
    // The tab needs the URL as long as it is open; the browser frees it with this page.
    tab.location.replace(URL.createObjectURL(blob))
  } catch (error) {
    tab?.close()
    throw error
  }
}
