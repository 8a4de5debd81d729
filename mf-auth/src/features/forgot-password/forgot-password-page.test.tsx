import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  click,
  connectionLost,
  fakeServer,
  forgetAll,
  noteOf,
  openPage,
  refusal,
  submit,
  type,
} from '../../../test/screens.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  forgetAll()
})

const ask = 'POST /api/auth/forgot-password'

async function send() {
  await type('Email', 'dana@example.com')
  await type('Account Type', 'supplier')
  await submit('Forgot password')
}

async function passSeconds(count: number) {
  for (let second = 0; second < count; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('the answer is the same for every address; another email after 30 seconds needs no typing', async () => {
  const { sent } = fakeServer({ [ask]: { body: { message: 'Sent' } } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openPage(<ForgotPasswordPage />, '/forgot-password')
  await send()
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(screen.getByText('Reset email sent!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to login' })).toBeDefined()
  const again = screen.getByRole('button', { name: /^Send another email \(\d+ s\)$/ })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await passSeconds(30)
  await click('Send another email')
  await submit('Forgot password')
  await screen.findByRole('heading', { name: 'Check your email' })
  const account = { email: 'dana@example.com', role: 'supplier' }
  expect(sent(ask)).toEqual([account, account])
})

test('a request made too soon says how long to wait, and another account can be chosen in the meantime', async () => {
  fakeServer({ [ask]: refusal(429, 'rate_limited', 'Too many.', { headers: { 'Retry-After': '25' } }) })
  openPage(<ForgotPasswordPage />, '/forgot-password')
  await send()
  const waiting = await screen.findByRole('button', { name: /^Send Reset Email \(2\d s\)$/ })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  await type('Account Type', 'customer')
  const button = screen.getByRole('button', { name: 'Send Reset Email' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('address and account type are required', async () => {
  fakeServer({})
  openPage(<ForgotPasswordPage />, '/forgot-password')
  await submit('Forgot password')
  await screen.findByText('Please enter a valid email address')
  expect(noteOf('Account Type')).toBe('Please select your account type')
})

test.each([
  ['a lost connection', connectionLost, 'Failed to send reset email. Please try again.'],
  [
    'a limit',
    refusal(429, 'rate_limited', 'Too many.', { headers: { 'Retry-After': '25' } }),
    'Too many attempts. Please wait 25 seconds and try again.',
  ],
])('%s is reported', async (_what, answer, words) => {
  fakeServer({ [ask]: answer })
  openPage(<ForgotPasswordPage />, '/forgot-password')
  await send()
  await screen.findByText('Request failed')
  expect(screen.getByText(words)).toBeDefined()
})
