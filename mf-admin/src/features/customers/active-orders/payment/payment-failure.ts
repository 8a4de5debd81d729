import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError, messageOf } from '@kerf/shared-runtime'
import { text } from '../text.ts'

const words = text.payment

/** Whether the session is over. Its end aborts the call that found out, before the answer reaches the screen. */
function isSessionOver(error: unknown): boolean {
  if (isApiError(error)) return error.status === 401
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}

/** Title and text of a payment update that failed (docs/product/orders.md, 'Payment and archive'). */
export function paymentFailure(error: unknown): [title: string, text?: string] {
  if (isSessionOver(error) || /invalid token|access token required/i.test(messageOf(error, ''))) {
    return [words.sessionExpired, words.sessionExpiredText]
  }
  const message = failureWords(error, words.failed)
  return message === words.failed ? [words.failed] : [words.failed, message]
}
