import { type ApiError, isApiError } from '@kerf/shared-runtime'
import { staleWords, whoWasFaster } from './stale-words.ts'

/** Whether somebody else changed what a call was based on. */
export function isStale(error: unknown): error is ApiError {
  return isApiError(error) && error.code === 'write.stale'
}

/**
 * What a failed action says (docs/product/errors.md, 'Words of a failure'). A refusal (4xx) has its own reason that
 * helps, and so has a server that asks to try again (503 with `Retry-After`); when it or the connection failed otherwise, the
 * words of the action stand. A stale write, and one that came too late, names who was faster, and when.
 */
export function failureWords(error: unknown, words: string): string {
  if (!isApiError(error)) return words
  if (error.code === 'write.stale') return staleWords(error)
  const isRefusal = error.status >= 400 && error.status < 500
  const asksForPatience = error.code === 'unavailable' && error.retryAfter !== undefined
  if (isRefusal) return `${error.message}${whoWasFaster(error)}`
  return asksForPatience ? error.message : words
}
