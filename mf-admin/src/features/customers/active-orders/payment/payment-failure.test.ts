import { expect, test } from 'vitest'
import { paymentFailure } from './payment-failure.ts'

test.each([
  { status: 401, code: 'auth.token_invalid', message: 'Signed out' },
  { status: 403, code: 'unknown', message: 'Invalid token' },
  { status: 400, code: 'unknown', message: 'Access token required' },
  { name: 'AbortError', message: 'Aborted' },
])('$status $name $message means that the session has expired', (error) => {
  expect(paymentFailure(error)).toEqual(['Session Expired', 'Please log out and log back in to continue'])
})

test('another refusal shows its own words', () => {
  const error = { status: 409, code: 'order.invoice_missing', message: 'Upload the invoice first' }
  expect(paymentFailure(error)).toEqual(['Failed to update payment status', 'Upload the invoice first'])
})

test('a failure without words shows the default ones', () => {
  expect(paymentFailure(undefined)).toEqual(['Failed to update payment status'])
})
