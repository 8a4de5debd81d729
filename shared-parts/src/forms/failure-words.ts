import { isApiError } from '@kerf/shared-runtime'

/**
 * What a failed action says (docs/product/errors.md, 'Words of a failure'). A refusal (4xx) has its own reason that
 * helps, and so has a server that asks to try again (503 with `Retry-After`); when it or the connection failed otherwise, the
 * words of the action stand.
 */
export function failureWords(error: unknown, words: string): string {
  if (!isApiError(error)) return words
  const isRefusal = error.status >= 400 && error.status < 500
  const asksForPatience = error.code === 'unavailable' && error.retryAfter !== undefined
  return isRefusal || asksForPatience ? error.message : words
}
