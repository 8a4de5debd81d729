import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError, messageOf } from '@kerf/shared-runtime'
import { text } from './text.ts'

const words = text.payment

/** Title and text of a payment update that failed (docs/product/orders.md, 'Payment and archive'). */
export function paymentFailure(error: unknown): [title: string, text?: string] {
  const isSessionOver = isApiError(error) && error.status === 401
  if (isSessionOver || /invalid token|access token required/i.test(messageOf(error, ''))) {
    return [words.sessionExpired, words.sessionExpiredText]
  }
  const message = failureWords(error, words.failed)
  return message === words.failed ? [words.failed] : [words.failed, message]
}
