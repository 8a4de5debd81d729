import { connectionLost } from '@kerf/shared-runtime'
import { expect, test } from 'vitest'
import { failureText, signInFailure } from './failure.ts'

const limited = (retryAfter: number) => ({
  status: 429,
  code: 'rate_limited',
  message: 'Too many attempts.',
  retryAfter,
})

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [100, '2 minutes'],
  [900, '15 minutes'],
  [7200, '2 hours'],
])('a limit of %i s says how long to wait', (seconds, words) => {
  expect(failureText(limited(seconds), 'Failed')).toBe(`Too many attempts. Please wait ${words} and try again.`)
})

test('a refusal has its own words; a failing or unreachable server has those of the action', () => {
  const refused = { status: 400, code: 'auth.code_invalid', message: 'Invalid code' }
  expect(failureText(refused, 'Failed to reset password.')).toBe('Invalid code')
  expect(failureText({ ...refused, status: 500 }, 'Failed to reset password.')).toBe('Failed to reset password.')
  expect(failureText(connectionLost, 'Failed to reset password.')).toBe('Failed to reset password.')
})

test("without words of the action, the failure's own are used", () => {
  expect(failureText(connectionLost)).toBe(connectionLost.message)
  expect(failureText(new Error('x is undefined'))).toBe('Something unexpected happened. Please try again.')
})

test('too many sign-ins mention that a new password signs in at once', () => {
  const tooMany = { status: 429, code: 'rate_limited', message: 'Too many', retryAfter: 30 }
  expect(signInFailure(tooMany)).toContain('wait 30 seconds and try again, or choose a new password')
})

test('a request from the server to try again is quoted', () => {
  const away = { status: 503, code: 'unavailable', message: 'Please try again in a moment.', retryAfter: 3 }
  expect(failureText(away, 'Failed to reset password.')).toBe(away.message)
})
