import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError, messageOf, toast } from '@kerf/shared-runtime'
import { text } from './text.ts'

/**
 * Why a call failed; for a rate limit, how long to wait.
 * @param words used when the server or the connection failed; without them, the error's own
 */
export function failureText(error: unknown, words?: string): string {
  if (isApiError(error) && error.status === 429 && error.retryAfter) return text.tooManyAttempts(error.retryAfter)
  return words === undefined ? messageOf(error, text.unexpected) : failureWords(error, words)
}

/** Why a sign-in failed: after too many, mentions that a new password lets the owner in at once. */
export function signInFailure(error: unknown): string {
  if (isApiError(error) && error.status === 429 && error.retryAfter) return text.tooManySignIns(error.retryAfter)
  return failureText(error)
}

/** Shows {@link failureText} in a toast. */
export function tellFailure(title: string, error: unknown, words?: string): void {
  toast.error(title, failureText(error, words))
}
