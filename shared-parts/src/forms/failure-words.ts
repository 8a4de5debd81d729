import { type ApiError, isApiError } from '@kerf/shared-runtime'
import { staleWords, whoWasFaster } from './stale-words.ts'

/** Whether a call was refused because somebody else changed what it was based on. */
export function isStale(error: unknown): error is ApiError {
  return isApiError(error) && error.code === 'write.stale'
}

/**
 * The message of a failed action (docs/product/errors.md, 'Words of a failure'). A refusal (4xx), or an answer that asks
 * to try again (503 with `Retry-After`), comes with a reason of its own; for other server errors and lost connections the
 * action's own words are used. A stale or late write names who was faster, and when.
 */
export function failureWords(error: unknown, words: string): string {
  if (!isApiError(error)) return words
  if (error.code === 'write.stale') return staleWords(error)
  const isRefusal = error.status >= 400 && error.status < 500
  const asksForPatience = error.code === 'unavailable' && error.retryAfter !== undefined
  if (isRefusal) return `${error.message}${whoWasFaster(error)}`
  return asksForPatience ? error.message : words
}
