import { contentOf } from './file-contents.ts'
import { forgetUnanswered, keepUnanswered, unansweredKey } from './idempotency-storage.ts'

const lifetimeMs = 60_000
/** The server stores keys for a day. */
const heldMs = 12 * 60 * 60_000
const keys = new Map<string, { key: string; until: number; entry: string | null }>()

/**
 * The `Idempotency-Key` of a creating call. The same request, repeated while it is pending or after it failed, has the
 * same key, so that a double click or a retry creates one object; after a success the next one is new.
 * @param entry where it is stored beyond this page until it is answered, from `unansweredEntry`
 */
export function idempotencyKeyFor(request: string, entry: string | null = null): string {
  const now = Date.now()
  for (const [other, { until }] of keys) if (until < now) keys.delete(other)
  const known = keys.get(request)
  const key = known?.key ?? (entry && unansweredKey(entry)) ?? crypto.randomUUID()
  keys.set(request, { key, until: Math.max(known?.until ?? 0, now + lifetimeMs), entry: entry ?? known?.entry ?? null })
  if (entry) keepUnanswered(entry, key)
  return key
}

/**
 * Keeps the key of an unanswered request for hours, for screens that promise that a retry acts only once. They call
 * {@link releaseIdempotencyKey} when they find out that the request had succeeded.
 */
export function holdIdempotencyKey(request: string): void {
  const known = keys.get(request)
  if (known) keys.set(request, { ...known, until: Date.now() + heldMs })
}

/** Call after a request succeeded: repeating it on purpose is a new request. */
export function releaseIdempotencyKey(request: string, entry = keys.get(request)?.entry): void {
  keys.delete(request)
  if (entry) forgetUnanswered(entry)
}

/** What identifies a request: URL and content, files by name and content, or by time if that is unknown. */
export function fingerprint(method: string, url: string, body: unknown): string {
  const describe = (_: string, value: unknown) => {
    if (value instanceof File) return ['file', value.name, value.size, contentOf(value) ?? value.lastModified]
    if (value instanceof Blob) return ['blob', value.size, contentOf(value) ?? value.type]
    return value
  }
  return `${method} ${url} ${JSON.stringify(body, describe) ?? ''}`
}
