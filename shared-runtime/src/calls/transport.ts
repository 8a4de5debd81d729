import { reportUpload } from './upload-progress.ts'

/** A request as the browser sends it. */
export interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  body: FormData | string | undefined
  /** Files in the body, whose upload progress is reported to watchers. */
  files: Blob[]
  signal: AbortSignal
}

/** The response; `body` is text. */
export interface Incoming {
  status: number
  statusText: string
  header(name: string): string | null
  body: string
}

/** Sends a request. A lost connection rejects with a TypeError, an abort with an AbortError. */
export async function send(request: Outgoing): Promise<Incoming> {
  if (request.files.length > 0) return sendWithProgress(request)
  const { method, url, headers, body, signal } = request
  const response = await fetch(url, { method, headers, body, signal, credentials: 'include' })
  const { status, statusText } = response
  return { status, statusText, header: (name) => response.headers.get(name), body: await response.text() }
}

/** `fetch` cannot tell how much of a body was sent; XMLHttpRequest can. */
function sendWithProgress({ method, url, headers, body, files, signal }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    xhr.withCredentials = true
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => reportUpload(files, { sent: loaded, total })
    xhr.onload = () => {
      const { status, statusText, responseText } = xhr
      resolve({ status, statusText, header: (name) => xhr.getResponseHeader(name), body: responseText })
    }
    xhr.onerror = () => reject(new TypeError('The connection was lost'))
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    signal.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal.aborted) return xhr.abort()
    // Watchers of an earlier attempt start from zero.
    reportUpload(files, { sent: 0, total: 0 })
    xhr.send(body ?? null)
  })
}
