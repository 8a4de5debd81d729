import { isApiError } from '@kerf/shared-runtime'

/**
 * What a failed action says (docs/product/errors.md, 'Words of a failure'). A refusal (4xx) has its own reason that
 * helps; when the server or the connection failed, the words of the action stand.
 */
export function failureWords(error: unknown, words: string): string {
  const isRefusal = isApiError(error) && error.status >= 400 && error.status < 500
  return isRefusal ? error.message : words
}
