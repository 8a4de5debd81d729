/** Why a call failed, the same for every screen (docs/product/errors.md, 'Words of a failure'). */
export interface ApiError {
  /** HTTP status, or 0 if there was no answer. */
  status: number
  code: string
  /** The message to show. */
  message: string
  fields?: Record<string, string>
  requestId?: string
  /** Seconds to wait before another try, if the server named them. */
  retryAfter?: number
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([field, message]) => [field, String(message)]))
}

/**
 * Reads an error answer: the JSON `message`, else `error`, else the plain text, else the status text
 * (docs/product/errors.md, 'Words of a failure').
 */
export function parseError(status: number, statusText: string, text: string, retryAfter: string | null): ApiError {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  const wait = Number.isFinite(seconds) ? { retryAfter: seconds } : {}
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { status, code: 'unknown', message: text.trim() || statusText, ...wait }
  }
  const parsed = isRecord(body) ? body : {}
  const fields = fieldsOf(parsed.fields)
  const requestId = stringOf(parsed.requestId)
  return {
    status,
    code: stringOf(parsed.code) ?? 'unknown',
    message: stringOf(parsed.message) ?? stringOf(parsed.error) ?? statusText,
    ...(fields ? { fields } : {}),
    // With `write.stale`. Not part of the declared type, which released modules share.
    ...(parsed.changed === undefined ? {} : { changed: parsed.changed }),
    ...(requestId ? { requestId } : {}),
    ...wait,
  }
}

/** The error of a call that got no answer. */
export const connectionLost: ApiError = {
  status: 0,
  code: 'connection_lost',
  message: 'The server could not be reached. Please check your connection and try again.',
}

/** Narrows what a generated hook or `unwrap()` reports to an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && typeof error.status === 'number' && typeof error.message === 'string'
}

/** Whether a failed call may have succeeded on the server: the connection was lost before its answer. */
export function answerLost(error: unknown): boolean {
  return isApiError(error) && [0, 502, 504].includes(error.status)
}

/** Whether an object does not exist, or its id is malformed: retrying is useless. */
export function saysNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400)
}

/** The message of anything a call threw. @param fallback the message if it has none */
export function messageOf(error: unknown, fallback: string): string {
  return isApiError(error) && error.message !== '' ? error.message : fallback
}
